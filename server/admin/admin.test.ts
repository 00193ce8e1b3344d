import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../../tools/postgres.mjs';
import { HERE } from '../people/harness.ts';
import { People } from '../people/people.ts';
import { migrate } from '../store/migrate.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import { account, entry, newTable, openTable, report, row, sat, settlement } from '../store/samples.ts';
import type { Store } from '../store/store.ts';
import { said, type TestPlace, type TestPlaces, testPlaces } from './testing.ts';

const DIALECTS = ['sqlite', 'postgres'] as const;
const DAY = 86_400_000;
const NOW = Date.UTC(2030, 4, 8, 12);

let places: TestPlaces;
beforeAll(async () => {
  places = await testPlaces(startPostgres);
});
afterAll(async () => {
  await places.stop();
  rmSync(places.folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

async function using<T>(place: TestPlace, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await place.open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const tell = (place: TestPlace, ...argv: string[]) => said([...argv, ...place.flags], () => NOW);

describe.each(DIALECTS)('%s', (dialect) => {
  test('stats counts people, tables, games a day and bytes', async () => {
    const place = await places.fresh(dialect);
    await using(place, async (store) => {
      const { people } = store;
      await people.create(account('anna', { seen: NOW - 1 }));
      await people.create(account('bert', { seen: NOW - 3 * DAY }));
      await people.create(account('gast', { kind: 'guest', seen: NOW - 9 * DAY }));
      await people.create(account('left'));
      await people.erase('left', 1);
      for (const [id, status] of Object.entries({ a: 'open', b: 'playing', c: 'over', d: 'over' } as const))
        await openTable(store, newTable(id, row(id, { status })), []);
      await store.append([entry('b', 1), entry('b', 2)]);
      const results = ['anna', 'bert'].map((who, seat) => ({ account: who, seat, place: 1, score: 1 }));
      await store.settle(settlement('c', { at: NOW, results }));
      await store.settle(settlement('d', { at: NOW - 2 * DAY, results }));
      const brought = { ...results[0]!, seat: 2 };
      await store.keepArchive(
        newTable('log', row('log', { status: 'over', updated: NOW })),
        { text: 'x', origin: null, by: 'anna', at: NOW },
        brought,
      );
    });
    const { code, out } = await tell(place, 'stats', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      ...{ accounts: { person: 2, guest: 1 }, seenLastDay: 1, seenLastWeek: 2 },
      ...{ tables: { open: 1, playing: 1, over: 3 }, entries: 2, bytes: expect.any(Number) },
      games: [
        ...['2030-05-02', '2030-05-03', '2030-05-04', '2030-05-05'].map((day) => ({ day, games: 0 })),
        ...[
          { day: '2030-05-06', games: 1 },
          { day: '2030-05-07', games: 0 },
          { day: '2030-05-08', games: 1 },
        ],
      ],
    });
    expect(JSON.parse(out).bytes).toBeGreaterThan(10_000);
    const { out: shown } = await tell(place, 'stats');
    expect(shown).toMatch(place.name);
    expect(shown).toMatch(/people +2\n/);
    expect(shown).toMatch(/games on 2030-05-06 +1\n/);
  });

  test('password gives a new one, ends sessions, and tells of other keys', async () => {
    const place = await places.fresh(dialect);
    const token = await using(place, async (store) => {
      await store.people.create(account('id', { name: 'Anna Żółć' }));
      await store.people.create(account('guest', { kind: 'guest' }));
      await store.people.create(account('bot', { kind: 'bot' }));
      await store.people.addToken({ id: 'bot', hash: 'h', account: 'id', name: 'bot', created: 1 });
      const people = new People(store);
      return (await people.sessions.open(account('id'))).token;
    });
    const { code, out, err } = await tell(place, 'password', 'anna żółć');
    expect([code, err]).toEqual([0, '']);
    const password = /^The new password of Anna Żółć: (\S+)$/m.exec(out)?.[1] ?? '';
    expect(password).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
    expect(out).toContain('Still valid: 1 bot token.');
    await using(place, async (store) => {
      const people = new People(store);
      expect(await people.sessions.whoIs(token)).toBeUndefined();
      expect(await people.signIn({ name: 'Anna Żółć', password }, HERE)).toHaveProperty('value');
    });
    expect(await tell(place, 'password', 'Anna Żółć')).not.toMatchObject({ out });
    expect((await tell(place, 'password', 'guest')).err).toBe('guest is a guest: guests have no password.');
    expect((await tell(place, 'password', 'bot')).err).toContain('bot is a bot: ');
    expect((await tell(place, 'password', 'nobody')).err).toBe('There is no account called “nobody”.');
  });

  test('a link for a new password works once, without mail', async () => {
    const place = await places.fresh(dialect);
    await using(place, (store) => store.people.create(account('id', { name: 'Anna' })));
    const { code, out } = await tell(place, 'password', 'anna', '--link');
    expect([code, out]).toEqual([0, expect.stringMatching(/\n\/reset-password#[\w.-]+$/)]);
    expect((await tell(place, 'password', 'nobody', '--link')).code).toBe(1);
  });

  test('moderators are listed, made and unmade by name', async () => {
    const place = await places.fresh(dialect);
    await using(place, async (store) => {
      await store.people.create(account('id', { name: 'Mia' }));
      await store.people.create(account('guest', { kind: 'guest' }));
    });
    expect((await tell(place, 'moderators')).out).toContain('There is no moderator.');
    expect((await tell(place, 'moderators', 'add', 'mia')).out).toContain('Mia is a moderator now.');
    expect((await tell(place, 'moderators', 'list')).out).toBe('Mia');
    expect((await tell(place, 'moderators', 'remove', 'Mia')).out).toContain('Mia is no moderator any more.');
    expect((await tell(place, 'moderators', 'list')).out).toContain('There is no moderator.');
    expect(await tell(place, 'moderators', 'add', 'guest')).toMatchObject({
      code: 1,
      err: 'guest is a guest: only people can be moderators.',
    });
    expect((await tell(place, 'moderators', 'add', 'nobody')).err).toContain('There is no account');
  });

  test('reports that nobody has decided are shown, oldest first', async () => {
    const place = await places.fresh(dialect);
    await using(place, async (store) => {
      for (const id of ['anna', 'bert']) await store.people.create(account(id));
      await store.moderation.report(report('1', { words: 'you\nrat', why: '', at: NOW }));
    });
    expect((await tell(place, 'reports')).out).toBe(
      '2030-05-08  anna reports bert, who said "you\\nrat": insult\n1 open report.',
    );
  });

  test('erase says what it would do, and does it when told to', async () => {
    const place = await places.fresh(dialect);
    await using(place, async (store) => {
      await store.people.create(account('id', { name: 'Anna', created: NOW }));
      await store.people.create(account('bot', { name: 'Annas Bot', kind: 'bot' }));
      await store.people.addToken({ id: 'bot', hash: 'h', account: 'id', name: 'Annas Bot', created: 1 });
      await openTable(store, newTable('t'), [sat('t', 1, 'id')]);
    });
    expect(await tell(place, 'erase', 'anna')).toMatchObject({
      code: 1,
      err: 'This would erase Anna, here since 2030-05-08, 1 table, 1 bot. It cannot be undone: say --yes to do it.',
    });
    expect(await tell(place, 'erase', 'anna', '--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Erased: Anna, here since 2030-05-08, 1 table, 1 bot.'),
    });
    await using(place, async (store) => {
      expect(await store.people.goneSince(NOW)).toEqual(expect.arrayContaining(['id', 'bot']));
      expect((await store.people.account('id'))?.name).toMatch(/^gone-/);
      expect((await store.people.account('bot'))?.name).toMatch(/^gone-/);
      expect((await store.entries('t', 0))[0]?.body).toContain('"name":"gone-');
    });
  });

  test('purge counts what would go, and lets go of it when it is meant', async () => {
    const place = await places.fresh(dialect);
    await using(place, async (store) => {
      await store.people.create(account('anna', { seen: NOW - 900 * DAY }));
      await store.people.create(account('gast', { kind: 'guest', seen: NOW - 91 * DAY }));
      await store.people.create(account('neu', { kind: 'guest', seen: NOW - 10 * DAY }));
      for (const [id, days] of [
        ['old', 15],
        ['new', 13],
      ] as const)
        await openTable(store, newTable(id, row(id, { status: 'open', updated: NOW - days * DAY })), []);
      const { code, out } = await tell(place, 'purge', '--dry-run');
      expect([code, out]).toEqual([0, expect.stringMatching(/guests +1\n +tables +1\n +logs +0\n/)]);
      expect(out).toContain('Nothing was removed.');
      expect(await store.table('old')).toBeDefined();
    });
    vi.stubEnv('KEEP_GUESTS', '0');
    const { code, out } = await tell(place, 'purge', '--keep-tables', '12');
    expect([code, out]).toEqual([0, expect.stringMatching(/guests +kept for ever\n +tables +2\n/)]);
    expect(out).toMatch(place.name);
    vi.unstubAllEnvs();
    expect((await tell(place, 'purge')).out).toMatch(/guests +1\n +tables +0\n/);
    await using(place, async (store) => {
      expect([await store.table('old'), await store.table('new')]).toEqual([undefined, undefined]);
      expect((await store.people.account('gast'))?.name).toMatch(/^gone-/);
      for (const id of ['anna', 'neu']) expect((await store.people.account(id))?.name).toBe(id);
    });
    expect(await tell(place, 'purge', '--keep-outages', '59')).toMatchObject({
      code: 1,
      err: expect.stringContaining('0 (for ever) or a number of days from 60 to 36500'),
    });
  });

  test('while a server runs, commands work or say that it must stop', async () => {
    const place = await places.fresh(dialect);
    await using(place, async (store) => {
      await store.people.create(account('anna'));
      expect((await tell(place, 'stats')).code).toBe(0);
      const { code, err } = await tell(place, 'password', 'anna');
      const stopped = [1, expect.stringMatching(/^A server is using .*quayside\.db: stop it first/)];
      expect([code, err]).toEqual(dialect === 'sqlite' ? stopped : [0, '']);
      expect(await store.ready()).toBe(true);
    });
  });

  test('a store of a newer version is left alone', async () => {
    const place = await places.fresh(dialect);
    await using(place, () => Promise.resolve());
    const db = place.database();
    await migrate(db, { dialect }, [...MIGRATIONS, { name: '999-future', statements: [] }]);
    await db.destroy();
    for (const command of [['stats'], ['backup', join(places.folder, 'no.jsonl')], ['password', 'anna']])
      expect((await tell(place, ...command)).err).toContain('a newer version of Quayside (999-future)');
  });
});

describe('a mistake is answered with one sentence', () => {
  const nowhere = ['--data', '/nowhere/at/all', '--database-url', ''];
  test.each<[string, string[], string]>([
    ['an unknown command', ['sail'], "unknown command 'sail'"],
    ['no file', ['backup'], "missing required argument 'file'"],
    ['an unknown flag', ['stats', '--fast'], "unknown option '--fast'"],
    ['no store', ['stats', ...nowhere], '/nowhere/at/all/quayside.db holds no games of Quayside.'],
    ['no store to back up', ['backup', 'x', ...nowhere], 'holds no games of Quayside.'],
    [
      'no file to restore',
      ['restore', '/nowhere.jsonl'],
      '/nowhere.jsonl cannot be read: there is no such file',
    ],
    ['a folder to restore', ['restore', '/'], '/ cannot be read: it is a folder.'],
    [
      'no database',
      ['stats', '--database-url', 'postgres://u:secret@127.0.0.1:1/d'],
      '127.0.0.1:1/d cannot be used: nothing answers there.',
    ],
    ['no address', ['stats', '--database-url', 'nonsense://'], 'cannot be used: '],
  ])('%s', async (_, argv, sentence) => {
    const { code, out, err } = await said(argv);
    expect([code, out, err.split('\n').length]).toEqual([1, '', 1]);
    expect(err).toContain(sentence);
    expect(err).not.toContain('secret');
  });

  test('where a backup cannot be written', async () => {
    const place = await places.fresh('sqlite');
    await using(place, () => Promise.resolve());
    const { code, err } = await tell(place, 'backup', '/nowhere/at/all.jsonl');
    expect([code, err]).toEqual([
      1,
      '/nowhere/at/all.jsonl cannot be written: there is no such file or folder.',
    ]);
  });

  test('where the file of the store is none', async () => {
    const place = await places.fresh('sqlite');
    await using(place, () => Promise.resolve());
    writeFileSync(join(place.flags[1]!, 'quayside.db'), 'no database, however long one looks at it');
    expect((await tell(place, 'stats')).err).toMatch(/quayside\.db cannot be used: file is not a database/);
  });
});

test('the environment says where the store is, as for the server', async () => {
  const place = await places.fresh('sqlite');
  await using(place, () => Promise.resolve());
  vi.stubEnv('QUAYSIDE_DATA', place.flags[1]);
  vi.stubEnv('DATABASE_URL', '');
  expect((await said(['stats'])).out).toContain(place.flags[1]);
});

test('the help names every command, and which need the server stopped', async () => {
  const { code, out } = await said(['--help']);
  expect(code).toBe(0);
  for (const command of ['backup', 'restore', 'stats', 'password', 'erase', 'purge'])
    expect(out).toContain(`  ${command}`);
  expect(out).toContain('"backup" and "stats" work while the server runs');
});
