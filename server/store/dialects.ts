/** Where the tests keep their stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Dialect } from './conformance.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'quayside-store-'));
}

export function sqliteDialect(): Dialect {
  const folder = tempFolder();
  let count = 0;
  return {
    name: 'sqlite',
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    fresh() {
      count += 1;
      const own = join(folder, String(count));
      return Promise.resolve(() => openSqlite(own));
    },
  };
}

/** A PostgreSQL that runs for the tests. */
interface Server {
  database(): Promise<string>;
  stop(): Promise<void>;
}

export function postgresDialect(start: () => Promise<Server>): Dialect {
  let server: Server;
  let url: string;
  return {
    name: 'postgres',
    async start() {
      server = await start();
      url = await server.database();
    },
    stop: async () => server?.stop(),
    async fresh() {
      await empty(url);
      return () => openPostgres(url);
    },
  };
}

/** Much faster than a new database for each test. */
async function empty(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  if (rows.length > 0) await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
  await client.end();
}
