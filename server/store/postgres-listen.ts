/** Hears what other nodes append, over a connection of its own that is made anew whenever it breaks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { CHANNEL } from './postgres-statement.ts';
import type { Change } from './store.ts';

export interface Ears {
  readonly heard: (change: Change) => void;
  /** The connection was gone for a while: something may have been missed. */
  readonly lost: () => void;
}

/** A connection that died without a word is noticed after this time. */
const BEAT = 10_000;
const PAUSE = 250;

export async function listen(config: ClientConfig, node: string, ears: Ears): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const first = await connect(config, node, ears);
  const loop = keepListening(first, () => reconnect(config, node, ears, stopping.signal), stopping.signal);
  return async () => {
    stopping.abort();
    await loop;
  };
}

async function keepListening(
  first: Client,
  again: () => Promise<Client | undefined>,
  stopping: AbortSignal,
): Promise<void> {
  for (let client: Client | undefined = first; client !== undefined; client = await again()) {
    await untilGone(client, stopping);
    await client.end().catch(() => undefined);
  }
}

async function reconnect(config: ClientConfig, node: string, ears: Ears, stopping: AbortSignal) {
  while (!stopping.aborted) {
    const client = await connect(config, node, ears).catch(() => undefined);
    if (client !== undefined) {
      ears.lost();
      return client;
    }
    await sleep(PAUSE, undefined, { signal: stopping }).catch(() => undefined);
  }
  return undefined;
}

async function connect(config: ClientConfig, node: string, { heard }: Ears): Promise<Client> {
  const client = new Client({ ...config, query_timeout: BEAT });
  // Without a listener an error would end the process; that the connection is gone shows by its end.
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => {
    const [from, changes] = JSON.parse(payload) as [string, [string, number][]];
    if (from !== node) for (const [table, n] of changes) heard({ table, n });
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function untilGone(client: Client, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearInterval(beat);
      stopping.removeEventListener('abort', done);
      resolve();
    };
    const beat = setInterval(() => client.query('select 1').catch(done), BEAT);
    client.once('end', done);
    stopping.addEventListener('abort', done);
    if (stopping.aborted) done();
  });
}
