/**
 * The hours of a player's day in which no clock of theirs runs and no alert comes. They are hours on the player's
 * wall: when clocks are put forward or back, a night is an hour shorter or longer, and its quiet hours with it.
 */
import type { Settings } from '../store/people-store.ts';

export type QuietHours = Pick<Settings, 'timeZone' | 'quietFrom' | 'quietTo'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Every zone's distance to UTC, and every moment at which it changes, is a multiple of this. */
const SLOT = 15 * MINUTE;
/** No zone puts its clocks forward or back by as much at a time. */
const MOST_SHIFTED = 3 * HOUR;

/** When the quiet hours that are now end; undefined if there are none now. */
export function quietUntil(hours: QuietHours, now: number): number | undefined {
  return isQuiet(hours, now) ? nextChange(hours, now) : undefined;
}

/** The moment at which so many milliseconds outside the quiet hours have passed. */
export function addActiveTime(hours: QuietHours, from: number, ms: number): number {
  if (hours.quietFrom === hours.quietTo) return from + ms;
  let at = from;
  let left = ms;
  while (left > 0) {
    at = quietUntil(hours, at) ?? at;
    const end = Math.min(at + left, nextChange(hours, at));
    left -= end - at;
    at = end;
  }
  return at;
}

function isQuiet({ timeZone, quietFrom, quietTo }: QuietHours, at: number): boolean {
  const { hour } = wallClock(timeZone, at);
  if (quietFrom <= quietTo) return hour >= quietFrom && hour < quietTo;
  return hour >= quietFrom || hour < quietTo;
}

/**
 * When quiet hours begin or end next. Where the hands of the clock would say so is right but on days on which they
 * are moved; so the search begins a little before that and goes on slot by slot.
 */
function nextChange(hours: QuietHours, at: number): number {
  const quiet = isQuiet(hours, at);
  const { hour, minute } = wallClock(hours.timeZone, at);
  const ahead = ((quiet ? hours.quietTo : hours.quietFrom) - hour + 24) % 24;
  const guess = at + (ahead * 60 - minute) * MINUTE - MOST_SHIFTED;
  let slot = Math.floor(Math.max(at, guess) / SLOT) * SLOT;
  do slot += SLOT;
  while (isQuiet(hours, slot) === quiet);
  return slot;
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone: string, at: number): { readonly hour: number; readonly minute: number } {
  const [hour, minute] = clockOf(zone).format(at).split(':');
  return { hour: Number(hour), minute: Number(minute) };
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock = CLOCKS.get(zone) ?? newClock(zone);
  CLOCKS.set(zone, clock);
  return clock;
}

function newClock(zone: string): Intl.DateTimeFormat {
  const face = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...face, timeZone: zone });
  } catch {
    // A zone that another node knew: better the wrong hours than a clock that stops.
    return new Intl.DateTimeFormat('en', { ...face, timeZone: 'UTC' });
  }
}
