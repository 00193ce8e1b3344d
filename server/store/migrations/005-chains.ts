/**
 * In SQLite every entry names the one before it, and the table's row the last. An index over tables and numbers would be
 * written all over by every commit, for each table has its own place in it; a chain is written at the end of the file.
 */
export const CHAINS = {
  sqlite: [
    'alter table tables add column last integer',
    `update tables set last =
      (select entries.rowid from entries where entries.table_id = tables.id and entries.n = tables.n)`,
    `create table chained (
      k integer primary key,
      before integer,
      table_id text not null,
      n integer not null,
      id text not null,
      at bigint not null,
      body text not null,
      author text
    )`,
    `insert into chained
      select rowid, lag(rowid) over (partition by table_id order by n), table_id, n, id, at, body, author
      from entries order by rowid`,
    'drop table entries',
    'alter table chained rename to entries',
    'create index entries_author on entries (author) where author is not null',
  ],
  postgres: [],
};
