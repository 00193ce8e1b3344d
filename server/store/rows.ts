/** Between the interface's words and the columns. */
import { createHash } from 'node:crypto';
import type { Status } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Append, RowChange } from './store.ts';

/** What an entry makes of its table's row. */
export function columnsOf({ status, summary, wakeAt }: RowChange, claim?: Append['claim']) {
  return {
    status,
    updated: summary.updated,
    to_act: JSON.stringify(summary.toAct),
    wake_at: wakeAt,
    holder: claim?.holder ?? null,
    lease: claim?.lease ?? null,
  };
}

/** 1 for a table that is over: it counts against no quota. */
export const endedOf = (status: Status): number => (status === 'over' || status === 'stopped' ? 1 : 0);

type Seats = Summary['seats'];

/** A table's seats are the same object, of no other table, as long as nobody comes or goes. */
const WRITTEN = new WeakMap<Seats, { readonly places: Summary['places']; readonly text: string }>();

/** The part of a summary that lasts for as long; the rest is in the table's row. */
export function lastingOf(summary: Summary): string {
  const { seats, places } = summary;
  const written = WRITTEN.get(seats);
  if (written?.places === places) return written.text;
  const { status, updated, toAct, ...lasting } = summary;
  const text = JSON.stringify(lasting);
  WRITTEN.set(seats, { places, text });
  return text;
}

export interface SummaryColumns {
  readonly summary: string;
  readonly status: Status;
  readonly updated: number;
  readonly to_act: string;
}

export function summaryOf({ summary, status, updated, to_act }: SummaryColumns): Summary {
  const lasting = JSON.parse(summary) as Summary;
  return { ...lasting, status, updated, toAct: JSON.parse(to_act) as Summary['toAct'] };
}

/** What somebody is called who has left; the same for all who write it, and nobody can take it. */
export const goneName = (account: string): string =>
  `gone-${createHash('sha256').update(account).digest('hex').slice(0, 12)}`;

/** How an entry begins by which somebody sat down. */
export const SAT = '{"type":"sat"';

/** Whose words an entry is, so that they can be found and forgotten: only entries that begin like this have any. */
export function authorOf(body: string): string | null {
  if (!body.startsWith('{"type":"said"')) return null;
  const { who } = JSON.parse(body) as { who?: unknown };
  return typeof who === 'string' ? who : null;
}

export function entryColumns(entry: Append) {
  const { table, n, id, at, body } = entry;
  return { table_id: table, n, id, at, body, author: authorOf(body) };
}

/** Lists long enough to be few, short enough for every database's limit of parameters. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size));
}
