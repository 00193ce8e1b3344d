/** Where the tests keep their stores. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Postgres, startPostgres } from '../../tools/postgres.mjs';
import type { Dialect } from './conformance.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'quayside-store-'));
}

/** A database of its own on a running server; returns its address. */
export async function freshDatabase(server: Postgres): Promise<string> {
  const name = `t${randomBytes(6).toString('hex')}`;
  await run(server.url, `create database ${name}`);
  return server.url.replace(/postgres$/, name);
}

/** Much faster than another database. */
async function emptied(url: string): Promise<void> {
  const names = "select string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public'";
  await run(url, `do $$ begin execute 'truncate ' || (${names} and tablename <> 'migrations'); end $$`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
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

export function postgresDialect(): Dialect {
  let server: Postgres;
  let url: string | undefined;
  return {
    name: 'postgres',
    async start() {
      server = await startPostgres();
    },
    stop: () => server.stop(),
    async fresh() {
      if (url !== undefined) await emptied(url);
      const place = url ?? (await freshDatabase(server));
      url = place;
      return () => openPostgres(place);
    },
  };
}
