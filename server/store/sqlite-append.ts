/** Appending to SQLite: the busiest path, hence prepared statements and one transaction without a pause in it. */
import { columnsOf, entryColumns } from './rows.ts';
import type { Sqlite } from './sqlite-driver.ts';
import type { Append } from './store.ts';

export type Appender = (batch: readonly Append[]) => boolean[];

/** What became of one table in the course of a batch. */
interface Head {
  n: number;
  last: Append | undefined;
  readonly players: Set<string>;
}

export function appender(sqlite: Sqlite): Appender {
  const statements = prepare(sqlite);
  return (batch) => {
    statements.begin.run();
    try {
      const heads = new Map<string, Head | undefined>();
      const stored = batch.map((entry) => appendOne(statements, heads, entry));
      for (const [table, head] of heads) if (head !== undefined) writeHead(statements, table, head);
      statements.commit.run();
      return stored;
    } catch (error) {
      if (sqlite.isTransaction) statements.rollback.run();
      throw error;
    }
  };
}

type Statements = ReturnType<typeof prepare>;

function prepare(sqlite: Sqlite) {
  return {
    begin: sqlite.prepare('begin immediate'),
    commit: sqlite.prepare('commit'),
    rollback: sqlite.prepare('rollback'),
    head: sqlite.prepare('select n from tables where id = ?'),
    idOf: sqlite.prepare('select id from entries where table_id = ? and n = ?'),
    insert: sqlite.prepare(
      'insert into entries (table_id, n, id, at, body, author) values (?, ?, ?, ?, ?, ?)',
    ),
    update: sqlite.prepare(
      `update tables set n = ?, status = ?, visibility = ?, summary = ?, updated = ?, wake_at = ?,
        holder = ?, lease = ? where id = ?`,
    ),
    seat: sqlite.prepare('insert or ignore into players (table_id, account) values (?, ?)'),
  };
}

/** Only the number that follows is stored: an entry after one that was refused would rest on nothing. */
function appendOne(statements: Statements, heads: Map<string, Head | undefined>, entry: Append): boolean {
  const head = headOf(statements, heads, entry.table);
  if (head === undefined) return false;
  if (entry.n <= head.n) return isStored(statements, entry);
  if (entry.n !== head.n + 1) return false;
  const { table_id, n, id, at, body, author } = entryColumns(entry);
  statements.insert.run(table_id, n, id, at, body, author);
  head.n = n;
  head.last = entry;
  for (const player of entry.row.players ?? []) head.players.add(player);
  return true;
}

function headOf(statements: Statements, heads: Map<string, Head | undefined>, table: string) {
  if (heads.has(table)) return heads.get(table);
  const row = statements.head.get(table) as { n: number } | undefined;
  const head = row && { n: row.n, last: undefined, players: new Set<string>() };
  heads.set(table, head);
  return head;
}

function isStored(statements: Statements, entry: Append): boolean {
  const row = statements.idOf.get(entry.table, entry.n) as { id: string } | undefined;
  return row?.id === entry.id;
}

/** Once per table and batch, however many entries it got. */
function writeHead(statements: Statements, table: string, { n, last, players }: Head): void {
  if (last === undefined) return;
  const { status, visibility, summary, updated, wake_at } = columnsOf(last.row);
  const { holder = null, lease = null } = last.claim ?? {};
  statements.update.run(n, status, visibility, summary, updated, wake_at, holder, lease, table);
  for (const player of players) statements.seat.run(table, player);
}
