/** Brings a store up to date. Runs in one transaction, so that a crash leaves either the old tables or the new. */
import { CompiledQuery, type Transaction } from 'kysely';
import { StoreTooNew } from './errors.ts';
import { type DialectName, MIGRATIONS, type Migration } from './migrations/index.ts';
import type { Database, Schema } from './schema.ts';

export interface Place {
  readonly dialect: DialectName;
  /** Keeps other processes from migrating at the same time; it ends with the transaction. */
  lock?(transaction: Transaction<Schema>): Promise<unknown>;
}

export async function migrate(
  db: Database,
  { dialect, lock }: Place,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock?.(transaction);
    await migrateIn(transaction, dialect, migrations);
  });
}

/** The same inside a transaction that does more. */
export async function migrateIn(
  transaction: Transaction<Schema>,
  dialect: DialectName,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const done = await namesOfDone(transaction);
  const unknown = done.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown !== undefined) throw new StoreTooNew(unknown);
  for (const migration of migrations) {
    if (!done.includes(migration.name)) await run(transaction, migration, dialect);
  }
}

async function namesOfDone(db: Database): Promise<string[]> {
  const create = 'create table if not exists migrations (name text primary key, at bigint not null)';
  await db.executeQuery(CompiledQuery.raw(create));
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

async function run(db: Database, { name, statements, fill }: Migration, dialect: DialectName): Promise<void> {
  const own = 'sqlite' in statements ? statements[dialect] : statements;
  for (const statement of own) await db.executeQuery(CompiledQuery.raw(statement));
  await fill?.(db);
  await db.insertInto('migrations').values({ name, at: Date.now() }).execute();
}
