import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../tools/postgres.mjs';
import { expectAsBefore, fillAsBefore } from './conformance-before.ts';
import { StoreTrouble } from './errors.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { configOf, kyselyOver, poolOf } from './postgres-driver.ts';
import { entriesOf, entry, newTable, openTable, row, settlement } from './samples.ts';
import { type Change, REMOVED, type Store } from './store.ts';

let server: Postgres;
let url: string;
let open: Store[] = [];
/** Milliseconds that only end what hangs. */
const PATIENCE = 300_000;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  url = await server.database();
});
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

async function node(options?: PostgresOptions): Promise<Store> {
  const store = await openPostgres(url, options);
  open.push(store);
  return store;
}

test('nodes that start together on an empty database migrate it once', async () => {
  const nodes = await Promise.all([node(), node(), node()]);
  for (const store of nodes) expect(await store.playing()).toEqual([]);
});

test('a database of an earlier version is brought up to date with all that is in it', async () => {
  const db = kyselyOver(poolOf(configOf(url, 5000), 1));
  await fillAsBefore(db, 'postgres');
  await db.destroy();
  await expectAsBefore(await node());
});

test('of several nodes only one gets a number, and all tell the same story', async () => {
  const nodes = await Promise.all([node(), node(), node()]);
  await openTable(nodes[0]!, newTable('t'), []);
  await openTable(nodes[0]!, newTable('u'), []);
  for (let n = 1; n <= 25; n++) {
    // Both tables in both orders, so that nodes that wait for each other would show.
    const answers = await Promise.all(
      nodes.map((store, i) => {
        const both = ['t', 'u'].map((table) =>
          entry(table, n, { id: `${i}`, row: row(table, { updated: i }) }),
        );
        return store.append(i === 1 ? both.reverse() : both);
      }),
    );
    answers[1]!.reverse();
    for (const [j, table] of ['t', 'u'].entries()) {
      const winners = answers.flatMap((answer, i) => (answer[j] ? [i] : []));
      expect(winners).toHaveLength(1);
      expect(await nodes[2]!.entries(table, n - 1)).toMatchObject([{ id: `${winners[0]}` }]);
      expect(await nodes[2]!.table(table)).toMatchObject({ n, summary: { updated: winners[0] } });
    }
  }
});

test('audit 7: a node hears that another has removed a table, and can append nothing to it', async () => {
  const [here, there] = await Promise.all([node(), node()]);
  const open = row('t', { status: 'open', updated: 5 });
  await openTable(here, newTable('t', open), [entry('t', 1, { row: open })]);
  const heard: Change[] = [];
  const stop = await here.listen((change) => heard.push(change), expect.unreachable);
  const removed = await Promise.all([there, here].map((store) => store.retention.removeTable('t', 6)));
  expect(removed.filter(Boolean)).toHaveLength(1);
  expect(await here.append([entry('t', 2)])).toEqual([false]);
  // By whichever node: the other one hears of it before it hears of this.
  await openTable(there, newTable('u'), []);
  await there.append([entry('u', 1)]);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ table: 'u', n: 1 }), PATIENCE);
  expect(heard.slice(0, -1)).toEqual(removed[0] ? [{ table: 't', n: REMOVED }] : []);
  await stop();
});

test('audit 7: an entry and a removal that meet: one of them wins, never both', async () => {
  const [here, there] = await Promise.all([node(), node()]);
  const open = (id: string) => row(id, { status: 'open', updated: 5 });
  const started = (id: string) => row(id, { status: 'playing', updated: 5 });
  for (let i = 0; i < 25; i++) {
    const id = `t${i}`;
    await openTable(here, newTable(id, open(id)), [entry(id, 1, { row: open(id) })]);
    const [[stored], removed] = await Promise.all([
      here.append([entry(id, 2, { row: started(id) })]),
      there.retention.removeTable(id, 6),
    ]);
    expect(stored).toBe(!removed);
    expect(await here.entries(id, 0)).toHaveLength(removed ? 0 : 2);
    expect((await here.table(id)) === undefined).toBe(removed);
  }
});

