/** The two arrangements: one process with a folder, or several with one PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Cluster, Victim } from './cluster.ts';
import { ServerProcess } from './process.ts';
import { Spares } from './spares.ts';

/** A real one, as tools/postgres.mjs starts it. */
export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface Packing {
  /** Where the packages are found from. */
  readonly build: string;
  /** Writes the server into a folder. */
  pack(folder: string): Promise<void>;
  freePort(): Promise<number>;
}

export async function sqliteCluster(packing: Packing): Promise<Cluster> {
  const data = mkdtempSync(join(tmpdir(), 'quayside-chaos-'));
  const { spares, clear } = await sparesOf(packing);
  const complaints: string[] = [];
  const flags = { spares, port: await packing.freePort(), store: ['--data', data] };
  const node = new ServerProcess('the server', flags, (what) => complaints.push(what));
  return {
    name: 'SQLite',
    nodes: [node],
    database: undefined,
    complaints,
    reading: () => spares.reading,
    openStore: () => openSqlite(data),
    async close() {
      await node.kill();
      clear();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function postgresCluster(packing: Packing, count: number, postgres: Postgres): Promise<Cluster> {
  const { spares, clear } = await sparesOf(packing);
  const complaints: string[] = [];
  const nodes: ServerProcess[] = [];
  for (let i = 1; i <= count; i++) {
    const flags = { spares, port: await packing.freePort(), store: ['--database-url', postgres.url] };
    nodes.push(new ServerProcess(`node ${i}`, flags, (what) => complaints.push(what)));
  }
  return {
    name: 'PostgreSQL',
    nodes,
    database: new Database(postgres),
    complaints,
    reading: () => spares.reading,
    openStore: () => openPostgres(postgres.url),
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      clear();
      await postgres.stop();
    },
  };
}

class Database implements Victim {
  readonly name = 'PostgreSQL';
  readonly #postgres: Postgres;
  since: number | undefined = performance.now();

  constructor(postgres: Postgres) {
    this.#postgres = postgres;
  }

  async kill(): Promise<void> {
    this.since = undefined;
    await this.#postgres.kill();
  }

  async start(): Promise<void> {
    await this.#postgres.restart();
    this.since = performance.now();
  }
}

async function sparesOf({ build, pack }: Packing): Promise<{ spares: Spares; clear: () => void }> {
  const folder = mkdtempSync(join(build, 'chaos-'));
  await pack(folder);
  const spares = new Spares(join(folder, 'server.mjs'));
  const clear = () => {
    spares.close();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clear);
  return { spares, clear };
}
