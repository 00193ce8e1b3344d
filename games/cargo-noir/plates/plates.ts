/** Positions for the figures of Cargo Noir's rulebook, in a game of four. */
import { seeded } from '../../../core/chance.ts';
import { usualOptions } from '../../../core/usual.ts';
import type { Plate } from '../../../text/plate.ts';
import { cargoNoir } from '../rules/index.ts';
import { PORTS, type Port, TOKEN_KINDS, TOKENS, type Token } from '../rules/tables.ts';
import type { CargoNoir, State } from '../rules/types.ts';

export type PlateId = 'stacks' | 'outbid' | 'sets' | 'cards' | 'example' | 'bidding';

const SEATS = 4;
const [YOU, SECOND, THIRD] = [0, 1, 2];

/** It is your turn in the middle of the game. */
function begun(): State {
  const state = cargoNoir.start(usualOptions(cargoNoir), SEATS, seeded('plates'));
  state.round = 5;
  state.turn = YOU;
  state.first = YOU;
  state.coins.splice(0, SEATS, 8, 4, 3, 5);
  stock(state, 'newYork', ['alcohol', 'cigars', 'arms']);
  stock(state, 'rotterdam', ['cars', 'alcohol', 'gold', 'art']);
  return state;
}

const counted = (tokens: readonly Token[]): number[] =>
  TOKENS.map((token) => tokens.filter((each) => each === token).length);

const stock = (state: State, port: Port, tokens: readonly Token[]): void => {
  state.ports.splice(PORTS.indexOf(port) * TOKEN_KINDS, TOKEN_KINDS, ...counted(tokens));
};

function bid(state: State, seat: number, port: Port, coins: number): void {
  state.stacks[seat * PORTS.length + PORTS.indexOf(port)] = coins;
  state.ships[seat] = (state.ships[seat] ?? 0) - 1;
}

/** Two bids lie in New York; yours must be higher than both. */
function sending(): State {
  const state = begun();
  state.phase = 'send';
  bid(state, SECOND, 'newYork', 3);
  bid(state, THIRD, 'newYork', 2);
  bid(state, SECOND, 'rotterdam', 1);
  return state;
}

function outbid(): State {
  const state = begun();
  state.phase = 'resolve';
  bid(state, YOU, 'rotterdam', 3);
  bid(state, THIRD, 'rotterdam', 5);
  bid(state, YOU, 'newYork', 2);
  return state;
}

function trading(): State {
  const state = begun();
  state.phase = 'trade';
  state.goods.splice(0, TOKEN_KINDS, ...counted(['cars', 'cars', 'cars', 'art', 'gold', 'wild']));
  return state;
}

/** The example of rule 5.8. */
function example(): State {
  const state = begun();
  state.phase = 'trade';
  const goods: Token[] = ['jewels', 'jewels', 'jewels', 'jewels', 'cars', 'cars', 'cars', 'arms', 'wild'];
  state.goods.splice(0, TOKEN_KINDS, ...counted(goods));
  return state;
}

/** The example of rule 6.6. */
function bidding(): State {
  const state = begun();
  state.phase = 'send';
  bid(state, SECOND, 'newYork', 3);
  return state;
}

const seen = { you: YOU, seats: SEATS } as const;
const stacksAt = (port: Port, coins: number): number[] => PORTS.map((each) => (each === port ? coins : 0));

export const plates: readonly Plate<CargoNoir, PlateId>[] = [
  {
    ...seen,
    id: 'outbid',
    rule: '4.5',
    room: 196,
    state: outbid,
    places: ['port:newYork', 'port:rotterdam'],
  },
  {
    ...seen,
    id: 'sets',
    rule: '5.2',
    room: 225,
    state: trading,
    places: ['goods', 'finder'],
    press: '[data-tab="goods"]',
  },
  {
    ...seen,
    id: 'cards',
    rule: '5.4',
    room: 318,
    state: trading,
    places: ['shelf'],
    press: '[data-tab="cards"]',
  },
  {
    ...seen,
    id: 'example',
    rule: '5.8',
    room: 248,
    state: example,
    places: ['goods', 'finder'],
    press: '[data-tab="goods"]',
  },
  {
    ...seen,
    id: 'stacks',
    rule: '6.3',
    room: 196,
    state: sending,
    places: ['port:newYork', 'port:rotterdam'],
    draft: { type: 'send', casino: 1, market: 1, stacks: stacksAt('newYork', 4) },
  },
  {
    ...seen,
    id: 'bidding',
    rule: '6.6',
    room: 196,
    state: bidding,
    places: ['port:newYork'],
    draft: { type: 'send', casino: 1, market: 1, stacks: stacksAt('newYork', 5) },
  },
];
