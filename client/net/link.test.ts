import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Tell } from '../../protocol/messages.ts';
import { Link } from './link.ts';

/** A socket whose other end is the test; closing it without a network takes for ever. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Ask[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(tell: Tell): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }

  pongs(): void {
    this.tell({ type: 'pong', at: 0, now: 0 });
  }

  get pings(): number {
    return this.sent.filter(({ type }) => type === 'ping').length;
  }
}

let sockets: FakeSocket[] = [];
let online: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  online = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const latest = (): FakeSocket => sockets.at(-1)!;

function connect(): Link {
  const link = new Link('ws://quayside/socket', () => 'en');
  link.changed = (now) => online.push(now);
  latest().open();
  return link;
}

test('a server that is silent is asked, and one that answers is kept', () => {
  connect();
  vi.advanceTimersByTime(24_000);
  expect(latest().pings).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(latest().pings).toBe(1);
  latest().pongs();
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
  expect(online).toEqual([]);
});

test('whatever is heard counts: nobody asks while there is news', () => {
  connect();
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(20_000);
    latest().tell({ type: 'lobby', whole: false, tables: [], gone: [] });
  }
  expect(latest().pings).toBe(0);
});

test('who does not answer is left, and what was on its way is sent anew', () => {
  const link = connect();
  void link.do('t', { type: 'resign' });
  vi.advanceTimersByTime(35_000);
  expect(online).toEqual([false]);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  latest().open();
  expect(online).toEqual([false, true]);
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello', 'do']);
});

test('a command is answered with the number of its entry, or with why not', async () => {
  const link = connect();
  const [stored, refused] = [link.do('t', { type: 'resign' }), link.do('t', { type: 'leave' })];
  const ids = latest().sent.flatMap((ask) => (ask.type === 'do' ? [ask.id] : []));
  const refusal = { code: 'alreadyStarted', params: {}, sentence: 'The game has begun.' };
  latest().tell({ type: 'done', id: ids[0]!, table: 't', n: 7, answer: '' });
  latest().tell({ type: 'refused', id: ids[1]!, table: 't', refusal });
  expect(await stored).toEqual({ value: { n: 7 } });
  expect(await refused).toEqual({ refused: refusal });
});

test('a connection that never comes about is tried again', () => {
  new Link('ws://quayside/socket', () => 'en');
  vi.advanceTimersByTime(11_000);
  expect(sockets).toHaveLength(2);
});

test('without a network one is told at once, and again once the server answers', () => {
  const link = connect();
  link.doubt();
  expect(online).toEqual([false]);
  vi.advanceTimersByTime(5_000);
  link.hope();
  expect(online).toEqual([false]);
  latest().pongs();
  expect(online).toEqual([false, true]);
  expect(sockets).toHaveLength(1);
});

test('once there is a network again nobody waits for the next try', () => {
  const link = connect();
  link.doubt();
  for (let tries = 0; tries < 5; tries++) vi.advanceTimersByTime(12_000);
  latest().onclose?.();
  const before = sockets.length;
  link.hope();
  expect(sockets).toHaveLength(before + 1);
  latest().open();
  expect(online).toEqual([false, true]);
});
