import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../tools/postgres.mjs';
import { expectAsBefore, fillAsBefore } from '../store/conformance-before.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import {
  account,
  decision,
  entriesOf,
  entry,
  newTable,
  openTable,
  report,
  sat,
  settlement,
} from '../store/samples.ts';
import { kyselyOver, openFile } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { BackupReader, linesOf, type Piece } from './backup-lines.ts';
import type { Reader } from './reader.ts';
import { shapeOf } from './shape.ts';
import { said, type TestPlace, type TestPlaces, testPlaces } from './testing.ts';

const DIALECTS = ['sqlite', 'postgres'] as const;
const ALL = MIGRATIONS.map(({ name }) => name);

let places: TestPlaces;
let files = 0;
beforeAll(async () => {
  places = await testPlaces(startPostgres);
});
afterAll(async () => {
  await places.stop();
  rmSync(places.folder, { recursive: true });
});

const newFile = (ending = '.jsonl'): string => join(places.folder, `backup-${++files}${ending}`);

/** Something in every table that servers of version 0.2 fill first. */
const FILLED = 24;
async function fill(store: Store): Promise<void> {
  const { people } = store;
  for (const id of ['anna', 'bert', 'gone']) await people.create(account(id, { name: `${id} Żółć 🚢` }));
  await people.openSession({ tokenHash: 'hash', account: 'anna', created: 1, expires: 2 ** 50 });
  await people.addPasskey({
    ...{ id: 'key', account: 'anna', name: 'Key', publicKey: 'abc', counter: 3, created: 4 },
    transports: ['usb'],
  });
  await people.addToken({ id: 'bot', hash: 'h', account: 'bert', name: 'Bot', created: 5 });
  await people.mute('anna', 'bert', true);
  const reported = report('1', { by: 'anna', about: 'bert', words: 'a\n"b"' });
  await store.moderation.report(reported);
  await store.moderation.decide({ decisions: [decision('1')], report: reported });
  await store.claimBotTable({ table: 't', bot: 'bot', at: 6 }, 5);
  await people.addSubscription({
    endpoint: 'https://push.example',
    account: 'anna',
    p256dh: 'p',
    auth: 'a',
    created: 7,
  });
  await people.noteMail({ account: 'anna', about: 't' }, { seen: 8, now: 9 });
  await people.useOnce('link', 2 ** 45, 10);
  await openTable(store, newTable('t'), [sat('t', 1, 'anna')]);
  await openTable(store, newTable('u'), []);
  for (let n = 1; n <= 150; n++) await store.append([entry('t', n + 1), entry('u', n)]);
  await store.keepKeyframe('t', { n: 100, shown: [1], step: null, body: '{"half":0.1}', recent: null }, 100);
  await store.keepLog('t', 'its log');
  await store.keepArchive(
    newTable('log'),
    { text: '{"quayside":1}\n', origin: null, by: 'anna', at: 7 },
    null,
  );
  const ratings = [{ who: 'anna', game: 'container', mu: 25 + 1 / 7, sigma: 1 / 3 }];
  const results = [{ account: 'anna', seat: 0, place: 1, score: 12.5 }];
  await store.settle(settlement('t', { ratings, results }));
  await store.keepOutage({ from: 1, to: 2 });
  await store.beat('node', 11);
  await people.erase('gone', 12);
  await store.secret();
}

async function filled(place: TestPlace): Promise<string> {
  const store = await place.open();
  await fill(store);
  const secret = await store.secret();
  await store.close();
  return secret;
}

async function backedUp(place: TestPlace, ending?: string): Promise<string> {
  const file = newFile(ending);
  expect(await said(['backup', file, ...place.flags])).toMatchObject({ code: 0, err: '' });
  return file;
}

/** What a backup holds, whatever the order of the rows; the end counts and sums up, and is left out. */
function contentOf(file: string): Map<string, string[]> {
  const content = new Map<string, string[]>();
  let rows: string[] = [];
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1, -1)) {
    if (line.startsWith('[')) rows.push(line);
    else {
      rows = [];
      content.set(line, rows);
    }
  }
  for (const some of content.values()) some.sort();
  return content;
}

