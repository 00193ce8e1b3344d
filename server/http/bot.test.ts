import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Picture, Status } from '../../protocol/picture.ts';
import { inThisThread } from '../bots/testing.ts';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { CHEATS, type Cheat, cheatAtTables } from '../table/testing-cheats.ts';
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

const examples = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of examples) child.kill();
  await Promise.all(Array.from(examples, (child) => once(child, 'close')));
});

/** Runs the example as a reader of the docs would; resolves with what it prints. */
function run(args: readonly string[], url = server.url): Promise<string> {
  const printed = new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, ['examples/bot.mjs', url, ...args], (error, text) =>
      error ? reject(error) : resolve(text),
    );
    examples.add(child);
    child.once('close', () => examples.delete(child));
  });
  // A test that fails earlier does not wait for it any more.
  printed.catch(() => undefined);
  return printed;
}

const over = /^\/api\/tables\/(\w+): seat ([01]), scores \d+ : \d+\n$/;

test('the example opens a table, plays to the end, and its log is in order', async () => {
  const said = await run([await token('Robo one')]);
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
  const said = await Promise.all([run([two, table]), run([three, table])]);
  expect(said.every((line) => over.test(line))).toBe(true);
  expect(new Set(said.map((line) => over.exec(line)![2])).size).toBe(2);
  const types = await calls;
  expect(types[0]).toBe('started');
  expect(types).toContain('yourTurn');
  expect(types.at(-1)).toBe('over');
});

const tell = async (table: string, command: object, authorization = ''): Promise<number> => {
  const headers = { cookie, authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ command });
  const sent = await fetch(`${server.url}/api/tables/${table}/commands`, { method: 'POST', headers, body });
  return sent.status;
};

/** A table at which Ada has the first seat. */
async function openWithAda(): Promise<string> {
  const opened = await post('/api/tables', { plan: { game: 'shanghaien', seats: 2 } }, cookie);
  return ((await opened.json()) as { table: string }).table;
}

/** Which seats are to act, as Ada sees it. */
async function toAct(table: string): Promise<{ n: number; seats: readonly number[]; status: Status }> {
  const seen = await fetch(`${server.url}/api/tables/${table}`, { headers: { cookie } });
  const { n, picture } = (await seen.json()) as { n: number; picture: Picture };
  return { n, seats: picture.toAct, status: picture.info.status };
}

test('the example leaves a table at which all agreed to stop', async () => {
  const four = await token('Robo four');
  const table = await openWithAda();
  const said = run([four, table]);
  // While Ada is to move the example waits: no move of its own makes the proposal lapse.
  await expect.poll(async () => (await toAct(table)).seats).toEqual([0]);
  expect(await tell(table, { type: 'proposeEnd' })).toBe(200);
  expect(await tell(table, { type: 'answer', yes: true }, `Bearer ${four}`)).toBe(200);
  expect(await said).toBe('');
});

/** What happens to one request on its way: passed on, lost, or its answer lost after so many pieces. */
type Fate = 'passes' | 'lost' | { readonly answerLostAfter: number };

