/** Stores and holds: choosing from them and laying them out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { every, scripted, seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { shelfOf } from './cells.ts';
import { layouts, sampleLayout, sampleOne, sampleSelection, selections } from './choosing.ts';
import { container } from './index.ts';
import { byColour, cellFor, colourAt, costOf, NONE, ofColour, priceAt, stock } from './stores.ts';
import { ANNA, cells, goods, table } from './testing.ts';

const key = (counts: readonly number[]): string => counts.join();
const free = (cells: number, most: number) => ({ most, cash: 0, prices: Array<number>(cells).fill(0) });

/** All that come out of a sampler, whatever its luck. */
const outcomes = (sample: Parameters<typeof every<number[]>>[0]): string[] => [
  ...new Set([...every(sample)].map(({ value }) => key(value))),
];

describe('prices', () => {
  test('8.4 the factory store has $1 to $4', () => {
    expect([1, 2, 3, 4].map((price) => cellFor('factory', price, 3))).toEqual([3, 8, 13, 18]);
    expect([0, 5].map((price) => cellFor('factory', price, 3))).toEqual([-1, -1]);
    expect(costOf('factory', cells('factory', '2 black $1, tan $4'))).toBe(6);
  });

  test('7.3 the harbour store has $2 to $6', () => {
    expect([2, 3, 4, 5, 6].map((price) => cellFor('harbour', price, 4))).toEqual([4, 9, 14, 19, 24]);
    expect([1, 7].map((price) => cellFor('harbour', price, 4))).toEqual([-1, -1]);
    expect(costOf('harbour', cells('harbour', '2 black $2, tan $6'))).toBe(10);
    expect([priceAt('harbour', 24), colourAt(24)]).toEqual([6, 4]);
  });

  test('colours are counted over all prices', () => {
    const { state } = table(
      {},
      { anna: { machines: ['black', 'tan'], factory: 'black $1, 2 black $4, tan $4' } },
    );
    expect([0, 1, 3].map((colour) => ofColour(state, 'factory', ANNA, colour))).toEqual([3, 0, 1]);
    expect(stock(state, 'factory', ANNA)).toBe(4);
    expect(byColour(cells('factory', 'black $1, 2 black $4, tan $4'))).toEqual(goods('3 black, tan'));
    expect(NONE).toEqual(goods(''));
  });
});

describe('choosing', () => {
  test('every selection within room and cash comes once, and nothing else', () => {
    const arbitrary = fc.record({
      stockAt: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
      most: fc.nat(4),
      cash: fc.nat(9),
      four: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ stockAt, most, cash, four }) => {
        const prices = four.slice(0, stockAt.length);
        const cost = (chosen: readonly number[]) =>
          chosen.reduce((sum, n, cell) => sum + n * prices[cell]!, 0);
        const all = stockAt.reduce<number[][]>(
          (some, there) =>
            some.flatMap((chosen) => Array.from({ length: there + 1 }, (_, n) => [...chosen, n])),
          [[]],
        );
        const wanted = all.filter((chosen) => total(chosen) <= most && cost(chosen) <= cash).map(key);
        const listed = [...selections(stockAt, { most, cash, prices })].map(key);
        expect([...listed].sort()).toEqual([...wanted].sort());
        const sampled = outcomes((chance) => [...sampleSelection(stockAt, { most, cash, prices }, chance)]);
        expect([...sampled].sort()).toEqual([...wanted].sort());
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  test('counts that can be computed', () => {
    expect([...selections([2, 1, 3], free(3, 99))]).toHaveLength(3 * 2 * 4);
    expect([...selections([1, 1, 1, 1, 1], free(5, 2))]).toHaveLength(1 + 5 + 10);
    expect([...selections([0, 0], free(2, 5))]).toEqual([[0, 0]]);
    expect([...selections([3], free(1, 0))]).toEqual([[0]]);
  });

  test('nothing is drawn where there is no choice', () => {
    expect(sampleSelection([0, 0, 0], free(3, 5), scripted())).toEqual([0, 0, 0]);
    expect(sampleSelection([4, 2], free(2, 0), scripted())).toEqual([0, 0]);
    expect(sampleSelection([4, 2], { most: 9, cash: 1, prices: [2, 2] }, scripted())).toEqual([0, 0]);
  });
});

describe('7.1, 9.3 who must take something', () => {
  const bounds = { most: 1, cash: 3, prices: [1, 2, 3, 4] };

  test('takes any one that can be paid, each as likely', () => {
    const drawn = [0, 1, 2].map((luck) => sampleOne(shelfOf([1, 2, 1, 1], 0, 4), bounds, scripted(luck)));
    expect(drawn).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(sampleOne(shelfOf([9, 0, 1, 0, 1, 1], 2, 4), bounds, scripted(1))).toEqual([0, 0, 1, 0]);
  });

  test('needs no luck where there is but one', () => {
    expect(sampleOne(shelfOf([0, 2, 0, 1], 0, 4), bounds, scripted())).toEqual([0, 1, 0, 0]);
  });
});

describe('laying out', () => {
  /** Ways to lay n containers on some prices. */
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  const ways = (counts: readonly number[], prices: number) =>
    counts.reduce((product, n) => product * choose(n + prices - 1, n), 1);

  test('every layout comes once, as many as there must be, and each can be sampled', () => {
    const small = fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }).filter((counts) => total(counts) <= 3);
    fc.assert(
      fc.property(small, fc.constantFrom('factory' as const, 'harbour' as const), (counts, store) => {
        const laid = [...layouts(counts, store)];
        expect(new Set(laid.map(key)).size).toBe(ways(counts, store === 'factory' ? 4 : 5));
        expect(laid).toHaveLength(ways(counts, store === 'factory' ? 4 : 5));
        for (const one of laid) expect(byColour(one)).toEqual(counts);
        const sampled = outcomes((chance) => sampleLayout(counts, store, chance));
        expect([...sampled].sort()).toEqual(laid.map(key).sort());
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('8.4 a full factory store: 10,000 layouts for two of each of four colours, 256 for one of each', () => {
    const count = (words: string) => {
      let n = 0;
      for (const _ of layouts(goods(words), 'factory')) n++;
      return n;
    };
    expect(count('2 black, 2 brown, 2 orange, 2 tan')).toBe(10 ** 4);
    expect(count('black, brown, orange, tan')).toBe(4 ** 4);
    expect(count('8 black')).toBe(choose(11, 8));
  });

  test('7.3 a full harbour store of five colours has 3,125 layouts', () => {
    expect([...layouts([1, 1, 1, 1, 1], 'harbour')]).toHaveLength(5 ** 5);
  });

  test('8.3, 8.4 what a player with four machines can produce', () => {
    const t = table(
      {},
      {
        anna: {
          machines: ['black', 'brown', 'orange', 'tan'],
          factory: 'black $1, brown $1, orange $1, tan $1',
        },
      },
    );
    let made = 0;
    for (const move of container.moves(t.state, ANNA)) if (move.type === 'produce') made++;
    expect(made).toBe(10_000);
  });
});

test('what is sampled at the table is always legal', () => {
  const t = table(
    {},
    { anna: { warehouses: 3, harbour: 'tan $2', cash: 5 }, bernard: { harbour: 'white $4' } },
  );
  const chance = seeded('legal');
  for (let n = 0; n < 300; n++) {
    const move = container.sample(t.state, ANNA, chance);
    expect(container.check(t.state, ANNA, move), JSON.stringify(move)).toBeUndefined();
  }
});
