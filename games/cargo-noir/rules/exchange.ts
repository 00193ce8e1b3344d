/**
 * The best exchange: what some goods are worth at most, for every number of tokens given, and the ways to trade
 * that no other way beats.
 *
 * Equal goods belong into one set, since (a + b)² > a² + b²; what is more than nine fills a second. Different sets
 * nest: the first holds every good of which any is given, the second those of which two are given, and so on, since
 * big sets are worth more. So a way is told by how many of each good go into its own set and how many into the nested
 * ones, and by where the wild tokens go.
 */
import { noneOf, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { available } from './actions/trade.ts';
import { CARD_KINDS, goodsOf, isLastRound } from './places.ts';
import {
  CARDS,
  EDGES,
  KINDS,
  LARGEST_SET,
  TOKEN_KINDS,
  TOKENS_OF_A_KIND,
  WILD,
  worthOfDifferent,
  worthOfSame,
} from './tables.ts';
import type { GoodsSet, View } from './types.ts';

/** The goods looked at so far: sizes of the nested sets, and what stands aside in sets of equal goods. */
interface Partial {
  /** One decimal digit for each nested set, the largest last: a set has nine tokens at most. */
  readonly layers: number;
  readonly wilds: number;
  readonly tokens: number;
  readonly same: number;
  /** What was done with the last good, and the way before it. */
  readonly step: {
    readonly kind: number;
    readonly own: number;
    readonly wild: number;
    readonly nested: number;
  } | null;
  readonly before: Partial | null;
}

const EMPTY: Partial = { layers: 0, wilds: 0, tokens: 0, same: 0, step: null, before: null };

/** The best worth for exactly so many tokens given, and sets that reach it. */
export interface Best {
  readonly worth: number;
  readonly sets: readonly GoodsSet[];
}

/** For each number of tokens, from none to all. */
export function bestSets(goods: readonly number[]): Best[] {
  let ways = new Map<number, Partial>([[0, EMPTY]]);
  for (let kind = 0; kind < KINDS; kind++) if (goods[kind]! > 0) ways = withKind(ways, kind, goods);
  const best = new Array<{ worth: number; way: Partial; wilds: readonly number[] } | undefined>(
    total(goods) + 1,
  );
  for (const way of ways.values()) {
    for (let given = way.wilds; given <= goods[WILD]!; given++) consider(best, way, given - way.wilds);
  }
  return best.map((found) =>
    found ? { worth: found.worth, sets: setsOf(found.way, found.wilds) } : { worth: 0, sets: [] },
  );
}

/** More tokens than anybody ever holds. */
const MANY = 128;

/** All ways with this good too; of ways that nest alike and cost alike only the best is kept. */
function withKind(
  ways: ReadonlyMap<number, Partial>,
  kind: number,
  goods: readonly number[],
): Map<number, Partial> {
  const next = new Map<number, Partial>();
  for (const way of ways.values()) {
    for (let nested = 0; nested <= goods[kind]!; nested++) {
      const layers = way.layers + ONES[nested]!;
      for (let own = 0; own <= goods[kind]! - nested; own++) {
        const room = own === 0 ? 0 : goods[WILD]! - way.wilds;
        for (let wild = 0; wild <= room; wild++) keep(next, way, { kind, own, wild, nested }, layers);
      }
    }
  }
  return next;
}

/** Any number of equal goods: full sets, and one of what is left. */
const worthOfEqual = (n: number): number =>
  Math.trunc(n / LARGEST_SET) * worthOfSame(LARGEST_SET) + worthOfSame(n % LARGEST_SET);

/** One more good in each of so many nested sets. */
const ONES = Array.from({ length: TOKENS_OF_A_KIND + 1 }, (_, depth) => (10 ** depth - 1) / 9);

/** Sizes of the nested sets, largest first. */
function sizes(layers: number): number[] {
  return layers === 0 ? [] : [...String(layers)].map(Number).reverse();
}

function keep(
  ways: Map<number, Partial>,
  before: Partial,
  step: NonNullable<Partial['step']>,
  layers: number,
): void {
  const tokens = before.tokens + step.own + step.nested;
  const wilds = before.wilds + step.wild;
  const same = before.same + worthOfEqual(step.own + step.wild);
  const key = (layers * TOKENS_OF_A_KIND + wilds) * MANY + tokens;
  const known = ways.get(key);
  if (!known || same > known.same) ways.set(key, { layers, wilds, tokens, same, step, before });
}

/** Spends the wild tokens that stand with no equal goods: on the nested sets, or as a set of their own. */
function consider(
  best: ({ worth: number; way: Partial; wilds: readonly number[] } | undefined)[],
  way: Partial,
  left: number,
): void {
  const layers = sizes(way.layers);
  for (const wilds of placements(layers, left)) {
    const alone = wilds[0]!;
    let worth = way.same + worthOfSame(alone);
    for (const [i, size] of layers.entries()) worth += worthOfDifferent(size + wilds[i + 1]!);
    const tokens = way.tokens + way.wilds + left;
    if (worth > (best[tokens]?.worth ?? -1)) best[tokens] = { worth, way, wilds };
  }
}

/** Ways to put wild tokens: first those alone, then those in each nested set, largest first. */
function* placements(layers: readonly number[], left: number): Generator<number[]> {
  for (let alone = 0; alone <= Math.min(left, LARGEST_SET); alone++) {
    let rest = left - alone;
    const wilds = [alone];
    for (const size of layers) {
      const here = Math.min(rest, LARGEST_SET - size);
      wilds.push(here);
      rest -= here;
    }
    if (rest === 0) yield wilds;
  }
}

function setsOf(way: Partial, wilds: readonly number[]): GoodsSet[] {
  const nested = sizes(way.layers).map((_, i) => blank(wilds[i + 1]!));
  const sets: GoodsSet[] = [];
  for (let at: Partial | null = way; at?.step; at = at.before) {
    const { kind, own, wild, nested: depth } = at.step;
    for (let i = 0; i < depth; i++) nested[i]![kind]!++;
    sets.push(...setsOfEqual(kind, own, wild));
  }
  if (wilds[0]! > 0) sets.push({ kind: 'same', tokens: blank(wilds[0]!) });
  return [...sets, ...nested.map((tokens): GoodsSet => ({ kind: 'different', tokens }))];
}

/** So many of one good, then wild tokens, in sets of nine. */
function setsOfEqual(kind: number, own: number, wild: number): GoodsSet[] {
  if (own + wild === 0) return [];
  const here = Math.min(own, LARGEST_SET);
  const wilds = Math.min(wild, LARGEST_SET - here);
  const tokens = here > 0 ? blank(wilds, kind, here) : blank(wilds);
  return [{ kind: 'same', tokens }, ...setsOfEqual(kind, own - here, wild - wilds)];
}

function blank(wilds: number, kind: number = WILD, n = wilds): number[] {
  const tokens = new Array<number>(TOKEN_KINDS).fill(0);
  tokens[WILD] = wilds;
  tokens[kind] = n;
  return tokens;
}

/** A way to trade: cards for as few tokens as they can be had for. */
export interface Exchange {
  readonly cards: readonly number[];
  readonly sets: readonly GoodsSet[];
  readonly coins: number;
  readonly tokens: number;
  readonly points: number;
}

/** The ways that no other beats: none gives as many of each edge card and as many points for as few tokens. */
export function exchanges(view: View, seat: Seat): Exchange[] {
  const best = bestSets(goodsOf(view, seat));
  const purse = isLastRound(view) ? view.coins[seat]! : 0;
  const spoils = bestSpoils(view, Math.max(...best.map(({ worth }) => worth)) + purse);
  const ways = edgeChoices(view, seat).flatMap((edges) => waysWith(view, edges, { best, purse, spoils }));
  return ways.filter((way) => !ways.some((other) => other !== way && beats(other, way)));
}

/** None, one or two of each edge card, as far as the seat may take them. */
function edgeChoices(view: View, seat: Seat): number[][] {
  return EDGES.reduce<number[][]>(
    (choices, _, edge) => {
      const numbers = Array.from({ length: available(view, seat, edge) + 1 }, (_one, n) => n);
      return choices.flatMap((choice) => numbers.map((n) => [...choice, n]));
    },
    [[]],
  );
}

/** What can be paid with, and the best cards for every budget. */
interface Means {
  readonly best: readonly Best[];
  readonly purse: number;
  readonly spoils: readonly Spoils[];
}

/** With these edge cards, for every number of tokens that brings more points than fewer do. */
function waysWith(view: View, edges: readonly number[], { best, purse, spoils }: Means): Exchange[] {
  const { costs, points } = view.options.printed;
  const price = EDGES.reduce((sum, name, edge) => sum + edges[edge]! * costs[name], 0);
  const own = EDGES.reduce((sum, name, edge) => sum + edges[edge]! * points[name], 0);
  const ways: Exchange[] = [];
  for (const [tokens, { worth, sets }] of best.entries()) {
    const chosen = spoils[worth + purse - price];
    if (!chosen || own + chosen.points <= (ways.at(-1)?.points ?? -1)) continue;
    const coins = Math.max(0, price + chosen.cost - worth);
    ways.push({ cards: cardsOf(edges, chosen), sets, coins, tokens, points: own + chosen.points });
  }
  return ways;
}

function cardsOf(edges: readonly number[], spoils: Spoils): number[] {
  const cards = [...edges, ...noneOf(CARD_KINDS - edges.length)];
  for (let at: Spoils | null = spoils; at; at = at.before) cards[at.card]! += at.n;
  return cards;
}

function beats(a: Exchange, b: Exchange): boolean {
  if (a.points < b.points || a.tokens > b.tokens) return false;
  return EDGES.every((_, edge) => a.cards[edge]! >= b.cards[edge]!);
}

/** Cards that are no edge cards: so many of one kind, and the others. */
interface Spoils {
  readonly points: number;
  readonly cost: number;
  readonly card: number;
  readonly n: number;
  readonly before: Spoils | null;
}

const NOTHING: Spoils = { points: 0, cost: 0, card: 0, n: 0, before: null };

/** For every budget up to this one the most points, at the least cost. */
function bestSpoils(view: View, most: number): Spoils[] {
  const best = new Array<Spoils>(most + 1).fill(NOTHING);
  for (let card = EDGES.length; card < CARD_KINDS; card++) {
    // From the top down, so that what is looked up does not hold this card yet.
    for (let budget = most; budget > 0; budget--) best[budget] = withCard(view, card, best, budget);
  }
  return best;
}

function withCard(view: View, card: number, best: readonly Spoils[], budget: number): Spoils {
  const cost = view.options.printed.costs[CARDS[card]!];
  const points = view.options.printed.points[CARDS[card]!];
  let found = best[budget]!;
  for (let n = 1; n <= view.stock[card]! && n * cost <= budget; n++) {
    const before = best[budget - n * cost]!;
    const lead = before.points + n * points - found.points || found.cost - before.cost - n * cost;
    // Of equals the last, which is the dearest in most prints: it breaks ties (rule 7.4).
    if (lead >= 0) {
      found = { points: before.points + n * points, cost: before.cost + n * cost, card, n, before };
    }
  }
  return found;
}
