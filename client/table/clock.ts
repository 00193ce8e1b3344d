/** How much time a seat has left, and how that is written. */
import type { SeatClock } from '../../protocol/picture.ts';

/** "d" and "h" as a language writes them. */
export interface Units {
  readonly days: string;
  readonly hours: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left by the server's clock; null where no time is kept. */
export function timeLeft(clock: SeatClock | undefined, now: number, timed: boolean): number | null {
  if (!clock || !timed) return null;
  const { bank, since, until } = clock;
  // No more than there was when the turn began, even if the server's clock was set back since.
  if (until !== null) return Math.max(0, until - Math.max(now, since ?? now));
  return bank > 0 ? bank : null;
}

/** "2 d 4 h", "3:04:05" or "08:42"; a started second counts, so that zero means over. */
export function timeWritten(left: number, units: Units): string {
  if (left >= 2 * DAY) {
    return `${Math.floor(left / DAY)} ${units.days} ${Math.floor((left % DAY) / HOUR)} ${units.hours}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${clock}` : clock;
}

/** When it becomes urgent. */
export const isShort = (left: number): boolean => left < 30 * SECOND;
