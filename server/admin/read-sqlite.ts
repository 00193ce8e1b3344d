/** Reads a SQLite store beside the server that has it. */
import { existsSync, statSync } from 'node:fs';
import { kyselyOver, openToRead, type Sqlite } from '../store/sqlite-driver.ts';
import { migrationsOf, type Reader, type Row, rowOf, selectAll } from './reader.ts';
import type { TableShape } from './shape.ts';

/** Characters, more or less, that are handed on together. */
const TOGETHER = 1_000_000;

export async function readSqlite<T>(file: string, work: (reader: Reader) => Promise<T>): Promise<T> {
  const sqlite = openToRead(file);
  const db = kyselyOver(sqlite);
  try {
    // What the first question sees, all others see.
    sqlite.exec('begin');
    return await work({
      dialect: 'sqlite',
      migrations: await migrationsOf(db),
      db,
      rows: (table) => rowsOf(sqlite, table),
      size: () => Promise.resolve(sizeOf(file)),
    });
  } finally {
    // A statement that nobody has cleared away yet would keep the moment, and the server's file would grow.
    if (sqlite.isTransaction) sqlite.exec('rollback');
    await db.destroy();
  }
}

/** A generator of promises only because the other dialect needs one. */
async function* rowsOf(sqlite: Sqlite, table: TableShape): AsyncGenerator<readonly Row[]> {
  let [some, size]: [Row[], number] = [[], 0];
  for (const found of sqlite.prepare(selectAll(table)).iterate()) {
    const row = rowOf(table, found);
    some.push(row);
    size += row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);
    if (size < TOGETHER) continue;
    yield some;
    [some, size] = [[], 0];
  }
  if (some.length > 0) yield await Promise.resolve(some);
}

const sizeOf = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
