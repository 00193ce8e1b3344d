/** For tests: places for stores, and commands whose words are caught. */
import { join } from 'node:path';
import { tempFolder } from '../store/dialects.ts';
import type { DialectName } from '../store/migrations/index.ts';
import { openPostgres } from '../store/postgres.ts';
import { configOf, kyselyOver as overPostgres, poolOf } from '../store/postgres-driver.ts';
import type { Database } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openFile, kyselyOver as overSqlite } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { admin } from './main.ts';

export interface TestPlace {
  readonly dialect: DialectName;
  /** The flags that name it. */
  readonly flags: readonly string[];
  /** What the sentences call it. */
  readonly name: RegExp;
  open(): Promise<Store>;
  /** The database itself, without a lock and as it is. */
  database(): Database;
}

export interface TestPlaces {
  readonly folder: string;
  fresh(dialect: DialectName): Promise<TestPlace>;
  stop(): Promise<void>;
}

/** A PostgreSQL that runs for the tests. */
interface Server {
  database(): Promise<string>;
  stop(): Promise<void>;
}

export async function testPlaces(start: () => Promise<Server>): Promise<TestPlaces> {
  const folder = tempFolder();
  const postgres = await start();
  let count = 0;
  return {
    folder,
    async fresh(dialect) {
      count += 1;
      if (dialect === 'sqlite') {
        const data = join(folder, `data-${count}`);
        const flags = ['--data', data, '--database-url', ''];
        const database = () => overSqlite(openFile(join(data, 'quayside.db')));
        return { dialect, flags, name: /quayside\.db/, open: () => openSqlite(data), database };
      }
      const url = await postgres.database();
      return {
        dialect,
        flags: ['--database-url', url],
        name: /127\.0\.0\.1:\d+\/test\d+/,
        open: () => openPostgres(url),
        database: () => overPostgres(poolOf(configOf(url, 10_000), 1)),
      };
    },
    stop: () => postgres.stop(),
  };
}

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function said(argv: readonly string[], now: () => number = Date.now): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []];
  const voice = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) };
  const code = await admin(argv, voice, now);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
