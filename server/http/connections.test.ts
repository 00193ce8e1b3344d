/** Audit 2: connections that ask for nothing, or for ever, are closed. Half-sent requests over real sockets. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';
import { RATES } from './limits.ts';
import { type Served, serving } from './testing.ts';

let quayside: Served;
let port: number;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await quayside.close();
});

async function listening(config: Parameters<typeof serving>[0]): Promise<void> {
  quayside = await serving(config);
  port = Number(new URL(await quayside.app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const hasty = (limits: Partial<ConnectionLimits>) => ({
  connections: { ...CONNECTION_LIMITS, check: 10, ...limits },
});

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** All that the server sends before it closes the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  await once(socket, 'close');
  return text;
}

test('audit 2: a head that is never finished', async () => {
  await listening(hasty({ head: 50 }));
  const socket = await connected();
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('audit 2: a body that trickles', async () => {
  await listening(hasty({ request: 100 }));
  const socket = await connected();
  const head = [
    'POST /api/guest HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 50',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const trickle = setInterval(() => socket.write(' '), 5);
  await heard(socket);
  clearInterval(trickle);
});

test('audit 2: a connection that has nothing more to ask', async () => {
  await listening(hasty({ idle: 50 }));
  const socket = await connected();
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await heard(socket)).toContain('200 OK');
});

test('audit 2: a flood is told when to come back, and closed with its body unread', async () => {
  const none = { address: { burst: 0, every: 5_000 }, account: { burst: 1, every: 1 } };
  await listening({ rates: { ...RATES, sign: none } });
  const socket = await connected();
  socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{');
  const answer = await heard(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/retry-after: 5\r\n/i);
});

test('audit 2: an address has so many connections, and another when one is closed', async () => {
  await listening(hasty({ perAddress: 2 }));
  const [first] = [await connected(), await connected()];
  const answer = await heard(await connected());
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/retry-after: 10\r\n/i);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'tooMany' });
  first?.destroy();
  const ask = (): Promise<number> => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status);
  await expect.poll(ask).toBe(200);
});

test('audit 2: behind a proxy all connections have its address, and none is turned away for it', async () => {
  await listening({ ...hasty({ perAddress: 1 }), trustProxy: true });
  await connected();
  await connected();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
