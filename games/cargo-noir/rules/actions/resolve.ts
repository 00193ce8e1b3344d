/** Chapter 4: the ships come home, one at a time and in any order. */
import type { Seat } from '../../../../core/game.ts';
import { afterShip, isUnresolved } from '../flow.ts';
import {
  cardsOf,
  drawToken,
  fillPort,
  fromPile,
  highestOther,
  kindsIn,
  leastBid,
  listOf,
  maySend,
  portGoods,
  setStack,
  stackOf,
  tokensOf,
} from '../places.ts';
import { refuse, type Why } from '../refuse.ts';
import {
  CASINO_INCOME,
  PORTS,
  type Port,
  type Rule,
  SYNDICATE,
  SYNDICATE_INCOME,
  TOKEN_KINDS,
  TOKENS,
} from '../tables.ts';
import type { ActionOf, MoveOf, State, View } from '../types.ts';
import { canBe, portsAlone, portsOutbid, portsToRaise, toRaise } from '../waiting.ts';
import { notNow, pick } from './common.ts';

const CASINO: MoveOf<'casino'> = Object.freeze({ type: 'casino' });
const DRAW: MoveOf<'draw'> = Object.freeze({ type: 'draw' });

/** Rule 4.2: two coins for a ship in the casino. */
export const casino: ActionOf<'casino'> = {
  check(view, seat) {
    const early = notNow(view, seat, 'resolve');
    if (early) return early;
    return view.inCasino[seat] === 0 ? refuse('noShipInCasino', {}) : undefined;
  },
  apply(state, seat, _move, _chance, emit) {
    state.inCasino[seat]!--;
    state.ships[seat]!++;
    fromPile(state, seat, CASINO_INCOME);
    emit?.({ type: 'income', seat, coins: CASINO_INCOME, from: 'casino' });
    afterShip(state);
  },
  can: canBe('casino'),
  *moves() {
    yield CASINO;
  },
  sample: () => CASINO,
};

function noMarket(view: View, seat: Seat): Why {
  const early = notNow(view, seat, 'resolve');
  if (early) return early;
  return view.inMarket[seat] === 0 ? refuse('noShipInMarket', {}) : undefined;
}

function leaveMarket(state: State, seat: Seat): void {
  state.inMarket[seat]!--;
  state.ships[seat]!++;
  afterShip(state);
}

/** All swaps by what is given and taken, made once. */
const SWAPS = TOKENS.map((give) =>
  TOKENS.map((take): MoveOf<'swap'> => Object.freeze({ type: 'swap', give, take })),
);

/** The kinds a seat has, and those that lie in the black market. */
const ownKinds = (view: View, seat: Seat): readonly number[] =>
  listOf(kindsIn(view.goods, seat * TOKEN_KINDS));
const marketKinds = (view: View): readonly number[] => listOf(kindsIn(view.market));

/** Rule 4.3: one token of one's own for any in the black market. */
export const swap: ActionOf<'swap'> = {
  check(view, seat, { give, take }) {
    const wrong = noMarket(view, seat);
    if (wrong) return wrong;
    if (tokensOf(view, seat, TOKENS.indexOf(give)) === 0) return refuse('notOwned', { token: give });
    if (view.market[TOKENS.indexOf(take)] === 0) return refuse('notInMarket', { token: take });
    return undefined;
  },
  apply(state, seat, { give, take }, _chance, emit) {
    const given = TOKENS.indexOf(give);
    const taken = TOKENS.indexOf(take);
    state.goods[seat * TOKEN_KINDS + given]!--;
    state.market[given]!++;
    state.market[taken]!--;
    state.goods[seat * TOKEN_KINDS + taken]!++;
    emit?.({ type: 'swapped', seat, give, take });
    leaveMarket(state, seat);
  },
  can: canBe('swap'),
  *moves(view, seat) {
    for (const give of ownKinds(view, seat)) {
      for (const take of marketKinds(view)) yield SWAPS[give]![take]!;
    }
  },
  sample: (view, seat, chance) =>
    SWAPS[pick(ownKinds(view, seat), chance)]![pick(marketKinds(view), chance)]!,
};

/** Rule 4.3: or a token from the bag, unseen. */
export const draw: ActionOf<'draw'> = {
  check: noMarket,
  apply(state, seat, _move, chance, emit) {
    const token = drawToken(state, chance, emit);
    if (token !== null) state.goods[seat * TOKEN_KINDS + token]!++;
    emit?.({ type: 'drawn', seat, token: token === null ? null : TOKENS[token]! });
    leaveMarket(state, seat);
  },
  can: canBe('draw'),
  *moves() {
    yield DRAW;
  },
  sample: () => DRAW,
};

function noShip(view: View, seat: Seat, port: Port, rule: Rule): Why {
  const early = notNow(view, seat, 'resolve');
  if (early) return early;
  return isUnresolved(view, PORTS.indexOf(port)) ? undefined : refuse('noShipInPort', { port }, rule);
}

