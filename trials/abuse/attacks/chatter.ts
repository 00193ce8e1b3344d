/** Guests of one address talk without end at one table, and hang up while much of it still waits. */
import { type Attack, partOf, type Target } from '../attack.ts';
import { newGuests, newTable, openSocket } from '../client.ts';

const GUESTS = 12;
const LINES = 1_560;

export const chatter: Attack = {
  id: 'chatter',
  audit: 1,
  does: `${GUESTS} guests say ${GUESTS * LINES} things at one table and hang up`,
  async run(target) {
    const cookies = await newGuests(target, GUESTS);
    const table = await newTable(target, cookies[0] ?? '', { game: 'shanghaien', seats: 2 });
    await Promise.all(cookies.map((cookie) => talk(target, cookie, table ?? 'none')));
  },
};

/** Half of what was sent is not waited for. */
async function talk(target: Target, cookie: string, table: string): Promise<void> {
  const socket = await openSocket(target, cookie);
  if (!socket) return;
  const lines = partOf(target, LINES);
  const say = (i: number) =>
    `{"type":"do","id":"${i}","table":"${table}","command":{"type":"say","text":"line ${i}"}}`;
  const half = new Promise<void>((resolve) => {
    let answers = 0;
    socket.on('message', () => {
      if (++answers >= lines / 2) resolve();
    });
    socket.once('close', () => resolve());
  });
  for (let i = 0; i < lines; i++) socket.send(say(i));
  await half;
  socket.terminate();
}
