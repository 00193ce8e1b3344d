/** What every store must do. Each dialect runs the whole suite; there are no exceptions to state. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Taken } from './errors.ts';
import { entriesOf, entry, newTable, row, said, settlement, summary } from './samples.ts';
import type { Append, Store } from './store.ts';

export interface Dialect {
  readonly name: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** A new place with nothing in it; opening it again finds what was left there. */
  fresh(): Promise<() => Promise<Store>>;
}

/** A suite is given how to reach the store of the running test, and how to close and open it again. */
export type Suite = (store: () => Store, reopen: () => Promise<void>) => void;

export function conforms(dialect: Dialect, suites: Record<string, Suite>): void {
  describe(dialect.name, () => {
    let open: () => Promise<Store>;
    let store: Store;
    beforeAll(() => dialect.start());
    afterAll(() => dialect.stop());
    beforeEach(async () => {
      open = await dialect.fresh();
      store = await open();
    });
    afterEach(() => store.close());
    const reopen = async () => {
      await store.close();
      store = await open();
    };
    for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(() => store, reopen));
  });
}

export const tables: Suite = (store, reopen) => {
  test('a table is opened with its first entries and found again after a restart', async () => {
    const last = entry('t', 2, { row: row('t', { updated: 9, owner: 'Żółć 🚢' }, { wakeAt: 77 }) });
    await store().openTable(newTable('t'), [entry('t', 1), last]);
    await reopen();
    expect(await store().table('t')).toStrictEqual({
      ...{ id: 't', game: 'container', version: 3, key: 'key of t', seed: 'c0ffee', created: 1, n: 2 },
      ...{ status: 'playing', settled: false, summary: last.row.summary, wakeAt: 77 },
    });
    expect((await store().entries('t', 0)).map(({ n }) => n)).toEqual([1, 2]);
    expect(await store().table('nowhere')).toBeUndefined();
  });

  test('a table may be opened with no entry, and its journal begins with number 1', async () => {
    await store().openTable(newTable('t'), []);
    expect((await store().table('t'))?.n).toBe(0);
    expect(await store().append([entry('t', 1)])).toEqual([true]);
  });

  test('opening the same table again changes nothing, another one with its id is refused', async () => {
    await store().openTable(newTable('t'), [entry('t', 1)]);
    await store().append([entry('t', 2)]);
    await store().openTable(newTable('t'), [entry('t', 1)]);
    expect((await store().table('t'))?.n).toBe(2);
    const other = store().openTable({ ...newTable('t'), seed: 'beef' }, [entry('t', 1)]);
    await expect(other).rejects.toThrow(Taken);
  });

  test('the lobby shows public tables that are open or playing, newest change first', async () => {
    const show = (id: string, over: object) => store().openTable(newTable(id, row(id, over)), []);
    await show('old', { updated: 1, status: 'open' });
    await show('new', { updated: 3 });
    await show('mid', { updated: 2 });
    await show('over', { updated: 9, status: 'over' });
    await show('stopped', { updated: 9, status: 'stopped' });
    await show('link', { updated: 9, visibility: 'link' });
    expect((await store().lobby(9)).map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
    expect((await store().lobby(2)).map(({ id }) => id)).toEqual(['new', 'mid']);
    await store().append([entry('old', 1, { row: row('old', { updated: 4 }) })]);
    await store().append([entry('mid', 1, { row: row('mid', { status: 'over' }) })]);
    expect((await store().lobby(9)).map(({ id }) => id)).toEqual(['old', 'new']);
  });

  test('my tables are those at which I sit or sat, in play first', async () => {
    const sit = (id: string, over: object, players: string[]) =>
      store().openTable(newTable(id, row(id, over, { players })), []);
    await sit('over', { updated: 9, status: 'over' }, ['anna', 'bert']);
    await sit('mine', { updated: 1 }, ['anna']);
    await sit('next', { updated: 2 }, []);
    await sit('yours', { updated: 3 }, ['bert']);
    await store().append([entry('next', 1, { row: row('next', { updated: 2 }, { players: ['anna'] }) })]);
    await store().append([entry('next', 2, { row: row('next', { updated: 2 }, { players: [] }) })]);
    expect((await store().tablesOf('anna', 9)).map(({ id }) => id)).toEqual(['next', 'mine', 'over']);
    expect((await store().tablesOf('anna', 1)).map(({ id }) => id)).toEqual(['next']);
    expect((await store().playing()).sort()).toEqual(['mine', 'next', 'yours']);
  });
};

export const journal: Suite = (store, reopen) => {
  beforeEach(() => store().openTable(newTable('t'), []));

  test('the first with a number wins, and may repeat itself', async () => {
    const won = entry('t', 1, { id: 'a', row: row('t', { updated: 10 }) });
    expect(await store().append([won])).toEqual([true]);
    expect(await store().append([entry('t', 1, { id: 'b', row: row('t', { updated: 99 }) })])).toEqual([
      false,
    ]);
    await store().append([entry('t', 2, { row: row('t', { updated: 20 }) })]);
    expect(await store().append([won])).toEqual([true]);
    expect(await store().table('t')).toMatchObject({ n: 2, summary: { updated: 20 } });
    expect((await store().entries('t', 0)).map(({ id }) => id)).toEqual(['a', 't-2']);
  });

  test('what follows a refused entry is refused too, other tables go on', async () => {
    await store().openTable(newTable('u'), []);
    await store().append([entry('t', 1)]);
    const late = [entry('t', 1, { id: 'x' }), entry('t', 3), entry('u', 1), entry('gone', 1)];
    expect(await store().append(late)).toEqual([false, false, true, false]);
    expect(await store().append([entry('t', 1), entry('t', 2), entry('t', 2, { id: 'x' })])).toEqual([
      ...[true, true, false],
    ]);
    expect(await store().append([])).toEqual([]);
    expect((await store().table('t'))?.n).toBe(2);
  });

  test('several entries of one batch leave the row as the last one says', async () => {
    const third = entry('t', 3, { row: row('t', { status: 'over', updated: 3 }, { wakeAt: 5 }) });
    const first = entry('t', 1, { row: row('t', {}, { players: ['anna'] }) });
    expect(await store().append([first, entry('t', 2), third])).toEqual([true, true, true]);
    expect(await store().table('t')).toMatchObject({ n: 3, status: 'over', wakeAt: 5 });
    expect(await store().tablesOf('anna', 9)).toHaveLength(1);
  });

  test('two thousand entries come back in order, also after a restart', async () => {
    const batch = entriesOf('t', 1, 2000);
    expect((await store().append(batch)).every(Boolean)).toBe(true);
    await reopen();
    const stored = await store().entries('t', 0);
    expect(stored).toEqual(batch.map(({ n, id, at, body }) => ({ n, id, at, body })));
    expect(await store().entries('t', 1998)).toHaveLength(2);
  });

  test('any text survives, long ones too', async () => {
    let n = 0;
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme' }));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        n += 1;
        const body = JSON.stringify({ type: 'moved', text });
        await store().append([entry('t', n, { body })]);
        expect(await store().entries('t', n - 1)).toMatchObject([{ body }]);
      }),
      { numRuns: 60 },
    );
    const body = JSON.stringify({ long: '⚓'.repeat(1_000_000) });
    await store().append([entry('t', n + 1, { body })]);
    expect((await store().entries('t', n))[0]?.body === body).toBe(true);
  });

  test('snapshots: the newest up to a number; what was taken back is dropped', async () => {
    for (const n of [10, 20, 30]) await store().keepSnapshot('t', { n, body: `at ${n}` });
    await store().keepSnapshot('t', { n: 30, body: 'again' });
    await reopen();
    expect(await store().snapshot('t')).toEqual({ n: 30, body: 'again' });
    expect(await store().snapshot('t', 29)).toEqual({ n: 20, body: 'at 20' });
    expect(await store().snapshot('t', 9)).toBeUndefined();
    await store().dropSnapshots('t', 10);
    expect(await store().snapshot('t')).toEqual({ n: 10, body: 'at 10' });
  });

  test('words are forgotten, of one person only, and numbers stay', async () => {
    const many = Array.from({ length: 450 }, (_, i) => said('t', i + 3, 'anna', `word ${i}`));
    await store().append([said('t', 1, 'anna', 'hello'), said('t', 2, 'bert', 'anna?'), ...many]);
    await store().append([entry('t', 453)]);
    await store().forgetWords('anna');
    const bodies = (await store().entries('t', 0)).map(({ body }) => JSON.parse(body));
    expect(bodies[0]).toEqual({ type: 'said', who: 'anna', text: '' });
    expect(bodies[1]).toEqual({ type: 'said', who: 'bert', text: 'anna?' });
    expect(bodies.filter(({ text }) => text?.startsWith('word'))).toEqual([]);
    expect(bodies).toHaveLength(453);
  });

  test('any batches have the same answers and the same journal as a simple model', async () => {
    await fc.assert(
      fc.asyncProperty(batches, (made) => behavesLikeModel(store(), made)),
      { numRuns: 40 },
    );
  });
};

