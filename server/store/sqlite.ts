/** A store in one file, for one process. */
import { join } from 'node:path';
import { common } from './common.ts';
import { keepKeyframe, keepLog } from './derived.ts';
import { migrate } from './migrate.ts';
import { beat, probe } from './nodes.ts';
import { retention } from './retention.ts';
import { allRetried, type Retry, retrying } from './retry.ts';
import type { Database } from './schema.ts';
import { copyTo, kyselyOver, lockFile, openFile, type Sqlite } from './sqlite-driver.ts';
import { SqliteJournal } from './sqlite-journal.ts';
import { settler } from './sqlite-settling.ts';
import type { Store } from './store.ts';
import { postpone } from './tables.ts';
import { watched } from './watched.ts';

export interface SqliteOptions {
  /** For how many milliseconds a call outlasts a lock that another process has on the file. */
  readonly patience?: number;
}

export const fileIn = (path: string): string =>
  path === ':memory:' || path.endsWith('.db') ? path : join(path, 'quayside.db');

/** A data folder, a file that ends in .db, or ':memory:' for a store that is forgotten when it is closed. */
export async function openSqlite(path: string, { patience = 5_000 }: SqliteOptions = {}): Promise<Store> {
  const file = fileIn(path);
  const unlock = lockFile(file);
  const retry = retrying(patience);
  let sqlite: Sqlite | undefined;
  try {
    const opened = await retry(async () => openFile(file));
    sqlite = opened;
    const db = kyselyOver(opened);
    // Nobody else can be here: the lock on the file is held for as long as the store is open.
    await retry(() => migrate(db, { dialect: 'sqlite' }));
    // For the same reason nobody holds a table any more: whoever did has died.
    await retry(async () => opened.exec(FREE_ALL));
    return storeOver({ sqlite: opened, db, retry, unlock });
  } catch (error) {
    sqlite?.close();
    unlock();
    throw error;
  }
}

const FREE_ALL =
  'update tables set holder = null, lease = null where wake_at is not null and lease is not null';

interface Opened {
  readonly sqlite: Sqlite;
  readonly db: Database;
  readonly retry: Retry;
  unlock(): void;
}

/** A lock of another process is waited for between two attempts, where it keeps nobody else from being served. */
function storeOver({ sqlite, db, retry, unlock }: Opened): Store {
  const methods = allRetried({ ...common(db, false), ...inSqlite(sqlite, db) }, retry);
  return watched(
    {
      ...methods,
      listen: () => Promise.resolve(() => Promise.resolve()),
      backup: (file) => copyTo(sqlite, file),
    },
    {
      probe: () => probe(db),
      async close() {
        // The folder of a stopped server then holds one whole file, which is easy to copy.
        await db.connection().execute(() => Promise.resolve(sqlite.exec('pragma wal_checkpoint(truncate)')));
        await db.destroy();
        unlock();
      },
    },
  );
}

/** What PostgreSQL does in its own way. */
function inSqlite(sqlite: Sqlite, db: Database) {
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
    retention: {
      ...retention(db, false),
      removeTable: (table: string, before: number) => inTurn(() => journal.remove(table, before)),
    },
    openTables: (openings) => inTurn(() => journal.openTables(openings)),
    append: (batch) => inTurn(() => journal.append(batch)),
    entries: (table, after, limit) => inTurn(() => journal.entries(table, after, limit)),
    async forget(account) {
      // Some at a time, each with its own commit: play goes on meanwhile.
      while (await inTurn(() => journal.forgetSome(account)));
      for (const table of await inTurn(() => journal.playedBy(account)))
        await inTurn(() => journal.forgetName(account, table));
    },
    settle: (settlement) => unhurried(() => settle(settlement)),
    keepKeyframe: (table, keyframe, apart) => unhurried((own) => keepKeyframe(own, table, keyframe, apart)),
    keepLog: (table, text) => unhurried((own) => keepLog(own, table, text)),
    postpone: (table, n, wakeAt) => unhurried((own) => postpone(own, table, n, wakeAt)),
    beat: (node, now) => unhurried((own) => beat(own, node, now)),
  } satisfies Partial<Store>;
}
