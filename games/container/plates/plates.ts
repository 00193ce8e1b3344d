/** Positions for the figures of Container's rulebook, laid out on the start of a game of three. */
import { seeded } from '../../../core/chance.ts';
import { usualOptions } from '../../../core/usual.ts';
import type { Plate } from '../../../text/plate.ts';
import { container } from '../rules/index.ts';
import {
  COLOURS,
  type Colour,
  FACTORY_CELLS,
  FACTORY_PRICES,
  HARBOUR_CELLS,
  HARBOUR_PRICES,
  ISLAND,
  KINDS,
  WAREHOUSE_COSTS,
} from '../rules/tables.ts';
import type { Container, State } from '../rules/types.ts';

export type PlateId = 'setup' | 'purchase' | 'harbour' | 'auction' | 'scoring';

const [YOU, LEFT] = [0, 1];
const SEATS = 3;

type Priced = readonly (readonly [colour: Colour, price: number])[];

/** Containers on prices, as the rules write them. */
function cells(prices: readonly number[], containers: Priced): number[] {
  const counts = new Array<number>(prices.length * KINDS).fill(0);
  for (const [colour, price] of containers) {
    const cell = prices.indexOf(price) * KINDS + COLOURS.indexOf(colour);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}
const factory = (containers: Priced): number[] => cells(FACTORY_PRICES, containers);
const harbour = (containers: Priced): number[] => cells(HARBOUR_PRICES, containers);

const lay = (counts: number[], at: number, laid: readonly number[]): void => {
  counts.splice(at, laid.length, ...laid);
};
const machines = (state: State, seat: number, colours: readonly Colour[]): void =>
  lay(
    state.machines,
    seat * 4,
    colours.map((colour) => COLOURS.indexOf(colour)),
  );

const warehouses = (state: State, counts: readonly number[]): void =>
  lay(
    state.warehouses,
    0,
    counts.flatMap((count) => WAREHOUSE_COSTS.map((_, space) => (space < count ? 1 : 0))),
  );

const begin = (): State => container.start(usualOptions(container), SEATS, seeded('plates'));

/** It is your turn in a game that has been going on for a while. */
function begun(): State {
  const state = begin();
  state.phase = 'actions';
  state.turn = YOU;
  state.actions = 2;
  state.valueCards.splice(0, SEATS, 3, 0, 1);
  machines(state, YOU, ['orange', 'black']);
  machines(state, LEFT, ['tan', 'white', 'brown']);
  warehouses(state, [4, 3, 2]);
  lay(
    state.factory,
    0,
    factory([
      ['orange', 2],
      ['black', 3],
    ]),
  );
  lay(
    state.factory,
    LEFT * FACTORY_CELLS,
    factory([
      ['tan', 2],
      ['brown', 2],
      ['white', 3],
      ['white', 4],
    ]),
  );
  lay(state.harbour, 0, harbour([['brown', 4]]));
  lay(
    state.harbour,
    LEFT * HARBOUR_CELLS,
    harbour([
      ['black', 3],
      ['orange', 4],
      ['white', 5],
    ]),
  );
  return state;
}

function inHarbour(): State {
  const state = begun();
  state.ships[YOU] = LEFT;
  lay(state.cargo, 0, [0, 0, 0, 1, 1]);
  return state;
}

/** You have sailed to the island with five containers, and all bids lie open. */
function bidsShown(): State {
  const state = begun();
  state.phase = 'answer';
  state.actions = 0;
  state.ships[YOU] = ISLAND;
  state.cash.splice(0, SEATS, 17, 20, 15);
  lay(state.cargo, 0, [1, 1, 0, 1, 2]);
  state.bids.splice(0, SEATS, null, 14, 8);
  state.offers.splice(0, SEATS, 0, 14, 8);
  state.asked.splice(0, SEATS, 0, 1, 0);
  return state;
}

/** Three orange go: they are the most. */
function atTheEnd(): State {
  const state = begun();
  lay(state.island, 0, [2, 1, 3, 2, 1]);
  return state;
}

export const plates: readonly Plate<Container, PlateId>[] = [
  {
    id: 'setup',
    rule: '2.2',
    room: 219,
    you: YOU,
    seats: SEATS,
    state: begin,
    places: ['port-0'],
  },
  {
    id: 'purchase',
    rule: '7.3',
    room: 599,
    you: YOU,
    seats: SEATS,
    state: begun,
    places: ['port-0', 'port-1'],
    draft: {
      type: 'buy',
      seller: LEFT,
      goods: factory([
        ['tan', 2],
        ['white', 3],
      ]),
      store: harbour([
        ['brown', 5],
        ['tan', 4],
        ['white', 5],
      ]),
    },
  },
  {
    id: 'harbour',
    rule: '9.2',
    room: 256,
    you: YOU,
    seats: SEATS,
    state: inHarbour,
    places: ['port-1', 'ship-0'],
    draft: {
      type: 'load',
      goods: harbour([
        ['black', 3],
        ['orange', 4],
      ]),
    },
  },
  {
    id: 'auction',
    rule: '10.4',
    room: 660,
    you: YOU,
    seats: SEATS,
    state: bidsShown,
    places: ['auction'],
    height: 660,
  },
  {
    id: 'scoring',
    rule: '12.2',
    room: 684,
    you: YOU,
    seats: SEATS,
    state: atTheEnd,
    places: ['island', 'supply', 'card'],
    press: '[data-place="head-0"] [data-target="card"]',
  },
];