/** Small numbers and few ids, so that entries meet. */
const batches = fc.array(
  fc.array(fc.record({ table: fc.nat(2), n: fc.integer({ min: 1, max: 6 }), id: fc.nat(2) }), {
    maxLength: 8,
  }),
  { minLength: 1, maxLength: 8 },
);
let models = 0;

async function behavesLikeModel(
  store: Store,
  made: readonly { table: number; n: number; id: number }[][],
): Promise<void> {
  models += 1;
  const name = (table: number) => `model-${models}-${table}`;
  const model: string[][] = [[], [], []];
  for (const i of [0, 1, 2]) await store.openTable(newTable(name(i)), []);
  for (const batch of made) {
    const appends = batch.map(({ table, n, id }): Append => {
      const updated = n * 10 + id;
      return entry(name(table), n, { id: `id ${id}`, row: row(name(table), { updated }) });
    });
    const expected = batch.map(({ table, n, id }) => {
      const ids = model[table] ?? [];
      if (n === ids.length + 1) ids.push(`id ${id}`);
      return ids[n - 1] === `id ${id}`;
    });
    expect(await store.append(appends)).toEqual(expected);
  }
  for (const [i, ids] of model.entries()) {
    expect((await store.entries(name(i), 0)).map(({ id }) => id)).toEqual(ids);
    const updated = ids.length === 0 ? 1 : ids.length * 10 + Number(ids.at(-1)?.slice(3));
    expect(await store.table(name(i))).toMatchObject({ n: ids.length, summary: { updated } });
  }
}

