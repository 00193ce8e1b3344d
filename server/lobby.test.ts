import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tell } from '../protocol/messages.ts';
import type { Summary } from '../protocol/summary.ts';
import { createLobby } from './lobby.ts';
import { FakeHub, summary } from './socket/testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage() {
  const tables = new Map<string, Summary>([['a', summary('a')]]);
  const hub = new FakeHub();
  const errors: unknown[] = [];
  const store = { lobby: vi.fn(() => Promise.resolve([...tables.values()])) };
  const log = { error: (error: unknown) => void errors.push(error) };
  const lobby = createLobby({ store, hub, log: log as never });
  const listen = () => {
    const told: Extract<Tell, { type: 'lobby' }>[] = [];
    return { told, listening: lobby.listen((json) => told.push(JSON.parse(json))) };
  };
  const change = (table: Summary): void => {
    tables.set(table.id, table);
    hub.change(table);
  };
  return { tables, hub, errors, store, listen, change };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('the whole list comes first, then what has changed', async () => {
  const { listen, change, tables } = stage();
  const { told } = listen();
  await pass(0);
  expect(told).toMatchObject([{ whole: true, tables: [{ id: 'a' }], gone: [] }]);
  change(summary('b'));
  await pass(1_000);
  expect(told[1]).toMatchObject({ whole: false, tables: [{ id: 'b' }], gone: [] });
  tables.delete('a');
  change(summary('b', { status: 'playing' }));
  await pass(1_000);
  expect(told[2]).toMatchObject({ whole: false, tables: [{ id: 'b', status: 'playing' }], gone: ['a'] });
});

test('the store is asked once a second at most, whatever happens', async () => {
  const { listen, change, store } = stage();
  listen();
  await pass(0);
  for (let i = 0; i < 100; i++) {
    change(summary('a', { updated: i }));
    await pass(25);
  }
  expect(store.lobby.mock.calls.length).toBeLessThanOrEqual(4);
});

test('changes that another node made are found within five seconds; no news is no message', async () => {
  const { listen, tables } = stage();
  const { told } = listen();
  await pass(20_000);
  expect(told).toHaveLength(1);
  tables.set('b', summary('b'));
  await pass(5_000);
  expect(told).toHaveLength(2);
});

test('tables that are not public wake nobody', async () => {
  const { listen, hub, store } = stage();
  listen();
  await pass(0);
  hub.change(summary('p', { visibility: 'private' }));
  await pass(2_000);
  expect(store.lobby).toHaveBeenCalledTimes(1);
});

test('a second listener gets what the first knows, and both the same differences', async () => {
  const { listen, change, store } = stage();
  const one = listen();
  await pass(0);
  const two = listen();
  expect(two.told).toEqual(one.told);
  expect(store.lobby).toHaveBeenCalledTimes(1);
  change(summary('b'));
  await pass(1_000);
  expect(two.told).toEqual(one.told);
  two.listening.resend();
  expect(two.told.at(-1)).toMatchObject({ whole: true, tables: [{ id: 'a' }, { id: 'b' }] });
});

test('when nobody listens nothing is asked, and whoever comes later starts anew', async () => {
  const { listen, store, hub } = stage();
  const { listening } = listen();
  await pass(0);
  listening.stop();
  listening.stop();
  await pass(60_000);
  expect([store.lobby.mock.calls.length, hub.listeners]).toEqual([1, 0]);
  const { told } = listen();
  await pass(0);
  expect(told).toMatchObject([{ whole: true }]);
});

test('who comes while the store is being asked for somebody who left gets the list too', async () => {
  const { listen } = stage();
  listen().listening.stop();
  const { told } = listen();
  await pass(0);
  expect(told).toMatchObject([{ whole: true, tables: [{ id: 'a' }] }]);
});

test('a store that fails once is asked again', async () => {
  const { listen, store, errors } = stage();
  store.lobby.mockRejectedValueOnce(new Error('down'));
  const { told } = listen();
  await pass(0);
  expect([told, errors.length]).toEqual([[], 1]);
  await pass(5_000);
  expect(told).toHaveLength(1);
});