/** An unreliable line to the server; `fateOf` may wait before it decides. Resolves with its address. */
async function lineWith(fateOf: (asked: IncomingMessage) => Fate | Promise<Fate>) {
  const line = createServer(async (asked, answer) => {
    const fate = await fateOf(asked);
    if (fate === 'lost') asked.socket.resetAndDestroy();
    else passOn(asked, answer, fate);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const close = (): void => {
    line.close();
    line.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, close };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, fate: Exclude<Fate, 'lost'>): void {
  const { method, headers, url = '' } = asked;
  const onward = forward(server.url + url, { method, headers }, (got) => {
    if (fate !== 'passes' && fate.answerLostAfter === 0) return void asked.socket.resetAndDestroy();
    answer.writeHead(got.statusCode ?? 500, got.headers);
    let pieces = 0;
    got.on('data', (piece) => {
      answer.write(piece);
      if (fate !== 'passes' && ++pieces === fate.answerLostAfter) asked.socket.resetAndDestroy();
    });
    got.on('end', () => answer.end());
  });
  answer.on('close', () => onward.destroy());
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

test('the example outlives requests, answers and streams that are lost on the way', async () => {
  const streams: Fate[] = ['lost', { answerLostAfter: 1 }, { answerLostAfter: 4 }];
  const requests: Fate[] = [{ answerLostAfter: 0 }, 'passes', 'passes', 'lost'];
  const moves: Fate[] = [{ answerLostAfter: 0 }, 'lost', 'lost', 'passes', { answerLostAfter: 0 }];
  const { url, close } = await lineWith(({ url: path = '' }) => {
    const fates = path.endsWith('/stream') ? streams : path.endsWith('/commands') ? moves : requests;
    return fates.shift() ?? 'passes';
  });
  const said = await run([await token('Robo five')], url);
  close();
  expect(said).toMatch(over);
  expect([...streams, ...requests, ...moves]).toEqual([]);
  const verdict = await fetch(`${server.url}/api/tables/${over.exec(said)![1]}/verify`);
  expect(await verdict.json()).toMatchObject({ findings: [] });
});

test('the example whose table ends before its move arrives tells the result', async () => {
  const table = await openWithAda();
  let commands = 0;
  const { url, close } = await lineWith(async ({ url: path = '' }): Promise<Fate> => {
    // The first command sits down, the second is a move.
    const isMove = path.endsWith('/commands') && ++commands === 2;
    if (isMove) await tell(table, { type: 'resign' });
    return 'passes';
  });
  const said = run([await token('Robo six'), table], url);
  // The example may be the first to move, and then the game is over at once.
  await expect.poll(async () => (await toAct(table)).status).not.toBe('open');
  for (let at = await toAct(table); at.seats[0] === 0; at = await toAct(table)) await moveAsAda(table, at.n);
  expect(await said).toMatch(over);
  close();
});

async function moveAsAda(table: string, seen: number): Promise<void> {
  const sampled = await fetch(`${server.url}/api/tables/${table}/sample?count=1`, { headers: { cookie } });
  const { moves } = (await sampled.json()) as { moves: object[] };
  expect(await tell(table, { type: 'move', move: moves[0], seen })).toBe(200);
}

let honest = (): void => undefined;
afterEach(() => honest());

/** A table at which the example has the only free seat. Its bids are sealed, and its bots hold auctions in every game. */
async function openForOne(): Promise<string> {
  const plan = { game: 'container', seats: 3, bots: [null, 'easy', 'easy'], sit: null };
  const opened = await post('/api/tables', { plan }, cookie);
  return ((await opened.json()) as { table: string }).table;
}

describe('audit 5: the example finds out a table', () => {
  let seven: string;
  beforeAll(async () => {
    seven = await token('Robo seven');
  });

  test.each(Object.entries(CHEATS) as [Cheat, string][])('that cheats with its %s', async (cheat, what) => {
    honest = cheatAtTables(cheat);
    const table = what === 'seal' ? [await openForOne()] : [];
    const said = run([seven, ...table]);
    await expect(said).rejects.toThrow(new RegExp(`not kept to what it showed: (no )?${what} [0-9a-f-]{36}`));
    await expect(said).rejects.toMatchObject({ code: 1 });
    // The log alone shows nothing: it agrees with itself.
    const [, path] = await said.then(
      () => [],
      (error: Error) => /(\/api\/tables\/\w+) has/.exec(error.message)!,
    );
    const verdict = (await (await fetch(`${server.url}${path}/verify`)).json()) as { findings?: object[] };
    if (cheat.endsWith('InLog') || cheat === 'seal') expect(verdict.findings).toEqual([]);
  });

  test('and never one that is honest, where another with the same token was quicker to sit down', async () => {
    const plan = { game: 'shanghaien', seats: 2, bots: [null, 'random'], sit: null };
    const opened = await post('/api/tables', { plan }, cookie);
    const { table } = (await opened.json()) as { table: string };
    let commands = 0;
    const { url, close } = await lineWith(async ({ url: path = '' }): Promise<Fate> => {
      const isFirst = path.endsWith('/commands') && ++commands === 1;
      if (isFirst) await tell(table, { type: 'sit', seat: 0, nonce: 'quicker' }, `Bearer ${seven}`);
      return 'passes';
    });
    expect(await run([seven, table], url)).toMatch(over);
    close();
  });

  test('and never one that is honest, though bids are sealed', async () => {
    expect(await run([seven, await openForOne()])).toMatch(/seat 0, scores/);
  });
});

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