export const chores: Suite = (store, reopen) => {
  const due = (id: string, wakeAt: number | null) =>
    store().openTable(newTable(id, row(id, {}, { wakeAt })), []);

  test('what is due is claimed once, the longest waiting first, until the lease is over', async () => {
    await due('later', 30);
    await due('never', null);
    await due('b', 20);
    await due('a', 10);
    expect(await store().claimDue(25, 1, 'me', 40)).toEqual(['a']);
    expect(await store().claimDue(25, 9, 'you', 40)).toEqual(['b']);
    expect(await store().claimDue(25, 9, 'me', 40)).toEqual([]);
    await reopen();
    expect((await store().claimDue(40, 9, 'you', 50)).sort()).toEqual(['a', 'b', 'later']);
  });

  test('a table postponed is due at its new time, unless it has moved on', async () => {
    await due('t', 10);
    await store().claimDue(10, 9, 'me', 1000);
    await store().postpone('t', 0, 20);
    expect(await store().claimDue(19, 9, 'you', 1000)).toEqual([]);
    expect(await store().claimDue(20, 9, 'you', 1000)).toEqual(['t']);
    await store().append([entry('t', 1, { row: row('t', {}, { wakeAt: 30 }) })]);
    await store().postpone('t', 0, null);
    expect((await store().table('t'))?.wakeAt).toBe(30);
    await store().postpone('t', 1, null);
    expect((await store().table('t'))?.wakeAt).toBeNull();
  });

  test('an entry may claim its table, and one without a claim gives it up', async () => {
    const now = row('t', {}, { wakeAt: 10 });
    await store().openTable(newTable('t'), [
      entry('t', 1, { row: now, claim: { holder: 'me', lease: 100 } }),
    ]);
    expect(await store().claimDue(50, 9, 'you', 200)).toEqual([]);
    await store().append([entry('t', 2, { row: now })]);
    expect(await store().claimDue(50, 9, 'you', 200)).toEqual(['t']);
    await store().append([entry('t', 3, { row: now, claim: { holder: 'me', lease: 300 } })]);
    expect(await store().claimDue(250, 9, 'you', 400)).toEqual([]);
    expect(await store().claimDue(300, 9, 'you', 400)).toEqual(['t']);
  });

  test('a table is settled once', async () => {
    const seats = ['person', 'person', 'bot', 'free'].map((kind) => ({ kind }) as never);
    await store().openTable(newTable('t', row('t', { status: 'over', seats })), []);
    const results = [{ account: 'anna', seat: 0, place: 1, score: 41.5 }];
    const ratings = [
      { who: 'anna', game: 'container', mu: 26.5, sigma: 7.9 },
      { who: 'bot:hard', game: 'container', mu: 24, sigma: 1 / 3 },
    ];
    expect(await store().settle(settlement('t', { results, ratings }))).toBe(true);
    expect(await store().settle(settlement('t', { results, ratings, archive: 'x' }))).toBe(false);
    expect(await store().settle(settlement('nowhere'))).toBe(false);
    await reopen();
    expect(await store().archive('t')).toBe('log of t');
    expect(await store().archive('nowhere')).toBeUndefined();
    expect((await store().table('t'))?.settled).toBe(true);
    const game = { table: 't', game: 'container', at: 50 };
    expect(await store().people.resultsOf('anna', 9)).toEqual([
      { ...game, seat: 0, place: 1, score: 41.5, players: 3 },
    ]);
    expect(await store().people.ratingsOf('bot:hard')).toEqual([{ ...ratings[1], games: 1 }]);
  });

  test('a game from elsewhere is kept for its replay', async () => {
    const over = newTable('far', row('far', { status: 'over' }, { players: ['anna'] }));
    await store().keepArchive(over, 'its log');
    await store().keepArchive(over, 'its log');
    expect(await store().archive('far')).toBe('its log');
    expect(await store().tablesOf('anna', 9)).toEqual([summary('far', { status: 'over' })]);
  });

  test('nodes tell that they live, and outages are remembered', async () => {
    expect(await store().lastBeat()).toBeUndefined();
    await store().beat('a', 10);
    await store().beat('b', 30);
    await store().beat('a', 20);
    expect(await store().lastBeat()).toBe(30);
    await store().keepOutage({ from: 30, to: 50 });
    await store().keepOutage({ from: 10, to: 20 });
    await store().keepOutage({ from: 10, to: 20 });
    expect(await store().outagesSince(0)).toEqual([
      { from: 10, to: 20 },
      { from: 30, to: 50 },
    ]);
    expect(await store().outagesSince(20)).toEqual([{ from: 30, to: 50 }]);
  });

  test('it is ready, and many things at once do not get into each other', async () => {
    expect(await store().ready()).toBe(true);
    await store().openTable(newTable('t'), []);
    const settled = store().settle(settlement('t'));
    const appended = Promise.all(entriesOf('t', 1, 20).map((one) => store().append([one])));
    const opened = Promise.all(['a', 'b', 'c'].map((id) => store().openTable(newTable(id), [])));
    await Promise.all([settled, appended, opened]);
    const stop = await store().listen(
      () => expect.unreachable('a node does not hear itself'),
      () => expect.unreachable('nothing was lost'),
    );
    const n = (await store().table('t'))?.n ?? 0;
    await store().append([entry('t', n + 1, { id: 'last' })]);
    await stop();
    expect(await store().settle(settlement('t'))).toBe(false);
  });
};
