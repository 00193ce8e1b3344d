/** The tables of a store and their columns, as both dialects have them. */
import { migrate } from '../store/migrate.ts';
import { MIGRATIONS, type Migration } from '../store/migrations/index.ts';
import { kyselyOver, openFile, type Sqlite } from '../store/sqlite-driver.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** How SQLite finds its way; made anew from the rest, and unknown to PostgreSQL. */
const OF_SQLITE: Readonly<Record<string, readonly string[]>> = {
  tables: ['last'],
  entries: ['k', 'before'],
};
const MIGRATIONS_TABLE = 'migrations';

/**
 * As a store is that has done these migrations and no others. A new one in memory shows it, so that tables of other
 * programs in the same database are never taken for ours. A table comes after those it refers to.
 */
export async function shapeOf(done: readonly string[]): Promise<TableShape[]> {
  const sqlite = openFile(':memory:');
  const db = kyselyOver(sqlite);
  try {
    await migrate(db, { dialect: 'sqlite' }, named(done));
    const tables = (await db.introspection.getTables())
      .filter(({ name }) => name !== MIGRATIONS_TABLE)
      .map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => column.name).filter((column) => !OF_SQLITE[name]?.includes(column)),
      }));
    return inOrder(tables, (name) => referredBy(sqlite, name));
  } finally {
    await db.destroy();
  }
}

/** Those of our migrations that have these names, in our order. */
export const named = (names: readonly string[]): Migration[] =>
  MIGRATIONS.filter(({ name }) => names.includes(name));

function referredBy(sqlite: Sqlite, table: string): string[] {
  const rows = sqlite.prepare('select distinct "table" as name from pragma_foreign_key_list(?)').all(table);
  return (rows as { name: string }[]).map(({ name }) => name);
}

function inOrder(tables: readonly TableShape[], before: (name: string) => string[]): TableShape[] {
  const ordered = new Set<TableShape>();
  const place = (table: TableShape): void => {
    if (ordered.has(table)) return;
    const others = before(table.name).filter((name) => name !== table.name);
    for (const other of tables.filter(({ name }) => others.includes(name))) place(other);
    ordered.add(table);
  };
  for (const table of tables) place(table);
  return [...ordered];
}
