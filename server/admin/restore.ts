/** `admin restore`: a backup into an empty store of either dialect, whole or not at all. */
import { existsSync, rmSync } from 'node:fs';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import { migrateIn } from '../store/migrate.ts';
import { type DialectName, MIGRATIONS } from '../store/migrations/index.ts';
import { lockMigrations } from '../store/postgres.ts';
import { configOf, kyselyOver as overPostgres, poolOf } from '../store/postgres-driver.ts';
import type { Schema } from '../store/schema.ts';
import { fileIn } from '../store/sqlite.ts';
import { lockFile, openFile, kyselyOver as overSqlite } from '../store/sqlite-driver.ts';
import { BackupReader, type Head, type Piece } from './backup-lines.ts';
import type { AddCommand, Desk } from './command.ts';
import { linesIn } from './lines-in.ts';
import { nameOf, opened, type Place } from './places.ts';
import { Problem } from './problem.ts';
import { migrationsOf } from './reader.ts';
import { named, type TableShape } from './shape.ts';

/** Milliseconds until a database that says nothing is given up. */
const ANSWER = 10_000;
/** Rows that are written by one statement. */
const TOGETHER = 100;

/** How SQLite finds the entries of a table: each names the one before it, and the table's row the last. */
const CHAINS = '005-chains';
const CHAIN = [
  `update entries set before = chain.k
    from (select k as own, lag(k) over (partition by table_id order by n) as k from entries) as chain
    where chain.own = entries.k`,
  'update tables set last = entries.k from entries where entries.table_id = tables.id and entries.n = tables.n',
];

type Fill = (transaction: Transaction<Schema>, dialect: DialectName) => Promise<void>;

export const addRestore: AddCommand = (program, desk) => {
  program
    .command('restore <file>')
    .description('fill an empty store from a backup, be it of SQLite or of PostgreSQL')
    .action((file: string) => restore(file, desk));
};

async function restore(file: string, desk: Desk): Promise<void> {
  const place = desk.place();
  let rows = 0;
  // Once through without a store: nothing is begun with a file that is damaged.
  await readThrough(file, () => Promise.resolve());
  await filling(place, async (transaction, dialect) => {
    if ((await migrationsOf(transaction)).length > 0) throw notEmpty(place);
    rows = await readThrough(file, (head, pieces) => fill(transaction, dialect, { head, pieces }));
    await migrateIn(transaction, dialect);
  });
  desk.out(`${nameOf(place)} holds what was in ${file}: ${rows} rows.`);
}

const notEmpty = (place: Place): Problem =>
  new Problem(`${nameOf(place)} is not empty. Restore into a new folder or a new database.`);

type Use = (head: Head, pieces: AsyncIterable<Piece>) => Promise<void>;

/** Answers with the number of rows. What is not used is still checked. */
async function readThrough(file: string, use: Use): Promise<number> {
  const lines = linesIn(file);
  try {
    const backup = new BackupReader(file, lines);
    const head = await backup.head(MIGRATIONS.map(({ name }) => name));
    const pieces = backup.pieces(head);
    await use(head, { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) });
    while (!(await pieces.next()).done);
    return backup.rows;
  } finally {
    await lines.return(undefined);
  }
}

/** In one transaction: after a failure the store is as empty as it was. */
function filling(place: Place, fill: Fill): Promise<void> {
  return opened(place, () =>
    place.databaseUrl === '' ? fillSqlite(fileIn(place.data), fill) : fillPostgres(place.databaseUrl, fill),
  );
}

async function fillSqlite(file: string, fill: Fill): Promise<void> {
  const wasThere = existsSync(file);
  const unlock = lockFile(file);
  const sqlite = openFile(file);
  const db = overSqlite(sqlite);
  let filled = false;
  try {
    await db.transaction().execute((transaction) => fill(transaction, 'sqlite'));
    sqlite.exec('pragma wal_checkpoint(truncate)');
    filled = true;
  } finally {
    await db.destroy();
    if (!filled && !wasThere) rmSync(file, { force: true });
    unlock();
  }
}

async function fillPostgres(url: string, fill: Fill): Promise<void> {
  const db = overPostgres(poolOf(configOf(url, ANSWER), 1));
  try {
    await db.transaction().execute(async (transaction) => {
      await lockMigrations(transaction);
      await fill(transaction, 'postgres');
    });
  } finally {
    await db.destroy();
  }
}

async function fill(
  transaction: Transaction<Schema>,
  dialect: DialectName,
  { head, pieces }: { readonly head: Head; readonly pieces: AsyncIterable<Piece> },
): Promise<void> {
  await migrateIn(transaction, dialect, named(head.migrations));
  let some: Piece[] = [];
  for await (const piece of pieces) {
    if (some.length === TOGETHER || some[0]?.table !== piece.table) {
      await insert(transaction, some);
      some = [];
    }
    some.push(piece);
  }
  await insert(transaction, some);
  if (dialect !== 'sqlite' || !head.migrations.includes(CHAINS)) return;
  for (const statement of CHAIN) await transaction.executeQuery(CompiledQuery.raw(statement));
}

async function insert(transaction: Transaction<Schema>, some: readonly Piece[]): Promise<void> {
  const table: TableShape | undefined = some[0]?.table;
  if (!table) return;
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const rows = sql.join(some.map(({ row }) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${rows}`.execute(transaction);
}
