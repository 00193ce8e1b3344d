/** The clocks of a table: the deadline of every seat, and when the table must act by itself. */
import type { Game, Seat } from '../core/game.ts';
import type { Deadlines } from './entries.ts';
import { addActiveTime } from './quiet-hours.ts';
import type { Scene } from './scene.ts';
import { clockBack, isDriven, isLeftToBot, type Table } from './table.ts';

const HOUR = 3_600_000;
/** Without a clock, a player who must act and is not seen for so long counts as absent. */
export const ABSENT_AFTER = 120_000;

/** Deadline of every seat that must act after an entry. The player of seat `back` takes it over from the bot. */
export function deadlines(
  { table, now, quietHours }: Scene,
  asked: readonly Seat[],
  back?: Seat | undefined,
): Deadlines {
  const { clock } = table.opened;
  if (clock.type === 'untimed') return [];
  return table.seats.map((seat, i) => {
    if (seat === null || (isLeftToBot(seat) && i !== back) || !asked.includes(i)) return null;
    if (table.since[i] !== null && (table.until[i] !== null || seat.turnLost)) return table.until[i]!;
    if (clock.type === 'live') return now + clock.turn * 1000 + table.banks[i]!;
    const own = quietHours[i];
    return own ? addActiveTime(own, now, clock.hours * HOUR) : now + clock.hours * HOUR;
  });
}

/** The same if the time of every seat began anew. */
export function deadlinesAnew(scene: Scene): Deadlines {
  const { table } = scene;
  return deadlines({ ...scene, table: { ...table, since: table.seats.map(() => null) } }, all(table));
}

/** The same if a player takes the own seat back. */
export const deadlinesWith = (scene: Scene, back: Seat): Deadlines =>
  deadlines(scene, all(scene.table), back);

/** The same after a free take-back: the time that was left to the seat that took back is left to it again. */
export function deadlinesResumed(scene: Scene, seat: Seat, moves: number): Deadlines {
  const { table, now } = scene;
  const shown = clockBack(table, seat, moves);
  return deadlines(scene, all(table)).map((end, each) =>
    each === seat && end !== null && shown ? now + shown.left : end,
  );
}

const all = ({ seats }: Table): Seat[] => seats.map((_, seat) => seat);

/** A time in which the table's host was down. */
interface Outage {
  readonly from: number;
  readonly to: number;
}

/** How much of the time since then the host was down. Outages come in the order in which they began, and may overlap. */
export function lateness(outages: readonly Outage[], since: number): number {
  let [late, counted] = [0, since];
  for (const { from, to } of outages) {
    late += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return late;
}

/** When a table must do something by itself; null: it waits for people alone. */
export function dueAt(table: Table, game: Game, late: Scene['late']): number | null {
  switch (table.status) {
    case 'open':
      return table.opened.startWhenFull && table.seats.every((seat) => seat !== null) ? table.updated : null;
    case 'over':
    case 'stopped':
      return table.updated;
    case 'playing':
      return table.state && firstDue(table, game.toAct(table.state), late);
  }
}

function firstDue(table: Table, toAct: readonly Seat[], late: Scene['late']): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const seat of toAct) first = Math.min(first, dueAtSeat(table, seat, late) ?? first);
  return Number.isFinite(first) ? first : null;
}

function dueAtSeat(table: Table, seat: Seat, late: Scene['late']): number | undefined {
  const since = table.since[seat]!;
  if (isDriven(table.seats[seat]!)) return table.updated;
  if (table.until[seat] !== null) return table.until[seat]! + late(since ?? 0);
  return table.opened.absence === 'bot' && table.opened.clock.type === 'untimed'
    ? (since ?? table.updated) + ABSENT_AFTER + late(since ?? table.updated)
    : undefined;
}
