/**
 * Several snapshots of a table, each with its place, and the log of a finished table as it was written once.
 * Snapshots made before have no place and are made again when their tables are read.
 * In SQLite every 64th entry of a table can be looked up, so that a chain need not be followed from its end.
 */
const BOTH = [
  'delete from snapshots',
  'alter table snapshots add column place text',
  'alter table snapshots add column recent text',
  'create table logs (table_id text primary key, text text not null)',
];

export const KEYFRAMES = {
  sqlite: [...BOTH, 'create index entries_marks on entries (table_id, n) where n % 64 = 0'],
  postgres: BOTH,
};
