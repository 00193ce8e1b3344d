/** What every store must do with entries. */
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Suite } from './conformance.ts';
import { entriesOf, entry, newTable, openTable, row, said, sat } from './samples.ts';
import type { Append, Store } from './store.ts';

const GONE = /^gone-[0-9a-f]{12}$/;

export const appending: Suite = (store) => {
  beforeEach(() => openTable(store(), newTable('t'), []));

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
    await openTable(store(), newTable('u'), []);
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

  test('any batches have the same answers and the same journal as a simple model', async () => {
    await fc.assert(
      fc.asyncProperty(batches, (made) => behavesLikeModel(store(), made)),
      { numRuns: 40 },
    );
  });
};

export const reading: Suite = (store, reopen) => {
  beforeEach(() => openTable(store(), newTable('t'), []));

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
      { numRuns: 40 },
    );
    const body = JSON.stringify({ long: '⚓'.repeat(1_000_000) });
    await store().append([entry('t', n + 1, { body })]);
    expect((await store().entries('t', n))[0]?.body === body).toBe(true);
  });

  test('any range of a journal is read as it is, also where another table wrote between', async () => {
    await openTable(store(), newTable('u'), []);
    for (let n = 1; n <= 400; n += 50)
      await store().append([...entriesOf('t', n, n + 49), ...entriesOf('u', n, n + 49)]);
    const ranges = fc.tuple(fc.nat(450), fc.integer({ min: 1, max: 450 }));
    await fc.assert(
      fc.asyncProperty(ranges, async ([after, limit]) => {
        const read = (await store().entries('t', after, limit)).map(({ id }) => id);
        const wanted = Math.max(0, Math.min(limit, 400 - after));
        expect(read).toEqual(Array.from({ length: wanted }, (_, i) => `t-${after + 1 + i}`));
      }),
      { numRuns: 60 },
    );
    expect(await store().entries('nowhere', 0, 10)).toEqual([]);
  });

  test('words and whose they were are forgotten, of one person only, and numbers stay', async () => {
    const many = Array.from({ length: 450 }, (_, i) => said('t', i + 3, 'anna', `word ${i}`));
    await store().append([said('t', 1, 'anna', 'hello'), said('t', 2, 'bert', 'anna?'), ...many]);
    await store().append([entry('t', 453)]);
    const spoken = await store().people.wordsOf('anna');
    expect(spoken).toHaveLength(451);
    expect(spoken[0]).toEqual({ table: 't', at: 1001, text: 'hello' });
    await store().forget('anna');
    expect(await store().people.wordsOf('anna')).toEqual([]);
    const bodies = (await store().entries('t', 0)).map(({ body }) => JSON.parse(body));
    expect(bodies[0]).toEqual({ type: 'said', who: 'anna', name: expect.stringMatching(GONE), text: '' });
    expect(bodies[1]).toEqual({ type: 'said', who: 'bert', name: 'bert', text: 'anna?' });
    expect(bodies.filter(({ name }) => name === 'anna')).toEqual([]);
    expect(bodies.filter(({ text }) => text?.startsWith('word'))).toEqual([]);
    expect(bodies).toHaveLength(453);
  });

  test('so is the name by which they sat down, at every table, and no move', async () => {
    await openTable(store(), newTable('u'), []);
    const moved = entry('t', 3, { body: JSON.stringify({ type: 'moved', who: 'anna', name: 'anna' }) });
    await store().append([sat('t', 1, 'anna'), sat('t', 2, 'bert'), moved, sat('u', 1, 'anna')]);
    for (const _ of [1, 2]) await store().forget('anna');
    const names = async (table: string) =>
      (await store().entries(table, 0)).map(({ body }) => JSON.parse(body).name);
    expect(await names('t')).toEqual([expect.stringMatching(GONE), 'bert', 'anna']);
    expect(await names('u')).toEqual([(await names('t'))[0]]);
  });
};

/** What is made of journals. */
export const derived: Suite = (store, reopen) => {
  test('keyframes stand at their places, and only the newest with commands keeps them', async () => {
    const frame = (n: number, recent: string | null = '[]') => ({
      ...{ n, shown: [n, n - 1], step: n === 200 ? null : n - 5, body: `at ${n}`, recent },
    });
    expect(await store().keyframes('t')).toEqual([]);
    for (const n of [200, 600, 400]) await store().keepKeyframe('t', frame(n), 200);
    await store().keepKeyframe('t', frame(800, null), 200);
    await reopen();
    const places = [200, 400, 600, 800]
      .map((n) => frame(n))
      .map(({ n, shown, step }) => ({ n, shown, step }));
    expect(await store().keyframes('t')).toEqual(places);
    expect(await store().keyframe('t', 400)).toEqual(frame(400, null));
    expect(await store().keyframe('t', 600)).toEqual(frame(600));
    expect(await store().keyframe('t', 500)).toBeUndefined();
    expect(await store().keyframes('u')).toEqual([]);
    await store().keepKeyframe('t', { ...frame(1200), body: 'again' }, 400);
    await store().keepKeyframe('t', { ...frame(1200), body: 'and again' }, 400);
    expect((await store().keyframes('t')).map(({ n }) => n)).toEqual([400, 800, 1200]);
    expect(await store().keyframe('t', 1200)).toMatchObject({ body: 'and again', recent: '[]' });
  });

  test('the log of a table is kept as it was written', async () => {
    expect(await store().log('t')).toBeUndefined();
    for (const text of ['first', 'once more ⚓\n']) await store().keepLog('t', text);
    await reopen();
    expect(await store().log('t')).toBe('once more ⚓\n');
    expect(await store().log('u')).toBeUndefined();
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
  for (const i of [0, 1, 2]) await openTable(store, newTable(name(i)), []);
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
