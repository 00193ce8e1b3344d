import { describe, expect, test } from 'vitest';
import { smaller, squeezed, stacked } from './stacks.ts';

const heights = (count: number, height: number): number[] =>
  stacked(count, height, 1).map(({ dy }) => 0 - dy);

describe('stacks', () => {
  test('a few boxes stand on one another', () => {
    expect(heights(3, 90)).toEqual([0, 15, 30]);
  });

  test('more than fit stand in two stacks, the one behind drawn first', () => {
    const boxes = stacked(8, 80, 1);
    expect(boxes.map(({ nth }) => nth)).toEqual([4, 5, 6, 7, 0, 1, 2, 3]);
    expect(new Set(boxes.map(({ dx }) => dx)).size).toBe(2);
  });

  test('more boxes never look like fewer', () => {
    const highest = (count: number): number => Math.max(0, ...heights(count, 90));
    for (let count = 1; count <= 20; count++)
      expect(highest(count)).toBeGreaterThanOrEqual(highest(count - 1) - 1);
  });

  test('in a store many boxes are smaller, but not too small', () => {
    expect([1, 4, 12].map((count) => smaller(count, 54, 1))).toEqual([1, 0.75, 0.7]);
  });

  test.each([1, 5, 8, 12, 20])('%i boxes stay within their place', (count) => {
    for (const { dy } of stacked(count, 90, 0.8)) expect(-dy + 27 * 0.8).toBeLessThanOrEqual(90.001);
  });

  test('every box is drawn once', () => {
    for (const count of [0, 1, 7, 20])
      expect(
        stacked(count, 80, 0.7)
          .map(({ nth }) => nth)
          .sort((a, b) => a - b),
      ).toEqual([...Array(count).keys()]);
  });

  test('on the island they only come closer', () => {
    expect(squeezed(12, 60, 0.6).at(-1)?.dy).toBeGreaterThan(-60);
  });
});
