/** Removing a table from PostgreSQL, and telling the other nodes. */
import { sql } from 'kysely';
import { CHANNEL } from './postgres-statement.ts';
import { removeRows } from './retention.ts';
import type { Database } from './schema.ts';
import { REMOVED } from './store.ts';

/** The deletion is the gate: it waits for whoever is just appending, and then leaves the table alone. */
export function removeTable(db: Database, node: string, id: string, before: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where('updated', '<', before)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction.deleteFrom('entries').where('table_id', '=', id).execute();
    await removeRows(transaction, id);
    const told = JSON.stringify([node, [[id, REMOVED]]]);
    await sql`select pg_notify(${CHANNEL}, ${told})`.execute(transaction);
    return true;
  });
}
