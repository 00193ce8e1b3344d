/** A store of an earlier version, and what must be found in it after it was brought up to date. */
import { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import { migrate } from './migrate.ts';
import { type DialectName, MIGRATIONS } from './migrations/index.ts';
import { account, entry, said, summary } from './samples.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** What a store held before foundings had a table of their own: two tables, each with three entries, by turns. */
export async function fillAsBefore(db: Database, dialect: DialectName): Promise<void> {
  await migrate(db, { dialect }, MIGRATIONS.slice(0, 3));
  const run = (text: string, values: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values));
  const places = (count: number) =>
    Array.from({ length: count }, (_, i) => (dialect === 'sqlite' ? '?' : `$${i + 1}`)).join(', ');
  for (const id of ['t', 'u']) {
    const text = JSON.stringify(summary(id, { updated: 3, toAct: [1, 0] }));
    const fixed = [id, 'container', 3, `key of ${id}`, 'c0ffee', 1, 3, 'playing', 'public', text, 3, 77];
    await run(`insert into tables values (${places(12)}, null, null, null)`, fixed);
  }
  for (const n of [1, 2, 3]) {
    for (const id of ['t', 'u']) {
      const { at, body } = said(id, n, 'anna', `word ${n}`);
      await run(`insert into entries values (${places(6)})`, [id, n, `${id}-${n}`, at, body, 'anna']);
    }
  }
  for (const [id, name, kind, created] of PEOPLE)
    await run(`insert into accounts values (${places(8)})`, [
      id,
      name,
      name.toLowerCase(),
      kind,
      null,
      created,
      0,
      '{}',
    ]);
  await run(`insert into sessions values (${places(4)})`, ['hash', 'old', 7, 2 ** 41]);
  await run(`insert into api_tokens values (${places(5)})`, ['bot', 'h', 'old', 'bot', 7]);
  await run(`insert into players values (${places(2)})`, ['anna', 't']);
  // The same line twice, in words that its reporter chose.
  for (const at of [5, 6])
    await run(`insert into reports values (${places(7)})`, ['anna', 'bert', 't', 3, 'made up', 'rude', at]);
  for (const [i, text] of LOGS.entries())
    await run(`insert into archives values (${places(2)})`, [`log-${i}`, text]);
}

/** Some look alike: they stay, and nobody joins them. */
const PEOPLE = [
  ['guest', 'Copa', 'guest', 1],
  ['old', 'Сора', 'person', 2],
  ['new', 'C0pa', 'person', 3],
] as const;

/** Brought along by whoever wanted to. */
const LOGS = [
  '{"quayside":1,"table":{"id":"abcdefghijkmnp"}}\n{"n":1}\n',
  '{"quayside":1,"table":{"id":"\\u0000"}}\n',
  'no log at all',
];

/** And how it looks now. */
export async function expectAsBefore(store: Store): Promise<void> {
  const [t, u] = ['t', 'u'].map((id) => summary(id, { updated: 3, toAct: [1, 0] }));
  expect(await store.table('t')).toStrictEqual({
    ...{ id: 't', game: 'container', version: 3, key: 'key of t', seed: 'c0ffee', created: 1, n: 3 },
    ...{ status: 'playing', settled: false, summary: t, wakeAt: 77 },
  });
  expect(await store.lobby(9)).toEqual(expect.arrayContaining([t, u]));
  expect((await store.entries('u', 0)).map(({ id }) => id)).toEqual(['u-1', 'u-2', 'u-3']);
  expect(await store.append([entry('u', 3, { id: 'x' }), entry('t', 4)])).toEqual([false, true]);
  expect((await store.entries('t', 1)).map(({ n }) => n)).toEqual([2, 3, 4]);
  for (const [i, text] of LOGS.entries()) expect(await store.archive(`log-${i}`)).toBe(text);
  const reported = { by: 'anna', about: 'bert', table: 't', n: 3, words: '', reason: 'other', at: 5 };
  expect(await store.moderation.openReports({ at: 0, id: '' }, 9)).toMatchObject([reported]);
  await expectPeopleAsBefore(store);
  // Both tables are hers and not over; the logs came when nobody counted them, and their time has just begun.
  expect(await store.retention.held('anna')).toEqual({ tables: 2, seats: 0, logs: 0, bytes: 0 });
  expect(await store.retention.count('logs', Date.now() - 3_600_000)).toBe(0);
  expect(await store.retention.count('logs', Date.now() + 3_600_000)).toBe(LOGS.length);
  await store.forget('anna');
  const bodies = (await store.entries('t', 0)).map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ text }) => text)).toEqual(['', '', '', undefined]);
}

async function expectPeopleAsBefore({ people }: Store): Promise<void> {
  for (const [id, name] of PEOPLE) expect((await people.byName(name))?.id).toBe(id);
  await people.create(account('another'));
  expect(await people.rename('another', 'COpa')).toBe(false);
  expect(await people.rename('another', 'СОРА')).toBe(false);
  expect(await people.rename('new', 'Сopa 2')).toBe(true);
  expect(await people.session('hash')).toMatchObject({ created: 7, proved: 7, seen: 7, browser: '' });
  expect(await people.tokensOf('old')).toMatchObject([{ id: 'bot', used: 0 }]);
}
