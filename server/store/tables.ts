/** Tables and what they do by themselves. */
import { sql } from 'kysely';
import type { Summary } from '../../protocol/summary.ts';
import { Taken } from './errors.ts';
import { chunks, columnsOf, endedOf, entryColumns, lastingOf, summaryOf } from './rows.ts';
import type { Database } from './schema.ts';
import type { Append, NewTable, Opening, RowChange, TableRow } from './store.ts';

/** All in one transaction; one that another has taken the place of does not keep the others from being opened. */
export function openTables(db: Database, openings: readonly Opening[]): Promise<(Taken | undefined)[]> {
  return db.transaction().execute(async (transaction) => {
    const refused: (Taken | undefined)[] = [];
    for (const opening of openings) refused.push(await openOne(transaction, opening));
    return refused;
  });
}

async function openOne(db: Database, { table, entries }: Opening): Promise<Taken | undefined> {
  try {
    if (!(await insertTable(db, table, entries))) return undefined;
  } catch (error) {
    if (error instanceof Taken) return error;
    throw error;
  }
  for (const some of chunks(entries, 500)) {
    await db.insertInto('entries').values(some.map(entryColumns)).execute();
  }
  return undefined;
}

/** False if this very table was opened before: its seed is as good as a signature. */
export async function insertTable(db: Database, table: NewTable, entries: readonly Append[]) {
  const { id, row } = table;
  const { n, row: latest, claim } = entries.at(-1) ?? { n: 0, row };
  const { visibility } = row.summary;
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('tables')
    .values({ id, n, visibility, ...columnsOf(latest, claim) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n) {
    await mustBeSame(db, table);
    return false;
  }
  await found(db, table, latest);
  const players = [row, ...entries.map((entry) => entry.row)].flatMap((change) => change.players ?? []);
  await seat(db, table.id, new Set(players));
  return true;
}

async function found(db: Database, table: NewTable, { summary, status }: RowChange): Promise<void> {
  const { id, game, version, key, seed, created } = table;
  const lasting = { summary: lastingOf(summary), owner: summary.owner, ended: endedOf(status) };
  await db
    .insertInto('foundings')
    .values({ table_id: id, game, version, key, seed, created, ...lasting })
    .execute();
}

async function mustBeSame(db: Database, table: NewTable): Promise<void> {
  const there = await findTable(db, table.id);
  if (there?.seed !== table.seed || there.key !== table.key) throw new Taken(`Table ${table.id}`);
}

async function seat(db: Database, table: string, players: ReadonlySet<string>): Promise<void> {
  if (players.size === 0) return;
  await db
    .insertInto('players')
    .values([...players].map((account) => ({ table_id: table, account })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findTable(db: Database, id: string): Promise<TableRow | undefined> {
  const row = await db
    .selectFrom('tables')
    .innerJoin('foundings', 'foundings.table_id', 'tables.id')
    .selectAll()
    .where('tables.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { game, version, key, seed, created, n, status, wake_at: wakeAt } = row;
  const settled = row.settled_by !== null;
  return { id, game, version, key, seed, created, n, status, settled, summary: summaryOf(row), wakeAt };
}

/** The columns that a summary is made of. */
const LISTED = ['summary', 'status', 'updated', 'to_act'] as const;

export async function lobby(db: Database, limit: number): Promise<Summary[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('foundings', 'foundings.table_id', 'tables.id')
    .select(LISTED)
    // Written out, for a parameter would hide from SQLite that the index of the lobby serves.
    .where(sql<boolean>`visibility = 'public' and status in ('open', 'playing')`)
    .orderBy('updated', 'desc')
    .limit(limit)
    .execute();
  return rows.map(summaryOf);
}

export async function tablesOf(db: Database, account: string, limit: number): Promise<Summary[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('tables', 'tables.id', 'players.table_id')
    .innerJoin('foundings', 'foundings.table_id', 'players.table_id')
    .select(LISTED)
    .where('players.account', '=', account)
    .orderBy((eb) => eb.case().when('tables.status', '=', 'playing').then(0).else(1).end())
    .orderBy('tables.updated', 'desc')
    .limit(limit)
    .execute();
  return rows.map(summaryOf);
}

/** Looks at every table: it is asked before a release, and an index would cost every move something. */
export async function playing(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('tables').select('id').where('status', '=', 'playing').execute();
  return rows.map((row) => row.id);
}

/** Sets when a table is due next, unless it has moved on from entry n, whose author knew better. */
export async function postpone(db: Database, table: string, n: number, wakeAt: number | null): Promise<void> {
  await db
    .updateTable('tables')
    .set({ wake_at: wakeAt, holder: null, lease: null })
    .where('id', '=', table)
    .where('n', '=', n)
    .execute();
}

export interface Claim {
  readonly now: number;
  readonly limit: number;
  readonly holder: string;
  readonly lease: number;
}

/** A node that has not told for so many milliseconds that it lives has died, and holds nothing any more. */
const SILENT = 3_000;

/** `shared`: other processes claim as well, and each skips what another is just taking. */
export async function claimDue(db: Database, claim: Claim, shared: boolean): Promise<string[]> {
  const { now, limit, holder, lease } = claim;
  const rows = await db
    .with('due', (with_) =>
      with_
        .selectFrom('tables')
        .select('id')
        .where('wake_at', '<=', now)
        .where((eb) =>
          eb.or([
            eb('lease', 'is', null),
            eb('lease', '<=', now),
            eb(
              'holder',
              'in',
              eb
                .selectFrom('nodes')
                .select('node')
                .where('at', '<=', now - SILENT),
            ),
          ]),
        )
        .orderBy('wake_at')
        .limit(limit)
        .$if(shared, (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('tables')
    .set({ holder, lease })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Writes a new name over an old one wherever lists show it. */
export async function renameInSummaries(db: Database, account: string, name: string): Promise<void> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('foundings', 'foundings.table_id', 'players.table_id')
    .select(['foundings.table_id', 'foundings.summary'])
    .where('players.account', '=', account)
    .execute();
  for (const { table_id, summary: text } of rows) {
    const summary = JSON.parse(text) as Summary;
    const seats = summary.seats.map((seated) => (seated.who === account ? { ...seated, name } : seated));
    const renamed = JSON.stringify({ ...summary, seats });
    await db
      .updateTable('foundings')
      .set({ summary: renamed })
      .where('table_id', '=', table_id)
      .where('summary', '=', text)
      .execute();
  }
}
