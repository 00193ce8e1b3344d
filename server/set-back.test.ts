/** Somebody sets the clock of the machine back while people play. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tell } from '../protocol/messages.ts';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { PLAN } from './http/testing.ts';
import { type RunningServer, startServer } from './server.ts';
import { account } from './store/samples.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { granted } from './table/testing.ts';

const HOUR = 3_600_000;

let store: Store;
let server: RunningServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_800_000_000_000 });
  store = await openSqlite(':memory:');
  const parts = { store, thinkers: inThisThread, log: createLog('silent'), chores: false };
  server = await startServer(readConfig(['--port', '0']), parts);
});
afterEach(async () => {
  await server.close();
  await store.close();
  vi.useRealTimers();
});

const ada = { account: account('ada'), key: '' };
const ben = { account: account('ben'), key: '' };

/** What a browser would show of Ada's time, in milliseconds. */
async function leftTo(table: string): Promise<number> {
  const told: Tell[] = [];
  const watching = await server.tables.watch(ada, table, null, (_, json) => void told.push(JSON.parse(json)));
  granted(watching).stop();
  const [sync] = told;
  if (sync?.type !== 'sync') throw new Error('there is a picture');
  const { toAct, info } = sync.picture;
  return info.clocks[toAct[0] ?? 0]!.until! - sync.now;
}

test('audit 12: an hour back shows no hour more', async () => {
  const clock = { type: 'live', turn: 60, bank: 300 } as const;
  const { table } = granted(await server.tables.open(ada, { ...PLAN, clock, startWhenFull: false }, 'one'));
  await server.tables.do(ben, table, { type: 'sit', seat: 1, nonce: '' }, 'sit');
  await server.tables.do(ada, table, { type: 'start' }, 'start');
  vi.advanceTimersByTime(20_000);
  expect(await leftTo(table)).toBe(340_000);
  vi.setSystemTime(Date.now() - HOUR);
  expect(await leftTo(table)).toBe(340_000);
  vi.advanceTimersByTime(10_000);
  expect(await leftTo(table)).toBe(330_000);
});
