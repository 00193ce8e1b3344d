/** Where ships, coins and tokens are. */
import type { Chance } from '../../../core/chance.ts';
import { drawFrom, setAll, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import {
  CARDS,
  PER_WAREHOUSE_CARD,
  PORTS,
  rounds,
  TOKEN_KINDS,
  WAREHOUSE,
  WAREHOUSE_CARD,
} from './tables.ts';
import type { Emit, State, View } from './types.ts';

export const PORT_COUNT = PORTS.length;
export const CARD_KINDS = CARDS.length;

/** The ports of a set given as bits, for all sets: made once, so that asking allocates nothing. */
const PORT_LISTS: readonly (readonly number[])[] = Array.from({ length: 1 << PORT_COUNT }, (_, bits) =>
  PORTS.flatMap((_name, port) => (bits & (1 << port) ? [port] : [])),
);

export const portsIn = (bits: number): readonly number[] => PORT_LISTS[bits]!;

export const stackOf = (view: View, seat: Seat, port: number): number =>
  view.stacks[seat * PORT_COUNT + port]!;
export const tokensOf = (view: View, seat: Seat, kind: number): number =>
  view.goods[seat * TOKEN_KINDS + kind]!;
export const cardsOf = (view: View, seat: Seat, card: number): number =>
  view.cards[seat * CARD_KINDS + card]!;

export const goodsOf = (view: View, seat: Seat): number[] =>
  view.goods.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);

export const capacity = (view: View, seat: Seat): number =>
  WAREHOUSE + PER_WAREHOUSE_CARD * cardsOf(view, seat, WAREHOUSE_CARD);

/** The highest stack of the others in a port; 0 when the seat would be alone. */
export function highestOther(view: View, seat: Seat, port: number): number {
  let highest = 0;
  for (let other = 0; other < view.seats; other++) {
    if (other !== seat) highest = Math.max(highest, stackOf(view, other, port));
  }
  return highest;
}

/** The least stack that wins a port against those who are there (rule 6.3). */
export const leastBid = (view: View, seat: Seat, port: number): number => highestOther(view, seat, port) + 1;

export function setStack(state: State, seat: Seat, port: number, coins: number): void {
  state.stacks[seat * PORT_COUNT + port] = coins;
}

/** Coins from the common pile, or to it. */
export function fromPile(state: State, seat: Seat, coins: number): void {
  state.coins[seat]! += coins;
  state.pile += coins;
}

export const isLastRound = (view: View): boolean => view.round === rounds(view.seats);

/** Whether ships still go out and bids are raised: not in a last round that forbids it (rule 9.4). */
export const maySend = (view: View): boolean => !isLastRound(view) || view.options.lastRound === 'asEver';

/** One token from the bag; an empty bag takes the discarded ones back first (rule 4.8). */
export function drawToken(state: State, chance: Chance, emit?: Emit): number | null {
  let left = total(state.bag);
  if (left === 0) left = recycle(state, emit);
  return left === 0 ? null : drawFrom(state.bag, left, chance);
}

/** Says how many tokens are in the bag then. */
function recycle(state: State, emit?: Emit): number {
  const tokens = total(state.discard);
  if (tokens === 0) return 0;
  for (let kind = 0; kind < TOKEN_KINDS; kind++) state.bag[kind]! += state.discard[kind]!;
  setAll(state.discard, 0);
  emit?.({ type: 'recycled', tokens });
  return tokens;
}

/** Fills a port up to the places printed on it (rules 2.2, 4.4). */
export function fillPort(state: State, port: number, chance: Chance, emit?: Emit): void {
  const name = PORTS[port]!;
  for (let n = state.options.printed.slots[name]; n > 0; n--) {
    const token = drawToken(state, chance, emit);
    if (token !== null) state.ports[port * TOKEN_KINDS + token]!++;
  }
  emit?.({ type: 'refilled', port: name, goods: portGoods(state, port) });
}

export const portGoods = (view: View, port: number): number[] =>
  view.ports.slice(port * TOKEN_KINDS, (port + 1) * TOKEN_KINDS);
