/** Asks a server for what it has kept of a table, and compares. */
import type { Game } from '../../core/game.ts';
import { findRules } from '../../games/versions.ts';
import type { Happening } from '../../protocol/messages.ts';
import type { Picture } from '../../protocol/picture.ts';
import { verify } from '../../protocol/verify.ts';
import { nodeHashing } from '../luck.ts';
import { checkJournal, checkNumbers, checkStream, type History } from './check.ts';
import type { Client } from './client.ts';
import { finding } from './findings.ts';
import type { World } from './world.ts';

const PAGE = 1000;

export const isEnded = ({ info: { status } }: Picture): boolean => status === 'over' || status === 'stopped';

/** One viewer's stream against the history as this viewer may read it. */
export async function checkClient(world: World, client: Client, game: Game): Promise<void> {
  const { witness } = client;
  if (!witness) return;
  // Before the history is read, so that it is never behind.
  const ended = witness.picture !== undefined && isEnded(witness.picture);
  const viewer = witness.picture?.you ?? 'table';
  const seen = { table: witness.table, told: new Map(witness.told), n: witness.n };
  const happenings = await historyOf(world, client, witness.table);
  const history: History = { happenings, game, viewer, ended };
  const own = world.ledger.of(witness.table).filter(({ account }) => account === client.account);
  world.report([...checkStream(seen, history), ...checkNumbers(own, history)]);
}

async function historyOf(world: World, { cookie }: Client, table: string): Promise<Happening[]> {
  const all: Happening[] = [];
  for (;;) {
    const after = all.at(-1)?.n ?? 0;
    const response = await world.ask(`/api/tables/${table}/history?after=${after}&limit=${PAGE}`, cookie);
    const { entries = [] } = (await response.json()) as { entries?: Happening[] };
    all.push(...entries);
    if (entries.length < PAGE) return all;
  }
}

/** Its rules, its luck and its seals, as anybody can check them. */
export async function checkArchive(world: World, { witness, cookie }: Client): Promise<void> {
  if (!witness) return;
  const { table } = witness;
  world.figures.finished++;
  const response = await world.ask(`/api/tables/${table}/log`, cookie);
  const { findings } = await verify(await response.text(), findRules, nodeHashing);
  world.report(findings.map((found) => finding('unverified', table, JSON.stringify(found))));
  if (findings.length === 0) world.figures.verified++;
}

/** Every journal against all that was acknowledged, with no server between. */
export async function checkStore(world: World): Promise<void> {
  const store = await world.cluster.openStore();
  try {
    for (const table of world.ledger.tables) {
      const journal = await store.entries(table, 0);
      world.report(checkJournal(table, world.ledger.of(table), journal));
      for (const { body } of journal) countMover(world, body);
      const row = await store.table(table);
      if (row && row.status !== 'open' && row.status !== 'playing' && !row.settled)
        world.report([finding('unsettled', table, row.status)]);
    }
  } finally {
    await store.close();
  }
}

function countMover({ figures }: World, body: string): void {
  const { type, by } = JSON.parse(body) as { type: string; by?: string };
  if (type !== 'moved') return;
  figures.byBots += by === 'bot' ? 1 : 0;
  figures.byClocks += by === 'clock' ? 1 : 0;
}
