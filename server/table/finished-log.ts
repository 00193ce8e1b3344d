/** The portable log of a table that has ended, as the store keeps it. */
import { archiveText } from '../../table/archive.ts';
import type { Table } from '../../table/table.ts';
import { nodeHashing } from '../luck.ts';
import type { Founding, Store } from '../store/store.ts';
import { journalOf } from './load.ts';
import type { GameModule } from './rules.ts';

export interface Ended {
  readonly founding: Founding;
  readonly module: GameModule;
  readonly table: Table;
}

export type LogOrigin = 'stored' | 'made';

/** The log is written once, when it is first asked for: nothing that happens after the end changes it. */
export async function logOf(
  store: Store,
  { founding, module, table }: Ended,
): Promise<{ text: string; from: LogOrigin }> {
  const { id, seed } = founding;
  const stored = await store.log(id);
  if (stored !== undefined) return { text: stored, from: 'stored' };
  const text = await archiveText({ table, seed, journal: journalOf(store, id, module) }, nodeHashing);
  // A log that cannot be stored is made again.
  await store.keepLog(id, text).catch(() => undefined);
  return { text, from: 'made' };
}
