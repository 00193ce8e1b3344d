/** How long a connection may take to ask something, and how many there may be. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../people/limits.ts';

export interface ConnectionLimits {
  /** Milliseconds for the head of a request, for all of it, and between two requests. */
  readonly head: number;
  readonly request: number;
  readonly idle: number;
  /** Milliseconds between two looks for connections that take too long. */
  readonly check: number;
  /** Connections in all, and of one address. */
  readonly inAll: number;
  readonly perAddress: number;
}

/** A log of five megabytes needs some of that time, and a school many connections. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  head: 10_000,
  request: 25_000,
  idle: 10_000,
  check: 2_500,
  inAll: 20_000,
  perAddress: 500,
};

/** For a load test, which is one address with thousands of guests. */
export const MANY_CONNECTIONS: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  inAll: Number.MAX_SAFE_INTEGER,
  perAddress: Number.MAX_SAFE_INTEGER,
};

/** As Fastify takes them. */
export const timeOuts = ({ head, request, idle, check }: ConnectionLimits) => ({
  requestTimeout: request,
  keepAliveTimeout: idle,
  http: { headersTimeout: head, connectionsCheckingInterval: check },
});

/** Seconds after which a connection that was turned away may try again. */
const LATER = 10;

/**
 * Turns connections away that are too many for their address. Behind a proxy all have one address, and only the proxy can
 * tell them apart: `perAddress` is for servers without one.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, hasProxy: boolean): void {
  server.maxConnections = limits.inAll;
  if (hasProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > limits.perAddress) turnAway(socket);
  });
}

/** Nothing was read yet, so nobody knows the reader's language: the code and the header say it all. */
function turnAway(socket: Socket): void {
  const body = JSON.stringify({
    code: 'tooMany',
    params: { seconds: LATER },
    sentence: `There are too many connections from your address. Try again in ${LATER} seconds.`,
  });
  const head = [
    'HTTP/1.1 429 Too Many Requests',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Retry-After: ${LATER}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