test('a node hears what others append, never itself', async () => {
  const [here, there] = await Promise.all([node(), node()]);
  const heard: Change[] = [];
  const stop = await here.listen((change) => heard.push(change), expect.unreachable);
  // More, and with longer names, than fit into one message.
  const ids = Array.from(
    { length: 150 },
    (_, i) => `a table with a rather long name, number ${i}, to be heard of`,
  );
  await Promise.all(ids.map((id) => openTable(there, newTable(id), [])));
  await here.append([entry(ids[0]!, 1)]);
  await there.append([entry(ids[0]!, 1, { id: 'late' })]);
  await there.append([entry(ids[0]!, 2), ...ids.slice(1).flatMap((id) => entriesOf(id, 1, 3))]);
  await expect.poll(() => heard.length).toBe(150);
  expect(heard).toContainEqual({ table: ids[0], n: 2 });
  expect(heard).toContainEqual({ table: ids[149], n: 3 });
  await stop();
  const still = vi.fn();
  await here.listen(still, expect.unreachable);
  await there.append([entry(ids[0]!, 3)]);
  await expect.poll(() => still.mock.calls).toEqual([[{ table: ids[0], n: 3 }]]);
  expect(heard).toHaveLength(150);
});

test('nodes that claim at the same time get different tables, and all of them', async () => {
  const nodes = await Promise.all([node(), node(), node()]);
  const ids = Array.from({ length: 200 }, (_, i) => `due-${i}`);
  await Promise.all(ids.map((id) => openTable(nodes[0]!, newTable(id, row(id, {}, { wakeAt: 1 })), [])));
  const askers = nodes.flatMap((store) => [store, store, store, store]);
  const claimed: string[] = [];
  while (claimed.length < ids.length) {
    const got = await Promise.all(askers.map((store, i) => store.claimDue(5, 3, `node ${i}`, 100)));
    expect(got.flat().length).toBeGreaterThan(0);
    claimed.push(...got.flat());
  }
  expect(claimed.sort()).toEqual([...ids].sort());
});

test('two nodes settle a table once', async () => {
  const nodes = await Promise.all([node(), node()]);
  await openTable(nodes[0]!, newTable('t'), []);
  const ratings = [{ who: 'anna', game: 'container', mu: 30, sigma: 2 }];
  const done = await Promise.all(nodes.map((store) => store.settle(settlement('t', { ratings }))));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await nodes[0]!.people.ratingsOf('anna')).toMatchObject([{ games: 1 }]);
});

test('a repeated append is known by its ids, even if only a part of it was stored', async () => {
  const store = await node();
  await openTable(store, newTable('t'), []);
  await store.append(entriesOf('t', 1, 3));
  expect(await store.append(entriesOf('t', 2, 5))).toEqual([true, true, true, true]);
  expect((await store.table('t'))?.n).toBe(5);
});

test('the server is killed under load: nothing acknowledged is lost, nothing is stored twice', async () => {
  const [store, other] = await Promise.all([node({ patience: PATIENCE }), node({ patience: PATIENCE })]);
  const lost = vi.fn();
  await other.listen(() => undefined, lost);
  const load: Load = { acknowledged: { a: 0, b: 0, c: 0 }, seen: 0, stopped: false };
  const working = Promise.all([...IDS.map((id) => write(store, id, load)), see(store, load)]);
  for (const _ of [1, 2, 3]) {
    await Promise.race([underWay(load), working]);
    await server.kill();
    await server.restart();
  }
  await Promise.race([underWay(load), working]);
  load.stopped = true;
  await working;
  for (const id of IDS) {
    const stored = await other.entries(id, 0);
    const n = load.acknowledged[id];
    expect(stored.map((one) => one.id)).toEqual(entriesOf(id, 1, n).map((one) => one.id));
    expect((await other.table(id))?.n).toBe(n);
  }
  await expect.poll(() => lost.mock.calls.length).toBeGreaterThan(0);
});

const IDS = ['a', 'b', 'c'] as const;

interface Load {
  /** Entries of each table. */
  readonly acknowledged: Record<(typeof IDS)[number], number>;
  seen: number;
  stopped: boolean;
}

/** Everybody has been served since: batches of every table, and transactions. */
async function underWay(load: Load): Promise<void> {
  const before = structuredClone(load);
  const all = () => IDS.every((id) => load.acknowledged[id] >= before.acknowledged[id] + 60);
  await expect.poll(() => all() && load.seen >= before.seen + 20, { interval: 5 }).toBe(true);
}

async function write(store: Store, id: (typeof IDS)[number], load: Load): Promise<void> {
  await openTable(store, newTable(id), []);
  while (!load.stopped) {
    const n = load.acknowledged[id];
    expect(await store.append(entriesOf(id, n + 1, n + 3))).toEqual([true, true, true]);
    load.acknowledged[id] = n + 3;
  }
}

/** Transactions of several steps: the server may also be killed between two of them. */
async function see(store: Store, load: Load): Promise<void> {
  for (; !load.stopped; load.seen++) await store.people.seen(['anna', 'bert'], load.seen);
}

