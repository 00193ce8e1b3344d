/** Drives many matches at once and measures how long each move took. */
import type { Match } from './rival.ts';

export interface Load {
  readonly seconds: number;
  /** Moves per match and second; 0: as fast as they go. */
  readonly pace: number;
}

export interface Figures {
  /** All that were answered, be it late. */
  readonly moves: number;
  /** Those that were answered within the time. */
  readonly movesPerSecond: number;
  /** Milliseconds from when a move was to be sent until it is acknowledged and both have the news. */
  readonly p50: number;
  readonly p99: number;
  /** Moves not answered long after the end; they have taken as long as was waited for them. */
  readonly unanswered: number;
}

/** Milliseconds that an answer may be late at the end. */
const GRACE = 60_000;

/** What has come of the moves so far, in one or several goes. */
export interface Course {
  readonly times: number[];
  /** Since when, for matches in which a move is under way. */
  readonly waiting: Map<Match, number>;
  inTime: number;
  seconds: number;
}

export const newCourse = (): Course => ({ times: [], waiting: new Map(), inTime: 0, seconds: 0 });

/** Has all matches play for a while. */
export async function drive(
  matches: readonly Match[],
  load: Load,
  course = newCourse(),
  grace = GRACE,
): Promise<Course> {
  course.seconds += load.seconds;
  const end = performance.now() + load.seconds * 1000;
  const playing = matches.map((match, i) =>
    play(match, { end, pace: load.pace, phase: i / matches.length, course }),
  );
  await orLate(Promise.all(playing), end + grace);
  return course;
}

export function figuresOf({ times, waiting, inTime, seconds }: Course): Figures {
  const now = performance.now();
  const all = [...times, ...Array.from(waiting.values(), (since) => now - since)].sort((a, b) => a - b);
  return {
    moves: times.length,
    movesPerSecond: inTime / seconds,
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    unanswered: waiting.size,
  };
}

interface Playing {
  readonly end: number;
  readonly pace: number;
  /** Where in the interval this match moves, so that not all move at once. */
  readonly phase: number;
  readonly course: Course;
}

async function play(match: Match, { end, pace, phase, course }: Playing): Promise<void> {
  const interval = pace > 0 ? 1000 / pace : 0;
  const start = performance.now();
  for (let due = start + phase * interval; Math.max(due, performance.now()) < end; due += interval) {
    await match.ready();
    const since = pace > 0 ? await dueTime(due) : performance.now();
    course.waiting.set(match, since);
    await match.move();
    course.waiting.delete(match);
    const answered = performance.now();
    course.times.push(answered - since);
    if (answered <= end) course.inTime++;
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
