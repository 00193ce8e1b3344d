/** Reads a PostgreSQL store beside the servers that work with it. */
import { CompiledQuery, sql } from 'kysely';
import { configOf, kyselyOver, poolOf } from '../store/postgres-driver.ts';
import type { Database } from '../store/schema.ts';
import { migrationsOf, type Reader, type Row, rowOf, selectAll } from './reader.ts';
import type { TableShape } from './shape.ts';

/** Milliseconds until a database that says nothing is given up. */
const ANSWER = 10_000;
/** Rows that are fetched at a time; an archived game may have megabytes. */
const TOGETHER = 50;

export async function readPostgres<T>(url: string, work: (reader: Reader) => Promise<T>): Promise<T> {
  const db = kyselyOver(poolOf(configOf(url, ANSWER), 1));
  try {
    return await db.connection().execute(async (own) => {
      await say(own, 'begin transaction isolation level repeatable read read only');
      const result = await work({
        dialect: 'postgres',
        migrations: await migrationsOf(own),
        db: own,
        rows: (table) => rowsOf(own, table),
        size: () => sizeOf(own),
      });
      await say(own, 'rollback');
      return result;
    });
  } finally {
    await db.destroy();
  }
}

const say = (db: Database, words: string) => db.executeQuery(CompiledQuery.raw(words));

async function* rowsOf(db: Database, table: TableShape): AsyncGenerator<readonly Row[]> {
  await say(db, `declare page no scroll cursor for ${selectAll(table)}`);
  for (;;) {
    const { rows } = await say(db, `fetch forward ${TOGETHER} from page`);
    if (rows.length === 0) break;
    yield rows.map((found) => rowOf(table, found));
  }
  await say(db, 'close page');
}

async function sizeOf(db: Database): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return rows[0]?.size ?? 0;
}
