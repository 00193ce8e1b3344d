/** Ratings and results, as they are shown. Only `settle` writes them, and who brings a game along. */
import { sql } from 'kysely';
import type { Rating, RatingPoint, TableResult } from './people-store.ts';
import { chunks } from './rows.ts';
import type { Database } from './schema.ts';

export async function ratings(db: Database, who: readonly string[], game: string): Promise<Rating[]> {
  const found: Rating[] = [];
  for (const some of chunks(who, 500)) {
    const query = db.selectFrom('ratings').selectAll().where('game', '=', game).where('who', 'in', some);
    found.push(...(await query.execute()));
  }
  return found;
}

export function ratingsOf(db: Database, who: string): Promise<Rating[]> {
  return db.selectFrom('ratings').selectAll().where('who', '=', who).orderBy('game').execute();
}

export function leaders(db: Database, game: string, games: number, limit: number): Promise<Rating[]> {
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('games', '>=', games)
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .orderBy('who')
    .limit(limit)
    .execute();
}

export function ratingHistory(db: Database, who: string, game: string): Promise<RatingPoint[]> {
  return db
    .selectFrom('rating_points')
    .select(['at', 'table_id as table', 'mu', 'sigma'])
    .where('who', '=', who)
    .where('game', '=', game)
    .orderBy('at')
    .orderBy('table_id')
    .execute();
}

export function resultsOf(
  db: Database,
  account: string,
  limit: number,
  all: boolean,
): Promise<TableResult[]> {
  return db
    .selectFrom('results')
    .select(['table_id as table', 'game', 'at', 'seat', 'place', 'score', 'players'])
    .where('account', '=', account)
    .$if(!all, (query) => query.where('table_id', 'in', publicTables(db)))
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

const publicTables = (db: Database) =>
  db.selectFrom('tables').select('id').where('visibility', '=', 'public');
