/** Reading the journal in PostgreSQL, and forgetting words. */
import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { StoredEntry } from './store.ts';

export function entries(db: Database, table: string, after: number): Promise<StoredEntry[]> {
  return db
    .selectFrom('entries')
    .select(['n', 'id', 'at', 'body'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
}

/** A page at a time, each with its own commit: play goes on meanwhile, and what is blank is not looked at again. */
export async function forgetWords(db: Database, account: string): Promise<void> {
  for (;;) {
    const said = await db
      .selectFrom('entries')
      .select(['table_id', 'n', 'body'])
      .where('author', '=', account)
      .limit(200)
      .execute();
    if (said.length === 0) return;
    await blank(db, said);
  }
}

interface Said {
  readonly table_id: string;
  readonly n: number;
  readonly body: string;
}

async function blank(db: Database, said: readonly Said[]): Promise<void> {
  const rows = said.map(({ table_id, n, body }) => {
    const blanked = JSON.stringify({ ...(JSON.parse(body) as object), text: '' });
    return sql`(${table_id}, cast(${n} as integer), ${blanked})`;
  });
  await sql`with blanked (table_id, n, body) as (values ${sql.join(rows)})
    update entries set body = blanked.body, author = null from blanked
    where entries.table_id = blanked.table_id and entries.n = blanked.n`.execute(db);
}
