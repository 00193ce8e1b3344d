import { expect, test } from 'vitest';
import type { Review } from '../../core/review.ts';
import { apart, roundEnds, seriesOf, ticks } from './chart.ts';
import type { Frame } from './film.ts';

interface Purse {
  readonly round: number;
  readonly coins: readonly number[];
}

const frame = (round: number, ...coins: number[]): Frame => ({
  happening: { n: 0, at: 0, what: { type: 'started' }, events: [] },
  view: { round, coins },
});
const frames = [frame(1, 5, 5), frame(1, 4, 5), frame(1, 4, 9), frame(2, 7, 9)];
const review: Review = {
  unit: 'points',
  round: (view) => (view as Purse).round,
  lines: { coins: (view, seat) => (view as Purse).coins[seat] ?? 0 },
  money: [],
  isMoment: () => false,
  reckoning: () => [],
};

test('a round counts as it ended, and the start stands before the first', () => {
  expect(roundEnds(frames, review).map(({ round }) => round)).toEqual([0, 1, 2]);
  expect(seriesOf(frames, review, 'coins', 2)).toEqual({
    rounds: [0, 1, 2],
    values: [
      [5, 4, 7],
      [5, 9, 9],
    ],
  });
});

test('an axis has few numbers, all of them easy', () => {
  expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-11, 30)).toEqual([-20, -10, 0, 10, 20, 30]);
  expect(ticks(0, 0)).toEqual([0, 1]);
});

test('labels stand beside their lines unless they would cover each other', () => {
  expect(apart([10, 50, 90], 18, 100)).toEqual([10, 50, 90]);
  expect(apart([50, 52, 10], 18, 100)).toEqual([50, 68, 10]);
  expect(apart([99, 98], 18, 100)).toEqual([100, 82]);
});
