/** Letting go: the part that both dialects do alike. A SQLite table is removed by its journal, which remembers its end. */
import { type RawBuilder, sql } from 'kysely';
import { BROUGHT } from '../../protocol/archive.ts';
import type { Summary } from '../../protocol/summary.ts';
import { eraseIn } from './accounts.ts';
import type { RetentionStore } from './retention-store.ts';
import {
  DROPPABLE,
  type Droppable,
  type Found,
  type Held,
  type Page,
  type Removable,
} from './retention-store.ts';
import type { Database, Schema } from './schema.ts';

/** Where a table has rows beside its own and its entries. In a list, so that a new kind of row is not forgotten here. */
export const OF_A_TABLE = ['foundings', 'players', 'snapshots', 'logs', 'bot_tables'] as const;

/** Where an account is named for good: while one of these is left, its shell stays. */
export const NAMES_ACCOUNT = [
  ['players', 'account'],
  ['results', 'account'],
  ['reports', 'by_account'],
  ['reports', 'about'],
  ['decisions', 'by_account'],
  ['decisions', 'whom'],
  ['sessions', 'account'],
  ['passkeys', 'account'],
  ['api_tokens', 'account'],
  ['api_tokens', 'id'],
  ['mutes', 'account'],
  ['mutes', 'whom'],
  ['subscriptions', 'account'],
] as const;

/** `shared`: other processes let go as well, and each skips what another is just taking. */
export function retention(db: Database, shared: boolean): Omit<RetentionStore, 'removeTable'> {
  return {
    drop: (what, before, limit) =>
      what === 'erased' ? dropErased(db, before, limit) : dropSome(db, what, before, { limit, shared }),
    count: (what, before) => count(db, what, before),
    staleGuests: (before, page) => staleGuests(db, before, page),
    eraseGuest: (id, before, now) => eraseGuest(db, id, before, now),
    staleTables: (before, limit) => staleTables(db, before, limit),
    staleLogs: (before, page) => staleLogs(db, before, page),
    removeLog: (id, before) => removeLog(db, id, before),
    held: (account) => held(db, account),
  };
}

// ── Rows that nothing hangs on

interface Rows {
  readonly table: keyof Schema;
  /** The columns that tell one row from another. */
  readonly key: readonly string[];
  old(before: number): RawBuilder<boolean>;
}

const ROWS: Readonly<Record<Droppable, Rows>> = {
  sessions: { table: 'sessions', key: ['token_hash'], old: (before) => sql`expires < ${before}` },
  erased: { table: 'gone', key: ['account'], old: (before) => sql`at < ${before}` },
  mailed: { table: 'mailed', key: ['account', 'about'], old: (before) => sql`at < ${before}` },
  used: { table: 'used', key: ['what'], old: (before) => sql`until < ${before}` },
  // The newest stays: by it the next node to start learns for how long there was none.
  nodes: {
    table: 'nodes',
    key: ['node'],
    old: (before) => sql`at < ${before} and at < (select max(newest.at) from nodes as newest)`,
  },
  outages: { table: 'outages', key: ['from_at', 'to_at'], old: (before) => sql`to_at < ${before}` },
  // Those that nobody has decided wait for a moderator, however long.
  reports: { table: 'reports', key: ['id'], old: (before) => sql`decided < ${before}` },
  // A suspension that lasts is known with its reason and who decided it.
  decisions: {
    table: 'decisions',
    key: ['id'],
    old: (before) => sql`decisions.at < ${before} and not exists (
      select 1 from accounts where accounts.id = decisions.whom
        and accounts.suspended_until = decisions.until and decisions.until >= ${before})`,
  },
};

