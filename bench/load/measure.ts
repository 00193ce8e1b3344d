/** Drives many matches at once and measures how long each move took. */
import type { Match } from './rival.ts';

export interface Load {
  readonly seconds: number;
  /** Moves per match and second; 0: as fast as they go. */
  readonly pace: number;
}

export interface Figures {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from when a move was to be sent until it is acknowledged and both have the news. */
  readonly p50: number;
  readonly p99: number;
  /** Matches whose last move was still not answered long after the end. */
  readonly unanswered: number;
}

/** Milliseconds that an answer may be late at the end. */
const GRACE = 60_000;

export async function drive(matches: readonly Match[], load: Load, grace = GRACE): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + load.seconds * 1000;
  let playing = matches.length;
  const done = matches.map(async (match, i) => {
    await play(match, { end, pace: load.pace, phase: i / matches.length, times });
    playing--;
  });
  await orLate(Promise.all(done), end + grace);
  const passed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    moves: times.length,
    movesPerSecond: times.length / passed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    unanswered: playing,
  };
}

interface Playing {
  readonly end: number;
  readonly pace: number;
  /** Where in the interval this match moves, so that not all move at once. */
  readonly phase: number;
  readonly times: number[];
}

async function play(match: Match, { end, pace, phase, times }: Playing): Promise<void> {
  const interval = pace > 0 ? 1000 / pace : 0;
  const start = performance.now();
  for (let due = start + phase * interval; Math.max(due, performance.now()) < end; due += interval) {
    await match.ready();
    const since = pace > 0 ? await dueTime(due) : performance.now();
    await match.move();
    times.push(performance.now() - since);
  }
}

/** A move that has to wait for the one before has waited since it was due; that a timer is late is nobody's fault. */
async function dueTime(due: number): Promise<number> {
  const early = due - performance.now();
  if (early <= 0) return due;
  await new Promise((resolve) => setTimeout(resolve, early));
  return performance.now();
}

async function orLate(done: Promise<unknown>, time: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, time - performance.now());
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
