/** What is kept of a finished table, in PostgreSQL; SQLite has a way of its own to settle. */
import { sql } from 'kysely';
import type { Rating } from './people-store.ts';
import { ratings } from './ratings.ts';
import type { Database } from './schema.ts';
import type { NewRating, Settlement } from './store.ts';

/** `attempt` is a text of this attempt's own: after a lost connection it tells its own success from another's. */
export function settle(db: Database, settlement: Settlement, attempt: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { table } = settlement;
    const settled = await transaction
      .updateTable('tables')
      // Nothing is left to be done at this table.
      .set({ settled_by: attempt, wake_at: null, holder: null, lease: null })
      .where('id', '=', table)
      .where('settled_by', 'is', null)
      .executeTakeFirst();
    if (settled.numUpdatedRows === 0n) return await wasSettledBy(transaction, table, attempt);
    for (const of of ['foundings', 'players'] as const)
      await transaction.updateTable(of).set({ ended: 1 }).where('table_id', '=', table).execute();
    await keepResults(transaction, settlement);
    const before = await ratingsToChange(transaction, settlement);
    for (const rating of settlement.ratingsAfter(before)) await keepRating(transaction, settlement, rating);
    return true;
  });
}

/** The ratings of those who played, which nobody else changes until all is done. */
async function ratingsToChange(db: Database, { game, rated }: Settlement): Promise<Rating[]> {
  // In order, so that two tables with the same players do not wait for each other. Who has none yet has no row to lock.
  for (const who of [...new Set(rated)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${game} ${who}`}, 0))`.execute(db);
  return await ratings(db, rated, game);
}

async function wasSettledBy(db: Database, table: string, attempt: string): Promise<boolean> {
  const row = await db.selectFrom('tables').select('settled_by').where('id', '=', table).executeTakeFirst();
  return row?.settled_by === attempt;
}

async function keepResults(db: Database, settlement: Settlement): Promise<void> {
  const { table, game, at, players, results } = settlement;
  if (results.length === 0) return;
  await db
    .insertInto('results')
    .values(results.map((result) => ({ ...result, table_id: table, game, at, players })))
    .execute();
}

async function keepRating(db: Database, { table, at }: Settlement, rating: NewRating): Promise<void> {
  const { who, game, mu, sigma } = rating;
  await db
    .insertInto('ratings')
    .values({ who, game, mu, sigma, games: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['who', 'game'])
        .doUpdateSet({ mu, sigma, games: sql<number>`${sql.ref('ratings.games')} + 1` }),
    )
    .execute();
  // Two bots of one level are one player, whose last rating of the game stands.
  await db
    .insertInto('rating_points')
    .values({ who, game, table_id: table, at, mu, sigma })
    .onConflict((conflict) => conflict.columns(['who', 'game', 'table_id']).doUpdateSet({ mu, sigma }))
    .execute();
}
