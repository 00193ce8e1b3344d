import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tell } from '../../protocol/messages.ts';
import { callsFor } from './calls.ts';
import { follow } from './follow.ts';
import { type Lines, OpenLines, type Reader } from './ndjson.ts';
import { FakeHub, PICTURE, type Served, serving, summaryOf } from './testing.ts';

let quayside: Served;
let url: string;
beforeEach(async () => {
  quayside = await serving();
  url = await quayside.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => quayside.close());

const sat = (who: string) => ({ ...PICTURE.info.seats[0]!, who });

async function opened(path: string, cookie = '') {
  const gone = new AbortController();
  const headers = { cookie: cookie.split(';')[0]! };
  const { body, headers: got } = await fetch(url + path, { headers, signal: gone.signal });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Record<string, unknown>> => {
    while (!text.includes('\n')) {
      const { value, done } = await reader.read();
      if (done) return { type: 'end' };
      text += value;
    }
    const line = text.slice(0, text.indexOf('\n'));
    text = text.slice(line.length + 1);
    return line === '' ? next() : JSON.parse(line);
  };
  return { type: got.get('content-type'), next, leave: () => gone.abort() };
}

const entry = (n: number): Tell => ({
  ...{ type: 'entry', table: 'harbour', patch: [], n, at: 1, what: { type: 'started' }, events: [] },
});

test('a table’s stream begins with a sync and goes on with entries', async () => {
  const stream = await opened('/api/tables/harbour/stream?after=3');
  expect(stream.type).toBe('application/x-ndjson');
  expect(await stream.next()).toMatchObject({ type: 'sync', n: 3 });
  quayside.hub.tell(entry(4));
  expect(await stream.next()).toMatchObject({ type: 'entry', n: 4 });
  stream.leave();
  await expect.poll(() => quayside.hub.watchers.size).toBe(0);
});

test('a table that is not there is refused before anything is sent', async () => {
  const refused = await quayside.ask('GET', '/api/tables/nowhere/stream');
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'noTable']);
  expect(await quayside.deps.metrics.streams.get()).toMatchObject({ values: [{ value: 0 }] });
});

test('a player is called to tables that start, wait and end', async () => {
  const cookie = await quayside.guest();
  const { id: me } = (await quayside.ask('GET', '/api/me', { cookie })).json();
  const stream = await opened('/api/stream', cookie);
  const seats = [sat('other'), sat(me)];
  const { hub } = quayside;
  hub.change(summaryOf('harbour', { seats, toAct: [0], updated: 2 }), ['other', me]);
  expect(await stream.next()).toEqual({ type: 'started', table: 'harbour', game: 'shanghaien', seat: 1 });
  hub.change(summaryOf('another', { updated: 3 }), ['other']);
  hub.change(summaryOf('harbour', { seats, toAct: [1], updated: 4 }), ['other', me]);
  expect(await stream.next()).toMatchObject({ type: 'yourTurn', table: 'harbour' });
  hub.change(summaryOf('harbour', { seats, toAct: [], status: 'over', updated: 5 }), ['other', me]);
  expect(await stream.next()).toMatchObject({ type: 'over', table: 'harbour' });
  stream.leave();
});

test('a server that goes down says goodbye', async () => {
  const stream = await opened('/api/tables/harbour/stream');
  await stream.next();
  const closing = quayside.app.close();
  expect(await stream.next()).toMatchObject({ type: 'bye', again: 1000 });
  expect(await stream.next()).toEqual({ type: 'end' });
  await closing;
});

test('a server going down does not wait for a connection on which nothing was said', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await quayside.app.close();
  await closed;
});

const always = (): Promise<boolean> => Promise.resolve(true);

const readerOf = (account: string, address = 'here'): Reader => ({ account, address });

function linesFor(reader: string, open = new OpenLines(quayside.deps.metrics.streams)): Lines {
  const lines = open.create(readerOf(reader), always);
  if (lines.refusal) throw new Error(lines.refusal.code);
  return lines.value;
}

test('a reader may have a hundred streams, and another when one has ended', async () => {
  const open = new OpenLines(quayside.deps.metrics.streams);
  const [first] = Array.from({ length: 100 }, () => linesFor('ada', open));
  expect(open.create(readerOf('ada'), always)).toMatchObject({ refusal: { code: 'tooMany' } });
  expect(open.create(readerOf('ben'), always)).toHaveProperty('value');
  first!.stream.destroy();
  await once(first!.stream, 'close');
  expect(open.create(readerOf('ada'), always)).toHaveProperty('value');
});

