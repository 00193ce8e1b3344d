/** A guest asks again and again what is dear to answer: history, logs, checks of logs, samples of moves. */
import { type Attack, inParallel, partOf, type Target } from '../attack.ts';
import { ask, newGuest, newTable, openSocket, settled } from '../client.ts';

const REQUESTS = 3_000;
const AT_ONCE = 16;
/** Lines said before, as far as the table takes them. */
const LINES = 1_500;

export const asking: Attack = {
  id: 'asking',
  audit: 3,
  does: `one guest asks ${REQUESTS} times for history, logs, checks and samples`,
  async run(target) {
    const cookie = await newGuest(target);
    if (cookie === undefined) return;
    const plan = { game: 'shanghaien', seats: 2, bots: [null, 'easy'], sit: 0 };
    const talked = await newTable(target, cookie, plan);
    const ended = await newTable(target, cookie, plan);
    if (talked === undefined || ended === undefined) return;
    await prepare(target, cookie, talked, ended);
    const paths = [
      `/api/tables/${talked}/history?limit=1`,
      `/api/tables/${talked}/history?limit=1000&views=true`,
      `/api/tables/${talked}/sample?count=100`,
      `/api/tables/${ended}/log`,
      `/api/tables/${ended}/verify`,
    ];
    const count = partOf(target, REQUESTS);
    await inParallel(target, { count, atOnce: AT_ONCE }, (i) =>
      ask(target, { path: paths[i % paths.length] ?? '', cookie }),
    );
  },
};

/** A long chat at one table, and the end of the game at the other. */
async function prepare(target: Target, cookie: string, talked: string, ended: string): Promise<void> {
  const socket = await openSocket(target, cookie);
  if (!socket) return;
  const send = (id: string, table: string, command: object) =>
    socket.send(JSON.stringify({ type: 'do', id, table, command }));
  send('resign', ended, { type: 'resign' });
  for (let i = 0; i < partOf(target, LINES); i++)
    send(`say-${i}`, talked, { type: 'say', text: `line ${i}` });
  await settled(socket);
  socket.terminate();
}
