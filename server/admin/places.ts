/** Where a store is, and the two ways to open it: to read at one moment of its life, and to work with it. */
import { existsSync } from 'node:fs';
import { StoreInUse, StoreTooNew } from '../store/errors.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import { openPostgres } from '../store/postgres.ts';
import { fileIn, openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Problem, reasonOf } from './problem.ts';
import { readPostgres } from './read-postgres.ts';
import { readSqlite } from './read-sqlite.ts';
import type { Reader } from './reader.ts';

export interface Place {
  readonly data: string;
  /** PostgreSQL instead of the folder; '' for none. */
  readonly databaseUrl: string;
}

/** Without the password that the address of a database may hold. */
export function nameOf({ data, databaseUrl }: Place): string {
  if (databaseUrl === '') return fileIn(data);
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  return url === undefined ? 'The database' : `${url.host}${url.pathname}`;
}

/** Reads beside whoever works with the store; all that is read is of one moment. */
export async function reading<T>(place: Place, work: (reader: Reader) => Promise<T>): Promise<T> {
  const guarded = (reader: Reader): Promise<T> => {
    const known = MIGRATIONS.map(({ name }) => name);
    const unknown = reader.migrations.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Problem(new StoreTooNew(unknown).message);
    if (reader.migrations.length === 0) throw nothingIn(place);
    return work(reader);
  };
  if (place.databaseUrl !== '') return await opened(place, () => readPostgres(place.databaseUrl, guarded));
  const file = fileIn(place.data);
  if (!existsSync(file)) throw nothingIn(place);
  return await opened(place, () => readSqlite(file, guarded));
}

/** For commands that this version's tables are needed for. A server brings them up to date, not a command. */
export function needCurrent({ migrations }: Reader): void {
  if (migrations.length < MIGRATIONS.length)
    throw new Problem(
      'This store is of an older version. Start the server once: it brings the store up to date.',
    );
}

/** Works with the store as a server does. */
export async function working<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  await reading(place, (reader) => Promise.resolve(needCurrent(reader)));
  const { data, databaseUrl } = place;
  const store = await opened(place, () =>
    databaseUrl === '' ? openSqlite(data) : openPostgres(databaseUrl),
  );
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Says in a sentence why a store cannot be opened or read. */
export async function opened<T>(place: Place, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof StoreInUse)
      throw new Problem(`A server is using ${nameOf(place)}: stop it first, then give this command again.`);
    throw new Problem(`${nameOf(place)} cannot be used: ${reasonOf(error)}.`);
  }
}

const nothingIn = (place: Place): Problem =>
  new Problem(`${nameOf(place)} holds no games of Quayside. See --data and --database-url.`);