describe.each(DIALECTS.flatMap((from) => DIALECTS.map((to) => [from, to] as const)))(
  '%s to %s',
  (from, to) => {
    test('a restored store holds all that was in the other, and goes on', async () => {
      const source = await places.fresh(from);
      const secret = await filled(source);
      const file = await backedUp(source);
      const target = await places.fresh(to);
      expect(await said(['restore', file, ...target.flags])).toMatchObject({
        ...{ code: 0, err: '' },
        out: expect.stringMatching(/ holds what was in .*: 3\d\d rows\./),
      });
      const content = contentOf(file);
      expect(contentOf(await backedUp(target))).toEqual(content);
      expect([...content.values()].filter((rows) => rows.length > 0).length).toBeGreaterThanOrEqual(FILLED);

      const store = await target.open();
      expect(await store.secret()).toBe(secret);
      expect((await store.entries('t', 0)).map(({ n }) => n)).toEqual(
        Array.from({ length: 151 }, (_, i) => i + 1),
      );
      expect(await store.append([entry('t', 152), entry('u', 151), entry('u', 151, { id: 'x' })])).toEqual([
        ...[true, true, false],
      ]);
      expect(await store.entries('u', 148)).toHaveLength(3);
      await store.close();
    });
  },
);

describe.each(DIALECTS)('%s', (dialect) => {
  test('a backup made while a server writes is of one moment', async () => {
    const place = await places.fresh(dialect);
    const store = await place.open();
    await openTable(store, newTable('t'), entriesOf('t', 1, 2000));
    await openTable(store, newTable('u'), []);
    let [n, done] = [0, false];
    const writing = (async () => {
      // At least so many, and until the backup is done.
      while (!done || n < 50) {
        await store.append([entry('t', 2001 + n), entry('u', ++n)]);
        await turnOfOthers();
      }
    })();
    const file = await backedUp(place, '.jsonl.gz');
    done = true;
    await writing;
    await store.close();

    const target = await places.fresh('sqlite');
    expect(await said(['restore', file, ...target.flags])).toMatchObject({ code: 0 });
    const restored = await target.open();
    const [t, u] = [(await restored.table('t'))?.n ?? 0, (await restored.table('u'))?.n ?? 0];
    expect(t).toBe(2000 + u);
    expect(await restored.entries('t', 0)).toHaveLength(t);
    expect(await restored.entries('u', 0)).toHaveLength(u);
    await restored.close();
  });

  test('a backup of an earlier version is brought up to date', async () => {
    const place = await places.fresh(dialect);
    const db = place.database();
    await fillAsBefore(db, dialect);
    await db.destroy();
    const file = await backedUp(place);
    for (const to of DIALECTS) {
      const target = await places.fresh(to);
      expect(await said(['restore', file, ...target.flags])).toMatchObject({ code: 0, err: '' });
      const store = await target.open();
      await expectAsBefore(store);
      await store.close();
    }
    for (const command of [['stats'], ['password', 'anna'], ['erase', 'anna']])
      expect((await said([...command, ...place.flags])).err).toContain('This store is of an older version.');
  });

  test('nothing is restored into a store that is not empty', async () => {
    const place = await places.fresh(dialect);
    await filled(place);
    const file = await backedUp(place);
    const before = contentOf(file);
    const { code, err } = await said(['restore', file, ...place.flags]);
    expect([code, err.split('\n')]).toEqual([1, [expect.stringContaining('is not empty.')]]);
    expect(err).toMatch(place.name);
    expect(contentOf(await backedUp(place))).toEqual(before);
  });

  test('a file that is damaged leaves the store empty', async () => {
    const place = await places.fresh(dialect);
    await filled(place);
    const whole = readFileSync(await backedUp(place), 'utf8');
    const target = await places.fresh(dialect);
    const lines = whole.split('\n');
    const compressed = gzipSync(whole);
    const damages: readonly (readonly [string | Buffer, string])[] = [
      ['', 'is no backup'],
      ['hello\n', 'is no backup'],
      ['[1]\n{}\n', 'is no backup'],
      ['null\n', 'is no backup'],
      [whole.slice(0, whole.length / 2), 'is damaged'],
      [lines.slice(0, -2).join('\n'), 'is damaged'],
      [whole.replace('"bert', '"Bert'), 'is damaged'],
      [whole.replace('"score"', '"points"'), 'is damaged'],
      [whole.replace('{"table":"entries"', '{"table":"nowhere"'), 'is damaged'],
      [lines.filter((line) => !line.startsWith('["node"')).join('\n'), 'is damaged'],
      [compressed.subarray(0, compressed.length - 20), 'is damaged'],
      [whole.replace('"format":1', '"format":2'), 'was made by a newer version (0.'],
      [whole.replace('"001-tables"', '"001-tables","999-future"'), 'was made by a newer version (0.'],
    ];
    for (const [content, sentence] of damages) {
      const file = newFile();
      writeFileSync(file, content);
      const { code, err } = await said(['restore', file, ...target.flags]);
      expect([code, err.split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
      const { err: empty } = await said(['stats', ...target.flags]);
      expect(empty).toContain('holds no games of Quayside');
    }
    const file = newFile();
    writeFileSync(file, whole);
    expect((await said(['restore', file, ...target.flags])).code).toBe(0);
  });

  test('a failure halfway leaves the store empty', async () => {
    const place = await places.fresh(dialect);
    await filled(place);
    const file = await backedUp(place);
    // A row twice: only the store can object, in the middle of it all.
    const reader = new BackupReader(file, lines(readFileSync(file, 'utf8').trimEnd().split('\n')));
    const head = await reader.head(ALL);
    const twice: Reader = {
      ...{ dialect, migrations: head.migrations, db: kyselyOver(openFile(':memory:')) },
      rows: (table) => lines(table.name === 'nodes' ? [[['node', 1]], [['node', 1]]] : []),
      size: () => Promise.resolve(0),
    };
    const written: string[] = [];
    for await (const line of linesOf(twice, { version: '0', now: 1, done: () => undefined }))
      written.push(line);
    await twice.db.destroy();
    const double = newFile();
    writeFileSync(double, written.join(''));
    const target = await places.fresh(dialect);
    const { code, err } = await said(['restore', double, ...target.flags]);
    expect([code, err.split('\n')]).toEqual([1, [expect.stringContaining('cannot be used: ')]]);
    expect((await said(['restore', file, ...target.flags])).code).toBe(0);
  });
});

async function* lines<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const line of all) yield await Promise.resolve(line);
}

