/** Between the interface's words and the columns. */
import type { Summary } from '../../protocol/summary.ts';
import type { Append, RowChange } from './store.ts';

/** What a table's row says of its state, as columns. */
export function columnsOf(row: RowChange) {
  return {
    status: row.status,
    visibility: row.summary.visibility,
    summary: textOf(row.summary),
    updated: row.summary.updated,
    wake_at: row.wakeAt,
  };
}

/** Most of a summary is the same objects entry after entry: each is written once. */
const WRITTEN = new WeakMap<object, string>();

function textOf(summary: Summary): string {
  const { id, game, visibility, rated, owner, status, created, updated, toAct, places } = summary;
  const small = { id, game, visibility, rated, owner, status, created, updated, toAct, places };
  const large = `"options":${partOf(summary.options)},"clock":${partOf(summary.clock)},"seats":${partOf(summary.seats)}`;
  return `{${large},${JSON.stringify(small).slice(1)}`;
}

function partOf(part: object): string {
  const text = WRITTEN.get(part) ?? JSON.stringify(part);
  WRITTEN.set(part, text);
  return text;
}

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
