/** Appending to SQLite: the busiest path, hence prepared statements and one transaction without a pause in it. */
import { columnsOf, entryColumns } from './rows.ts';
import type { Sqlite } from './sqlite-driver.ts';
import type { Append } from './store.ts';

export type Appender = (batch: readonly Append[]) => boolean[];

export function appender(sqlite: Sqlite): Appender {
  const statements = prepare(sqlite);
  return (batch) => {
    statements.begin.run();
    try {
      const stored = batch.map((entry) => appendOne(statements, entry));
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
    moveOn: sqlite.prepare(
      `update tables set n = ?, status = ?, visibility = ?, summary = ?, updated = ?, wake_at = ?,
        holder = ?, lease = ? where id = ? and n = ?`,
    ),
    idOf: sqlite.prepare('select id from entries where table_id = ? and n = ?'),
    insert: sqlite.prepare(
      'insert into entries (table_id, n, id, at, body, author) values (?, ?, ?, ?, ?, ?)',
    ),
    seat: sqlite.prepare('insert or ignore into players (table_id, account) values (?, ?)'),
  };
}

/** Only the number that follows is stored: an entry after one that was refused would rest on nothing. */
function appendOne(statements: Statements, entry: Append): boolean {
  if (!movesOn(statements, entry)) return isStored(statements, entry);
  const { table_id, n, id, at, body, author } = entryColumns(entry);
  statements.insert.run(table_id, n, id, at, body, author);
  for (const player of entry.row.players ?? []) statements.seat.run(table_id, player);
  return true;
}

/** Brings the table's row from the number before to this one, if it was there. */
function movesOn(statements: Statements, { table, n, row, claim }: Append): boolean {
  const { status, visibility, summary, updated, wake_at } = columnsOf(row);
  const { holder = null, lease = null } = claim ?? {};
  const { changes } = statements.moveOn.run(
    n,
    status,
    visibility,
    summary,
    updated,
    wake_at,
    holder,
    lease,
    table,
    n - 1,
  );
  return Number(changes) > 0;
}

function isStored(statements: Statements, entry: Append): boolean {
  const row = statements.idOf.get(entry.table, entry.n) as { id: string } | undefined;
  return row?.id === entry.id;
}
