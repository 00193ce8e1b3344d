/** What a picture of the table may say beyond what lies there: who leads, what goods are worth, what is within reach. */
import { noneOf, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { available, costOf, leftOver, surplus } from './actions/trade.ts';
import { type Best, bestSets } from './exchange.ts';
import { isUnresolved } from './flow.ts';
import { goodsOf, highestOther, isLastRound, leastBid, portGoods, stackOf } from './places.ts';
import { tokensIn } from './sets.ts';
import { CARDS, PORTS, TOKEN_KINDS, WILD } from './tables.ts';
import type { GoodsSet, MoveOf, View } from './types.ts';

export { costOf, surplus } from './actions/trade.ts';
export { fleet } from './flow.ts';
export {
  capacity,
  cardsOf,
  goodsOf,
  isLastRound,
  leastBid,
  leastToLead,
  portGoods,
  stackOf,
} from './places.ts';
export { points } from './scoring.ts';
export { tokensIn, worthOfSet, worthOfSets } from './sets.ts';

/** How a seat stands in a port (rules 4.4–4.6, 6.2, 6.3): with a ship there, or with what it could send. */
export type Standing = 'leads' | 'outbid' | 'left' | 'within' | 'beyond';

export function standing(view: View, seat: Seat, port: number): Standing {
  const stack = stackOf(view, seat, port);
  if (stack > 0) return stack > highestOther(view, seat, port) ? 'leads' : 'outbid';
  if (seat === view.turn && view.left[port] === 1) return 'left';
  return leastBid(view, seat, port) <= view.coins[seat]! ? 'within' : 'beyond';
}

/** Whether a ship of the seat in this port still waits for its turn to come home (rule 4.1). */
export const waits = (view: View, seat: Seat, port: number): boolean =>
  view.phase === 'resolve' && seat === view.turn && isUnresolved(view, port);

/** The solver's answers, kept for the goods that were asked about last: a picture asks the same again and again. */
const SOLVED = new Map<string, Best[]>();
const MANY = 64;

function solved(goods: readonly number[]): readonly Best[] {
  const key = goods.join();
  const known = SOLVED.get(key);
  if (known) return known;
  if (SOLVED.size === MANY) SOLVED.clear();
  const best = bestSets(goods);
  SOLVED.set(key, best);
  return best;
}

/** The best way to give all of them. */
const all = (goods: readonly number[]): Best => solved(goods).at(-1)!;

/** What goods are worth at most (rules 5.1–5.3): a token more never makes them worth less. */
export const worthOf = (goods: readonly number[]): number => all(goods).worth;

/** The best way for every number of tokens, most valuable first. */
export const waysToGive = (goods: readonly number[]): Best[] => solved(goods).slice(1).reverse();

/** Whether a ship that stands in this port now has a turn left in which it comes home (rule 7.1). */
function comesHome(view: View, seat: Seat, port: number): boolean {
  const turns = (of: Seat): number => (of - view.first + view.seats) % view.seats;
  return !isLastRound(view) || turns(seat) > turns(view.turn) || waits(view, seat, port);
}

/** Goods in the ports where the seat leads, and in these others: they come home if nobody bids more (rule 4.4). */
export function cargoInSight(view: View, seat: Seat, others: readonly number[] = []): number[] {
  const cargo = noneOf(TOKEN_KINDS);
  for (const port of PORTS.keys()) {
    if (standing(view, seat, port) !== 'leads' && !others.includes(port)) continue;
    if (!comesHome(view, seat, port)) continue;
    for (const [kind, n] of portGoods(view, port).entries()) cargo[kind]! += n;
  }
  return cargo;
}

/** What a seat can pay for cards: now, and when its cargo has come in. In the last round coins help (rule 7.2). */
export function means(view: View, seat: Seat, cargo: readonly number[]): { now: number; later: number } {
  const goods = goodsOf(view, seat);
  const purse = isLastRound(view) ? view.coins[seat]! : 0;
  const both = goods.map((n, kind) => n + cargo[kind]!);
  return { now: worthOf(goods) + purse, later: worthOf(both) + purse };
}

/** Sets and coins for some cards: as few coins, then as few tokens, then as few wild ones as will do. */
export function paymentFor(
  view: View,
  seat: Seat,
  cards: readonly number[],
): { readonly sets: readonly GoodsSet[]; readonly coins: number } {
  const cost = costOf(view, cards);
  const goods = goodsOf(view, seat);
  if (cost === 0) return { sets: [], coins: 0 };
  const ways = Array.from({ length: goods[WILD]! + 1 }, (_, wilds) => enoughWith(goods, wilds, cost));
  const [first, ...others] = ways.filter((way) => way !== undefined);
  if (first) {
    const fewest = others.reduce((a, b) => (size(b.sets) < size(a.sets) ? b : a), first);
    return { sets: fewest.sets, coins: 0 };
  }
  const { sets, worth } = all(goods);
  const purse = isLastRound(view) ? view.coins[seat]! : 0;
  return { sets, coins: Math.min(purse, cost - worth) };
}

const size = (sets: readonly GoodsSet[]): number => total(tokensIn(sets));

/** The fewest tokens that are worth so much, with so many wild ones at most. */
function enoughWith(goods: readonly number[], wilds: number, cost: number): Best | undefined {
  const some = goods.map((n, kind) => (kind === WILD ? wilds : n));
  return solved(some).find(({ worth }) => worth >= cost);
}

/** Exactly these tokens, in sets worth as much as can be. */
export const bestGrouping = (tokens: readonly number[]): readonly GoodsSet[] => all(tokens).sets;

/** What to throw away after a trade (rule 5.6), so that the goods that stay are worth most. */
export function leastLoss(
  view: View,
  seat: Seat,
  { sets, cards }: Pick<MoveOf<'trade'>, 'sets' | 'cards'>,
): number[] {
  const tooMany = surplus(view, seat, sets, cards);
  if (tooMany === 0) return noneOf(TOKEN_KINDS);
  const left = leftOver(view, seat, sets);
  const kept = tokensIn(solved(left)[total(left) - tooMany]!.sets);
  return left.map((n, kind) => n - kept[kind]!);
}

/** How near a card is to a seat: within reach now, with the cargo in sight, too dear, or not to be had (rule 5.4). */
export type Reach = 'now' | 'then' | 'far' | 'none';

export function reachOf(
  view: View,
  seat: Seat,
  card: number,
  { now, later }: { readonly now: number; readonly later: number },
): Reach {
  if (available(view, seat, card) === 0) return 'none';
  const cost = view.options.printed.costs[CARDS[card]!];
  if (cost <= now) return 'now';
  return cost <= later ? 'then' : 'far';
}
