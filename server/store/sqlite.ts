/** A store in one file, for one process. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { common } from './common.ts';
import { migrate } from './migrate.ts';
import { beat } from './nodes.ts';
import type { Database } from './schema.ts';
import { copyTo, kyselyOver, lockFile, openFile, type Sqlite } from './sqlite-driver.ts';
import { SqliteJournal } from './sqlite-journal.ts';
import { settler } from './sqlite-settling.ts';
import type { Store } from './store.ts';
import { postpone } from './tables.ts';

/** A data folder, a file that ends in .db, or ':memory:' for a store that is forgotten when it is closed. */
export async function openSqlite(path: string): Promise<Store> {
  const file = path === ':memory:' || path.endsWith('.db') ? path : join(path, 'quayside.db');
  const unlock = lockFile(file);
  let sqlite: Sqlite | undefined;
  try {
    sqlite = openFile(file);
    const db = kyselyOver(sqlite);
    // Nobody else can be here: the lock on the file is held for as long as the store is open.
    await migrate(db, { dialect: 'sqlite' });
    // For the same reason nobody holds a table any more: whoever did has died.
    sqlite.exec(
      'update tables set holder = null, lease = null where wake_at is not null and lease is not null',
    );
    return storeOver(sqlite, db, unlock);
  } catch (error) {
    sqlite?.close();
    unlock();
    throw error;
  }
}

function storeOver(sqlite: Sqlite, db: Database, unlock: () => void): Store {
  const journal = new SqliteJournal(sqlite);
  const settle = settler(sqlite);
  /** Through Kysely's lock, so that nothing lands inside a transaction that is waiting for its next step. */
  const inTurn = <T>(run: () => T): Promise<T> => db.connection().execute(() => Promise.resolve(run()));
  /** What would be done again after a crash need not wait for the disk: it goes there with the next entries. */
  const unhurried = <T>(run: (own: Database) => Promise<T> | T): Promise<T> =>
    db.connection().execute(async (own) => {
      sqlite.exec('pragma synchronous = normal');
      try {
        return await run(own);
      } finally {
        sqlite.exec('pragma synchronous = full');
      }
    });
  return {
    ...common(db, false),
    openTables: (openings) => inTurn(() => journal.openTables(openings)),
    append: (batch) => inTurn(() => journal.append(batch)),
    entries: (table, after) => inTurn(() => journal.entries(table, after)),
    async forget(account) {
      // Some at a time, each with its own commit: play goes on meanwhile.
      while (await inTurn(() => journal.forgetSome(account)));
      for (const table of await inTurn(() => journal.playedBy(account)))
        await inTurn(() => journal.forgetName(account, table));
    },
    settle: (settlement) => unhurried(() => settle(settlement)),
    postpone: (table, n, wakeAt) => unhurried((own) => postpone(own, table, n, wakeAt)),
    beat: (node, now) => unhurried((own) => beat(own, node, now)),
    listen: () => Promise.resolve(() => Promise.resolve()),
    ready: () => answers(db),
    backup: (file) => copyTo(sqlite, file),
    async close() {
      // The folder of a stopped server then holds one whole file, which is easy to copy.
      await inTurn(() => sqlite.exec('pragma wal_checkpoint(truncate)'));
      await db.destroy();
      unlock();
    },
  };
}

function answers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
