import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Line, Outbox } from './outbox.ts';

const LIMIT = 100;

/** A socket whose bytes leave when the test says so; what was gathered is flushed soon. */
function stage() {
  const waiting: { readonly bytes: number; readonly written: () => void }[] = [];
  const heard: string[] = [];
  const socket = {
    readyState: WebSocket.OPEN as number,
    bufferedAmount: 0,
    terminate: () => void heard.push('terminated'),
    pong: (data: Buffer) => void heard.push(`pong ${data}`),
  };
  const stream = {
    write(piece: Buffer, written: () => void) {
      waiting.push({ bytes: piece.length, written });
      socket.bufferedAmount += piece.length;
      return true;
    },
  };
  const line = {
    socket: socket as unknown as WebSocket,
    stream: stream as Line['stream'],
    gathering: { add: (held: { flush(): void }) => queueMicrotask(() => held.flush()) },
  };
  const outbox = new Outbox(line, LIMIT, {
    progressed: () => void heard.push('progressed'),
    caughtUp: () => void heard.push('caught up'),
  });
  const say = async (bytes: number): Promise<void> => {
    // The head of a short frame is two bytes.
    outbox.send('x'.repeat(bytes - 2));
    await Promise.resolve();
  };
  const leave = (): void => {
    const next = waiting.shift();
    socket.bufferedAmount -= next?.bytes ?? 0;
    next?.written();
  };
  return { outbox, socket, heard, say, leave, waiting };
}

test('what is said in one go is written in one piece', async () => {
  const { outbox, waiting } = stage();
  outbox.send('ab');
  outbox.send('c');
  expect(waiting).toEqual([]);
  await Promise.resolve();
  expect(waiting.map(({ bytes }) => bytes)).toEqual([7]);
  outbox.flush();
  expect(waiting).toHaveLength(1);
});

test('a reader is behind beyond the limit and has caught up at half of it', async () => {
  const { outbox, heard, say, leave } = stage();
  for (let i = 0; i < 3; i++) await say(40);
  expect(outbox.behind).toBe(true);
  leave();
  expect([outbox.behind, heard]).toEqual([true, ['progressed']]);
  leave();
  expect([outbox.behind, heard]).toEqual([false, ['progressed', 'progressed', 'caught up']]);
});

test('much at once is no sign of a slow reader while the system takes it', () => {
  const { outbox, socket, heard } = stage();
  const taken = { get: () => 0 };
  Object.defineProperty(socket, 'bufferedAmount', { ...taken, set: () => undefined });
  for (let i = 0; i < 10; i++) outbox.send('x'.repeat(90));
  expect([outbox.behind, heard]).toEqual([false, []]);
});

test('a reader who keeps up is no event', async () => {
  const { outbox, heard, say, leave } = stage();
  for (let i = 0; i < 10; i++) {
    await say(90);
    leave();
  }
  expect([outbox.behind, heard]).toEqual([false, []]);
});

test('answers are sent to a reader who is behind, until that is hopeless', async () => {
  const { outbox, heard, say } = stage();
  for (let i = 0; i < 4; i++) await say(100);
  expect(heard).toEqual([]);
  outbox.send('x');
  expect(heard).toEqual(['terminated']);
});

test('nothing is sent to who has left, be it while it was gathered', async () => {
  const { outbox, socket, waiting } = stage();
  outbox.send('x');
  socket.readyState = WebSocket.CLOSING;
  outbox.send('x');
  await Promise.resolve();
  expect(waiting).toEqual([]);
});

test('a ping is answered while the reader keeps up, and ends a connection where that is hopeless', async () => {
  const { outbox, heard, say, socket } = stage();
  outbox.pong(Buffer.from('a'));
  for (let i = 0; i < 4; i++) await say(100);
  outbox.pong(Buffer.from('b'));
  expect(heard).toEqual(['pong a']);
  socket.bufferedAmount += 1;
  outbox.pong(Buffer.from('c'));
  expect(heard).toEqual(['pong a', 'terminated']);
});
