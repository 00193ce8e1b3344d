/** Sockets that follow a table and never read what they are told. */
import { type Attack, inParallel, partOf, type Target } from '../attack.ts';
import { newGuests, newTable, openSocket, settled } from '../client.ts';

const SOCKETS = 300;
const LINES = 2_000;
const LONG = 'x'.repeat(400);

export const deaf: Attack = {
  id: 'deaf',
  audit: 12,
  does: `${SOCKETS} sockets follow a table at which much is said, and read nothing`,
  async run(target) {
    const cookies = await newGuests(target, 5);
    const table = (await newTable(target, cookies[0] ?? '', { game: 'shanghaien', seats: 2 })) ?? 'none';
    await inParallel(target, { count: partOf(target, SOCKETS), atOnce: 20 }, () => follow(target, table));
    await Promise.all(cookies.map((cookie) => talk(target, cookie, table)));
  },
};

async function follow(target: Target, table: string): Promise<void> {
  const socket = await openSocket(target);
  if (!socket) return;
  socket.send(JSON.stringify({ type: 'watch', table, after: null }));
  await settled(socket);
  socket.pause();
}

async function talk(target: Target, cookie: string, table: string): Promise<void> {
  const socket = await openSocket(target, cookie);
  if (!socket) return;
  const command = { type: 'say', text: LONG };
  for (let i = 0; i < partOf(target, LINES / 5); i++)
    socket.send(JSON.stringify({ type: 'do', id: `${i}`, table, command }));
  await settled(socket);
}
