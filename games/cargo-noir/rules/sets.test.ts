/** Rules 5.1 to 5.3 for any goods whatever: what is a set, what it is worth, and every way to make some. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { every, seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { digest } from '../../../core/data.ts';
import {
  collections,
  notOwned,
  sampleCollection,
  setsFrom,
  tokensIn,
  worthOfSet,
  worthOfSets,
  wrongSet,
} from './sets.ts';
import { KINDS, TOKEN_KINDS, WILD } from './tables.ts';
import { goods } from './testing.ts';
import type { GoodsSet } from './types.ts';

const holding = (mostOfAKind: number, mostWilds: number) =>
  fc
    .tuple(fc.array(fc.nat(mostOfAKind), { minLength: KINDS, maxLength: KINDS }), fc.nat(mostWilds))
    .map(([held, wilds]) => [...held, wilds]);

/** At most so many tokens, of four kinds and wild ones. */
const few = (most: number) =>
  fc.array(fc.constantFrom(0, 3, 4, 8, WILD), { maxLength: most }).map((kinds) => {
    const counts = Array<number>(TOKEN_KINDS).fill(0);
    for (const kind of kinds) counts[kind]!++;
    return counts;
  });

const anySet: fc.Arbitrary<GoodsSet> = fc.record({
  kind: fc.constantFrom('same' as const, 'different' as const),
  tokens: fc.oneof(few(11), holding(1, 2), holding(2, 1)),
});

/** Tokens one by one. */
const oneByOne = (tokens: readonly number[]): number[] =>
  tokens.flatMap((n, kind) => Array<number>(n).fill(kind));

/** By the letter: some choice of goods for the wild tokens makes all equal, or all different. */
function isSet({ kind, tokens }: GoodsSet): boolean {
  const own = oneByOne(tokens.slice(0, KINDS));
  const goodIf = (all: readonly number[]): boolean =>
    kind === 'same' ? new Set(all).size <= 1 : new Set(all).size === all.length;
  const withWilds = (all: readonly number[], wilds: number): boolean => {
    if (!goodIf(all)) return false;
    if (wilds === 0) return true;
    for (let good = 0; good < KINDS; good++) if (withWilds([...all, good], wilds - 1)) return true;
    return false;
  };
  return total(tokens) >= 1 && total(tokens) <= 9 && withWilds(own, tokens[WILD]!);
}

test('5.1, 5.2 a set is what the letter of the rules says', () => {
  fc.assert(
    fc.property(anySet, (set) => {
      expect(wrongSet(set) === undefined).toBe(isSet(set));
    }),
    { numRuns: 3_000, seed: 1 },
  );
});

test('5.1, 5.2 its worth depends on its size alone', () => {
  const same = [0, 1, 4, 9, 16, 25, 36, 49, 64, 81];
  const different = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];
  fc.assert(
    fc.property(anySet, (set) => {
      fc.pre(wrongSet(set) === undefined);
      expect(worthOfSet(set)).toBe((set.kind === 'same' ? same : different)[total(set.tokens)]);
    }),
  );
});

test('5.3 the worth of several is added up, and so are their tokens', () => {
  fc.assert(
    fc.property(fc.array(anySet, { maxLength: 5 }), (sets) => {
      expect(worthOfSets(sets)).toBe(sets.reduce((sum, set) => sum + worthOfSet(set), 0));
      expect(total(tokensIn(sets))).toBe(sets.reduce((sum, set) => sum + total(set.tokens), 0));
    }),
  );
});

test('5.1, 5.2 every set of some goods is listed, and once', () => {
  fc.assert(
    fc.property(holding(2, 2), (held) => {
      const listed = [...setsFrom(held)];
      for (const set of listed) {
        expect(wrongSet(set)).toBeUndefined();
        expect(notOwned([set], held)).toBeUndefined();
      }
      const kinds = held.slice(0, KINDS).filter((n) => n > 0).length;
      const wilds = Array.from({ length: held[WILD]! + 1 }, (_, n) => n);
      const same = wilds.map((w) => total(held, 0, KINDS) + (w > 0 ? 1 : 0));
      const different = wilds.map((w) => subsets(kinds, 9 - w) - (w > 0 ? 0 : 1));
      expect(listed.length).toBe(total(same) + total(different));
      expect(new Set(listed.map((set) => digest(set))).size).toBe(listed.length);
    }),
    { numRuns: 40, seed: 1 },
  );
});

/** Subsets of n things with at most k of them. */
function subsets(n: number, k: number): number {
  let [sum, choose] = [0, 1];
  for (let i = 0; i <= Math.min(n, k); i++) {
    sum += choose;
    choose = (choose * (n - i)) / (i + 1);
  }
  return sum;
}

const nameOf = (sets: readonly GoodsSet[]): string =>
  sets
    .map(({ kind, tokens }) => `${kind} ${tokens.join(' ')}`)
    .sort()
    .join('; ');

/** Every way by the letter: each token joins a group or stays, and each group is called same or different. */
function waysOf(held: readonly number[]): Set<string> {
  const tokens = oneByOne(held);
  const ways = new Set<string>();
  const deal = (at: number, groups: readonly (readonly number[])[]): void => {
    if (at === tokens.length) {
      call(groups, []);
      return;
    }
    const token = tokens[at]!;
    deal(at + 1, groups);
    deal(at + 1, [...groups, [token]]);
    for (const [g, group] of groups.entries()) deal(at + 1, groups.with(g, [...group, token]));
  };
  const call = (groups: readonly (readonly number[])[], sets: readonly GoodsSet[]): void => {
    const [group, ...rest] = groups;
    if (!group) {
      ways.add(nameOf(sets));
      return;
    }
    const counts = Array<number>(TOKEN_KINDS).fill(0);
    for (const kind of group) counts[kind]!++;
    for (const kind of ['same', 'different'] as const) {
      const set = { kind, tokens: counts };
      if (isSet(set)) call(rest, [...sets, set]);
    }
  };
  deal(0, []);
  return ways;
}

test('5.3 every way to make sets comes once', () => {
  fc.assert(
    fc.property(few(5), (held) => {
      const listed = [...collections(held)].map(nameOf);
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed)).toEqual(waysOf(held));
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('5.3 every way can be sampled, with its sets in the order of the list, and no other', () => {
  fc.assert(
    fc.property(few(4), (held) => {
      const sampled = [...every((chance) => sampleCollection(held, chance))];
      const listed = [...collections(held)].map((sets) => JSON.stringify(sets));
      expect(new Set(sampled.map(({ value }) => JSON.stringify(value)))).toEqual(new Set(listed));
    }),
    { numRuns: 40, seed: 1 },
  );
});

test('5.3 whatever is sampled from a full warehouse can be made of it', () => {
  const chance = seeded('sampled');
  fc.assert(
    fc.property(holding(4, 5), (held) => {
      const sets = sampleCollection(held, chance);
      expect(sets.flatMap((set) => wrongSet(set) ?? [])).toEqual([]);
      expect(notOwned(sets, held)).toBeUndefined();
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('5.3 goods that are not there', () => {
  const wanted = [{ kind: 'same' as const, tokens: goods('3 gold') }];
  expect(notOwned(wanted, goods('3 gold'))).toBeUndefined();
  expect(notOwned(wanted, goods('2 gold, 2 wild'))).toEqual({
    code: 'tooFewTokens',
    rule: '5.3',
    params: { token: 'gold', wanted: 3, have: 2 },
  });
});
