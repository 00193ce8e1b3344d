/** The log of a finished game and its verdict, asked of a real server again and again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { PLAN } from './http/testing.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

let store: Store;
let server: RunningServer;
beforeEach(async () => {
  store = await openSqlite(':memory:');
  const parts = { store, thinkers: inThisThread, log: createLog('silent'), chores: false };
  server = await startServer(readConfig(['--port', '0']), parts);
});
afterEach(async () => {
  await server.close();
  await store.close();
});

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
  return answer;
}

const guest = async (): Promise<string> =>
  (await post('/api/guest', {})).headers.get('set-cookie')?.split(';')[0] ?? '';

/** A table of two guests, one of whom has resigned. */
async function finished(): Promise<string> {
  const [one, other] = [await guest(), await guest()];
  const opened = await post('/api/tables', { plan: { ...PLAN, game: 'cargo-noir' } }, one);
  const { table } = (await opened.json()) as { table: string };
  const commands = `/api/tables/${table}/commands`;
  await post(commands, { command: { type: 'sit', seat: 1, nonce: '' } }, other);
  const started = async () => (await store.table(table))?.status === 'playing';
  while (!(await started())) await new Promise((resolve) => setImmediate(resolve));
  await post(commands, { command: { type: 'resign' } }, one);
  return table;
}

/** How often a counter of the metrics was raised, by where things came from. */
async function counted(name: 'logs' | 'checks'): Promise<Record<string, number>> {
  const { values } = await server.metrics[name].get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.from, value]));
}

test('audit 3: the log is made once and then served as it was stored; its verdict is known', async () => {
  const table = await finished();
  const texts: string[] = [];
  for (let i = 0; i < 5; i++) texts.push(await (await fetch(`${server.url}/api/tables/${table}/log`)).text());
  expect(await counted('logs')).toEqual({ made: 1, stored: 4 });
  expect(new Set(texts)).toEqual(new Set([await store.log(table)]));
  for (let i = 0; i < 3; i++) {
    const verdict = await (await fetch(`${server.url}/api/tables/${table}/verify`)).json();
    expect(verdict).toMatchObject({ findings: [] });
  }
  expect(await counted('checks')).toEqual({ made: 1, known: 2 });
  expect(await counted('logs')).toEqual({ made: 1, stored: 7 });
});
