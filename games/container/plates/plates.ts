/** Positions for the figures of Container's rulebook, laid out on the start of a game of three. */
import { seeded } from '../../../core/chance.ts';
import { usualOptions } from '../../../core/usual.ts';
import type { Plate } from '../../../text/plate.ts';
import { EXAMPLE } from '../rules/example.ts';
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

export type PlateId =
  | 'setup'
  | 'default2007'
  | 'defaultAnniversary'
  | 'purchase'
  | 'harbour'
  | 'auction'
  | 'scoring'
  | 'broker';

const [YOU, LEFT, ACROSS, RIGHT] = [0, 1, 2, 3];
const SEATS = 3;
/** Of the worked auction: everybody but the seller bids. */
const BIDDERS = [LEFT, ACROSS, RIGHT] as const;

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

function begin(edition = '2007', seats = SEATS, more: object = {}): State {
  return container.start(usualOptions(container, { edition, ...more }), seats, seeded('plates'));
}

/** It is your turn in a game that has been going on for a while. */
function begun(edition?: string, seats = SEATS): State {
  const state = begin(edition, seats);
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

/** Your ship is about to sail into a harbour. */
function atSea(edition?: string): State {
  const state = begun(edition);
  lay(state.cargo, 0, [0, 0, 0, 1, 1]);
  return state;
}

/** The worked auction: two tied and have added to their bids, and all offers lie open. */
function bidsShown(edition?: string): State {
  const state = begun(edition, BIDDERS.length + 1);
  const chance = seeded('plates');
  lay(state.cargo, 0, [0, 0, 0, 2, 1]);
  container.apply(state, YOU, { type: 'sail', to: 'island' }, chance);
  for (const [i, seat] of BIDDERS.entries())
    container.apply(state, seat, { type: 'bid', amount: [9, 9, 4][i] ?? 0 }, chance);
  container.apply(state, LEFT, { type: 'bid', amount: 1 }, chance);
  container.apply(state, ACROSS, { type: 'bid', amount: 3 }, chance);
  return state;
}

/** The worked account, on its value card. */
function atTheEnd(edition?: string): State {
  const state = begun(edition);
  state.valueCards[YOU] = EXAMPLE.card;
  state.cash[YOU] = EXAMPLE.cash;
  state.loans[YOU] = EXAMPLE.loans;
  lay(state.island, 0, EXAMPLE.island);
  lay(state.cargo, 0, [1, 1, 0, 0, 0]);
  lay(
    state.harbour,
    0,
    harbour([
      ['tan', 3],
      ['tan', 3],
      ['white', 6],
    ]),
  );
  return state;
}

/** You owe $2: in 2007 one dollar is there, and two containers go for the other. */
function inDebt2007(edition?: string): State {
  const state = begun(edition);
  state.loans[YOU] = 2;
  state.cash[YOU] = 1;
  warehouses(state, [3, 3, 2]);
  lay(state.factory, 0, factory([['black', 1]]));
  lay(state.harbour, 0, harbour([['white', 3]]));
  return state;
}

/** You owe $2 and have nothing: the island pays first, then the ship. */
function inDebtAnniversary(edition?: string): State {
  const state = begun(edition);
  state.loans[YOU] = 2;
  state.cash[YOU] = 0;
  state.ships[YOU] = ISLAND;
  lay(state.island, 0, [0, 0, 0, 1, 0]);
  lay(state.cargo, 0, [0, 0, 0, 0, 1]);
  return state;
}

function atTheBank(edition?: string): State {
  const state = begin(edition, SEATS, { investmentBank: true });
  state.turn = YOU;
  container.apply(state, YOU, { type: 'callWithMoney', broker: 0, amount: 4 }, seeded('plates'));
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
    id: 'default2007',
    rule: '4.12',
    edition: '2007',
    room: 219,
    you: YOU,
    seats: SEATS,
    state: inDebt2007,
    places: ['port-0'],
  },
  {
    id: 'defaultAnniversary',
    rule: '4.12',
    edition: 'anniversary',
    room: 219,
    you: YOU,
    seats: SEATS,
    state: inDebtAnniversary,
    places: ['island', 'ship-0'],
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
    room: 701,
    you: YOU,
    seats: SEATS,
    state: atSea,
    places: ['port-1', 'ship-0'],
    draft: {
      type: 'dock',
      at: LEFT,
      goods: harbour([
        ['black', 3],
        ['orange', 4],
      ]),
    },
  },
  {
    id: 'auction',
    rule: '10.8',
    room: 660,
    you: YOU,
    seats: BIDDERS.length + 1,
    state: bidsShown,
    places: ['auction'],
    height: 660,
  },
  {
    id: 'scoring',
    rule: '12.8',
    room: 684,
    you: YOU,
    seats: SEATS,
    state: atTheEnd,
    places: ['island', 'supply', 'card'],
    press: '[data-place="head-0"] [data-target="card"]',
  },
  {
    id: 'broker',
    rule: '13.10',
    edition: 'anniversary',
    room: 232,
    you: YOU,
    seats: SEATS,
    state: atTheBank,
    places: ['bank'],
  },
];
