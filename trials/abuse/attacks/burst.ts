/** Guests of one address send hundreds of messages at once, half of them huge moves. */
import type { WebSocket } from 'ws';
import { type Attack, partOf, type Target } from '../attack.ts';
import { newGuests, newTable, openSocket, settled } from '../client.ts';

const GUESTS = 8;
const MESSAGES = 190;
const NESTED = 31_000;
const HUGE = `${'['.repeat(NESTED)}${']'.repeat(NESTED)}`;

export const burst: Attack = {
  id: 'burst',
  audit: 1,
  does: `${GUESTS} guests send ${GUESTS * MESSAGES} messages at once, half of them moves of ${NESTED} nested lists`,
  async run(target) {
    const cookies = await newGuests(target, GUESTS);
    const table = await newTable(target, cookies[0] ?? '', { game: 'shanghaien', seats: 2 });
    await Promise.all(cookies.map((cookie) => flood(target, cookie, table ?? 'none')));
  },
};

async function flood(target: Target, cookie: string, table: string): Promise<void> {
  const socket = await openSocket(target, cookie);
  if (!socket) return;
  for (let i = 0; i < partOf(target, MESSAGES); i++) send(socket, table, i);
  await settled(socket);
  socket.terminate();
}

function send(socket: WebSocket, table: string, i: number): void {
  const command = i % 2 === 0 ? `{"type":"move","seen":1,"move":${HUGE}}` : '{"type":"say","text":"ahoy"}';
  socket.send(`{"type":"do","id":"${i}","table":"${table}","command":${command}}`);
}
