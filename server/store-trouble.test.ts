/** A server whose store cannot do as it is asked: its disk is full, or another process has locked its file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Tell } from '../protocol/messages.ts';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { PLAN } from './http/testing.ts';
import { type RunningServer, startServer } from './server.ts';
import { tempFolder } from './store/dialects.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** With which of SQLite's codes all writes fail; 0: they succeed. */
const disk = vi.hoisted(() => ({ fails: 0 }));

vi.mock('./store/sqlite-driver.ts', async (original) => {
  const driver = await original<typeof import('./store/sqlite-driver.ts')>();
  return { ...driver, openFile: (file: string) => failing(driver.openFile(file)) };
});

const WRITES = /^\s*(insert|update|delete|with|commit|pragma wal)/i;

/** The same object, whose writes fail as they would on a sick disk. */
function failing<T extends object>(real: T, written = ''): T {
  return new Proxy(real, {
    get(target, key) {
      const member = Reflect.get(target, key, target) as unknown;
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const text = key === 'exec' ? String(given[0]) : written;
        const asked = key === 'run' || key === 'all' || key === 'get' || key === 'exec';
        if (disk.fails > 0 && asked && WRITES.test(text)) throw sqliteError(disk.fails);
        const answer: unknown = Reflect.apply(member, target, given);
        return key === 'prepare' ? failing(answer as object, String(given[0])) : answer;
      };
    },
  });
}

const sqliteError = (errcode: number): Error =>
  Object.assign(new Error(`SQLite says ${errcode}`), { code: 'ERR_SQLITE_ERROR', errcode });

let folder: string;
let store: Store;
let server: RunningServer;
let cookie: string;
const logged: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  disk.fails = 0;
  logged.length = 0;
  folder = tempFolder();
});
afterEach(async () => {
  disk.fails = 0;
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

async function start(patience?: number): Promise<void> {
  store = await openSqlite(folder, patience === undefined ? {} : { patience });
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  const config = readConfig(['--port', '0', '--unlimited']);
  server = await startServer(config, { store, thinkers: inThisThread, log, chores: false });
  const guest = await ask('POST', '/api/guest', {});
  cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  const json = body ? { body: JSON.stringify(body) } : {};
  const type = body ? { 'content-type': 'application/json' } : {};
  const headers = { ...(cookie ? { cookie } : {}), ...type };
  return fetch(server.url + path, { method, headers, ...json });
}

async function open(): Promise<string> {
  const answer = await ask('POST', '/api/tables', { plan: PLAN });
  return ((await answer.json()) as { table: string }).table;
}

const say = (table: string, text: string): Promise<Response> =>
  ask('POST', `/api/tables/${table}/commands`, { id: text, command: { type: 'say', text } });

const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { code?: unknown }).code;

async function words(table: string): Promise<string[]> {
  const told = await (await ask('GET', `/api/tables/${table}/history`)).json();
  const { entries } = told as { entries: { what: { type: string; text?: string } }[] };
  return entries.flatMap(({ what }) => (what.type === 'said' ? [what.text ?? ''] : []));
}

/** What is written now and then, and what is asked after it, no longer speaks for the store. */
const later = (): void => void vi.advanceTimersByTime(3_001);

test.each([
  ['SQLITE_FULL', 13],
  ['SQLITE_IOERR_WRITE', 778],
  ['SQLITE_READONLY', 8],
])(
  'audit 9: with %s /readyz says 503, moves are busy, and nothing acknowledged is lost',
  async (_, fails) => {
    cookie = '';
    await start();
    const table = await open();
    expect((await say(table, 'before')).status).toBe(200);
    expect((await ask('GET', '/readyz')).status).toBe(200);
    disk.fails = fails;
    const refused = await say(table, 'meanwhile');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await codeOf(refused)).toBe('busy');
    const ready = await ask('GET', '/readyz');
    expect([ready.status, await codeOf(ready), ready.headers.get('retry-after')]).toEqual([503, 'busy', '2']);
    expect((await ask('GET', '/healthz')).status).toBe(200);
    disk.fails = 0;
    later();
    expect((await ask('GET', '/readyz')).status).toBe(200);
    expect((await say(table, 'meanwhile')).status).toBe(200);
    expect(await words(table)).toEqual(['before', 'meanwhile']);
    expect(logged.join('')).not.toContain('unexpected');
  },
);

test('audit 9: /readyz notices a full disk by itself where nobody has written for a while', async () => {
  cookie = '';
  await start();
  disk.fails = 13;
  later();
  expect((await ask('GET', '/readyz')).status).toBe(503);
  disk.fails = 0;
  later();
  expect((await ask('GET', '/readyz')).status).toBe(200);
});

test('audit 9: on the socket it is busy too, and a mistake of ours is still internal', async () => {
  cookie = '';
  await start();
  const table = await open();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, {
    headers: { cookie, origin: server.url },
  });
  await once(socket, 'open');
  const tells = on(socket, 'message') as AsyncIterableIterator<[Buffer]>;
  const answerTo = async (id: string): Promise<string> => {
    socket.send(JSON.stringify({ type: 'do', id, table, command: { type: 'say', text: id } }));
    for (;;) {
      const { value } = await tells.next();
      const tell = JSON.parse(String(value[0])) as Tell;
      if (tell.type === 'done') return 'done';
      if (tell.type === 'refused') return tell.refusal.code;
    }
  };
  disk.fails = 13;
  expect(await answerTo('one')).toBe('busy');
  expect(logged.join('')).not.toContain('unexpected');
  disk.fails = 1;
  expect(await answerTo('two')).toBe('internal');
  expect(logged.join('')).toContain('unexpected');
  disk.fails = 0;
  expect(await answerTo('one')).toBe('done');
  expect(await words(table)).toEqual(['one']);
  socket.terminate();
});

// ── Locked

/** Holds the lock until its input ends. */
const HOLDER = `
  import { DatabaseSync } from '@photostructure/sqlite';
  const db = new DatabaseSync(process.argv[1]);
  db.exec('begin exclusive');
  console.log('locked');
  process.stdin.resume().on('end', () => { db.exec('rollback'); db.close(); });
`;

async function lock(): Promise<ChildProcess> {
  const file = join(folder, 'quayside.db');
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout!, 'data');
  return holder;
}

async function release(holder: ChildProcess): Promise<void> {
  const closed = once(holder, 'close');
  holder.stdin!.end();
  await closed;
}

test('audit 10: while another process holds the file, others are served; the move is stored once', async () => {
  cookie = '';
  await start(600_000);
  const [mine, other] = [await open(), await open()];
  const holder = await lock();
  let said = false;
  const moved = say(mine, 'once').finally(() => {
    said = true;
  });
  for (let i = 0; i < 20; i++) {
    expect((await ask('GET', '/healthz')).status).toBe(200);
    expect((await ask('GET', `/api/tables/${other}`)).status).toBe(200);
  }
  expect(said).toBe(false);
  await release(holder);
  expect((await moved).status).toBe(200);
  expect((await say(mine, 'once')).status).toBe(200);
  expect(await words(mine)).toEqual(['once']);
});

test('audit 10: a lock that stays makes the move busy, and it can be made later', async () => {
  cookie = '';
  await start(0);
  const table = await open();
  const holder = await lock();
  const refused = await say(table, 'once');
  expect([refused.status, await codeOf(refused)]).toEqual([503, 'busy']);
  await release(holder);
  expect((await say(table, 'once')).status).toBe(200);
  expect(await words(table)).toEqual(['once']);
});
