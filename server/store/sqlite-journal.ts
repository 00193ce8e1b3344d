/** The journal in SQLite: the busiest path, hence prepared statements and transactions without a pause in them. */

import type { StoredEntry } from '../../table/journal.ts';
import { Taken } from './errors.ts';
import { OF_A_TABLE } from './retention.ts';
import { columnsOf, endedOf, entryColumns, goneName, lastingOf, SAT } from './rows.ts';
import { type Sqlite, type Whole, wholeIn } from './sqlite-driver.ts';
import type { Append, NewTable, Opening } from './store.ts';

/** As many entries are written by one statement, for to ask SQLite costs as much as what it does. */
const TOGETHER = 16;
/** Tables whose ends are known at a time; beyond, all are looked up anew. */
const MOST_ENDS = 20_000;

/** Where the chain of a table ends: nobody else writes here, so what was written need not be read. */
interface End {
  /** Of the table's row. */
  readonly row: number;
  n: number;
  last: number | null;
}

type Value = string | number | null;

export class SqliteJournal {
  readonly #statements: Statements;
  readonly #whole: Whole;
  readonly #ends = new Map<string, End>();
  /** Columns of entries that wait to be written together. */
  #waiting: Value[] = [];
  /** The place of the next entry in the file. */
  #next: number;
  /** The lasting part of summaries as it is stored, by the seats it tells of. */
  #listed = new WeakMap<object, string>();

  constructor(sqlite: Sqlite) {
    this.#statements = prepare(sqlite);
    const whole = wholeIn(sqlite, () => this.#forgetAll());
    this.#whole = (run) =>
      whole(() => {
        const result = run();
        this.#write();
        return result;
      });
    this.#next = (this.#statements.newest.get() as { k: number }).k + 1;
  }

  append(batch: readonly Append[]): boolean[] {
    if (this.#ends.size > MOST_ENDS) this.#ends.clear();
    return this.#whole(() => batch.map((entry) => this.#append(entry)));
  }

  /** All in one transaction; one that another has taken the place of does not keep the others from being opened. */
  openTables(openings: readonly Opening[]): (Taken | undefined)[] {
    return this.#whole(() => openings.map((opening) => this.#open(opening)));
  }

  /** What was known is not so: it was never committed. */
  #forgetAll(): void {
    this.#listed = new WeakMap();
    this.#ends.clear();
    this.#waiting = [];
  }

  /** From the next mark, or the last entry, back along the chain: each leads to one other, so they come in order. */
  entries(table: string, after: number, limit = Number.MAX_SAFE_INTEGER): StoredEntry[] {
    const upTo = Math.min(after + limit, Number.MAX_SAFE_INTEGER);
    const { entries } = this.#statements;
    const rows = entries.all(table, upTo, table, after, after, upTo) as unknown as StoredEntry[];
    return rows.map(({ n, id, at, body }) => ({ n, id, at, body })).reverse();
  }

  /** Blanks some of what somebody said; false if there was nothing left. */
  forgetSome(account: string): boolean {
    return Number(this.#statements.forget.run(goneName(account), account).changes) > 0;
  }

  /** Ids of the tables where somebody sat. */
  playedBy(account: string): string[] {
    const rows = this.#statements.playedBy.all(account) as unknown as { table_id: string }[];
    return rows.map(({ table_id }) => table_id);
  }

  /** Writes over the name by which somebody sat down at a table. */
  forgetName(account: string, table: string): void {
    this.#statements.forgetName.run(goneName(account), table, account);
  }

  /** Removes a table that was not begun and has not changed since; its end is known no more, so nothing follows it. */
  remove(table: string, before: number): boolean {
    const { stale, unchain, removals } = this.#statements;
    return this.#whole(() => {
      if (stale.get(table, before) === undefined) return false;
      unchain.run(table);
      for (const removal of removals) removal.run(table);
      this.#ends.delete(table);
      return true;
    });
  }

