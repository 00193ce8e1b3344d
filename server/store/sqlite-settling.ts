/** Settling in SQLite: what settling.ts does, with prepared statements and without a pause. */
import { randomUUID } from 'node:crypto';
import { type Sqlite, wholeIn } from './sqlite-driver.ts';
import type { Settlement } from './store.ts';

export function settler(sqlite: Sqlite): (settlement: Settlement) => boolean {
  const whole = wholeIn(sqlite);
  const statements = prepare(sqlite);
  return (settlement) => whole(() => settle(statements, settlement));
}

function settle({ close, keepResult, rate, point }: Statements, settlement: Settlement): boolean {
  const { table, game, at, players, results, ratings } = settlement;
  if (Number(close.run(randomUUID(), table).changes) === 0) return false;
  for (const { account, seat, place, score } of results)
    keepResult.run(account, table, game, at, seat, place, score, players);
  for (const { who, game: rated, mu, sigma } of ratings) {
    rate.run(who, rated, mu, sigma);
    point.run(who, rated, table, at, mu, sigma);
  }
  return true;
}

type Statements = ReturnType<typeof prepare>;

function prepare(sqlite: Sqlite) {
  return {
    close: sqlite.prepare(
      `update tables set settled_by = ?, wake_at = null, holder = null, lease = null
        where id = ? and settled_by is null`,
    ),
    keepResult: sqlite.prepare(
      `insert into results (account, table_id, game, at, seat, place, score, players)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    rate: sqlite.prepare(
      `insert into ratings (who, game, mu, sigma, games) values (?, ?, ?, ?, 1)
        on conflict do update set mu = excluded.mu, sigma = excluded.sigma, games = games + 1`,
    ),
    // Two bots of one level are one player, whose last rating of the game stands.
    point: sqlite.prepare(
      `insert into rating_points (who, game, table_id, at, mu, sigma) values (?, ?, ?, ?, ?, ?)
        on conflict do update set mu = excluded.mu, sigma = excluded.sigma`,
    ),
  };
}
