/** Reading the journal in PostgreSQL, and forgetting people. */
import { sql } from 'kysely';
import type { StoredEntry } from '../../table/journal.ts';
import { chunks, goneName, SAT } from './rows.ts';
import type { Database } from './schema.ts';

/** The greatest number of its kind. */
const LAST = 2 ** 31 - 1;

export function entries(db: Database, table: string, after: number, limit = LAST): Promise<StoredEntry[]> {
  return db
    .selectFrom('entries')
    .select(['n', 'id', 'at', 'body'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .where('n', '<=', Math.min(after + limit, LAST))
    .orderBy('n')
    .execute();
}

/** A page at a time, each with its own commit: play goes on meanwhile, and what is blank is not looked at again. */
export async function forget(db: Database, account: string): Promise<void> {
  const name = goneName(account);
  for (;;) {
    const said = await db
      .selectFrom('entries')
      .select(['table_id', 'n', 'body'])
      .where('author', '=', account)
      .limit(200)
      .execute();
    if (said.length === 0) break;
    await rewrite(db, said, { text: '', name });
  }
  for (const some of chunks(await satDown(db, account), 200)) await rewrite(db, some, { name });
}

interface Written {
  readonly table_id: string;
  readonly n: number;
  readonly body: string;
}

/** The entries by which somebody sat down, wherever that was. */
async function satDown(db: Database, account: string): Promise<Written[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('entries', 'entries.table_id', 'players.table_id')
    .select(['entries.table_id', 'n', 'body'])
    .where('players.account', '=', account)
    .where('body', 'like', `${SAT}%`)
    .execute();
  return rows.filter(({ body }) => (JSON.parse(body) as { who?: unknown }).who === account);
}

/** With these values instead of those that were there; nobody's words any more. */
async function rewrite(db: Database, entries: readonly Written[], values: object): Promise<void> {
  const rows = entries.map(({ table_id, n, body }) => {
    const written = JSON.stringify({ ...(JSON.parse(body) as object), ...values });
    return sql`(${table_id}, cast(${n} as integer), ${written})`;
  });
  await sql`with written (table_id, n, body) as (values ${sql.join(rows)})
    update entries set body = written.body, author = null from written
    where entries.table_id = written.table_id and entries.n = written.n`.execute(db);
}