/** Moves by port, made once. */
const TAKINGS = PORTS.map((port): MoveOf<'takeCargo'> => Object.freeze({ type: 'takeCargo', port }));
const WITHDRAWALS = PORTS.map((port): MoveOf<'withdraw'> => Object.freeze({ type: 'withdraw', port }));

/** Rule 4.4: alone in a port, a ship takes all its goods and leaves its coins. */
export const takeCargo: ActionOf<'takeCargo'> = {
  check(view, seat, { port }) {
    const wrong = noShip(view, seat, port, '4.4');
    if (wrong) return wrong;
    return highestOther(view, seat, PORTS.indexOf(port)) > 0 ? refuse('notAlone', { port }) : undefined;
  },
  apply(state, seat, { port }, chance, emit) {
    const at = PORTS.indexOf(port);
    const coins = stackOf(state, seat, at);
    emit?.({ type: 'taken', seat, port, coins, goods: portGoods(state, at) });
    setStack(state, seat, at, 0);
    state.pile -= coins;
    for (let kind = 0; kind < TOKEN_KINDS; kind++) {
      state.goods[seat * TOKEN_KINDS + kind]! += state.ports[at * TOKEN_KINDS + kind]!;
      state.ports[at * TOKEN_KINDS + kind] = 0;
    }
    state.ships[seat]!++;
    fillPort(state, at, chance, emit);
    afterShip(state);
  },
  can: canBe('takeCargo'),
  *moves(view, seat) {
    for (const port of listOf(portsAlone(view, seat))) yield TAKINGS[port]!;
  },
  sample: (view, seat, chance) => TAKINGS[pick(listOf(portsAlone(view, seat)), chance)]!,
};

/** Rule 4.5: outbid, one may add coins and stay. */
export const raise: ActionOf<'raise'> = {
  check(view, seat, { port, coins }) {
    const wrong = noShip(view, seat, port, '4.5');
    if (wrong) return wrong;
    const at = PORTS.indexOf(port);
    if (highestOther(view, seat, at) === 0) return refuse('notOutbid', { port });
    if (!maySend(view)) return refuse('noRaiseInLastRound', {});
    const safe = view.coins[seat]!;
    if (coins > safe) return refuse('tooFewCoins', { wanted: coins, coins: safe }, '4.5');
    const bid = stackOf(view, seat, at) + coins;
    const least = leastBid(view, seat, at);
    return bid < least ? refuse('bidTooLow', { bid, least }, '4.5') : undefined;
  },
  apply(state, seat, { port, coins }, _chance, emit) {
    const at = PORTS.indexOf(port);
    state.coins[seat]! -= coins;
    setStack(state, seat, at, stackOf(state, seat, at) + coins);
    state.raised[at] = 1;
    emit?.({ type: 'raised', seat, port, stack: stackOf(state, seat, at) });
    afterShip(state);
  },
  can: canBe('raise'),
  *moves(view, seat) {
    for (const port of listOf(portsToRaise(view, seat))) {
      for (let coins = toRaise(view, seat, port); coins <= view.coins[seat]!; coins++) {
        yield { type: 'raise', port: PORTS[port]!, coins };
      }
    }
  },
  sample(view, seat, chance) {
    const port = pick(listOf(portsToRaise(view, seat)), chance);
    const least = toRaise(view, seat, port);
    return { type: 'raise', port: PORTS[port]!, coins: least + chance.draw(view.coins[seat]! - least + 1) };
  },
};

/** Rules 4.6, 4.7: or one leaves with one's coins, and the Syndicate pays for it. */
export const withdraw: ActionOf<'withdraw'> = {
  check(view, seat, { port }) {
    const wrong = noShip(view, seat, port, '4.6');
    if (wrong) return wrong;
    const alone = highestOther(view, seat, PORTS.indexOf(port)) === 0;
    return alone ? refuse('notOutbid', { port }, '4.6') : undefined;
  },
  apply(state, seat, { port }, _chance, emit) {
    const at = PORTS.indexOf(port);
    const coins = stackOf(state, seat, at);
    setStack(state, seat, at, 0);
    state.coins[seat]! += coins;
    state.ships[seat]!++;
    state.left[at] = 1;
    emit?.({ type: 'withdrawn', seat, port, coins });
    if (state.syndicatesPaid < cardsOf(state, seat, SYNDICATE)) {
      state.syndicatesPaid++;
      fromPile(state, seat, SYNDICATE_INCOME);
      emit?.({ type: 'income', seat, coins: SYNDICATE_INCOME, from: 'syndicate' });
    }
    afterShip(state);
  },
  can: canBe('withdraw'),
  *moves(view, seat) {
    for (const port of listOf(portsOutbid(view, seat))) yield WITHDRAWALS[port]!;
  },
  sample: (view, seat, chance) => WITHDRAWALS[pick(listOf(portsOutbid(view, seat)), chance)]!,
};
