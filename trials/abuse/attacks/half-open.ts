/** Connections that begin a request and never end it: half-sent heads, and bodies that trickle. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Attack, inParallel, partOf, type Target } from '../attack.ts';

const HEADS = 3_000;
const BODIES = 300;
const AT_ONCE = 100;
/** Milliseconds between two bytes of a body. */
const TRICKLE = 1_000;
/** Milliseconds after which a connection should be gone. */
const SOON = 30_000;

/** What is counted for a connection that was there for longer. */
export const STILL_OPEN = 'open after 30 s';

export const halfOpen: Attack = {
  id: 'half-open',
  audit: 2,
  does: `${HEADS} half-sent heads and ${BODIES} bodies that trickle, until the server closes them`,
  async run(target) {
    const ends: Promise<void>[] = [];
    const open = (trickles: boolean) => async () => {
      ends.push((await halfSent(target, trickles)).ended);
    };
    await inParallel(target, { count: partOf(target, BODIES), atOnce: AT_ONCE }, open(true));
    await inParallel(target, { count: partOf(target, HEADS), atOnce: AT_ONCE }, open(false));
    await Promise.all(ends);
  },
};

/** Resolves when the connection is open or was turned away. */
async function halfSent(target: Target, trickles: boolean): Promise<{ readonly ended: Promise<void> }> {
  const { hostname, port } = new URL(target.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: target.address });
  socket.on('error', () => undefined);
  socket.once('connect', () => begin(socket, trickles));
  const ended = endOf(socket, target);
  await Promise.race([once(socket, 'connect').catch(() => undefined), ended]);
  return { ended };
}

/** Counts how the server ended the connection, and whether soon enough. */
function endOf(socket: Socket, { signal, tally }: Target): Promise<void> {
  const since = performance.now();
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const abort = (): void => void socket.destroy();
  signal.addEventListener('abort', abort, { once: true });
  return new Promise((resolve) => {
    socket.once('close', () => {
      signal.removeEventListener('abort', abort);
      const isLate = signal.aborted || performance.now() - since > SOON;
      tally.count(isLate ? STILL_OPEN : `closed ${/^HTTP\/1.1 (\d+)/.exec(said)?.[1] ?? 'unanswered'}`);
      resolve();
    });
  });
}

const HEAD = 'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

function begin(socket: Socket, trickles: boolean): void {
  socket.write(trickles ? `${HEAD}Content-Length: 1000\r\n\r\n{` : HEAD);
  if (!trickles) return;
  const timer = setInterval(() => socket.write(' '), TRICKLE);
  socket.once('close', () => clearInterval(timer));
}
