import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bundle } from '../../tools/build.mjs';
import { expectAsBefore, fillAsBefore } from './conformance-before.ts';
import { tempFolder } from './dialects.ts';
import { StoreInUse, StoreTooNew } from './errors.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { NAMES_ACCOUNT, OF_A_TABLE } from './retention.ts';
import { account, entriesOf, entry, newTable, openTable, row } from './samples.ts';
import { openSqlite } from './sqlite.ts';
import { kyselyOver, openFile } from './sqlite-driver.ts';
import { RANGE } from './sqlite-journal.ts';

/** Where it finds the packages. */
const BUILD = join(import.meta.dirname, '../../build');
const NAME = `store-writer-${process.pid}`;
const CHILD = join(BUILD, `${NAME}.mjs`);
const folders: string[] = [];
const children: ChildProcess[] = [];
let folder = '';

beforeAll(() => bundle(NAME, './server/store/writer.ts', BUILD));
beforeEach(() => {
  folder = tempFolder();
  folders.push(folder);
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const path of [...folders, CHILD, `${CHILD}.map`]) rmSync(path, { recursive: true, force: true });
});

/** Another process which holds the store, and appends for ever if it is told to; it prints what was acknowledged. */
function writer(mode: 'hold' | 'write'): ChildProcess {
  const child = spawn(process.execPath, [CHILD, folder, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;
}

test('a second process is told that the data folder is in use, until the first one is dead', async () => {
  const child = writer('hold');
  await once(child.stdout!, 'data');
  await expect(openSqlite(folder)).rejects.toThrow(StoreInUse);
  await killed(child);
  await (await openSqlite(folder)).close();
});

test('the same process cannot open a folder twice either', async () => {
  const store = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow(StoreInUse);
  expect(await store.ready()).toBe(true);
  await store.close();
  await (await openSqlite(folder)).close();
});

test('nothing that was acknowledged is lost when the writer is killed', async () => {
  const acknowledged = new Map<string, number>();
  for (const _ of [1, 2, 3]) {
    const child = writer('write');
    await untilAcknowledged(child, acknowledged);
    await killed(child);
    await checkStored(acknowledged);
  }
  expect([...acknowledged.keys()].sort()).toEqual(['a', 'b', 'c']);
  expect(Math.min(...acknowledged.values())).toBeGreaterThan(20);
});

/** Batches that the writer has acknowledged when it is killed: those of each table several times. */
const KILLED_AFTER = 60;

/** Goes on reading afterwards: the writer may acknowledge more before it is dead. */
async function untilAcknowledged(child: ChildProcess, acknowledged: Map<string, number>): Promise<void> {
  let batches = 0;
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error('The writer ended by itself.')));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const [id, n] = line.split(' ');
      if (id === undefined || n === undefined) return;
      acknowledged.set(id, Number(n));
      batches += 1;
      if (batches === KILLED_AFTER) resolve();
    });
  });
}

async function checkStored(acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openSqlite(folder);
  for (const [id, n] of acknowledged) {
    const stored = await store.entries(id, 0);
    expect(stored.length).toBeGreaterThanOrEqual(n);
    expect(stored.map((one) => one.n)).toEqual(stored.map((_, i) => i + 1));
    expect((await store.table(id))?.n).toBe(stored.length);
    // Batches of seven: never a part of one.
    expect(stored.length % 7).toBe(0);
  }
  await store.close();
}

test('a backup made under load is a whole store', async () => {
  const store = await openSqlite(folder);
  await openTable(store, newTable('t'), []);
  await store.append(entriesOf('t', 1, 3000));
  const copied = store.backup(join(folder, 'backups', 'monday.db'));
  for (let n = 3001; n <= 3020; n++) await store.append([entry('t', n)]);
  await copied;
  await store.close();

  const elsewhere = tempFolder();
  folders.push(elsewhere);
  copyFileSync(join(folder, 'backups', 'monday.db'), join(elsewhere, 'quayside.db'));
  const restored = await openSqlite(elsewhere);
  const n = (await restored.table('t'))?.n ?? 0;
  expect(n).toBeGreaterThanOrEqual(3000);
  expect(await restored.entries('t', 0)).toHaveLength(n);
  expect(await restored.append([entry('t', n + 1)])).toEqual([true]);
  await restored.close();
});

test.skipIf(process.platform === 'win32')('audit 12: nobody else reads its files', async () => {
  const own = join(folder, 'own');
  const store = await openSqlite(own);
  await openTable(store, newTable('t'), []);
  await store.backup(join(own, 'backups', 'monday.db'));
  const files = readdirSync(own, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const { parentPath, name } of files) {
    const { mode } = statSync(join(parentPath, name));
    expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0']);
  }
  await store.close();
});

test('audit 12: a store that was closed is one whole file, without what was erased', async () => {
  const store = await openSqlite(folder);
  await store.people.create(account('anna', { name: 'Somebody Unforgettable' }));
  await store.people.erase('anna', 5);
  await store.close();
  const wal = join(folder, 'quayside.db-wal');
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  expect(readFileSync(join(folder, 'quayside.db'), 'latin1')).not.toContain('Unforgettable');
});

test('migrations run once, in order, and each whole or not at all', async () => {
  const db = kyselyOver(openFile(join(folder, 'm.db')));
  const place = { dialect: 'sqlite' } as const;
  const next = { name: '900-more', statements: ['create table more (id text)'] };
  const broken = { name: '901-broken', statements: ['create table half (id text)', 'create nonsense'] };
  await migrate(db, place);
  await migrate(db, place, [...MIGRATIONS, next]);
  await expect(migrate(db, place, [...MIGRATIONS, next, broken])).rejects.toThrow();
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names).toContain('more');
  expect(names).not.toContain('half');
  await expect(migrate(db, place)).rejects.toThrow(StoreTooNew);
  await db.destroy();
});

