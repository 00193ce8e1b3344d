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
  const client = new Client(server.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.url.replace(/postgres$/, name);
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
  return {
    name: 'postgres',
    async start() {
      server = await startPostgres();
    },
    stop: () => server.stop(),
    async fresh() {
      const url = await freshDatabase(server);
      return () => openPostgres(url);
    },
  };
}
