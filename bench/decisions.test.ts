import { expect, it } from 'vitest';
import { decisionsReport, quantile } from './decisions.ts';

it('finds the value that a part of all does not exceed', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.95, 1].map((part) => quantile(values, part))).toEqual([1, 1, 3, 5, 5]);
});

it('times every level of every game', async () => {
  const lines = (await decisionsReport(0.01)).split('\n');
  for (const game of ['container', 'shanghaien', 'cargo-noir'])
    expect(lines.filter((line) => line.startsWith(game))).toHaveLength(4);
  expect(lines.join('\n')).not.toContain('NaN');
  expect(lines.at(-1)).toMatch(/^target 2000 ms: (reached|missed)/);
});
