/** Combinations of goods and what they are worth (rules 5.1–5.3). */
import type { Chance } from '../../../core/chance.ts';
import { noneOf, total } from '../../../core/counts.ts';
import { pick } from './actions/common.ts';
import { kindsIn, listOf } from './places.ts';
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

const NO_TOKENS = noneOf(TOKEN_KINDS);

export function worthOfSet({ kind, tokens }: GoodsSet): number {
  return kind === 'same' ? worthOfSame(total(tokens)) : worthOfDifferent(total(tokens));
}

export function worthOfSets(sets: readonly GoodsSet[]): number {
  let sum = 0;
  for (const set of sets) sum += worthOfSet(set);
  return sum;
}

/** All tokens of some sets, by kind. */
export function tokensIn(sets: readonly GoodsSet[]): number[] {
  const tokens = NO_TOKENS.slice();
  for (const set of sets) for (let kind = 0; kind < TOKEN_KINDS; kind++) tokens[kind]! += set.tokens[kind]!;
  return tokens;
}

/** Why this is no combination. */
export function wrongSet({ kind, tokens }: GoodsSet): Why {
  const size = total(tokens);
  if (size < 1 || size > LARGEST_SET) {
    return refuse('setSize', { size, most: LARGEST_SET }, kind === 'same' ? '5.1' : '5.2');
  }
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
  if (wilds > 0 && wilds <= LARGEST_SET) yield sameSet(WILD, wilds, wilds);
  for (let kind = 0; kind < KINDS; kind++) {
    for (let n = 1; n <= Math.min(goods[kind]!, LARGEST_SET - wilds); n++) yield sameSet(kind, n, wilds);
  }
}

function* differentSets(
  goods: readonly number[],
  wilds: number,
  from = 0,
  kinds: number[] = [],
): Generator<GoodsSet> {
  if (kinds.length + wilds > 0 && kinds.length + wilds <= LARGEST_SET) yield differentSet(kinds, wilds);
  for (let kind = from; kind < KINDS && kinds.length + wilds < LARGEST_SET; kind++) {
    if (goods[kind]! > 0) yield* differentSets(goods, wilds, kind + 1, [...kinds, kind]);
  }
}

/** So many of one kind with wild tokens; or wild tokens alone. */
function sameSet(kind: number, n: number, wilds: number): GoodsSet {
  const tokens = NO_TOKENS.slice();
  tokens[WILD] = wilds;
  tokens[kind] = n;
  return { kind: 'same', tokens };
}

function differentSet(kinds: readonly number[], wilds: number): GoodsSet {
  const tokens = NO_TOKENS.slice();
  for (const kind of kinds) tokens[kind] = 1;
  tokens[WILD] = wilds;
  return { kind: 'different', tokens };
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
  const left = goods.slice();
  const chosen: GoodsSet[] = [];
  for (let kinds = kindsIn(left); kinds !== 0; kinds = kindsIn(left)) {
    const next = sampleSet(left, kinds, chance);
    if (!next) break;
    for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind]! -= next.tokens[kind]!;
    chosen.push(next);
  }
  return chosen.length > 1 ? chosen.sort(inOrder) : chosen;
}

/** One set of what is left, or none. */
function sampleSet(left: readonly number[], kinds: number, chance: Chance): GoodsSet | undefined {
  const luck = chance.draw(3);
  if (luck === 0) return undefined;
  return luck === 1 ? sampleSame(left, kinds, chance) : sampleDifferent(left, kinds, chance);
}

/** Wild tokens for a set of so many goods. */
function sampleWilds(left: readonly number[], size: number, chance: Chance): number {
  const most = Math.min(left[WILD]!, LARGEST_SET - size);
  return most > 0 ? chance.draw(most + 1) : 0;
}

/** Equal goods of one kind, or wild tokens alone. */
function sampleSame(left: readonly number[], kinds: number, chance: Chance): GoodsSet {
  const kind = pick(listOf(kinds), chance);
  const n = 1 + chance.draw(Math.min(left[kind]!, LARGEST_SET));
  return sameSet(kind, n, kind === WILD ? n : sampleWilds(left, n, chance));
}

/** Some of these kinds, or none of them; wild tokens are no goods. */
function sampleGoods(kinds: number, chance: Chance): number {
  const goods = listOf(kinds & ~(1 << WILD));
  let taken = 0;
  for (const i of listOf(chance.draw(1 << goods.length))) taken |= 1 << goods[i]!;
  return taken;
}

/** Any goods, one of each; nothing if luck takes none. */
function sampleDifferent(left: readonly number[], kinds: number, chance: Chance): GoodsSet | undefined {
  const taken = listOf(sampleGoods(kinds, chance));
  const wilds = sampleWilds(left, taken.length, chance);
  return taken.length + wilds > 0 ? differentSet(taken, wilds) : undefined;
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
