/** Calls a player to the tables: one line when a game starts, waits for this player, or is over. */
import type { Seat } from '../../core/game.ts';
import type { Status } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Answer, Hub } from '../hub.ts';
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { Lines } from './ndjson.ts';

interface Call {
  readonly type: 'started' | 'yourTurn' | 'over';
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
}

const MOST_TABLES = 200;
const ended = (status: Status): boolean => status === 'over' || status === 'stopped';

/** What a change means to one player, given the status this player was told of before. */
export function callsFor(account: string, summary: Summary, before: Status | undefined): Call[] {
  const { id, game, status, seats, toAct } = summary;
  const seat = seats.findIndex(({ who }) => who === account);
  if (seat < 0) return [];
  const call = (type: Call['type']): Call => ({ type, table: id, game, seat });
  const calls: Call[] = [];
  if (status === 'playing' && before !== 'playing') calls.push(call('started'));
  if (status === 'playing' && toAct.includes(seat)) calls.push(call('yourTurn'));
  if (ended(status) && (before === undefined || !ended(before))) calls.push(call('over'));
  return calls;
}

/** Calls about all tables in play at once, then about every change; what fell into a gap is made up for. */
export async function callPlayer(
  { hub, store }: { hub: Hub; store: Store },
  lines: Lines,
  { id }: Account,
): Promise<Answer<true>> {
  const told = new Map<string, Summary>();
  let lost = false;
  const tell = (summary: Summary): void => {
    const before = told.get(summary.id);
    // A list that took its time may be older than a change that came meanwhile.
    if (lost || (before && before.updated > summary.updated)) return;
    const calls = callsFor(id, summary, before?.status);
    lost = !calls.every((call) => lines.write(JSON.stringify(call)));
    if (!lost) told.set(summary.id, summary);
  };
  const tellAll = async (): Promise<void> => {
    lost = false;
    const mine = await store.tablesOf(id, MOST_TABLES);
    for (const summary of mine) if (!ended(summary.status) || told.has(summary.id)) tell(summary);
  };
  lines.onClose(hub.changes((summary, players) => players.includes(id) && tell(summary)));
  lines.onCaughtUp(() => lost && void tellAll().catch(() => lines.stream.destroy()));
  await tellAll();
  return { value: true };
}
