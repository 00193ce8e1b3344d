import { expect, test } from 'vitest';
import { steady } from './steady.ts';

test('what has not changed stays the same object, and what has is new', () => {
  let rows = [[{ x: 1 }, { x: 2 }], [{ x: 3 }]];
  const kept = steady(() => structuredClone(rows));
  const first = kept();
  expect(kept()).toBe(first);
  rows = [[{ x: 1 }, { x: 5 }], [{ x: 3 }]];
  const second = kept();
  expect(second).toEqual(rows);
  expect(second[1]).toBe(first[1]);
  expect(second[0]?.[0]).toBe(first[0]?.[0]);
  expect(second[0]?.[1]).not.toBe(first[0]?.[1]);
});
