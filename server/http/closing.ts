/** Going down without waiting for those who have nothing to say. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_AGAIN = 100;

/**
 * Browsers open connections in advance and keep used ones open. A server that closes waits for the first kind, as
 * it has never seen a request there, and for those of the second kind that were busy when it began to close.
 */
export function closeUnused(server: Server): { begin(): void } {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  server.on('upgrade', ({ socket }) => silent.delete(socket));
  const close = (): void => {
    for (const socket of silent) socket.destroy();
    server.closeIdleConnections();
  };
  return {
    begin() {
      const timer = setInterval(close, LOOK_AGAIN);
      server.once('close', () => clearInterval(timer));
      close();
    },
  };
}
