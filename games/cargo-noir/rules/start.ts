/** Chapter 2: the set-up. */
import type { Chance } from '../../../core/chance.ts';
import { noneOf } from '../../../core/counts.ts';
import { lasting } from '../../../core/data.ts';
import { beginTurn } from './flow.ts';
import { CARD_KINDS, drawToken, fillPort, PORT_COUNT } from './places.ts';
import { COPIES, PORTS, START_COINS, START_SHIPS, TOKEN_KINDS, TOKENS_OF_A_KIND, WILD } from './tables.ts';
import type { Emit, Options, State } from './types.ts';

export function start(options: Options, seats: number, chance: Chance, emit?: Emit): State {
  const state = emptyTable(lasting(options), seats);
  for (let n = options.printed.market; n > 0; n--) state.market[drawToken(state, chance)!]!++;
  for (let port = 0; port < PORT_COUNT; port++) if (state.open[port]) fillPort(state, port, chance, emit);
  state.first = chance.draw(seats);
  beginTurn(state, state.first, emit);
  return state;
}

const each = (seats: number, value: number): number[] => noneOf(seats).map(() => value);

function emptyTable(options: Options, seats: number): State {
  return {
    options,
    seats,
    phase: 'send',
    round: 1,
    turn: 0,
    first: 0,
    bag: each(TOKEN_KINDS, TOKENS_OF_A_KIND).map((n, kind) => (kind === WILD ? seats : n)),
    discard: noneOf(TOKEN_KINDS),
    market: noneOf(TOKEN_KINDS),
    ports: noneOf(PORT_COUNT * TOKEN_KINDS),
    open: PORTS.map((port) => (options.printed.players[port] <= seats ? 1 : 0)),
    coins: each(seats, START_COINS),
    goods: noneOf(seats * TOKEN_KINDS),
    ships: each(seats, START_SHIPS),
    inCasino: noneOf(seats),
    inMarket: noneOf(seats),
    stacks: noneOf(seats * PORT_COUNT),
    cards: noneOf(seats * CARD_KINDS),
    stock: [...COPIES],
    raised: noneOf(PORT_COUNT),
    left: noneOf(PORT_COUNT),
    syndicatesPaid: 0,
    pile: 0,
  };
}
