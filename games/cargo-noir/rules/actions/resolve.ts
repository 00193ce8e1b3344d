/** Chapter 4: the ships come home, one at a time and in any order. */
import type { Seat } from '../../../../core/game.ts';
import { afterShip, isUnresolved } from '../flow.ts';
import {
  cardsOf,
  drawToken,
  fillPort,
  fromPile,
  highestOther,
  leastBid,
  maySend,
  PORT_COUNT,
  portGoods,
  portsIn,
  setStack,
  stackOf,
  tokensOf,
} from '../places.ts';
import { refuse, type Why } from '../refuse.ts';
import {
  CASINO_INCOME,
  PORTS,
  type Port,
  SYNDICATE,
  SYNDICATE_INCOME,
  TOKEN_KINDS,
  TOKENS,
} from '../tables.ts';
import type { ActionOf, MoveOf, State, View } from '../types.ts';
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
  can: (view, seat) => view.phase === 'resolve' && view.inCasino[seat]! > 0,
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

const canSwap = (view: View, seat: Seat, give: number, take: number): boolean =>
  take !== give && view.market[take]! > 0 && tokensOf(view, seat, give) > 0;

/** The swaps that change something: how many there are, or the one after so many. */
function swaps(view: View, seat: Seat): number {
  let possible = 0;
  for (let give = 0; give < TOKEN_KINDS; give++) {
    if (tokensOf(view, seat, give) === 0) continue;
    for (let take = 0; take < TOKEN_KINDS; take++) if (canSwap(view, seat, give, take)) possible++;
  }
  return possible;
}

function swapAfter(view: View, seat: Seat, skip: number): MoveOf<'swap'> {
  let left = skip;
  for (let give = 0; ; give++) {
    for (let take = 0; take < TOKEN_KINDS; take++) {
      if (canSwap(view, seat, give, take) && left-- === 0) return SWAPS[give]![take]!;
    }
  }
}

/** Rule 4.3: one token of one's own for one of the black market. */
export const swap: ActionOf<'swap'> = {
  check(view, seat, { give, take }) {
    const wrong = noMarket(view, seat);
    if (wrong) return wrong;
    if (tokensOf(view, seat, TOKENS.indexOf(give)) === 0) return refuse('notOwned', { token: give });
    if (view.market[TOKENS.indexOf(take)] === 0) return refuse('notInMarket', { token: take });
    return give === take ? refuse('sameToken', {}) : undefined;
  },
  apply(state, seat, { give, take }, _chance, emit) {
    const [given, taken] = [TOKENS.indexOf(give), TOKENS.indexOf(take)];
    state.goods[seat * TOKEN_KINDS + given]!--;
    state.market[given]!++;
    state.market[taken]!--;
    state.goods[seat * TOKEN_KINDS + taken]!++;
    emit?.({ type: 'swapped', seat, give, take });
    leaveMarket(state, seat);
  },
  can: (view, seat) => view.phase === 'resolve' && view.inMarket[seat]! > 0 && swaps(view, seat) > 0,
  *moves(view, seat) {
    for (let i = swaps(view, seat), skip = 0; skip < i; skip++) yield swapAfter(view, seat, skip);
  },
  sample(view, seat, chance) {
    const possible = swaps(view, seat);
    return swapAfter(view, seat, possible > 1 ? chance.draw(possible) : 0);
  },
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
  can: (view, seat) => view.phase === 'resolve' && view.inMarket[seat]! > 0,
  *moves() {
    yield DRAW;
  },
  sample: () => DRAW,
};

function noShip(view: View, seat: Seat, port: Port): Why {
  const early = notNow(view, seat, 'resolve');
  if (early) return early;
  return isUnresolved(view, PORTS.indexOf(port)) ? undefined : refuse('noShipInPort', { port });
}

/** Ports with a ship to resolve, where the seat is alone or where it is outbid, as bits. */
function portsToResolve(view: View, seat: Seat, alone: boolean): number {
  let bits = 0;
  for (let port = 0; port < PORT_COUNT; port++) {
    if (isUnresolved(view, port) && (highestOther(view, seat, port) === 0) === alone) bits |= 1 << port;
  }
  return bits;
}

