/** Settling in SQLite: what settling.ts does, with prepared statements and without a pause. */
import { randomUUID } from 'node:crypto';
import { type Sqlite, wholeIn } from './sqlite-driver.ts';
import type { NewRating, Settlement } from './store.ts';

export function settler(sqlite: Sqlite): (settlement: Settlement) => boolean {
  const whole = wholeIn(sqlite);
  const statements = prepare(sqlite);
  return (settlement) => whole(() => settle(statements, settlement));
}

function settle(statements: Statements, settlement: Settlement): boolean {
  const { close, endTable, endSeats, keepResult, ratings, rate, point } = statements;
  const { table, game, at, players, results, rated } = settlement;
  if (Number(close.run(randomUUID(), table).changes) === 0) return false;
  endTable.run(table);
  endSeats.run(table);
  for (const { account, seat, place, score } of results)
    keepResult.run(account, table, game, at, seat, place, score, players);
  const before = rated.flatMap((who) => ratings.all(who, game) as unknown as NewRating[]);
  for (const { who, mu, sigma } of settlement.ratingsAfter(before)) {
    rate.run(who, game, mu, sigma);
    point.run(who, game, table, at, mu, sigma);
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
    endTable: sqlite.prepare('update foundings set ended = 1 where table_id = ?'),
    endSeats: sqlite.prepare('update players set ended = 1 where table_id = ?'),
    keepResult: sqlite.prepare(
      `insert into results (account, table_id, game, at, seat, place, score, players)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    ratings: sqlite.prepare('select who, game, mu, sigma from ratings where who = ? and game = ?'),
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
