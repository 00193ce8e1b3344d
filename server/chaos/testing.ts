/** A cluster of one that lives in the test's own process, upon a store that may be a liar. Only for tests. */
import { randomUUID } from 'node:crypto';
import { inThisThread } from '../bots/testing.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Cluster, ServerNode } from './cluster.ts';

/** Stores what it likes, and answers what it likes. */
export type Append = Store['append'];

class InnerServer implements ServerNode {
  readonly name = 'the server';
  url = '';
  since: number | undefined;
  readonly #store: Store;
  #port = 0;
  #server: RunningServer | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async start(): Promise<void> {
    const config = readConfig(['--port', String(this.#port), '--unlimited', '--bot-pause', '0']);
    const parts = { store: this.#store, thinkers: inThisThread, log: createLog('silent') };
    const server = await startServer(config, parts);
    this.#server = server;
    this.#port = server.port;
    this.url = server.url;
    this.since = performance.now();
  }

  async kill(): Promise<void> {
    this.since = undefined;
    await this.#server?.close();
    this.#server = undefined;
  }
}

export async function innerCluster(lie: (honest: Append) => Append = (honest) => honest): Promise<Cluster> {
  const store = await openSqlite(':memory:');
  const node = new InnerServer({ ...store, append: lie(store.append) });
  return {
    name: 'SQLite in memory',
    nodes: [node],
    database: undefined,
    complaints: [],
    reading: () => 0,
    openStore: () => Promise.resolve({ ...store, close: () => Promise.resolve() }),
    async close() {
      await node.kill();
      await store.close();
    },
  };
}

/** Acknowledges every so many batches without having stored them. */
export const forgetful =
  (every: number) =>
  (honest: Append): Append => {
    let batches = 0;
    return (batch) => (++batches % every === 0 ? Promise.resolve(batch.map(() => true)) : honest(batch));
  };

/** Stores everything, and under other ids than it was sent with. */
export const nameless =
  () =>
  (honest: Append): Append =>
  (batch) =>
    honest(batch.map((entry) => ({ ...entry, id: `:${randomUUID()}` })));
