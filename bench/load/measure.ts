/** Drives many matches at once and measures how long each move took. */
import type { Match, RunningRival } from './rival.ts';

export interface Load {
  readonly matches: number;
  readonly seconds: number;
  /** Moves per match and second; 0: as fast as they go. */
  readonly pace: number;
}

export interface Figures {
  readonly movesPerSecond: number;
  /** Milliseconds from a move's sending until it is acknowledged and both have the news. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of the server's memory for each match that waits. */
  readonly memoryPerMatch: number;
  readonly memory: number;
}

/** Opens the matches a few at a time, as people would come in. */
export async function openMatches(
  rival: RunningRival,
  count: number,
  tell: (done: number) => void,
): Promise<Match[]> {
  const matches: Match[] = [];
  const AT_ONCE = 50;
  while (matches.length < count) {
    const wave = Math.min(AT_ONCE, count - matches.length);
    matches.push(...(await Promise.all(Array.from({ length: wave }, () => rival.open()))));
    tell(matches.length);
  }
  return matches;
}

export async function drive(
  matches: readonly Match[],
  { seconds, pace }: Load,
): Promise<Omit<Figures, 'memory' | 'memoryPerMatch'>> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(matches.map((match, i) => play(match, { end, pace, phase: i / matches.length, times })));
  const passed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { movesPerSecond: times.length / passed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
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
  let due = performance.now() + phase * interval;
  while (performance.now() < end) {
    if (interval > 0) await sleepUntil(due);
    const sent = performance.now();
    await match.move();
    times.push(performance.now() - sent);
    due += interval;
  }
}

const sleepUntil = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
