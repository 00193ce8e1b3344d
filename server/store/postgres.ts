/** A store for any number of processes. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ClientConfig, Pool } from 'pg';
import { common } from './common.ts';
import { migrate } from './migrate.ts';
import { probe } from './nodes.ts';
import { append } from './postgres-append.ts';
import { configOf, kyselyOver, poolOf } from './postgres-driver.ts';
import { entries, forget } from './postgres-journal.ts';
import { listen } from './postgres-listen.ts';
import { removeTable } from './postgres-remove.ts';
import { retention } from './retention.ts';
import { allRetried, type Retry, retrying } from './retry.ts';
import type { Database, Schema } from './schema.ts';
import { settle } from './settling.ts';
import type { Append, Settlement, Store } from './store.ts';
import { openTables } from './tables.ts';
import { watched } from './watched.ts';

export interface PostgresOptions {
  /** For how many milliseconds a call outlasts a database that does not answer. */
  readonly patience?: number;
  readonly connections?: number;
  /** An answer that takes longer than these milliseconds will not come. */
  readonly answer?: number;
}

/** Until the transaction ends. */
export const lockMigrations = (transaction: Transaction<Schema>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);

/** So that nodes that start together migrate one after the other; any number that nobody else locks. */
const MIGRATION_LOCK = 5_807_443_120;

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { patience = 30_000, connections = 10, answer = 10_000 } = options;
  const retry = retrying(patience);
  const config = configOf(url, answer);
  await retry(() => bringUpToDate(config));
  // The server gives up first, so that nothing is done behind the back of one who no longer waits for it.
  const limits = { statement_timeout: answer, query_timeout: answer + 1000 };
  const pool = poolOf({ ...config, ...limits }, connections);
  return storeOver(pool, config, retry);
}

/** On a connection of its own, without a limit: another node's migration may take its time. */
async function bringUpToDate(config: ClientConfig): Promise<void> {
  const db = kyselyOver(poolOf(config, 1));
  try {
    await migrate(db, { dialect: 'postgres', lock: lockMigrations });
  } finally {
    await db.destroy();
  }
}

function storeOver(pool: Pool, config: ClientConfig, retry: Retry): Store {
  const db = kyselyOver(pool);
  const node = randomUUID();
  const listening = new Set<() => Promise<void>>();
  const methods = {
    ...allRetried({ ...common(db, true), ...inPostgres(db, node) }, retry),
    append: (batch: readonly Append[]) => retry(() => append(pool, node, batch)),
    settle(settlement: Settlement) {
      const attempt = randomUUID();
      return retry(() => settle(db, settlement, attempt));
    },
    async listen(...[heard, lost]: Parameters<Store['listen']>) {
      const stop = await retry(() => listen(config, node, { heard, lost }));
      listening.add(stop);
      return async () => {
        listening.delete(stop);
        await stop();
      };
    },
    backup: () => Promise.reject(new Error('PostgreSQL is backed up with its own tools: see pg_dump.')),
  };
  return watched(methods, {
    probe: () => probe(db),
    async close() {
      await Promise.all([...listening].map((stop) => stop()));
      await db.destroy();
    },
  });
}

/** What SQLite does in its own way. */
function inPostgres(db: Database, node: string) {
  return {
    retention: {
      ...retention(db, true),
      removeTable: (table: string, before: number) => removeTable(db, node, table, before),
    },
    openTables: (openings) => openTables(db, openings),
    entries: (table, after, limit) => entries(db, table, after, limit),
    forget: (account) => forget(db, account),
  } satisfies Partial<Store>;
}