test('a store of an earlier version is brought up to date with all that is in it', async () => {
  const db = kyselyOver(openFile(join(folder, 'quayside.db')));
  await fillAsBefore(db, 'sqlite');
  await db.destroy();
  const store = await openSqlite(folder);
  await expectAsBefore(store);
  await store.close();
});

test('audit 7: what removes a table or an account knows every place that names one', async () => {
  const sqlite = openFile(join(folder, 'named.db'));
  const db = kyselyOver(sqlite);
  await migrate(db, { dialect: 'sqlite' });
  const tables = await db.introspection.getTables();
  const withTable = tables.filter(({ columns }) => columns.some(({ name }) => name === 'table_id'));
  // Entries go by their chain; results, ratings, reports and decisions outlive the table, and archives are logs, not tables.
  const others = ['archives', 'decisions', 'entries', 'rating_points', 'reports', 'results'];
  expect(withTable.map(({ name }) => name).sort()).toEqual([...OF_A_TABLE, ...others].sort());
  const named = NAMES_ACCOUNT.map(([table, column]) => `${table}.${column}`);
  for (const { name } of tables)
    for (const { table, from } of sqlite.prepare(`pragma foreign_key_list(${name})`).all() as Reference[])
      if (table === 'accounts') expect(named).toContain(`${name}.${from}`);
  await db.destroy();
});

interface Reference {
  readonly table: string;
  readonly from: string;
}

test('a store that cannot be opened lets go of its lock', async () => {
  const file = join(folder, 'quayside.db');
  const db = kyselyOver(openFile(file));
  await migrate(db, { dialect: 'sqlite' }, [{ name: '999-future', statements: [] }]);
  await db.destroy();
  await expect(openSqlite(folder)).rejects.toThrow(StoreTooNew);
  await expect(openSqlite(file)).rejects.toThrow(StoreTooNew);
});

test('audit 3: a range of a journal is found by its marks, and nothing is looked through', async () => {
  const store = await openSqlite(folder);
  await store.close();
  const sqlite = openFile(join(folder, 'quayside.db'));
  const plan = sqlite.prepare(`explain query plan ${RANGE}`).all('t', 1, 't', 0, 0, 1) as {
    detail: string;
  }[];
  const steps = plan.map(({ detail }) => detail);
  sqlite.close();
  expect(steps).toContainEqual(
    expect.stringContaining('USING COVERING INDEX entries_marks (table_id=? AND n>?)'),
  );
  expect(steps.filter((step) => /^SCAN (entries|tables)/.test(step))).toEqual([]);
});

test('a batch that fails leaves nothing, and the store goes on', async () => {
  const store = await openSqlite(':memory:');
  await openTable(store, newTable('t'), []);
  const seats = [{ kind: 'person', who: 'anna', name: 'Anna', bot: '', resigned: false } as const];
  const first = entry('t', 1, { row: row('t', { seats }) });
  const wrong = entry('t', 2, { body: undefined as never });
  await expect(store.append([first, wrong])).rejects.toThrow();
  expect(await store.table('t')).toMatchObject({ n: 0, summary: { seats: [] } });
  expect(await store.append([first])).toEqual([true]);
  expect(await store.table('t')).toMatchObject({ n: 1, summary: { seats } });
  await store.close();
  expect(await store.ready()).toBe(false);
});

test('what a process held when it died is free for the next one at once', async () => {
  const first = await openSqlite(folder);
  const held = { holder: 'dead', lease: 90_000 };
  const due = entry('t', 1, { claim: held });
  await openTable(first, newTable('t'), [{ ...due, row: { ...due.row, wakeAt: 10 } }]);
  expect(await first.claimDue(20, 9, 'me', 90_000)).toEqual([]);
  await first.close();
  const second = await openSqlite(folder);
  expect(await second.claimDue(20, 9, 'me', 90_000)).toEqual(['t']);
  await second.close();
});

test('what a batch would have written is forgotten with it when it fails', async () => {
  const store = await openSqlite(folder);
  await openTable(store, newTable('t'), []);
  const broken = entry('t', 41, { body: {} as string });
  await expect(store.append([...entriesOf('t', 1, 40), broken])).rejects.toThrow();
  expect(await store.entries('t', 0)).toEqual([]);
  expect(await store.append(entriesOf('t', 1, 40))).toEqual(Array(40).fill(true));
  expect(await store.append([entry('t', 40), entry('t', 40, { id: 'other' })])).toEqual([true, false]);
  expect((await store.entries('t', 0)).map(({ n }) => n)).toEqual(
    Array.from({ length: 40 }, (_, i) => i + 1),
  );
  await store.close();
});

test('a chain goes on where it ended before the store was closed', async () => {
  const before = await openSqlite(folder);
  await openTable(before, newTable('t'), []);
  await before.append(entriesOf('t', 1, 3));
  await before.close();
  const store = await openSqlite(folder);
  expect(await store.append(entriesOf('t', 3, 20))).toEqual(Array(18).fill(true));
  expect(await store.append([entry('t', 22), entry('nowhere', 1)])).toEqual([false, false]);
  expect(await store.entries('t', 0)).toHaveLength(20);
  await store.close();
});
