import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Course, drive, figuresOf, newCourse, quantile } from './measure.ts';
import type { Match } from './rival.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Time passes only where somebody waits for it. */
async function driven(...given: Parameters<typeof drive>): Promise<Course> {
  const driving = drive(...given);
  await vi.runAllTimersAsync();
  return driving;
}

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
  const { moves, p50, unanswered } = figuresOf(await driven([match(20, seen)], { seconds: 0.2, pace: 0 }));
  expect(seen.moves).toBe(10);
  expect([moves, p50, unanswered]).toEqual([10, 20, 0]);
});

test('at a pace, no more moves are sent than are due', async () => {
  const seen = { moves: 0 };
  const matches = [match(0, seen), match(0, seen)];
  const { moves } = figuresOf(await driven(matches, { seconds: 0.5, pace: 4 }));
  expect([moves, seen.moves]).toEqual([4, 4]);
});

test('a move that waits for the one before has waited since it was due', async () => {
  const { p99 } = figuresOf(await driven([match(100, { moves: 0 })], { seconds: 0.5, pace: 100 }));
  // The fifth was due after 40 ms, sent after 400 and answered after 500.
  expect(p99).toBe(460);
});

test('a server that no longer answers is not waited for without end', async () => {
  const silent: Match = { ...match(0, { moves: 0 }), move: () => new Promise(() => undefined) };
  const { moves, movesPerSecond, p99, unanswered } = figuresOf(
    await driven([silent], { seconds: 0.05, pace: 0 }, newCourse(), 50),
  );
  expect([moves, movesPerSecond, unanswered]).toEqual([0, 0, 1]);
  expect(p99).toBe(100);
});

test('what is answered too late counts as slow, not as done in time', async () => {
  const { moves, movesPerSecond, p99, unanswered } = figuresOf(
    await driven([match(200, { moves: 0 })], { seconds: 0.1, pace: 0 }),
  );
  expect([moves, movesPerSecond, unanswered]).toEqual([1, 0, 0]);
  expect(p99).toBe(200);
});

test('several goes are counted together', async () => {
  const matches = [match(5, { moves: 0 })];
  const course = await driven(matches, { seconds: 0.1, pace: 0 });
  expect(figuresOf(course).moves).toBe(20);
  await driven(matches, { seconds: 0.1, pace: 0 }, course);
  const { moves, movesPerSecond } = figuresOf(course);
  expect([moves, movesPerSecond]).toEqual([40, 200]);
});

test('quantiles are values that were measured', () => {
  const sorted = Array.from({ length: 100 }, (_, i) => i);
  expect([quantile(sorted, 0.5), quantile(sorted, 0.99), quantile([], 0.5)]).toEqual([50, 99, Number.NaN]);
});
