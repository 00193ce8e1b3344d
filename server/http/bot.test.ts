import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inThisThread } from '../bots/testing.ts';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { createLog } from './log.ts';
import { PASSWORD } from './testing.ts';

let store: Store;
let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  store = await openSqlite(':memory:');
  const config = readConfig(['--port', '0', '--unlimited', '--bot-pause', '0']);
  server = await startServer(config, { store, thinkers: inThisThread, log: createLog('silent') });
  const signedUp = await post('/api/sign-up', { name: 'Ada', password: PASSWORD });
  cookie = signedUp.headers.get('set-cookie')!.split(';')[0]!;
});
afterAll(async () => {
  await server.close();
  await store.close();
});

function post(path: string, body: object, as = ''): Promise<Response> {
  const headers = { cookie: as, 'content-type': 'application/json' };
  return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function token(name: string): Promise<string> {
  const made = (await (await post('/api/tokens', { name }, cookie)).json()) as { token: string };
  return made.token;
}

/** Runs the example as anybody would, and gives what it says. */
function run(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['examples/bot.mjs', server.url, ...args], (error, said) =>
      error ? reject(error) : resolve(said),
    );
  });
}

const over = /^\/api\/tables\/(\w+): seat ([01]), scores \d+ : \d+\n$/;

test('the example opens a table, plays to the end, and its log is in order', async () => {
  const said = await run(await token('Robo one'));
  expect(said).toMatch(over);
  const [, table] = over.exec(said)!;
  const verdict = await fetch(`${server.url}/api/tables/${table}/verify`);
  expect(await verdict.json()).toMatchObject({ findings: [], checked: { game: 'shanghaien' } });
  const log = await fetch(`${server.url}/api/tables/${table}/log`);
  expect(log.headers.get('content-disposition')).toBe(`attachment; filename="${table}.jsonl"`);
  const headers = { cookie, 'content-type': 'application/x-ndjson' };
  const kept = await fetch(`${server.url}/api/archives`, { method: 'POST', headers, body: await log.text() });
  const { archive, verdict: found } = (await kept.json()) as { archive: string; verdict: object };
  expect(found).toMatchObject({ findings: [] });
  // It is a log and no table: there is nothing to sit down at.
  expect((await fetch(`${server.url}/api/tables/${archive}`)).status).toBe(400);
});

test('two examples play each other; whoever listens for calls hears of it', async () => {
  const [two, three] = [await token('Robo two'), await token('Robo three')];
  const plan = { game: 'shanghaien', seats: 2, bots: [], sit: null };
  const opened = await post('/api/tables', { plan }, cookie);
  const { table } = (await opened.json()) as { table: string };
  const calls = callsTo(two);
  const said = await Promise.all([run(two, table), later(300).then(() => run(three, table))]);
  expect(said.every((line) => over.test(line))).toBe(true);
  expect(new Set(said.map((line) => over.exec(line)![2])).size).toBe(2);
  const types = await calls;
  expect(types[0]).toBe('started');
  expect(types).toContain('yourTurn');
  expect(types.at(-1)).toBe('over');
});

test('the example leaves a table at which all agreed to stop', async () => {
  const four = await token('Robo four');
  const opened = await post('/api/tables', { plan: { game: 'shanghaien', seats: 2 } }, cookie);
  const { table } = (await opened.json()) as { table: string };
  const said = run(four, table);
  const told = async (command: object, authorization = ''): Promise<number> => {
    const headers = { cookie, authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ command });
    const sent = fetch(`${server.url}/api/tables/${table}/commands`, { method: 'POST', headers, body });
    return (await sent).status;
  };
  await expect.poll(() => told({ type: 'proposeEnd' })).toBe(200);
  expect(await told({ type: 'answer', yes: true }, `Bearer ${four}`)).toBe(200);
  expect(await said).toBe('');
});

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The calls of a player, up to the end of the first table. */
async function callsTo(player: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${player}` };
  const { body } = await fetch(`${server.url}/api/stream`, { headers });
  const types: string[] = [];
  let text = '';
  for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + piece).split('\n');
    text = lines.pop()!;
    for (const line of lines) if (line !== '') types.push(JSON.parse(line).type);
    if (types.includes('over')) break;
  }
  return types;
}
