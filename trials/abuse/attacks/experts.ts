/** A guest keeps the strongest bots busy at as many tables as it gets. */
import { type Attack, inParallel, partOf, type Target } from '../attack.ts';
import { ask, newGuest, newTable } from '../client.ts';

const TABLES = 30;
/** Of moves at each table. */
const ROUNDS = 40;
const EXPERTS = ['expert', 'expert', 'expert', 'expert'];

export const experts: Attack = {
  id: 'experts',
  audit: 4,
  does: `one guest wants ${TABLES} tables of experts alone, then plays against four at each of as many`,
  async run(target) {
    const cookie = await newGuest(target);
    if (cookie === undefined) return;
    const count = partOf(target, TABLES);
    const alone = { game: 'container', seats: 4, bots: EXPERTS, sit: null };
    await inParallel(target, { count, atOnce: 4 }, () => newTable(target, cookie, alone));
    await inParallel(target, { count, atOnce: count }, () => playOn(target, cookie));
  },
};

/** Moves at random whenever it may, so that the bots have to answer. */
async function playOn(target: Target, cookie: string): Promise<void> {
  const plan = { game: 'container', seats: 5, bots: [null, ...EXPERTS], sit: 0 };
  const table = await newTable(target, cookie, plan);
  if (table === undefined) return;
  for (let round = 0; round < ROUNDS && !target.signal.aborted; round++) {
    const sampled = await ask(target, { path: `/api/tables/${table}/sample`, cookie });
    const [move] = sampled.status === 200 ? (JSON.parse(sampled.text) as { moves: object[] }).moves : [];
    const seen = move && (await numberOf(target, table, cookie));
    const command = move ? { type: 'move', move, seen } : { type: 'say', text: 'quick' };
    await ask(target, { path: `/api/tables/${table}/commands`, cookie, body: { command } });
  }
}

async function numberOf(target: Target, table: string, cookie: string): Promise<number> {
  const { status, text } = await ask(target, { path: `/api/tables/${table}`, cookie });
  return status === 200 ? (JSON.parse(text) as { n: number }).n : 0;
}
