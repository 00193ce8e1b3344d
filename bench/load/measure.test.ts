import { expect, test } from 'vitest';
import { drive, figuresOf, newCourse, quantile } from './measure.ts';
import type { Match } from './rival.ts';

const match = (takes: number, seen: { moves: number }): Match => ({
  ready: () => Promise.resolve(),
  move: () => {
    seen.moves++;
    return new Promise((resolve) => setTimeout(resolve, takes));
  },
  close: () => undefined,
});

test('flat out, the next move is sent when the one before is answered', async () => {
  const seen = { moves: 0 };
  const { moves, p50, unanswered } = figuresOf(await drive([match(20, seen)], { seconds: 0.2, pace: 0 }));
  expect(moves).toBe(seen.moves);
  expect(moves).toBeGreaterThan(1);
  expect(moves).toBeLessThanOrEqual(11);
  expect(p50).toBeGreaterThan(15);
  expect(unanswered).toBe(0);
});

test('at a pace, no more moves are sent than are due', async () => {
  const seen = { moves: 0 };
  const matches = [match(0, seen), match(0, seen)];
  const { moves } = figuresOf(await drive(matches, { seconds: 0.5, pace: 4 }));
  expect(moves).toBeGreaterThan(0);
  expect(moves).toBeLessThanOrEqual(4);
});

test('a move that waits for the one before has waited since it was due', async () => {
  const { p99 } = figuresOf(await drive([match(100, { moves: 0 })], { seconds: 0.5, pace: 100 }));
  // The last of them was due long before: it took 100 ms and waited for some 300.
  expect(p99).toBeGreaterThan(200);
});

test('a server that no longer answers is not waited for without end', async () => {
  const silent: Match = { ...match(0, { moves: 0 }), move: () => new Promise(() => undefined) };
  const { moves, movesPerSecond, p99, unanswered } = figuresOf(
    await drive([silent], { seconds: 0.05, pace: 0 }, newCourse(), 50),
  );
  expect([moves, movesPerSecond, unanswered]).toEqual([0, 0, 1]);
  expect(p99).toBeGreaterThanOrEqual(95);
});

test('what is answered too late counts as slow, not as done in time', async () => {
  const { moves, movesPerSecond, p99, unanswered } = figuresOf(
    await drive([match(200, { moves: 0 })], {
      seconds: 0.1,
      pace: 0,
    }),
  );
  expect([moves, movesPerSecond, unanswered]).toEqual([1, 0, 0]);
  expect(p99).toBeGreaterThan(190);
});

test('several goes are counted together', async () => {
  const matches = [match(5, { moves: 0 })];
  const course = await drive(matches, { seconds: 0.1, pace: 0 });
  const { moves } = figuresOf(course);
  await drive(matches, { seconds: 0.1, pace: 0 }, course);
  const both = figuresOf(course);
  expect(both.moves).toBeGreaterThan(moves);
  expect(both.movesPerSecond).toBeLessThanOrEqual(both.moves / 0.2);
});

test('quantiles are values that were measured', () => {
  const sorted = Array.from({ length: 100 }, (_, i) => i);
  expect([quantile(sorted, 0.5), quantile(sorted, 0.99), quantile([], 0.5)]).toEqual([50, 99, Number.NaN]);
});
