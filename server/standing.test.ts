/** Two nodes at one store: mutes and suspensions at one are felt at the other. */
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { PASSWORD, PLAN } from './http/testing.ts';
import { setRole } from './moderation/roles.ts';
import { WordList } from './moderation/word-list.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** After this time every node has noticed. */
const SOON = 60_000;
const HOUR = 3_600_000;

let store: Store;
let here: RunningServer;
let there: RunningServer;
let time: number;
const clients = new Set<Client>();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  time = 1_800_000_000_000;
  store = await openSqlite(':memory:');
  const config = { ...readConfig(['--port', '0']), wordList: new WordList(['scum']) };
  const log = createLog('silent');
  const parts = { store, thinkers: inThisThread, log, now: () => time, chores: false };
  [here, there] = [await startServer(config, parts), await startServer(config, parts)];
});
afterEach(async () => {
  clients.clear();
  await Promise.all([here.close(), there.close()]);
  await store.close();
  vi.useRealTimers();
});

class Client {
  readonly socket: WebSocket;
  /** Types of what it was told. */
  readonly told: string[] = [];
  /** With its code. */
  readonly closed: Promise<number>;

  constructor({ url }: RunningServer, headers: Headers) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
    this.closed = once(this.socket, 'close').then(([code]) => code as number);
    this.socket.on('message', (data) => this.told.push(JSON.parse(String(data)).type));
    clients.add(this);
  }

  get standings(): number {
    return this.told.filter((type) => type === 'standing').length;
  }

  /** The server has read the answer to every ping it sent before: the second answer comes after that one. */
  async ponged(): Promise<void> {
    for (let i = 0; i < 2 && this.socket.readyState === WebSocket.OPEN; i++) {
      this.socket.send(JSON.stringify({ type: 'ping', at: 0 }));
      await Promise.race([once(this.socket, 'message'), this.closed]);
    }
  }

  async heard(standings: number): Promise<void> {
    while (this.standings < standings) await once(this.socket, 'message');
  }
}

type Headers = Readonly<Record<string, string>>;

async function connected(node: RunningServer, headers: Headers): Promise<Client> {
  const client = new Client(node, headers);
  await once(client.socket, 'open');
  return client;
}

/** Lets time pass for both nodes; every second, those who are there have answered their pings. */
async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    time += 1_000;
    vi.advanceTimersByTime(1_000);
    await Promise.all([...clients].map((client) => client.ponged()));
  }
}

async function ask(method: string, path: string, headers: Headers, body?: object): Promise<Response> {
  const json = body ? { body: JSON.stringify(body) } : {};
  const type = body ? { 'content-type': 'application/json' } : {};
  return await fetch(here.url + path, { method, headers: { ...headers, ...type }, ...json });
}

interface Signed {
  readonly id: string;
  readonly cookie: Headers;
}

async function person(name: string): Promise<Signed> {
  const answer = await ask('POST', '/api/sign-up', {}, { name, password: PASSWORD });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { id: ((await answer.json()) as { id: string }).id, cookie: { cookie } };
}

async function moderator(): Promise<Signed> {
  const mia = await person('Mia');
  await setRole(store, 'Mia', 'moderator');
  return mia;
}

const act = (by: Signed, whom: string, what: string, hours = 1) =>
  ask('POST', `/api/moderation/people/${whom}/decision`, by.cookie, { what, hours, why: 'Be kind' });

test('audit 8: a mute reaches every open page of who mutes, and no page of who is muted', async () => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const [near, far] = [await connected(here, ada.cookie), await connected(there, ada.cookie)];
  const muted = [await connected(here, ben.cookie), await connected(there, ben.cookie)];
  expect((await ask('POST', '/api/mutes', ada.cookie, { who: ben.id, on: true })).status).toBe(204);
  await near.heard(1);
  await wait(SOON);
  expect([near, far, ...muted].map(({ standings }) => standings)).toEqual([1, 1, 0, 0]);
  const standing = await ask('GET', '/api/standing', ada.cookie);
  expect(await standing.json()).toEqual({
    ...{ moderator: false, suspension: null, notices: [], muted: [{ id: ben.id, name: 'Ben' }] },
  });
  expect([near, far, ...muted].map(({ socket }) => socket.readyState)).toEqual(
    Array(4).fill(WebSocket.OPEN) as number[],
  );
});

