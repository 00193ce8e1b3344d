/** Where a journal need not be read from its beginning. */
import type { Database } from './schema.ts';
import type { Snapshot } from './store.ts';

export function snapshot(db: Database, table: string) {
  return db
    .selectFrom('snapshots')
    .select(['n', 'body'])
    .where('table_id', '=', table)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function keepSnapshot(db: Database, table: string, { n, body }: Snapshot): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('snapshots')
      .values({ table_id: table, n, body })
      .onConflict((conflict) => conflict.columns(['table_id', 'n']).doUpdateSet({ body }))
      .execute();
    await transaction.deleteFrom('snapshots').where('table_id', '=', table).where('n', '<', n).execute();
  });
}
