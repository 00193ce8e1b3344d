import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Send } from '../hub.ts';
import type { Outbox } from './outbox.ts';
import { type Client, type House, openHouse, summary } from './testing.ts';
import { Watches } from './watches.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const numbers = (client: Client): number[] =>
  client.told.flatMap((tell) => (tell.type === 'entry' ? [tell.n] : []));

describe('following tables', () => {
  test('the picture first, then every entry in order', async () => {
    const client = await house.enter();
    client.ask({ type: 'watch', table: 't' });
    expect(await client.next('sync')).toMatchObject({ table: 't', n: 0 });
    for (let i = 0; i < 3; i++) house.hub.entry('t');
    house.hub.entry('another');
    await client.settled();
    expect(numbers(client)).toEqual([1, 2, 3]);
  });

  test('who comes back says the last number seen and gets what was missed', async () => {
    const client = await house.enter();
    client.ask({ type: 'watch', table: 't', after: 0 });
    expect(await client.next('catchUp')).toMatchObject({ table: 't', missed: [] });
  });

  test('an unknown table is refused by name', async () => {
    const client = await house.enter();
    client.ask({ type: 'watch', table: 'none' });
    expect(await client.next('refused')).toMatchObject({ table: 'none', refusal: { code: 'noTable' } });
  });

  test('nothing comes after unwatch, and nothing is left behind at the hub', async () => {
    const client = await house.enter();
    for (const table of ['a', 'b']) client.ask({ type: 'watch', table });
    client.ask({ type: 'unwatch', table: 'a' });
    client.ask({ type: 'unwatch', table: 'never' });
    await client.settled();
    expect([...house.hub.watchers.values()]).toEqual(['b']);
    client.socket.close();
    await client.closing();
    await expect.poll(() => house.hub.watchers.size).toBe(0);
  });

  test('who leaves before the hub has answered is not followed', async () => {
    let open = (): void => {};
    house.hub.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const client = await house.enter();
    client.ask({ type: 'watch', table: 't' });
    client.ask({ type: 'unwatch', table: 't' });
    await client.settled();
    open();
    await client.settled();
    expect(house.hub.watchers.size).toBe(0);
    expect(client.told).toEqual([]);
  });

  test('watching again starts anew, once', async () => {
    const client = await house.enter();
    for (let i = 0; i < 3; i++) client.ask({ type: 'watch', table: 't' });
    await client.settled();
    house.hub.entry('t');
    await client.settled();
    expect(numbers(client)).toEqual([1]);
  });

  test('so many tables and no more', async () => {
    await house.close();
    house = await openHouse({ watches: 2 });
    const client = await house.enter();
    for (const table of ['a', 'b', 'c', 'a']) client.ask({ type: 'watch', table });
    expect(await client.next('refused')).toMatchObject({ table: 'c', refusal: { code: 'badRequest' } });
    await client.settled();
    expect(new Set(house.hub.watchers.values())).toEqual(new Set(['a', 'b']));
  });
});

describe('a reader who does not read', () => {
  const ENTRY = 100_000;
  const UNREAD = 512 * 1024;

  /** How much the server ever held back for one client. */
  function measured(): () => number {
    let most = 0;
    const { write } = Socket.prototype;
    const measure = function (this: Socket, ...given: unknown[]): boolean {
      const goesOn = Reflect.apply(write, this, given);
      most = Math.max(most, this.writableLength);
      return goesOn;
    };
    vi.spyOn(Socket.prototype, 'write').mockImplementation(measure as typeof write);
    return () => most;
  }
  afterEach(() => vi.restoreAllMocks());

  /** Entries until the system's own buffers are full, and then some. */
  async function flood(table: string, count = 400): Promise<void> {
    for (let i = 0; i < count; i++) {
      house.hub.entry(table, ENTRY);
      if (i % 20 === 0) await turn();
    }
  }

  test('costs a bounded amount of memory and gets one picture when it reads again', async () => {
    const client = await house.enter({ headers: { authorization: 'Bearer ada' } });
    client.ask({ type: 'watch', table: 't' });
    await client.next('sync');
    const most = measured();
    client.socket.pause();
    await flood('t');
    expect(most()).toBeGreaterThan(UNREAD);
    expect(most()).toBeLessThan(UNREAD + 2 * ENTRY);
    client.socket.resume();
    const { n } = await client.next('sync');
    expect(n).toBe(400);
    expect(house.hub.resyncs).toBe(1);
    house.hub.entry('t');
    await client.settled();
    const got = numbers(client);
    const before = got.slice(0, -1);
    expect(before).toEqual(before.map((_, i) => i + 1));
    expect(before.length).toBeLessThan(400);
    expect(got.at(-1)).toBe(401);
  });

  test('hears the newest of its own tables and the whole lobby afterwards', async () => {
    const client = await house.enter({ headers: { authorization: 'Bearer ada' } });
    house.lobbyTables.set('a', summary('a'));
    client.ask({ type: 'lobby', on: true });
    client.ask({ type: 'watch', table: 't' });
    expect((await client.next('lobby')).tables).toHaveLength(1);
    client.socket.pause();
    await flood('t');
    for (const updated of [2, 3]) house.hub.change(summary('m', { updated }), ['ada']);
    house.lobbyTables.set('b', summary('b'));
    // Before the lobby asks for the second time, it has told what it heard the first time.
    const asked = house.lobbyAsked();
    await expect.poll(house.lobbyAsked).toBeGreaterThanOrEqual(asked + 2);
    client.socket.resume();
    expect((await client.next('mine')).table.updated).toBe(3);
    expect(await client.next('lobby')).toMatchObject({ whole: true, tables: [{ id: 'a' }, { id: 'b' }] });
    expect(client.told.filter(({ type }) => type === 'mine')).toEqual([]);
  });

  test('does not hold up others at the same table', async () => {
    const [slow, quick] = [await house.enter(), await house.enter()];
    for (const client of [slow, quick]) {
      client.ask({ type: 'watch', table: 't' });
      await client.next('sync');
    }
    slow.socket.pause();
    for (let i = 0; i < 100; i++) {
      house.hub.entry('t', ENTRY);
      await quick.settled();
    }
    expect(numbers(quick)).toHaveLength(100);
  });
});

test('between the question for a picture and the picture no entry is sent: it would leave a gap', async () => {
  const sent: string[] = [];
  const outbox = { behind: false, send: (json: string) => void sent.push(json) };
  let pass: Send = () => {};
  const resync = vi.fn();
  const hub = {
    watch: (...given: [unknown, string, number | null, Send]) => {
      pass = given[3];
      return Promise.resolve({ value: { resync, stop: () => {} } });
    },
  };
  const watches = new Watches(hub, outbox as unknown as Outbox, 1);
  await watches.watch({ account: undefined, key: '' }, { type: 'watch', table: 't', after: null, key: '' });
  const tell: Send = (type, json) => pass(type, json);

  tell('entry', '1');
  outbox.behind = true;
  tell('entry', '2');
  watches.caughtUp();
  expect(resync).not.toHaveBeenCalled();
  outbox.behind = false;
  watches.caughtUp();
  watches.caughtUp();
  expect(resync).toHaveBeenCalledTimes(1);
  tell('entry', '3');
  tell('sync', 'picture');
  tell('entry', '4');
  expect(sent).toEqual(['1', 'picture', '4']);
});
