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
  TOKENS,
  WAREHOUSE,
  WAREHOUSE_CARD,
} from './tables.ts';
import type { Emit, State, View } from './types.ts';

export const PORT_COUNT = PORTS.length;
export const CARD_KINDS = CARDS.length;

/** What is in a set given as bits, of ports or of kinds, for all sets: made once, so that asking allocates nothing. */
const LISTS: readonly (readonly number[])[] = Array.from({ length: 1 << TOKEN_KINDS }, (_, bits) =>
  TOKENS.flatMap((_token, i) => (bits & (1 << i) ? [i] : [])),
);

export const listOf = (bits: number): readonly number[] => LISTS[bits]!;

/** The kinds of which there are any, as bits. */
export function kindsIn(counts: readonly number[], from = 0): number {
  let bits = 0;
  for (let kind = 0; kind < TOKEN_KINDS; kind++) if (counts[from + kind]! > 0) bits |= 1 << kind;
  return bits;
}

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
    const stack = stackOf(view, other, port);
    if (stack > highest && other !== seat) highest = stack;
  }
  return highest;
}

/** The least stack that wins a port against those who are there (rule 6.3). */
export const leastBid = (view: View, seat: Seat, port: number): number => highestOther(view, seat, port) + 1;

/** The least stack that would be the highest in a port, whoever laid it. */
export const leastToLead = (view: View, port: number): number =>
  Math.max(stackOf(view, view.turn, port) + 1, leastBid(view, view.turn, port));

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

/** One token from the bag, if there is any. */
export function drawToken(state: State, chance: Chance, emit?: Emit): number | null {
  const left = readyBag(state, emit);
  return left === 0 ? null : drawFrom(state.bag, left, chance);
}

/** How many tokens can be drawn: an empty bag takes the discarded ones back first (rule 4.8). */
function readyBag(state: State, emit?: Emit): number {
  const left = total(state.bag);
  return left === 0 ? recycle(state, emit) : left;
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
  let left = 0;
  for (let n = state.options.printed.slots[name]; n > 0; n--) {
    if (left === 0) left = readyBag(state, emit);
    if (left === 0) break;
    state.ports[port * TOKEN_KINDS + drawFrom(state.bag, left--, chance)]!++;
  }
  emit?.({ type: 'refilled', port: name, goods: portGoods(state, port) });
}

export const portGoods = (view: View, port: number): number[] =>
  view.ports.slice(port * TOKEN_KINDS, (port + 1) * TOKEN_KINDS);
