/** Combinations of goods and what they are worth (rules 5.1–5.3). */
import type { Chance } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { refuse, type Why } from './refuse.ts';
import {
  GOODS,
  KINDS,
  LARGEST_SET,
  TOKEN_KINDS,
  TOKENS,
  WILD,
  worthOfDifferent,
  worthOfSame,
} from './tables.ts';
import type { GoodsSet } from './types.ts';

export function worthOfSet({ kind, tokens }: GoodsSet): number {
  return kind === 'same' ? worthOfSame(total(tokens)) : worthOfDifferent(total(tokens));
}

export const worthOfSets = (sets: readonly GoodsSet[]): number =>
  sets.reduce((sum, set) => sum + worthOfSet(set), 0);

/** All tokens of some sets, by kind. */
export function tokensIn(sets: readonly GoodsSet[]): number[] {
  const tokens = new Array<number>(TOKEN_KINDS).fill(0);
  for (const set of sets) for (let kind = 0; kind < TOKEN_KINDS; kind++) tokens[kind]! += set.tokens[kind]!;
  return tokens;
}

/** Why this is no combination. */
export function wrongSet({ kind, tokens }: GoodsSet): Why {
  const size = total(tokens);
  if (size < 1 || size > LARGEST_SET) return refuse('setSize', { size, most: LARGEST_SET });
  const used = GOODS.flatMap((_, i) => (tokens[i]! > 0 ? [i] : []));
  const [first, other] = used;
  if (kind === 'same' && first !== undefined && other !== undefined) {
    return refuse('notTheSame', { first: GOODS[first]!, other: GOODS[other]! });
  }
  const twice = kind === 'different' ? used.find((i) => tokens[i]! > 1) : undefined;
  return twice === undefined ? undefined : refuse('notDifferent', { good: GOODS[twice]! });
}

/** Why these sets cannot be made from these goods. */
export function notOwned(sets: readonly GoodsSet[], goods: readonly number[]): Why {
  const wanted = tokensIn(sets);
  const short = wanted.findIndex((n, kind) => n > goods[kind]!);
  if (short < 0) return undefined;
  return refuse('tooFewTokens', { token: TOKENS[short]!, wanted: wanted[short]!, have: goods[short]! });
}

/** Every combination that these goods allow, in a fixed order. */
export function* setsFrom(goods: readonly number[]): Generator<GoodsSet> {
  for (let wilds = 0; wilds <= goods[WILD]!; wilds++) {
    yield* sameSets(goods, wilds);
    yield* differentSets(goods, wilds);
  }
}

function* sameSets(goods: readonly number[], wilds: number): Generator<GoodsSet> {
  if (wilds > 0 && wilds <= LARGEST_SET) yield set('same', [], wilds);
  for (let kind = 0; kind < KINDS; kind++) {
    for (let n = 1; n <= Math.min(goods[kind]!, LARGEST_SET - wilds); n++) {
      yield set('same', new Array<number>(n).fill(kind), wilds);
    }
  }
}

function* differentSets(
  goods: readonly number[],
  wilds: number,
  from = 0,
  kinds: number[] = [],
): Generator<GoodsSet> {
  if (kinds.length + wilds > 0 && kinds.length + wilds <= LARGEST_SET) yield set('different', kinds, wilds);
  for (let kind = from; kind < KINDS && kinds.length + wilds < LARGEST_SET; kind++) {
    if (goods[kind]! > 0) yield* differentSets(goods, wilds, kind + 1, [...kinds, kind]);
  }
}

function set(kind: GoodsSet['kind'], kinds: readonly number[], wilds: number): GoodsSet {
  const tokens = new Array<number>(TOKEN_KINDS).fill(0);
  for (const k of kinds) tokens[k]!++;
  tokens[WILD] = wilds;
  return { kind, tokens };
}

