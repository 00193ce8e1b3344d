/** A whole server that tidies up while people look on. */
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Tell } from '../../protocol/messages.ts';
import { inThisThread } from '../bots/testing.ts';
import { readConfig } from '../config.ts';
import { NEW_GUESTS } from '../http/limits.ts';
import { createLog } from '../http/log.ts';
import { PLAN } from '../http/testing.ts';
import { createMetrics } from '../metrics.ts';
import { QUOTAS } from '../quotas.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { purge, tidying } from './retention.ts';
import type { Rule } from './rules.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

let store: Store;
let server: RunningServer;
let time: number;
let logged: string[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  time = 1_800_000_000_000;
  logged = [];
  store = await openSqlite(':memory:');
  const log = createLog('info', { write: (line) => void logged.push(line) });
  server = await startServer(readConfig(['--port', '0']), {
    ...{ store, thinkers: inThisThread, log, now: () => time },
  });
});
afterEach(async () => {
  await server.close();
  await store.close();
  vi.useRealTimers();
});

function ask(method: string, path: string, cookie = '', body?: object): Promise<Response> {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  return fetch(server.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

async function guest(): Promise<{ cookie: string; id: string }> {
  const answer = await ask('POST', '/api/guest', '', {});
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function open(cookie: string): Promise<string> {
  const answer = await ask('POST', '/api/tables', cookie, { plan: PLAN });
  return ((await answer.json()) as { table: string }).table;
}

interface Page {
  /** All that the socket is told of the table, in order. */
  next(): Promise<Tell>;
  /** The server has read the answer to every ping it sent before: the second answer comes after that one. */
  ponged(): Promise<void>;
  close(): void;
}

async function watch(cookie: string, table: string): Promise<Page> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { headers: { cookie } });
  const told: Tell[] = [];
  let pongs = 0;
  socket.on('message', (data) => {
    const tell = JSON.parse(String(data)) as Tell;
    if (tell.type === 'pong') pongs += 1;
    else told.push(tell);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', table }));
  return {
    async next() {
      while (told.length === 0) await once(socket, 'message');
      return told.shift() as Tell;
    },
    async ponged() {
      for (const wanted of [pongs + 1, pongs + 2]) {
        socket.send(JSON.stringify({ type: 'ping', at: 0 }));
        while (pongs < wanted) await once(socket, 'message');
      }
    },
    close: () => socket.terminate(),
  };
}

/** A minute, in which those who are there answer their pings. */
async function aMinute(page?: Page): Promise<void> {
  for (let passed = 0; passed < MINUTE; passed += 10_000) {
    vi.advanceTimersByTime(10_000);
    await page?.ponged();
  }
}

const figure = async (what: string): Promise<number> => {
  const { values } = await server.metrics.removed.get();
  return values.find(({ labels }) => labels.what === what)?.value ?? 0;
};

test('audit 7: a table that is removed while a page is open is told to it, and to who asks later', async () => {
  const ada = await guest();
  const table = await open(ada.cookie);
  const page = await watch(ada.cookie, table);
  expect(await page.next()).toMatchObject({ type: 'sync', table });
  const stream = await ask('GET', `/api/tables/${table}/stream`);
  time += 15 * DAY;
  await aMinute(page);
  expect(await page.next()).toEqual({ type: 'removed', table });
  const lines = (await stream.text()).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ type: 'removed', table });
  const late = await ask('GET', `/api/tables/${table}`);
  expect([late.status, await late.json()]).toMatchObject([404, { code: 'noTable', params: { table } }]);
  expect(await store.table(table)).toBeUndefined();
  await vi.waitFor(async () => expect(await figure('tables')).toBe(1));
  expect(logged.some((line) => line.includes('"removed":{"tables":1') && line.includes('"level":30'))).toBe(
    true,
  );
  page.close();
});

test('audit 7: guests who do not come back are erased by the server itself, and counted', async () => {
  const { id, cookie } = await guest();
  const name = (await store.people.account(id))?.name;
  time += 91 * DAY;
  await aMinute();
  await vi.waitFor(async () => expect(await figure('guests')).toBe(1));
  expect((await store.people.account(id))?.name).not.toBe(name);
  expect((await ask('GET', '/api/me', cookie)).status).toBe(401);
  const metrics = await server.metrics.registry.metrics();
  expect(metrics).toContain('quayside_removed_total{what="guests"} 1');
});

test('audit 7: a server that anybody may come to has quotas', async () => {
  const { cookie } = await guest();
  for (let i = 0; i < QUOTAS.tables; i++) {
    expect(await open(cookie)).toMatch(/^\w{14}$/);
    // Slowly enough for the limits on how often.
    time += 10_000;
  }
  const refused = await ask('POST', '/api/tables', cookie, { plan: PLAN });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'tooManyTables' }]);
  let guests = 0;
  for (; guests < 2 * NEW_GUESTS.burst; guests++) {
    if ((await ask('POST', '/api/guest', '', {})).status !== 200) break;
    time += 3_000;
  }
  expect(guests).toBeGreaterThanOrEqual(NEW_GUESTS.burst);
  expect(guests).toBeLessThan(1.1 * NEW_GUESTS.burst);
});

test('audit 7: a rule that fails keeps no other from its step, and none runs twice at once', async () => {
  const failures: unknown[] = [];
  let steps = 0;
  const rule = (name: string, step: Rule['step']): Rule => ({
    name,
    days: 1,
    step,
    count: () => Promise.resolve(0),
  });
  const rules = [
    rule('broken', () => Promise.reject(new Error('no disk'))),
    rule('slow', async () => ({ removed: ++steps, more: false })),
    { ...rule('never', () => expect.unreachable('kept for ever')), days: 0 },
  ];
  const log = { info: () => undefined, error: (what: object) => void failures.push(what) };
  const run = tidying(rules, { now: () => time, log: log as never, metrics: createMetrics() });
  await Promise.all([run(), run()]);
  expect([steps, failures]).toMatchObject([1, [{ rule: 'broken' }]]);
  await run();
  expect(steps).toBe(2);
  await expect(purge(rules, time)).rejects.toThrow('no disk');
});
