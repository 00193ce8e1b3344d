/** What is kept of a table that has ended beside its journal: its results and what they say about its players. */
import { settledOutcome } from '../../table/outcome.ts';
import type { Table } from '../../table/table.ts';
import { newRatings, type Placed } from '../people/ratings.ts';
import type { Result, Settlement, Store } from '../store/store.ts';
import type { LiveTable } from './live.ts';

/** Done once, by whichever node comes first: true. */
export function settle(store: Store, { table, id }: LiveTable): Promise<boolean> {
  const { game } = table.opened;
  const placed = placesOf(table);
  const settlement: Settlement = {
    table: id,
    game,
    at: table.updated,
    players: table.seats.length,
    results: resultsOf(table),
    rated: placed.map(({ who }) => who),
    ratingsAfter: (before) => newRatings(game, placed, before),
  };
  return store.settle(settlement);
}

function resultsOf({ seats, outcome }: Table): Result[] {
  if (!outcome) return [];
  return seats.flatMap((taken, seat) => {
    const [place, score] = [outcome.places[seat]!, outcome.scores[seat]!];
    return taken && taken.who !== '' ? [{ account: taken.who, seat, place, score }] : [];
  });
}

/**
 * Bots are rated too, by their level; a game that was stopped or is not rated changes nothing. Who left a bot to finish
 * it comes after all who stayed: what the bot achieved is not theirs.
 */
function placesOf({ opened, seats, outcome }: Table): Placed[] {
  if (!opened.rated || !outcome) return [];
  const { places } = settledOutcome(
    outcome,
    seats.map((seat) => seat!.standIn),
  );
  return seats.map((seat, i) => ({ who: seat!.who || `bot:${seat!.bot}`, place: places[i]! }));
}
