/** Learning: the regression finds what is there, and the same seed learns the same. */
import { expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { readMinds } from './minds.ts';
import { leastSquares, likeliest } from './regression.ts';
import { training } from './training.ts';

test('a straight line is found again', () => {
  const chance = seeded('line');
  const samples = Array.from({ length: 200 }, () => {
    const [x, y] = [chance.draw(100) / 10, chance.draw(100) / 10];
    return { features: [1, x, y], target: 3 - 2 * x + 0.5 * y, weight: 1 };
  });
  for (const [i, weight] of leastSquares(samples, 0).entries())
    expect(weight).toBeCloseTo([3, -2, 0.5][i]!, 1);
});

test('so is a chance that grows with something', () => {
  const chance = seeded('curve');
  const samples = Array.from({ length: 20_000 }, () => {
    const x = chance.draw(400) / 100 - 2;
    const likely = 1 / (1 + Math.exp(1 - 2 * x));
    return { features: [1, x], target: chance.draw(1000) < 1000 * likely ? 1 : 0 };
  });
  const [one, x] = likeliest(samples, 0);
  expect(Math.abs(one! + 1)).toBeLessThan(0.1);
  expect(Math.abs(x! - 2)).toBeLessThan(0.1);
});

test('the same seed learns the same, and what is learned can be read', async () => {
  const learn = async (seed: string) => {
    const rows = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => training.collect('2', '', `${seed}/${n}`)));
    return training.fit('2', training.start(seed), rows.flat(), seed);
  };
  const fitted = await learn('a');
  expect(await learn('a')).toEqual(fitted);
  expect((await learn('b')).weights).not.toBe(fitted.weights);
  expect([...readMinds(fitted.weights).keys()]).toEqual([2]);
  expect(Number.isFinite(fitted.error)).toBe(true);
});

test('the second stage corrects how the table stands, and nothing else', async () => {
  const rows = await Promise.all([0, 1, 2, 3].map((n) => training.collect('2', '', `first/${n}`)));
  const { weights } = training.fit('2', training.start(''), rows.flat(), '');
  const more = await training.collect('judged 2', weights, 'second');
  const before = readMinds(weights).get(2)!;
  const after = readMinds(training.fit('judged 2', weights, more, '').weights).get(2)!;
  expect({ ...after, judgement: before.judgement }).toEqual(before);
  expect(after.judgement).not.toEqual(before.judgement);
});
