/** What the laws must know about Cargo Noir. */
import { total } from '../../../core/counts.ts';
import type { Trial } from '../../../core/laws.ts';
import { fleet } from './flow.ts';
import { cargoNoir } from './index.ts';
import { CARD_KINDS, cardsOf, PORT_COUNT, stackOf } from './places.ts';
import {
  COPIES,
  KINDS,
  LIKELY_PRINT,
  SHIP,
  START_COINS,
  START_SHIPS,
  TOKEN_KINDS,
  TOKENS_OF_A_KIND,
  WILD,
} from './tables.ts';
import type { CargoNoir, Options, State } from './types.ts';

export const BASE: Options = { printed: LIKELY_PRINT, lastRound: 'asEver' };

/** Another print: cheap cards, dear single ones, small ports, all of them open. */
const OTHER_PRINT: Options['printed'] = {
  slots: { ...LIKELY_PRINT.slots, rotterdam: 1, tangier: 4 },
  players: { ...LIKELY_PRINT.players, bombay: 2, panama: 2, rio: 2, tangier: 2 },
  market: 8,
  costs: { ...LIKELY_PRINT.costs, syndicate: 3, villa: 4, yacht: 7, show: 12 },
  points: { ...LIKELY_PRINT.points, ship: 14, syndicate: 0, villa: 4, yacht: 7, show: 13 },
};

export const trial: Trial<CargoNoir> = {
  game: cargoNoir,
  optionSets: {
    base: BASE,
    noSending: { ...BASE, lastRound: 'noSending' },
    otherPrint: { ...BASE, printed: OTHER_PRINT },
  },
  bound: 1500,
  audit: (state) =>
    lostToken(state) ?? lostCoin(state) ?? lostCard(state) ?? lostShip(state) ?? tiedPort(state),
};

function lostToken(state: State): string | undefined {
  for (let kind = 0; kind < TOKEN_KINDS; kind++) {
    const wanted = kind === WILD ? state.seats : TOKENS_OF_A_KIND;
    let found = state.bag[kind]! + state.discard[kind]! + state.market[kind]!;
    for (let i = kind; i < state.ports.length; i += TOKEN_KINDS) found += state.ports[i]!;
    for (let i = kind; i < state.goods.length; i += TOKEN_KINDS) found += state.goods[i]!;
    if (found !== wanted) return `tokens of kind ${kind}: ${found} of ${wanted}`;
  }
  return total(state.goods) > KINDS * TOKENS_OF_A_KIND ? 'more goods than there are' : undefined;
}

function lostCoin(state: State): string | undefined {
  const coins = total(state.coins) + total(state.stacks) - state.pile;
  if (state.coins.some((n) => n < 0)) return `coins: ${state.coins.join(', ')}`;
  return coins === START_COINS * state.seats ? undefined : `coins: ${coins} of ${START_COINS * state.seats}`;
}

function lostCard(state: State): string | undefined {
  for (let card = 0; card < CARD_KINDS; card++) {
    let found = state.stock[card]!;
    for (let seat = 0; seat < state.seats; seat++) found += cardsOf(state, seat, card);
    if (found !== COPIES[card] || state.stock[card]! < 0) return `card ${card}: ${found} of ${COPIES[card]}`;
  }
  return undefined;
}

function lostShip(state: State): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const wanted = START_SHIPS + cardsOf(state, seat, SHIP);
    if (fleet(state, seat) !== wanted) return `seat ${seat} has ${fleet(state, seat)} ships of ${wanted}`;
  }
  return undefined;
}

/** In a port everybody is either alone or outbid, but for one: the highest stack stands alone. */
function tiedPort(state: State): string | undefined {
  for (let port = 0; port < PORT_COUNT; port++) {
    const stacks = Array.from({ length: state.seats }, (_, seat) => stackOf(state, seat, port)).filter(
      (n) => n > 0,
    );
    const highest = Math.max(0, ...stacks);
    if (stacks.filter((n) => n === highest).length > 1) return `two stacks of ${highest} in port ${port}`;
    const mine = stackOf(state, state.turn, port);
    const waiting = state.phase === 'resolve' && mine > 0 && state.raised[port] === 0;
    if (waiting && mine === highest && stacks.length > 1) return `highest but not alone in port ${port}`;
  }
  return undefined;
}
