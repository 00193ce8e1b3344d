/** The journal in SQLite: the busiest path, hence prepared statements and transactions without a pause in them. */
import { Taken } from './errors.ts';
import { columnsOf, entryColumns, lastingOf } from './rows.ts';
import { type Sqlite, type Whole, wholeIn } from './sqlite-driver.ts';
import type { Append, NewTable, Opening, StoredEntry } from './store.ts';

export class SqliteJournal {
  readonly #statements: Statements;
  readonly #whole: Whole;
  /** The lasting part of summaries as it is stored, by the seats it tells of. */
  #listed = new WeakMap<object, string>();

  constructor(sqlite: Sqlite) {
    this.#statements = prepare(sqlite);
    this.#whole = wholeIn(sqlite, () => {
      this.#listed = new WeakMap();
    });
  }

  append(batch: readonly Append[]): boolean[] {
    return this.#whole(() => batch.map((entry) => this.#append(entry)));
  }

  /** All in one transaction; one that another has taken the place of does not keep the others from being opened. */
  openTables(openings: readonly Opening[]): (Taken | undefined)[] {
    return this.#whole(() => openings.map((opening) => this.#open(opening)));
  }

  /** From the last one back along the chain: each leads to one other, so they come in order. */
  entries(table: string, after: number): StoredEntry[] {
    const rows = this.#statements.entries.all(table, after, after) as unknown as StoredEntry[];
    return rows.map(({ n, id, at, body }) => ({ n, id, at, body })).reverse();
  }

  /** Blanks some of what somebody said; false if there was nothing left. */
  forgetSome(account: string): boolean {
    return Number(this.#statements.forget.run(account).changes) > 0;
  }

  /** Only the number that follows is stored: an entry after one that was refused would rest on nothing. */
  #append(entry: Append): boolean {
    const { enter, moveOn, seat } = this.#statements;
    const { table_id, n, id, at, body, author } = entryColumns(entry);
    const { changes, lastInsertRowid } = enter.run(n, id, at, body, author, table_id, n - 1);
    if (Number(changes) === 0) return this.#isStored(entry);
    const { status, updated, to_act, wake_at, holder, lease } = columnsOf(entry.row, entry.claim);
    moveOn.run(n, lastInsertRowid, status, updated, to_act, wake_at, holder, lease, table_id);
    this.#list(entry);
    for (const player of entry.row.players ?? []) seat.run(table_id, player);
    return true;
  }

  #isStored({ table, n, id }: Append): boolean {
    return this.entries(table, n - 1)[0]?.id === id;
  }

  /** Nobody else writes here, so what was written once need not be compared again. */
  #list({ table, row: { summary } }: Append): void {
    const text = lastingOf(summary);
    if (this.#listed.get(summary.seats) === text) return;
    this.#statements.list.run(text, table);
    this.#listed.set(summary.seats, text);
  }

  /** Opened before it is the same by its seed, which is as good as a signature. */
  #open({ table, entries }: Opening): Taken | undefined {
    const { place, founding } = this.#statements;
    const { id, row, key, seed } = table;
    const { status, updated, to_act, wake_at } = columnsOf(row);
    const { changes } = place.run(id, status, row.summary.visibility, updated, to_act, wake_at);
    if (Number(changes) > 0) {
      this.#found(table);
      for (const entry of entries) this.#append(entry);
      return undefined;
    }
    const there = founding.get(id) as { key: string; seed: string };
    return there.seed === seed && there.key === key ? undefined : new Taken(`Table ${id}`);
  }

  #found({ id, game, version, key, seed, created, row }: NewTable): void {
    const { found, seat } = this.#statements;
    const text = lastingOf(row.summary);
    found.run(id, game, version, key, seed, created, text);
    this.#listed.set(row.summary.seats, text);
    for (const player of row.players ?? []) seat.run(id, player);
  }
}

type Statements = ReturnType<typeof prepare>;

function prepare(sqlite: Sqlite) {
  return {
    enter: sqlite.prepare(
      `insert into entries (before, table_id, n, id, at, body, author)
        select last, id, ?, ?, ?, ?, ? from tables where id = ? and n = ?`,
    ),
    moveOn: sqlite.prepare(
      `update tables set n = ?, last = ?, status = ?, updated = ?, to_act = ?, wake_at = ?, holder = ?,
        lease = ? where id = ?`,
    ),
    list: sqlite.prepare('update foundings set summary = ? where table_id = ?'),
    seat: sqlite.prepare('insert or ignore into players (table_id, account) values (?, ?)'),
    place: sqlite.prepare(
      `insert or ignore into tables (id, n, status, visibility, updated, to_act, wake_at)
        values (?, 0, ?, ?, ?, ?, ?)`,
    ),
    found: sqlite.prepare(
      `insert into foundings (table_id, game, version, key, seed, created, summary)
        values (?, ?, ?, ?, ?, ?, ?)`,
    ),
    founding: sqlite.prepare('select key, seed from foundings where table_id = ?'),
    entries: sqlite.prepare(
      `with recursive chain (before, n, id, at, body) as (
          select entries.before, entries.n, entries.id, at, body
          from tables join entries on entries.k = tables.last where tables.id = ? and entries.n > ?
        union all
          select entries.before, entries.n, entries.id, entries.at, entries.body
          from chain join entries on entries.k = chain.before where entries.n > ?
        ) select n, id, at, body from chain`,
    ),
    forget: sqlite.prepare(
      `update entries set body = json_set(body, '$.text', ''), author = null
        where k in (select k from entries where author = ? limit 200)`,
    ),
  };
}
