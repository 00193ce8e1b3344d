/** SQLite itself: Node's own where there is one, else the package that has the same interface. */
import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { StoreInUse } from './errors.ts';
import type { Database, Schema } from './schema.ts';

export type Sqlite = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;

const MEMORY = ':memory:';
const BUSY = 5;
/** Statements with lists differ by their length: at some point old ones are let go. */
const STATEMENTS_KEPT = 300;

type Module = typeof import('@photostructure/sqlite');

/** Built in from Node 22 on; what is not needed is not loaded. */
const builtIn = process.getBuiltinModule('node:sqlite' as string) as unknown as Module | undefined;
const { DatabaseSync, backup } = builtIn ?? (await import('@photostructure/sqlite'));

/** Seeds of running games and the secret that signs links: for the server's own user alone. */
const [OWN_FOLDER, OWN_FILE] = [0o700, 0o600];

/** Makes the file, if need be, and closes it to others. SQLite gives the files beside it the same rights. */
function claim(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER });
  closeSync(openSync(file, 'a', OWN_FILE));
  chmodSync(file, OWN_FILE);
}

export function openFile(file: string): Sqlite {
  if (file !== MEMORY) claim(file);
  // No time-out: while SQLite waits for a lock of another process, nobody would be served.
  const sqlite = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    for (const pragma of PRAGMAS) sqlite.exec(`pragma ${pragma}`);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

const PRAGMAS = [
  'journal_mode = wal',
  // For an acknowledged move must survive a power cut.
  'synchronous = full',
  // Batches over many tables touch many pages: with 16 MB before each checkpoint a page is written back less often.
  'wal_autocheckpoint = 4000',
  'cache_size = -64000',
  // A name that was erased is not to be found in free pages either.
  'secure_delete = on',
];
/** Beside the process that has the store: a reader of such a file neither waits for writers nor keeps them waiting. */
export const openToRead = (file: string): Sqlite => new DatabaseSync(file, { readOnly: true, timeout: 5000 });

/**
 * Keeps a second process out; returns how to let go. An open transaction on a small file of its own: the system
 * drops its lock with the process, however that ends, so none is ever left behind.
 */
export function lockFile(file: string): () => void {
  if (file === MEMORY) return () => undefined;
  const path = file.replace(/(\.db)?$/, '.lock');
  claim(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new StoreInUse(file) : error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return code === BUSY || /database is locked/.test(String(error));
}

/** Does everything or nothing, in a transaction without a pause in it. */
export type Whole = <T>(run: () => T) => T;

export function wholeIn(sqlite: Sqlite, undone?: () => void): Whole {
  const begin = sqlite.prepare('begin immediate');
  const commit = sqlite.prepare('commit');
  const rollback = sqlite.prepare('rollback');
  return (run) => {
    begin.run();
    try {
      const result = run();
      commit.run();
      return result;
    } catch (error) {
      if (sqlite.isTransaction) rollback.run();
      undone?.();
      throw error;
    }
  };
}

/** Copies page by page while play goes on. */
export async function copyTo(sqlite: Sqlite, file: string): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  claim(part);
  // The first releases of Node 22 cannot do it page by page.
  if (backup === undefined) sqlite.prepare('vacuum into ?').run(part);
  else await backup(sqlite, part);
  // Under its name only when whole, so that a copy that was cut short is never taken for a backup.
  renameSync(part, file);
}

/** Kysely over the same connection; its lock is the one that everything shares. */
export function kyselyOver(sqlite: Sqlite): Database {
  const kept = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      const fresh = statementOf(sqlite.prepare(text));
      kept.set(text, fresh);
      return fresh;
    },
  };
  return new Kysely<Schema>({ dialect: new InOrderDialect({ database }) });
}

/** Kysely's own lock lets newcomers in before those who wait: under load somebody might wait for ever. */
class InOrderDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new InOrderDriver(this.#config);
  }
}

/** First come, first served. */
class InOrderDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release = (): void => undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return await super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#release();
  }
}

function statementOf(statement: Statement): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    // Rows come without a prototype, unlike those of the other dialect.
    all: (values) => (statement.all(...(values as never[])) as object[]).map((row) => ({ ...row })),
    run: (values) => statement.run(...(values as never[])),
    iterate: (values) => statement.iterate(...(values as never[])) as IterableIterator<unknown>,
  };
}