/** Rule 4.4: alone in a port, a ship takes all its goods and leaves its coins. */
export const takeCargo: ActionOf<'takeCargo'> = {
  check(view, seat, { port }) {
    const wrong = noShip(view, seat, port);
    if (wrong) return wrong;
    return highestOther(view, seat, PORTS.indexOf(port)) > 0 ? refuse('notAlone', { port }) : undefined;
  },
  apply(state, seat, { port }, chance, emit) {
    const at = PORTS.indexOf(port);
    const [coins, goods] = [stackOf(state, seat, at), portGoods(state, at)];
    setStack(state, seat, at, 0);
    state.pile -= coins;
    for (let kind = 0; kind < TOKEN_KINDS; kind++) {
      state.goods[seat * TOKEN_KINDS + kind]! += goods[kind]!;
      state.ports[at * TOKEN_KINDS + kind] = 0;
    }
    state.ships[seat]!++;
    emit?.({ type: 'taken', seat, port, coins, goods });
    fillPort(state, at, chance, emit);
    afterShip(state);
  },
  can: (view, seat) => view.phase === 'resolve' && portsToResolve(view, seat, true) !== 0,
  *moves(view, seat) {
    for (const port of portsIn(portsToResolve(view, seat, true)))
      yield { type: 'takeCargo', port: PORTS[port]! };
  },
  sample: (view, seat, chance) => ({
    type: 'takeCargo',
    port: PORTS[pick(portsIn(portsToResolve(view, seat, true)), chance)]!,
  }),
};

/** Coins needed to be highest again. */
const toRaise = (view: View, seat: Seat, port: number): number =>
  leastBid(view, seat, port) - stackOf(view, seat, port);

/** Ports where the seat can pay for a raise, as bits. */
function raisable(view: View, seat: Seat): number {
  let bits = 0;
  for (const port of portsIn(portsToResolve(view, seat, false))) {
    if (toRaise(view, seat, port) <= view.coins[seat]!) bits |= 1 << port;
  }
  return bits;
}

/** Rule 4.5: outbid, one may add coins and stay. */
export const raise: ActionOf<'raise'> = {
  check(view, seat, { port, coins }) {
    const wrong = noShip(view, seat, port);
    if (wrong) return wrong;
    const at = PORTS.indexOf(port);
    if (highestOther(view, seat, at) === 0) return refuse('notOutbid', { port });
    if (!maySend(view)) return refuse('noRaiseInLastRound', {});
    if (coins > view.coins[seat]!) return refuse('tooFewCoins', { wanted: coins, coins: view.coins[seat]! });
    const bid = stackOf(view, seat, at) + coins;
    const least = leastBid(view, seat, at);
    return bid < least ? refuse('bidTooLow', { bid, least }) : undefined;
  },
  apply(state, seat, { port, coins }, _chance, emit) {
    const at = PORTS.indexOf(port);
    state.coins[seat]! -= coins;
    setStack(state, seat, at, stackOf(state, seat, at) + coins);
    state.raised[at] = 1;
    emit?.({ type: 'raised', seat, port, stack: stackOf(state, seat, at) });
    afterShip(state);
  },
  can: (view, seat) =>
    view.phase === 'resolve' && view.coins[seat]! > 0 && maySend(view) && raisable(view, seat) !== 0,
  *moves(view, seat) {
    for (const port of portsIn(raisable(view, seat))) {
      for (let coins = toRaise(view, seat, port); coins <= view.coins[seat]!; coins++) {
        yield { type: 'raise', port: PORTS[port]!, coins };
      }
    }
  },
  sample(view, seat, chance) {
    const port = pick(portsIn(raisable(view, seat)), chance);
    const least = toRaise(view, seat, port);
    return { type: 'raise', port: PORTS[port]!, coins: least + chance.draw(view.coins[seat]! - least + 1) };
  },
};

/** Rules 4.6, 4.7: or one leaves with one's coins, and the Syndicate pays for it. */
export const withdraw: ActionOf<'withdraw'> = {
  check(view, seat, { port }) {
    const wrong = noShip(view, seat, port);
    if (wrong) return wrong;
    return highestOther(view, seat, PORTS.indexOf(port)) === 0 ? refuse('notOutbid', { port }) : undefined;
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
  can: (view, seat) => view.phase === 'resolve' && portsToResolve(view, seat, false) !== 0,
  *moves(view, seat) {
    for (const port of portsIn(portsToResolve(view, seat, false)))
      yield { type: 'withdraw', port: PORTS[port]! };
  },
  sample: (view, seat, chance) => ({
    type: 'withdraw',
    port: PORTS[pick(portsIn(portsToResolve(view, seat, false)), chance)]!,
  }),
};
