import { expect, test } from 'vitest';
import { type Lying, legsBetween, type Pairing, way } from './legs.ts';

const layout = (
  ...pieces: readonly [key: string, look: string, x: number, y?: number][]
): Map<string, Lying> => new Map(pieces.map(([key, look, x, y = 0]) => [key, { key, look, x, y }]));

const told = (before: Map<string, Lying>, after: Map<string, Lying>, pairing?: Pairing): string[] =>
  legsBetween(before, after, pairing).map(({ key, from, to }) => `${key} ${from.x}→${to.x}`);

test('a piece with a name of its own is found again', () => {
  expect(told(layout(['ship', 'ship', 5]), layout(['ship', 'ship', 90]))).toEqual(['ship 5→90']);
});

test('what stays where it is, give or take a pixel, has not moved', () => {
  expect(told(layout(['ship', 'ship', 5]), layout(['ship', 'ship', 6]))).toEqual([]);
});

test('where keys stay, only what is there under another key has moved', () => {
  const before = layout(['stays', 'tan', 0], ['goes', 'tan', 5]);
  const after = layout(['stays', 'tan', 90], ['comes', 'tan', 60]);
  expect(told(before, after, { keysStay: true })).toEqual(['comes 5→60']);
});

test('what appears is what vanished elsewhere, if it looks the same', () => {
  const before = layout(['a', 'tan', 0], ['b', 'black', 40]);
  const after = layout(['c', 'tan', 80], ['d', 'orange', 40]);
  expect(told(before, after)).toEqual(['c 0→80']);
});

test('of several the nearest go together, and each only once', () => {
  const before = layout(['a', 'tan', 0], ['b', 'tan', 50]);
  const after = layout(['c', 'tan', 60], ['d', 'tan', 70], ['e', 'tan', 400]);
  expect(told(before, after)).toEqual(['c 50→60', 'd 0→70']);
});

test('the way of a piece ends at its place, in an arc or straight', () => {
  const high = (steps: readonly string[]): number =>
    Math.min(...steps.map((step) => parseFloat(step.split(' ')[1] ?? '')));
  const arc = way({ x: 80, y: 0 }, false);
  expect([arc[0], arc.at(-1), high(arc)]).toEqual(['80.0px 0.0px', '0.0px 0.0px', -20]);
  expect(high(way({ x: 80, y: 0 }, true))).toBe(0);
});
