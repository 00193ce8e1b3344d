/** Goods as a number and what they are worth, remembered: only how many kinds there are of each size matters. */
import { bestSets } from '../rules/exchange.ts';
import { KINDS, LARGEST_SET, TOKEN_KINDS, WILD, worthOfDifferent, worthOfSame } from '../rules/tables.ts';

/** One digit for each size: how many kinds there are of it. More than 14 of a kind there never are. */
const DIGIT = Array.from({ length: 20 }, (_, n) => (n === 0 ? 0 : 10 ** (Math.min(n, 14) - 1)));
/** Wild tokens come below the digits. */
const WILDS = 16;

/** The same for goods that differ only in the names of their kinds. */
export function hoardKey(goods: readonly number[], from = 0): number {
  let key = 0;
  for (let kind = 0; kind < KINDS; kind++) key += DIGIT[goods[from + kind]!]!;
  return key * WILDS + goods[from + WILD]!;
}

/** What the value of a position says about goods; the order is that of the weights. */
export const HOARD_FEATURES = [
  'worth',
  'largest same set',
  'largest different set',
  'tokens',
  'wild tokens',
  'mean gain of a token',
  'best gain of two',
] as const;

/** Worth and features of goods, with all that can be said without knowing their names. */
export interface Hoard {
  readonly worth: number;
  readonly tokens: number;
  readonly features: readonly number[];
}

const worths = new Map<number, number>();
const hoards = new Map<number, Hoard>();
/** Far more than a game meets; a table that has met them all may forget. */
const MOST_KNOWN = 60_000;

/** The most that goods can be worth together. */
export function worthOfGoods(goods: readonly number[], from = 0): number {
  const key = hoardKey(goods, from);
  const known = worths.get(key);
  if (known !== undefined) return known;
  const worth = mostWorth(goods.slice(from, from + TOKEN_KINDS));
  remember(worths, key, worth);
  return worth;
}

export function hoardOf(goods: readonly number[], from = 0): Hoard {
  const key = hoardKey(goods, from);
  const known = hoards.get(key);
  if (known) return known;
  const hoard = studied(goods.slice(from, from + TOKEN_KINDS));
  remember(hoards, key, hoard);
  return hoard;
}

function remember<T>(known: Map<number, T>, key: number, value: T): void {
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, value);
}

function studied(goods: readonly number[]): Hoard {
  const worth = worthOfGoods(goods);
  const wilds = goods[WILD]!;
  const sizes = goods.slice(0, KINDS).sort((a, b) => b - a);
  const kinds = sizes.filter((n) => n > 0).length;
  const tokens = sizes.reduce((sum, n) => sum + n, wilds);
  const one = gains(goods, 1, worth);
  const two = gains(goods, 2, worth);
  const features = [
    worth,
    Math.min(LARGEST_SET, sizes[0]! + wilds) ** 2,
    worthOfDifferent(Math.min(LARGEST_SET, kinds + wilds)),
    tokens,
    wilds,
    one.reduce((sum, gain) => sum + gain, 0) / KINDS,
    Math.max(...two),
  ];
  return { worth, tokens, features };
}

/** What so many more of each kind would add. */
function gains(goods: readonly number[], more: number, worth: number): number[] {
  return Array.from(
    { length: KINDS },
    (_, kind) => worthOfGoods(goods.with(kind, goods[kind]! + more)) - worth,
  );
}

/** As in rules/exchange.ts, but for all tokens at once: by the sizes of the nested sets and the largest set of equals. */
function mostWorth(goods: readonly number[]): number {
  // Where a set could be too large, the long way.
  if (Math.max(...goods.slice(0, KINDS)) + goods[WILD]! > LARGEST_SET) return bestSets(goods).at(-1)!.worth;
  let ways = new Map<number, number>([[0, 0]]);
  for (let kind = 0; kind < KINDS; kind++) if (goods[kind]! > 0) ways = withKind(ways, goods[kind]!);
  let most = 0;
  for (const [way, same] of ways) most = Math.max(most, same + withWilds(way, goods[WILD]!));
  return most;
}

/** One more good in each of so many nested sets; the last digit is the largest set of equal goods. */
const NESTED = Array.from({ length: 16 }, (_, depth) => (10 * (10 ** depth - 1)) / 9);

function withKind(ways: ReadonlyMap<number, number>, n: number): Map<number, number> {
  const next = new Map<number, number>();
  for (const [way, same] of ways) {
    for (let nested = 0; nested <= n; nested++) {
      const own = n - nested;
      const largest = way % 10;
      const key = way - largest + NESTED[nested]! + Math.max(largest, own);
      const worth = same + worthOfSame(own);
      if (worth > (next.get(key) ?? -1)) next.set(key, worth);
    }
  }
  return next;
}

/** What nested sets are worth, and what wild tokens add: to them, largest first, or to the largest set of equals. */
function withWilds(way: number, wilds: number): number {
  const largest = way % 10;
  let most = 0;
  for (let equal = 0; equal <= wilds; equal++) {
    let worth = worthOfSame(largest + equal) - worthOfSame(largest);
    let left = wilds - equal;
    for (let layers = Math.trunc(way / 10); layers > 0; layers = Math.trunc(layers / 10)) {
      const more = Math.min(left, LARGEST_SET - (layers % 10));
      worth += worthOfDifferent((layers % 10) + more);
      left -= more;
    }
    most = Math.max(most, worth);
  }
  return most;
}
