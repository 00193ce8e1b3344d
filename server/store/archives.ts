/** Logs of games that were brought along, and what people are called in them. */
import type { Seat } from '../../core/game.ts';
import { renamed } from '../../protocol/archive.ts';
import type { Summary } from '../../protocol/summary.ts';
import { nodeHashing } from '../luck.ts';
import type { Database } from './schema.ts';
import type { BroughtLog, NewTable, Result } from './store.ts';
import { insertTable } from './tables.ts';

export async function archive(db: Database, table: string): Promise<string | undefined> {
  const row = await db.selectFrom('archives').select('text').where('table_id', '=', table).executeTakeFirst();
  return row?.text;
}

export async function keepArchive(
  db: Database,
  table: NewTable,
  log: BroughtLog,
  result: Result | null,
): Promise<void> {
  const { id, game, created, row } = table;
  const { text, origin, by, at } = log;
  await db.transaction().execute(async (transaction) => {
    if (await insertTable(transaction, table, []))
      await transaction
        .insertInto('archives')
        .values({ table_id: id, text, origin, at, brought_by: by, bytes: Buffer.byteLength(text) })
        .execute();
    if (!result) return;
    const players = row.summary.seats.length;
    await transaction
      .insertInto('results')
      .values({ ...result, table_id: id, game, at: created, players })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Writes another name over somebody's wherever a log has it: of tables where they sat, and of games they brought. */
export async function renameInArchives(
  db: Database,
  account: { readonly id: string; readonly name: string },
  name: string,
): Promise<void> {
  const places = [...(await placesPlayed(db, account.id)), ...(await placesBrought(db, account))];
  for (const place of places) await renameAt(db, place, name);
}

interface Place {
  readonly log: string;
  readonly seat: Seat;
}

/** In logs of our own tables. */
async function placesPlayed(db: Database, account: string): Promise<Place[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('archives', 'archives.origin', 'players.table_id')
    .innerJoin('foundings', 'foundings.table_id', 'players.table_id')
    .select(['archives.table_id as log', 'foundings.summary'])
    .where('players.account', '=', account)
    .execute();
  return rows.map(({ log, summary }) => ({ log, seat: seatIn(summary, account) }));
}

const seatIn = (summary: string, account: string): Seat =>
  (JSON.parse(summary) as Summary).seats.findIndex(({ who }) => who === account);

/** Whoever says that a seat was theirs takes nobody else's name from it: it is theirs, or they alone brought the game. */
async function placesBrought(
  db: Database,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Place[]> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('archives', 'archives.table_id', 'results.table_id')
    .innerJoin('foundings', 'foundings.table_id', 'results.table_id')
    .select(['results.table_id as log', 'results.seat', 'foundings.summary'])
    .select((eb) =>
      eb
        .selectFrom('results as all')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('all.table_id', '=', 'results.table_id')
        .as('claims'),
    )
    .where('results.account', '=', id)
    .execute();
  return rows.filter(
    ({ claims, summary, seat }) =>
      Number(claims) === 1 || (JSON.parse(summary) as Summary).seats[seat]?.name === name,
  );
}

async function renameAt(db: Database, { log, seat: own }: Place, name: string): Promise<void> {
  const { text, summary } = await db
    .selectFrom('archives')
    .innerJoin('foundings', 'foundings.table_id', 'archives.table_id')
    .select(['text', 'summary'])
    .where('archives.table_id', '=', log)
    .executeTakeFirstOrThrow();
  const written = await renamed(text, new Map([[own, name]]), nodeHashing);
  if (written === text) return;
  const listed = JSON.parse(summary) as Summary;
  const seats = listed.seats.map((info, seat) => (seat === own ? { ...info, name } : info));
  await db.updateTable('archives').set({ text: written }).where('table_id', '=', log).execute();
  await db
    .updateTable('foundings')
    .set({ summary: JSON.stringify({ ...listed, seats }) })
    .where('table_id', '=', log)
    .execute();
}
