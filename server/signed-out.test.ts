/** Two nodes at one store: what is open ends with the session or the token it was opened with. */
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { PASSWORD, PLAN } from './http/testing.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** After this time every node has noticed. */
const SOON = 60_000;

let store: Store;
let here: RunningServer;
let there: RunningServer;
let time: number;
const sockets = new Set<Opened>();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  time = 1_800_000_000_000;
  store = await openSqlite(':memory:');
  const config = readConfig(['--port', '0']);
  const parts = { store, thinkers: inThisThread, log: createLog('silent'), now: () => time, chores: false };
  [here, there] = [await startServer(config, parts), await startServer(config, parts)];
});
afterEach(async () => {
  sockets.clear();
  await Promise.all([here.close(), there.close()]);
  await store.close();
  vi.useRealTimers();
});

/** Lets time pass for both nodes; every second, those who are there have answered their pings. */
async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    time += 1_000;
    vi.advanceTimersByTime(1_000);
    await Promise.all([...sockets].map(ponged));
  }
}

/** The server has read the answer to every ping it sent before: the second answer comes after that one. */
async function ponged({ socket, closed }: Opened): Promise<void> {
  for (let i = 0; i < 2 && socket.readyState === WebSocket.OPEN; i++) {
    socket.send(JSON.stringify({ type: 'ping', at: 0 }));
    await Promise.race([once(socket, 'message'), closed]);
  }
}

type Headers = Readonly<Record<string, string>>;

/** Asks the first node. */
async function ask(method: string, path: string, headers: Headers, body?: object): Promise<Response> {
  const json = body ? { body: JSON.stringify(body) } : {};
  const type = body ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(here.url + path, { method, headers: { ...headers, ...type }, ...json });
  expect(answer.ok).toBe(true);
  return answer;
}

/** Ada's new session. */
async function session(path: '/api/sign-up' | '/api/sign-in'): Promise<{ cookie: string }> {
  const answer = await ask('POST', path, {}, { name: 'Ada', password: PASSWORD });
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

interface Opened {
  readonly socket: WebSocket;
  /** With its code. */
  readonly closed: Promise<number>;
}

async function socketAt({ url }: RunningServer, headers: Headers): Promise<Opened> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const opened = { socket, closed };
  sockets.add(opened);
  return opened;
}

/** A stream; `read` is all of it, when it has ended. */
async function streamAt({ url }: RunningServer, path: string, headers: Headers) {
  const answer = await fetch(url + path, { headers });
  expect(answer.status).toBe(200);
  return { read: answer.text() };
}

test('a password changed at one node ends what other sessions have open at another', async () => {
  const mine = await session('/api/sign-up');
  const stolen = await session('/api/sign-in');
  const [owner, thief] = [await socketAt(there, mine), await socketAt(there, stolen)];
  const { read } = await streamAt(there, '/api/stream', stolen);
  await ask('POST', '/api/me/password', mine, { current: PASSWORD, password: 'another long sentence' });
  await wait(SOON);
  expect(await thief.closed).toBe(4001);
  expect((await read).trim()).toBe('');
  expect(owner.socket.readyState).toBe(WebSocket.OPEN);
});

test('a revoked token ends its stream of a private table, here at once and elsewhere soon', async () => {
  const mine = await session('/api/sign-up');
  const made = await ask('POST', '/api/tokens', mine, { name: 'Machine' });
  const { id, token } = (await made.json()) as { id: string; token: string };
  const bot = { authorization: `Bearer ${token}` };
  const plan = { ...PLAN, visibility: 'private' };
  const opened = await ask('POST', '/api/tables', bot, { plan });
  const path = `/api/tables/${((await opened.json()) as { table: string }).table}/stream`;
  const [near, far] = [await streamAt(here, path, bot), await streamAt(there, path, bot)];
  const { closed } = await socketAt(there, bot);
  await ask('DELETE', `/api/tokens/${id}`, mine);
  expect(await near.read).toContain('"type":"sync"');
  await wait(SOON);
  expect(await far.read).toContain('"type":"sync"');
  expect(await closed).toBe(4001);
});

test('who is still signed in stays, also while the store is down', async () => {
  const { socket } = await socketAt(there, await session('/api/sign-up'));
  await wait(SOON);
  const down = vi.spyOn(store.people, 'session').mockRejectedValue(new Error('no store'));
  await wait(SOON);
  expect(down).toHaveBeenCalled();
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
