/** Brings a table back from its journal in the store. */
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { TableJournal } from '../../table/journal.ts';
import { replayTable } from '../../table/replay.ts';
import type { Table } from '../../table/table.ts';
import type { Store, TableRow } from '../store/store.ts';
import { type GameModule, moduleOf } from './rules.ts';

export interface Loaded {
  readonly row: TableRow;
  readonly module: GameModule;
  readonly table: Table;
}

export async function loadTable(store: Store, id: string): Promise<Loaded | undefined> {
  const row = await store.table(id);
  if (!row) return undefined;
  const module = await moduleOf(row);
  return { row, module, table: await replayTable(journalOf(store, id, module), row.n) };
}

/** The journal of a table as the store keeps it. */
export const journalOf = (store: Store, table: string, { game }: Pick<GameModule, 'game'>): TableJournal => ({
  table,
  game,
  entries: (after, limit) => store.entries(table, after, limit),
  keyframes: () => store.keyframes(table),
  keyframe: (n) => store.keyframe(table, n),
  keepKeyframe: (keyframe, apart) => store.keepKeyframe(table, keyframe, apart),
  pause: () => othersFirst(),
});
