/**
 * The hours of a player's day in which no clock of theirs runs and no alert comes. They are hours on the player's
 * wall: when clocks are put forward or back, a night is an hour shorter or longer, and its quiet hours with it.
 */
export interface QuietHours {
  /** IANA name, 'Europe/Berlin'. */
  readonly timeZone: string;
  /** Hours of the player's day; equal: none. */
  readonly quietFrom: number;
  readonly quietTo: number;
}

const MINUTE = 60_000;
/** Minutes of a day. */
const DAY = 24 * 60;
/** Every zone's distance to UTC, and every moment at which it changes, is a multiple of this. */
const SLOT = 15 * MINUTE;

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
  const hour = Math.floor(minuteOfDay(timeZone, at) / 60);
  if (quietFrom <= quietTo) return hour >= quietFrom && hour < quietTo;
  return hour >= quietFrom || hour < quietTo;
}

/**
 * When quiet hours begin or end next: where the hands of the clock point, unless the clocks are moved on the way.
 * Then every slot is looked at, since an hour that comes twice can begin or end quiet hours twice.
 */
function nextChange(hours: QuietHours, at: number): number {
  const quiet = isQuiet(hours, at);
  const now = minuteOfDay(hours.timeZone, at);
  const then = (quiet ? hours.quietTo : hours.quietFrom) * 60;
  const ahead = (then - now + DAY) % DAY || DAY;
  const expected = Math.floor(at / MINUTE + ahead) * MINUTE;
  if (minuteOfDay(hours.timeZone, expected) === then) return expected;
  let slot = Math.floor(at / SLOT) * SLOT;
  do slot += SLOT;
  while (isQuiet(hours, slot) === quiet);
  return slot;
}

/** As many zones as there are, and some more: their names can be spelt in many ways, and each clock takes 50 kB. */
const MOST_CLOCKS = 600;
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** How many minutes after midnight a clock on a wall of that zone shows. */
function minuteOfDay(zone: string, at: number): number {
  const [hour, minute] = clockOf(zone).format(at).split(':');
  return Number(hour) * 60 + Number(minute);
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(zone);
  if (known) return known;
  if (CLOCKS.size >= MOST_CLOCKS) CLOCKS.clear();
  const clock = newClock(zone);
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