/** Every way to make disjoint sets, each named once: a set is never followed by one that comes before it. */
export function* collections(goods: readonly number[]): Generator<GoodsSet[]> {
  const all = [...setsFrom(goods)];
  const left = [...goods];
  const chosen: GoodsSet[] = [];
  function* from(index: number): Generator<GoodsSet[]> {
    yield [...chosen];
    for (let i = index; i < all.length; i++) {
      const next = all[i]!;
      if (next.tokens.some((n, kind) => n > left[kind]!)) continue;
      for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind]! -= next.tokens[kind]!;
      chosen.push(next);
      yield* from(i);
      chosen.pop();
      for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind]! += next.tokens[kind]!;
    }
  }
  yield* from(0);
}

/** One such way: set after set from what is left, until luck says stop; every way is possible. */
export function sampleCollection(goods: readonly number[], chance: Chance): GoodsSet[] {
  const left = [...goods];
  const chosen: GoodsSet[] = [];
  while (total(left) > 0) {
    const kind = chance.draw(3);
    const next =
      kind === 0 ? undefined : kind === 1 ? sampleSame(left, chance) : sampleDifferent(left, chance);
    if (!next) break;
    for (let i = 0; i < TOKEN_KINDS; i++) left[i]! -= next.tokens[i]!;
    chosen.push(next);
  }
  return chosen.sort(inOrder);
}

const sampleWilds = (left: readonly number[], size: number, chance: Chance): number =>
  chance.draw(Math.min(left[WILD]!, LARGEST_SET - size) + 1);

/** A kind of which something is left. */
function sampleKind(left: readonly number[], chance: Chance): number {
  let kinds = 0;
  for (let kind = 0; kind < TOKEN_KINDS; kind++) if (left[kind]! > 0) kinds++;
  let skip = chance.draw(kinds);
  for (let kind = 0; ; kind++) if (left[kind]! > 0 && skip-- === 0) return kind;
}

/** Equal goods of one kind, or wild tokens alone. */
function sampleSame(left: readonly number[], chance: Chance): GoodsSet {
  const kind = sampleKind(left, chance);
  const n = 1 + chance.draw(Math.min(left[kind]!, LARGEST_SET));
  if (kind === WILD) return set('same', [], n);
  return set('same', new Array<number>(n).fill(kind), sampleWilds(left, n, chance));
}

/** Any goods, one of each; nothing if luck takes none. */
function sampleDifferent(left: readonly number[], chance: Chance): GoodsSet | undefined {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (left[kind]! > 0 && chance.draw(2) === 1) kinds.push(kind);
  const wilds = sampleWilds(left, kinds.length, chance);
  return kinds.length + wilds > 0 ? set('different', kinds, wilds) : undefined;
}

/** The order in which setsFrom() names them. */
function inOrder(a: GoodsSet, b: GoodsSet): number {
  const wilds = a.tokens[WILD]! - b.tokens[WILD]!;
  if (wilds !== 0) return wilds;
  if (a.kind !== b.kind) return a.kind === 'same' ? -1 : 1;
  const at = a.tokens.findIndex((n, kind) => n !== b.tokens[kind]);
  if (at < 0) return 0;
  return a.kind === 'same' ? orderOfSame(a, b, at) : orderOfDifferent(a, b, at);
}

/** Wild tokens alone first, then kind by kind, the smaller set first. */
function orderOfSame(a: GoodsSet, b: GoodsSet, at: number): number {
  const [mine, theirs] = [a.tokens[at]!, b.tokens[at]!];
  if (mine > 0 && theirs > 0) return mine - theirs;
  const lone = total(mine > 0 ? b.tokens : a.tokens, 0, KINDS) === 0;
  return mine > 0 === lone ? 1 : -1;
}

/** Like words in a dictionary, letters being the goods. */
function orderOfDifferent(a: GoodsSet, b: GoodsSet, at: number): number {
  const [longer, other] = a.tokens[at]! > 0 ? [-1, b] : [1, a];
  return total(other.tokens, at, KINDS) === 0 ? -longer : longer;
}