test('a listener hears again after the server came back', async () => {
  const [here, there] = await Promise.all([node(), node({ patience: PATIENCE })]);
  await openTable(there, newTable('t'), []);
  const heard = vi.fn();
  const lost = vi.fn();
  await here.listen(heard, lost);
  await server.restart();
  await expect.poll(() => lost.mock.calls.length).toBe(1);
  await there.append([entry('t', 1)]);
  await expect.poll(() => heard.mock.calls).toEqual([[{ table: 't', n: 1 }]]);
});

test('patience ends: a server that stays away is an error, and no answer is not a yes', async () => {
  const store = await node({ patience: 300 });
  await openTable(store, newTable('t'), []);
  await server.kill();
  await expect(store.append([entry('t', 1)])).rejects.toThrow(StoreTrouble);
  await expect(store.table('t')).rejects.toThrow(StoreTrouble);
  expect(await store.ready()).toBe(false);
  await server.restart();
  await expect.poll(() => store.ready()).toBe(true);
  expect(await store.append([entry('t', 1)])).toEqual([true]);
});

test.each([
  ['a full disk', '53100'],
  ['a broken disk', '58030'],
])(
  'audit 9: %s is told as trouble, not as a mistake; the store is ready again when it is over',
  async (_, code) => {
    const store = await node({ patience: PATIENCE });
    await openTable(store, newTable('t'), []);
    const operator = new Client(url);
    await operator.connect();
    await operator.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '${code}'; end $$`);
    for (const table of ['entries', 'secrets'])
      await operator.query(
        `create trigger failing before insert or update on ${table} execute function fail()`,
      );
    await expect(store.append([entry('t', 1)])).rejects.toThrow(StoreTrouble);
    expect(await store.ready()).toBe(false);
    await operator.query('drop function fail cascade');
    await operator.end();
    await expect.poll(() => store.ready()).toBe(true);
    expect(await store.append([entry('t', 1)])).toEqual([true]);
  },
);

test('an answer that does not come is not waited for', async () => {
  const store = await node({ patience: PATIENCE, answer: 400 });
  await openTable(store, newTable('t'), []);
  const [blocker, onlooker] = [new Client(url), new Client(url)];
  for (const client of [blocker, onlooker]) await client.connect();
  await blocker.query('begin; select * from tables for update');
  const appended = store.append([entry('t', 1)]);
  const attempts = new Set<number>();
  const question = "select query_start from pg_stat_activity where wait_event_type = 'Lock'";
  await expect
    .poll(async () => {
      for (const { query_start } of (await onlooker.query(question)).rows) attempts.add(Number(query_start));
      return attempts.size;
    })
    .toBeGreaterThan(1);
  await blocker.query('commit');
  for (const client of [blocker, onlooker]) await client.end();
  expect(await appended).toEqual([true]);
});

test('a server that accepts and then says nothing is given up', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const opened = openPostgres(`postgres://x@127.0.0.1:${port}/x`, { patience: 100, answer: 300 });
  await expect(opened).rejects.toThrow(/timeout/);
  mute.close();
});

test('a connection that has gone dead without a word is given up for a new one', async () => {
  const { port } = new URL(url);
  const pairs: [Socket, Socket][] = [];
  const between = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    pairs.push([near, far]);
    near.on('error', () => far.destroy()).pipe(far);
    far.on('error', () => near.destroy()).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  url = url.replace(port, String((between.address() as AddressInfo).port));
  const store = await node({ connections: 1, answer: 300, patience: PATIENCE });
  await openTable(store, newTable('t'), []);
  for (const dead of pairs) for (const end of dead) end.unpipe();
  expect((await store.table('t'))?.id).toBe('t');
  for (const dead of pairs) for (const end of dead) end.unpipe();
  expect(await store.append([entry('t', 1)])).toEqual([true]);
  for (const end of pairs.flat()) end.destroy();
  between.close();
});

test('a backup is left to the tools of PostgreSQL, a mistake is not repeated for long', async () => {
  const store = await node();
  await expect(store.backup('x')).rejects.toThrow('pg_dump');
  const asked = vi.spyOn(Client.prototype, 'query');
  const session = { tokenHash: 'h', account: 'nobody', created: 1, expires: 2 };
  await expect(store.people.openSession(session)).rejects.toThrow(/foreign key/);
  const questions = asked.mock.calls.map(([text]) => String(text));
  expect(questions.filter((text) => text.includes('insert into "sessions"'))).toHaveLength(1);
  asked.mockRestore();
});
