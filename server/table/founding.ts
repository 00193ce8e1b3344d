/** Opening a table: its address, its key, and how the store keeps its first entries. */
import { createHmac, randomBytes } from 'node:crypto';
import { openedTable, type Planned } from '../../table/opening.ts';
import { playersOf } from '../../table/table.ts';
import type { Founding, NewTable, Opening, TableRow } from '../store/store.ts';
import type { Loaded } from './load.ts';
import { rowOf } from './row.ts';
import type { GameModule } from './rules.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * An address for a table, the same for the same request. Only the server can work it out: accounts are public, and
 * requests are easily guessed.
 */
export function tableId(secret: string, ...request: readonly string[]): string {
  const named = JSON.stringify(['table', ...request]);
  const bytes = createHmac('sha256', secret).update(named).digest().subarray(0, 14);
  return Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('');
}

export const newKey = (): string => randomBytes(12).toString('base64url');

/** A new table as the store keeps it, and as it would be loaded from there. */
export interface Founded extends Opening {
  readonly loaded: Loaded;
}

export function founded(
  { entries }: Pick<Exclude<Planned, { refusal: object }>, 'entries'>,
  module: GameModule,
  head: Pick<NewTable, 'id' | 'key' | 'seed' | 'created'>,
): Founded {
  const { id, created: at } = head;
  const { table, journal } = openedTable(id, entries, module, at);
  const row = rowOf(table, module, () => 0);
  const first = journal.map(({ n, id: own, entry }) => ({
    table: id,
    n,
    id: own,
    at,
    body: JSON.stringify(entry),
    row,
  }));
  const founding: Founding = { ...head, game: module.game.id, version: module.game.version };
  const stored: TableRow = { ...founding, ...row, n: table.n, settled: false };
  return {
    table: { ...founding, row: { ...row, players: playersOf(table) } },
    entries: first,
    loaded: { row: stored, module, table },
  };
}
