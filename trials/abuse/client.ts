/** What an attacker is made of: requests, guests, tables and sockets from one address. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { Target } from './attack.ts';

export interface Wish {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object | string;
  readonly cookie?: string;
}

export interface Answered {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Asks once and counts what came of it: the status, with the code of a refusal. */
export async function ask(target: Target, wish: Wish): Promise<Answered> {
  const answered = await sent(target, wish);
  target.tally.count(nameOf(answered));
  return answered;
}

function nameOf({ status, text }: Answered): string {
  if (status === 0) return text;
  return status < 400 ? `${status}` : `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim();
}

function sent({ url, address, signal }: Target, wish: Wish): Promise<Answered> {
  const { method = wish.body === undefined ? 'GET' : 'POST', path, body, cookie = '' } = wish;
  const isText = typeof body === 'string';
  const headers = {
    origin: url,
    cookie,
    ...(body === undefined ? {} : { 'content-type': isText ? 'application/x-ndjson' : 'application/json' }),
  };
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void =>
      resolve({ status: 0, headers: {}, text: signal.aborted ? 'time over' : (error.code ?? error.message) });
    const asking = httpRequest(`${url}${path}`, { method, headers, localAddress: address, signal });
    asking.once('error', failed);
    asking.once('response', (response) => void read(response).then(resolve, failed));
    asking.end(body === undefined || isText ? body : JSON.stringify(body));
  });
}

async function read(response: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = await response.toArray();
  const { statusCode: status = 0, headers } = response;
  return { status, headers, text: Buffer.concat(chunks).toString() };
}

/** A new guest's cookie; undefined where no more are let in. */
export async function newGuest(target: Target): Promise<string | undefined> {
  const { status, headers } = await ask(target, { path: '/api/guest', body: {} });
  return status === 200 ? headers['set-cookie']?.[0]?.split(';')[0] : undefined;
}

/** As many guests as are let in. */
export async function newGuests(target: Target, count: number): Promise<string[]> {
  const cookies = await Promise.all(Array.from({ length: count }, () => newGuest(target)));
  return cookies.filter((cookie) => cookie !== undefined);
}

/** A new table's id; undefined where it may not be opened. */
export async function newTable(target: Target, cookie: string, plan: object): Promise<string | undefined> {
  const { status, text } = await ask(target, { path: '/api/tables', cookie, body: { plan } });
  return status === 200 ? (JSON.parse(text) as { table: string }).table : undefined;
}

/** A socket that counts refusals and how it was closed; undefined where it is turned away. */
export async function openSocket(target: Target, cookie = ''): Promise<WebSocket | undefined> {
  const { url, address, signal, tally } = target;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie, origin: url },
    localAddress: address,
  });
  signal.addEventListener('abort', () => socket.terminate(), { once: true });
  socket.on('message', (data) => {
    const code = /^\{"type":"refused".*?"code":"(\w+)"/.exec(String(data))?.[1];
    if (code !== undefined) tally.count(`socket ${code}`);
  });
  socket.on('close', (code) => tally.count(`socket closed ${code}`));
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined);
  return socket.readyState === WebSocket.OPEN ? socket : undefined;
}

/** Resolves when the server has read all that was sent before, or has closed the socket. */
export async function settled(socket: WebSocket): Promise<void> {
  if (socket.readyState !== WebSocket.OPEN) return;
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"pong"')) resolve();
    });
    socket.send('{"type":"ping","at":0}');
  });
}
