import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Outbox } from './outbox.ts';

const LIMIT = 100;

/** A socket whose bytes leave when the test says so. */
function stage(letGo: () => void = () => undefined) {
  const waiting: { readonly bytes: number; readonly written: () => void }[] = [];
  const heard: string[] = [];
  const socket = {
    readyState: WebSocket.OPEN as number,
    bufferedAmount: 0,
    send(json: string, written: () => void) {
      waiting.push({ bytes: json.length, written });
      socket.bufferedAmount += json.length;
    },
    terminate: () => void heard.push('terminated'),
  };
  const line = { socket: socket as unknown as WebSocket, hold: () => undefined, letGo: () => letGo() };
  const outbox = new Outbox(line, LIMIT, {
    progressed: () => void heard.push('progressed'),
    caughtUp: () => void heard.push('caught up'),
  });
  const leave = (): void => {
    const next = waiting.shift();
    socket.bufferedAmount -= next?.bytes ?? 0;
    next?.written();
  };
  return { outbox, socket, heard, leave, waiting };
}

test('a reader is behind beyond the limit and has caught up at half of it', () => {
  const { outbox, heard, leave } = stage();
  for (let i = 0; i < 3; i++) outbox.send('x'.repeat(40));
  expect(outbox.behind).toBe(true);
  leave();
  expect([outbox.behind, heard]).toEqual([true, ['progressed']]);
  leave();
  expect([outbox.behind, heard]).toEqual([false, ['progressed', 'progressed', 'caught up']]);
});

test('much at once is no sign of a slow reader while the system takes it', () => {
  const { outbox, heard, leave } = stage(() => leave());
  for (let i = 0; i < 10; i++) outbox.send('x'.repeat(90));
  expect([outbox.behind, heard]).toEqual([false, []]);
});

test('a reader who keeps up is no event', () => {
  const { outbox, heard, leave } = stage();
  for (let i = 0; i < 10; i++) {
    outbox.send('x'.repeat(90));
    leave();
  }
  expect([outbox.behind, heard]).toEqual([false, []]);
});

test('answers are sent to a reader who is behind, until that is hopeless', () => {
  const { outbox, heard } = stage();
  for (let i = 0; i < 4; i++) outbox.send('x'.repeat(100));
  expect(heard).toEqual([]);
  outbox.send('x');
  expect(heard).toEqual(['terminated']);
});

test('nothing is sent to who has left', () => {
  const { outbox, socket, waiting } = stage();
  socket.readyState = WebSocket.CLOSING;
  outbox.send('x');
  expect(waiting).toEqual([]);
});