test('both dialects have the tables and columns that a backup names, and no others', async () => {
  const shape = await shapeOf(ALL);
  const place = await places.fresh('postgres');
  await (await place.open()).close();
  const db = place.database();
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'`.execute(db);
  await db.destroy();
  const named = rows.map(({ name, column }) => `${name}.${column}`).sort();
  expect(named).toEqual(shape.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one}`)).sort());
  const order = shape.map(({ name }) => name);
  expect(order.indexOf('accounts')).toBeLessThan(order.indexOf('api_tokens'));
});

test('bytes are written and read as they were', async () => {
  const row = ['t', 1, Uint8Array.of(0, 255, 10)];
  const snapshot: Reader = {
    ...{ dialect: 'sqlite', migrations: ALL, db: kyselyOver(openFile(':memory:')) },
    rows: ({ name }) => lines(name === 'bot_tables' ? [[row]] : []),
    size: () => Promise.resolve(0),
  };
  const written: string[] = [];
  for await (const line of linesOf(snapshot, { version: '0', now: 1, done: () => undefined }))
    written.push(line);
  await snapshot.db.destroy();
  const reader = new BackupReader('it', lines(written.join('').trimEnd().split('\n')));
  const pieces: Piece[] = [];
  for await (const piece of reader.pieces(await reader.head(ALL))) pieces.push(piece);
  expect(pieces).toEqual([
    {
      table: expect.objectContaining({ name: 'bot_tables' }),
      row: [...row.slice(0, 2), Buffer.of(0, 255, 10)],
    },
  ]);
});

test('a backup is for its owner alone, compressed if its name says so, and never written over another', async () => {
  const place = await places.fresh('sqlite');
  await filled(place);
  const file = await backedUp(place, '.jsonl.gz');
  if (process.platform !== 'win32') expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(gunzipSync(readFileSync(file)).toString()).toContain('{"table":"accounts"');
  const again = await said(['backup', file, ...place.flags]);
  expect(again).toMatchObject({ code: 1, err: `${file} already exists. Choose another name.` });
  truncateSync(file);
  expect((await said(['restore', file, ...(await places.fresh('sqlite')).flags])).err).toContain(
    'is no backup',
  );
});
