/** Figures over time, and where their lines and labels stand. */
import type { Review } from '../../core/review.ts';
import type { Frame } from './film.ts';

/** One value for each round, from the start (round 0) on. */
export interface Series {
  readonly rounds: readonly number[];
  /** By seat. */
  readonly values: readonly (readonly number[])[];
}

/** The position at the end of each round; before them, the start. */
export function roundEnds(frames: readonly Frame[], review: Review): { round: number; view: object }[] {
  const [start, ...later] = frames;
  const ends = new Map<number, object>();
  for (const { view } of later) ends.set(review.round(view), view);
  return [
    ...(start ? [{ round: 0, view: start.view }] : []),
    ...[...ends].map(([round, view]) => ({ round, view })),
  ];
}

export function seriesOf(frames: readonly Frame[], review: Review, line: string, seats: number): Series {
  const ends = roundEnds(frames, review);
  const value = review.lines[line];
  return {
    rounds: ends.map(({ round }) => round),
    values: Array.from({ length: seats }, (_, seat) => ends.map(({ view }) => value?.(view, seat) ?? 0)),
  };
}

/** Round numbers for an axis, a few at most, from below the least to above the greatest. */
export function ticks(least: number, greatest: number, most = 5): number[] {
  const span = Math.max(1, greatest - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => span / size <= most) ?? span;
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(greatest / step));
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

/** Labels beside the ends of their lines, pushed apart so that none covers another. */
export function apart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + gap;
  }
  let ceiling = lowest;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - gap;
  }
  return placed;
}