test('audit 12: an address has so many streams, whoever reads them; strangers fewer', () => {
  const open = new OpenLines(quayside.deps.metrics.streams);
  const create = (account: string, address: string) => open.create(readerOf(account, address), always);
  for (let i = 0; i < 300; i++) expect(create(`guest ${i}`, 'a rented server')).toHaveProperty('value');
  expect(create('one more', 'a rented server')).toMatchObject({ refusal: { code: 'tooMany' } });
  for (let i = 0; i < 100; i++) expect(create('', 'a café')).toHaveProperty('value');
  expect(create('', 'a café')).toMatchObject({ refusal: { code: 'tooMany' } });
  expect(create('ada', 'a café')).toHaveProperty('value');
});

test('a stream that cannot be opened takes nobody’s place', async () => {
  const cookie = await quayside.guest();
  const { hub, deps, ask } = quayside;
  const down = () => Promise.reject(new Error('no store'));
  vi.spyOn(hub, 'watch').mockImplementation(down);
  vi.spyOn(deps.store, 'tablesOf').mockImplementation(down);
  for (const path of ['/api/tables/harbour/stream', '/api/stream'])
    expect((await ask('GET', path, { cookie })).statusCode).toBe(500);
  expect(await deps.metrics.streams.get()).toMatchObject({ values: [{ value: 0 }] });
});

test('a stream ends when its reader’s session has, and not while nobody can tell', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const open = new OpenLines(quayside.deps.metrics.streams);
  const isStill = vi.fn(() => Promise.resolve(true));
  const lines = open.create(readerOf('ada'), isStill);
  if (lines.refusal) throw new Error(lines.refusal.code);
  const { stream } = lines.value;
  isStill.mockRejectedValueOnce(new Error('no store'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isStill.mock.calls.length, stream.writableEnded]).toEqual([2, false]);
  isStill.mockResolvedValueOnce(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(stream.writableEnded).toBe(true);
  vi.useRealTimers();
  stream.destroy();
});

test('who signs out loses all streams, and nobody else does', () => {
  const open = new OpenLines(quayside.deps.metrics.streams);
  const [one, two, other] = ['ada', 'ada', 'ben'].map((reader) => linesFor(reader, open).stream);
  open.signedOut('ada');
  expect([one, two, other].map((stream) => stream?.writableEnded)).toEqual([true, true, false]);
});

test('who reads too slowly loses entries, and gets the whole picture later', async () => {
  const hub = new FakeHub();
  const lines = linesFor('ada');
  const asker = { account: undefined, key: '' };
  await follow(hub, lines, { asker, table: 'harbour', after: null });
  const said = 'x'.repeat(100_000);
  const what = { type: 'said', who: 'a', name: 'A', text: said } as const;
  for (let n = 4; n < 40; n++) hub.tell({ ...entry(n), what } as Tell);
  // Of 36 entries, 3.6 MB, only as many wait as the buffer holds.
  expect(lines.stream.writableLength + lines.stream.readableLength).toBeLessThan(600_000);
  expect(hub.resyncs).toBe(0);
  let text = '';
  lines.stream.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  await once(lines.stream, 'drain');
  hub.tell(entry(40));
  await expect.poll(() => text).toContain('"n":40');
  const read = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Tell);
  expect(hub.resyncs).toBe(1);
  expect(read.slice(-2)).toMatchObject([{ type: 'sync' }, { type: 'entry', n: 40 }]);
  expect(read.length).toBeLessThan(10);
  lines.stream.destroy();
  await once(lines.stream, 'close');
  expect(hub.watchers.size).toBe(0);
});

test('what a change means to a player', () => {
  const mine = (changed: object) => summaryOf('t', { seats: [sat('me')], ...changed });
  const types = (changed: object, before?: 'open' | 'playing' | 'over') =>
    callsFor('me', mine(changed), before).map(({ type }) => type);
  expect(types({ status: 'open' })).toEqual([]);
  expect(types({ status: 'playing', toAct: [0] }, 'open')).toEqual(['started', 'yourTurn']);
  expect(types({ status: 'playing', toAct: [0] }, 'playing')).toEqual(['yourTurn']);
  expect(types({ status: 'over', toAct: [] }, 'playing')).toEqual(['over']);
  expect(types({ status: 'over', toAct: [] }, 'over')).toEqual([]);
  expect(callsFor('you', mine({}), undefined)).toEqual([]);
});