  /** Only the number that follows is stored: an entry after one that was refused would rest on nothing. */
  #append(entry: Append): boolean {
    const { moveOn, seat } = this.#statements;
    const { table, n } = entry;
    const end = this.#endOf(table);
    if (end?.n !== n - 1) return this.#isStored(entry);
    this.#enter(entry, end);
    const { status, updated, to_act, wake_at, holder, lease } = columnsOf(entry.row, entry.claim);
    moveOn.run(n, end.last, status, updated, to_act, wake_at, holder, lease, end.row);
    this.#list(entry);
    for (const player of entry.row.players ?? []) seat.run(table, player);
    return true;
  }

  #endOf(table: string): End | undefined {
    const known = this.#ends.get(table);
    if (known) return known;
    const end = this.#statements.end.get(table) as End | undefined;
    if (end) this.#ends.set(table, end);
    return end;
  }

  #enter(entry: Append, end: End): void {
    const { table_id, n, id, at, body, author } = entryColumns(entry);
    const k = this.#next++;
    this.#waiting.push(k, end.last, table_id, n, id, at, body, author);
    end.n = n;
    end.last = k;
    if (this.#waiting.length === TOGETHER * COLUMNS) this.#write();
  }

  #write(): void {
    const { enter, enterTogether } = this.#statements;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === TOGETHER * COLUMNS) enterTogether.run(...waiting);
    else for (let i = 0; i < waiting.length; i += COLUMNS) enter.run(...waiting.slice(i, i + COLUMNS));
  }

  #isStored({ table, n, id }: Append): boolean {
    this.#write();
    return this.entries(table, n - 1, 1)[0]?.id === id;
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
    const { changes, lastInsertRowid } = place.run(
      id,
      status,
      row.summary.visibility,
      updated,
      to_act,
      wake_at,
    );
    if (Number(changes) > 0) {
      this.#ends.set(id, { row: Number(lastInsertRowid), n: 0, last: null });
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
    found.run(id, game, version, key, seed, created, text, row.summary.owner, endedOf(row.status));
    this.#listed.set(row.summary.seats, text);
    for (const player of row.players ?? []) seat.run(id, player);
  }
}

type Statements = ReturnType<typeof prepare>;

const ENTRY = ['k', 'before', 'table_id', 'n', 'id', 'at', 'body', 'author'];
const COLUMNS = ENTRY.length;

/** The marks are those of the index that migration 015 made. */
export const RANGE = `with recursive chain (before, n, id, at, body) as (
    select before, n, id, at, body from entries where k = coalesce(
      (select k from entries where table_id = ? and n % 64 = 0 and n >= ? order by n limit 1),
      (select last from tables where id = ?)) and n > ?
  union all
    select entries.before, entries.n, entries.id, entries.at, entries.body
    from chain join entries on entries.k = chain.before where entries.n > ?
  ) select n, id, at, body from chain where n <= ?`;

function prepare(sqlite: Sqlite) {
  const one = `(${ENTRY.map(() => '?')})`;
  const enter = `insert into entries (${ENTRY}) values `;
  return {
    enter: sqlite.prepare(enter + one),
    enterTogether: sqlite.prepare(enter + Array(TOGETHER).fill(one)),
    newest: sqlite.prepare('select coalesce(max(k), 0) as k from entries'),
    end: sqlite.prepare('select rowid as row, n, last from tables where id = ?'),
    moveOn: sqlite.prepare(
      `update tables set n = ?, last = ?, status = ?, updated = ?, to_act = ?, wake_at = ?, holder = ?,
        lease = ? where rowid = ?`,
    ),
    list: sqlite.prepare('update foundings set summary = ? where table_id = ?'),
    seat: sqlite.prepare('insert or ignore into players (table_id, account) values (?, ?)'),
    place: sqlite.prepare(
      `insert or ignore into tables (id, n, status, visibility, updated, to_act, wake_at)
        values (?, 0, ?, ?, ?, ?, ?)`,
    ),
    found: sqlite.prepare(
      `insert into foundings (table_id, game, version, key, seed, created, summary, owner, ended)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    founding: sqlite.prepare('select key, seed from foundings where table_id = ?'),
    entries: sqlite.prepare(RANGE),
    forget: sqlite.prepare(
      `update entries set body = json_set(body, '$.text', '', '$.name', ?), author = null
        where k in (select k from entries where author = ? limit 200)`,
    ),
    stale: sqlite.prepare(`select id from tables where id = ? and status = 'open' and updated < ?`),
    unchain: sqlite.prepare(
      `delete from entries where k in (
        with recursive chain (k, before) as (
          select k, before from tables join entries on entries.k = tables.last where tables.id = ?
        union all
          select entries.k, entries.before from chain join entries on entries.k = chain.before
        ) select k from chain)`,
    ),
    removals: [
      ...OF_A_TABLE.map((of) => sqlite.prepare(`delete from ${of} where table_id = ?`)),
      sqlite.prepare('delete from tables where id = ?'),
    ],
    playedBy: sqlite.prepare('select table_id from players where account = ?'),
    forgetName: sqlite.prepare(
      `update entries set body = json_set(body, '$.name', ?) where k in (
        with recursive chain (k, before, body) as (
          select k, before, body from tables join entries on entries.k = tables.last where tables.id = ?
        union all
          select entries.k, entries.before, entries.body from chain join entries on entries.k = chain.before
        ) select k from chain where body like '${SAT}%' and body ->> '$.who' = ?)`,
    ),
  };
}