async function dropSome(
  db: Database,
  what: Droppable,
  before: number,
  { limit, shared }: { readonly limit: number; readonly shared: boolean },
): Promise<number> {
  const { table, key, old } = ROWS[what];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const unlocked = shared ? sql`for update skip locked` : sql``;
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in
    (select ${columns} from ${sql.table(table)} where ${old(before)} limit ${limit} ${unlocked})`.execute(db);
  return Number(numAffectedRows);
}

/** By now all nodes have followed. A shell that no game and no report needs goes with its row. */
function dropErased(db: Database, before: number, limit: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('gone')
      .select('account')
      .where('at', '<', before)
      .orderBy('at')
      .limit(limit)
      .execute();
    if (rows.length === 0) return 0;
    const accounts = rows.map(({ account }) => account);
    const dropped = await transaction
      .deleteFrom('gone')
      .where('account', 'in', accounts)
      .where('at', '<', before)
      .executeTakeFirst();
    let shells = transaction.deleteFrom('accounts').where('id', 'in', accounts).where('seen', '=', 0);
    for (const [table, column] of NAMES_ACCOUNT)
      shells = shells.where(
        sql<boolean>`not exists (select 1 from ${sql.table(table)} as named where named.${sql.ref(column)} = accounts.id)`,
      );
    await shells.execute();
    return Number(dropped.numDeletedRows);
  });
}

async function count(db: Database, what: Removable, before: number): Promise<number> {
  const isRows = (name: Removable): name is Droppable => (DROPPABLE as readonly Removable[]).includes(name);
  const from = isRows(what)
    ? sql`${sql.table(ROWS[what].table)} where ${ROWS[what].old(before)}`
    : STALE[what](before);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

// ── Guests, tables, logs: what may go of them, written so that SQLite sees which index serves

const STALE_GUEST = (before: number) => sql<boolean>`kind = 'guest' and seen > 0 and seen < ${before}`;
const NOT_PLAYING = sql<boolean>`not exists (
  select 1 from players join tables on tables.id = players.table_id
  where players.account = accounts.id and tables.status in ('open', 'playing'))`;
const STALE_TABLE = (before: number) => sql<boolean>`status = 'open' and updated < ${before}`;
const STALE_LOG = (before: number) =>
  sql<boolean>`archives.at < ${before} and substr(archives.table_id, 1, ${sql.lit(BROUGHT.length)}) = ${sql.lit(BROUGHT)}`;
/** Somebody who has left claims nothing any more. */
const UNCLAIMED = sql<boolean>`not exists (
  select 1 from results join accounts on accounts.id = results.account
  where results.table_id = archives.table_id and accounts.seen > 0)`;

const STALE: Readonly<Record<Exclude<Removable, Droppable>, (before: number) => RawBuilder<unknown>>> = {
  guests: (before) => sql`accounts where ${STALE_GUEST(before)} and ${NOT_PLAYING}`,
  tables: (before) => sql`tables where ${STALE_TABLE(before)}`,
  logs: (before) => sql`archives where ${STALE_LOG(before)} and ${UNCLAIMED}`,
};

interface Looked {
  readonly id: string;
  readonly at: number;
  readonly free: number;
}

/** Those that may go, of one page; so many that may not cost no more than a page each time. */
function foundIn(rows: readonly Looked[], limit: number): Found {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    ids: rows.filter(({ free }) => Number(free) === 1).map(({ id }) => id),
    next: last ? { at: last.at, id: last.id } : null,
  };
}

/** Bounded by `seen` alone, for of two lower bounds SQLite may take the wrong one. An erased guest was seen at 0. */
async function staleGuests(db: Database, before: number, { after, limit }: Page): Promise<Found> {
  const { rows } = await sql<Looked>`
    select id, seen as at, case when ${NOT_PLAYING} then 1 else 0 end as free from accounts
    where kind = 'guest' and seen >= ${Math.max(1, after.at)} and seen < ${before}
      and (seen > ${after.at} or id > ${after.id})
    order by seen, id limit ${limit}`.execute(db);
  return foundIn(rows, limit);
}

/** The update is the gate: it takes the guest only as it was found, and waits for whoever is just changing it. */
function eraseGuest(db: Database, id: string, before: number, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ seen: 0 })
      .where('id', '=', id)
      .where(STALE_GUEST(before))
      .where(NOT_PLAYING)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await eraseIn(transaction, id, now);
    return true;
  });
}

async function staleTables(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where(STALE_TABLE(before))
    .orderBy('updated')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function staleLogs(db: Database, before: number, { after, limit }: Page): Promise<Found> {
  const { rows } = await sql<Looked>`
    select table_id as id, at, case when ${UNCLAIMED} then 1 else 0 end as free from archives
    where ${STALE_LOG(before)} and (at, table_id) > (${after.at}, ${after.id})
    order by at, table_id limit ${limit}`.execute(db);
  return foundIn(rows, limit);
}

function removeLog(db: Database, id: string, before: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('archives')
      .where('table_id', '=', id)
      .where(STALE_LOG(before))
      .where(UNCLAIMED)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    await removeRows(transaction, id);
    await transaction.deleteFrom('results').where('table_id', '=', id).execute();
    return true;
  });
}

/** All that is left of a table when its entries are gone. */
export async function removeRows(db: Database, id: string): Promise<void> {
  for (const of of OF_A_TABLE) await db.deleteFrom(of).where('table_id', '=', id).execute();
  await db.deleteFrom('tables').where('id', '=', id).execute();
}

// ── Quotas

/** Far more than any quota: a question stays finite. */
const MOST_LOOKED_AT = 1_000;

async function held(db: Database, account: string): Promise<Held> {
  const tables = await sql<{ count: number }>`
    select count(*) as count from foundings where owner = ${account} and ended = 0`.execute(db);
  const logs = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(bytes), 0) as bytes from archives where brought_by = ${account}`.execute(
    db,
  );
  return {
    tables: Number(tables.rows[0]?.count),
    seats: await seatsOf(db, account),
    logs: Number(logs.rows[0]?.count),
    bytes: Number(logs.rows[0]?.bytes),
  };
}

/** Those who have stood up again are among the players too, so the seats themselves are looked at. */
async function seatsOf(db: Database, account: string): Promise<number> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('foundings', 'foundings.table_id', 'players.table_id')
    .select('foundings.summary')
    .where('players.account', '=', account)
    .where(sql<boolean>`players.ended = 0`)
    .limit(MOST_LOOKED_AT)
    .execute();
  const sits = ({ seats }: Summary): boolean => seats.some(({ who }) => who === account);
  return rows.filter(({ summary }) => sits(JSON.parse(summary) as Summary)).length;
}
