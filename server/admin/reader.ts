/** A store at one moment of its life, whatever happens to it meanwhile. */
import type { DialectName } from '../store/migrations/index.ts';
import type { Database } from '../store/schema.ts';
import type { TableShape } from './shape.ts';

export type Value = string | number | null | Uint8Array;
export type Row = readonly Value[];

export interface Reader {
  readonly dialect: DialectName;
  /** Names of those that were done. */
  readonly migrations: readonly string[];
  readonly db: Database;
  /** All rows of a table, some at a time. */
  rows(table: TableShape): AsyncIterable<readonly Row[]>;
  /** Bytes on the disk. */
  size(): Promise<number>;
}

export async function migrationsOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name, schema = 'public' }) => name === 'migrations' && schema === 'public')) return [];
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** In the order of the columns; a backup names them once. */
export const rowOf = ({ columns }: TableShape, found: unknown): Row =>
  columns.map((column) => (found as Record<string, Value>)[column] ?? null);

export const selectAll = ({ name, columns }: TableShape): string =>
  `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;

const quoted = (name: string): string => `"${name}"`;