test('audit 8: a suspension ends the sockets of its person and of their bots, here at once and elsewhere soon', async () => {
  const [mia, ben] = [await moderator(), await person('Ben')];
  const made = await ask('POST', '/api/tokens', ben.cookie, { name: 'Machine' });
  const bot = { authorization: `Bearer ${((await made.json()) as { token: string }).token}` };
  const nearby = [await connected(here, ben.cookie), await connected(here, bot)];
  const others = [await connected(there, ben.cookie), await connected(there, bot)];
  const { url } = there;
  const stream = await fetch(`${url}/api/stream`, { headers: bot });
  expect((await act(mia, ben.id, 'suspend')).status).toBe(204);
  expect(await Promise.all(nearby.map(({ closed }) => closed))).toEqual([4001, 4001]);
  await wait(SOON);
  expect(await Promise.all(others.map(({ closed }) => closed))).toEqual([4001, 4001]);
  expect((await stream.text()).trim()).toBe('');
  const refused = await ask('POST', '/api/tables', bot, { plan: PLAN });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([403, '3540']);
  expect(await refused.json()).toMatchObject({ code: 'suspended', params: { why: 'Be kind' } });
  // They may look on, and stay connected.
  const again = await connected(there, ben.cookie);
  await wait(SOON);
  expect(again.socket.readyState).toBe(WebSocket.OPEN);
  time += HOUR;
  expect((await ask('POST', '/api/tables', bot, { plan: PLAN })).status).toBe(200);
});

test('audit 8: what a suspended person may do, and what not', async () => {
  const [mia, ben, ada] = [await moderator(), await person('Ben'), await person('Ada')];
  await act(mia, ben.id, 'suspend');
  const status = async (method: string, path: string, body?: object) =>
    (await ask(method, path, ben.cookie, body)).status;
  const report = { about: ada.id, reason: 'name' };
  expect([
    await status('POST', '/api/tables', { plan: PLAN }),
    await status('POST', '/api/reports', report),
    await status('POST', '/api/tokens', { name: 'Machine' }),
    await status('PATCH', '/api/me', { name: 'Benno' }),
  ]).toEqual([403, 403, 403, 403]);
  expect([
    await status('GET', '/api/tables'),
    await status('GET', '/api/standing'),
    await status('GET', '/api/me/export'),
    await status('PATCH', '/api/me', { settings: null }),
    await status('POST', '/api/mutes', { who: ada.id, on: true }),
    await status('DELETE', '/api/me'),
  ]).toEqual([200, 200, 200, 200, 204, 204]);
});

test('audit 8: a guest who is suspended does not get away by taking a name', async () => {
  const mia = await moderator();
  const answer = await ask('POST', '/api/guest', {}, {});
  const guest = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const { id } = (await answer.json()) as { id: string };
  await act(mia, id, 'suspend');
  const signed = await ask('POST', '/api/sign-up', guest, { name: 'Clean', password: PASSWORD });
  expect(await signed.json()).toMatchObject({ code: 'suspended' });
});

test('audit 8: unwanted words are refused in the names of people and of bots', async () => {
  const ada = await person('Ada');
  const answers = await Promise.all([
    ask('POST', '/api/sign-up', {}, { name: 'S C U M', password: PASSWORD }),
    ask('PATCH', '/api/me', ada.cookie, { name: 'Ada Scum' }),
    ask('POST', '/api/tokens', ada.cookie, { name: '5cum' }),
  ]);
  const refused = await Promise.all(answers.map((answer) => answer.json() as Promise<{ code: string }>));
  expect(refused.map(({ code }) => code)).toEqual(['badWord', 'badWord', 'badWord']);
});

test('audit 8: a warning is told at once, and a role that was taken away counts no more', async () => {
  const [mia, ben] = [await moderator(), await person('Ben')];
  const page = await connected(here, ben.cookie);
  expect((await act(mia, ben.id, 'warn')).status).toBe(204);
  await page.heard(1);
  const standing = (await (await ask('GET', '/api/standing', ben.cookie)).json()) as {
    notices: { id: string; why: string }[];
  };
  expect(standing.notices).toMatchObject([{ what: 'warn', why: 'Be kind' }]);
  const confirmed = await ask('POST', `/api/standing/notices/${standing.notices[0]?.id}`, ben.cookie);
  expect(confirmed.status).toBe(204);
  const data = await (await ask('GET', '/api/me/export', ben.cookie)).json();
  expect(data).toMatchObject({ decisions: [{ what: 'warn', why: 'Be kind' }] });
  await setRole(store, 'Mia', null);
  const refused = await act(mia, ben.id, 'warn');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    'moderatorsOnly',
  ]);
});
