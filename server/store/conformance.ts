/** What every store must do. Each dialect runs the whole suite; there are no exceptions to state. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Taken } from './errors.ts';
import { entry, newTable, openTable, row } from './samples.ts';
import type { Store } from './store.ts';

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
    await openTable(store(), newTable('t'), [entry('t', 1), last]);
    await reopen();
    expect(await store().table('t')).toStrictEqual({
      ...{ id: 't', game: 'container', version: 3, key: 'key of t', seed: 'c0ffee', created: 1, n: 2 },
      ...{ status: 'playing', settled: false, summary: last.row.summary, wakeAt: 77 },
    });
    expect((await store().entries('t', 0)).map(({ n }) => n)).toEqual([1, 2]);
    expect(await store().table('nowhere')).toBeUndefined();
  });

  test('a table may be opened with no entry, and its journal begins with number 1', async () => {
    await openTable(store(), newTable('t'), []);
    expect((await store().table('t'))?.n).toBe(0);
    expect(await store().append([entry('t', 1)])).toEqual([true]);
  });

  test('opening the same table again changes nothing, another one with its id is refused', async () => {
    await openTable(store(), newTable('t'), [entry('t', 1)]);
    await store().append([entry('t', 2)]);
    await openTable(store(), newTable('t'), [entry('t', 1)]);
    expect((await store().table('t'))?.n).toBe(2);
    const other = openTable(store(), { ...newTable('t'), seed: 'beef' }, [entry('t', 1)]);
    await expect(other).rejects.toThrow(Taken);
  });

  test('of tables opened together, one whose place is taken does not hold up the others', async () => {
    await openTable(store(), newTable('t'), []);
    const foreign = { table: { ...newTable('t'), seed: 'beef' }, entries: [] };
    const fresh = (id: string) => ({ table: newTable(id), entries: [entry(id, 1)] });
    const refused = await store().openTables([fresh('a'), foreign, fresh('b')]);
    expect(refused.map((one) => one instanceof Taken)).toEqual([false, true, false]);
    expect((await store().table('b'))?.n).toBe(1);
  });

  test('the lobby shows public tables that are open or playing, newest change first', async () => {
    const show = (id: string, over: object) => openTable(store(), newTable(id, row(id, over)), []);
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
      openTable(store(), newTable(id, row(id, over, { players })), []);
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
