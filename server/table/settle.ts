/** What is kept of a table that has ended beside its journal: its results and what they say about its players. */
import { newRatings } from '../people/ratings.ts';
import type { NewRating, Result, Settlement, Store } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import type { Table } from './table.ts';

/** Done once, by whichever node comes first: true. */
export async function settle(store: Store, live: LiveTable): Promise<boolean> {
  const { table, id } = live;
  const settlement: Settlement = {
    table: id,
    game: table.opened.game,
    at: table.updated,
    players: table.seats.length,
    results: resultsOf(table),
    ratings: await ratingsAfter(store, table),
  };
  return await store.settle(settlement);
}

function resultsOf({ seats, outcome }: Table): Result[] {
  if (!outcome) return [];
  return seats.flatMap((taken, seat) => {
    const [place, score] = [outcome.places[seat]!, outcome.scores[seat]!];
    return taken && taken.who !== '' ? [{ account: taken.who, seat, place, score }] : [];
  });
}

/** Bots are rated too, by their level; a game that was stopped or is not rated changes nothing. */
function ratingsAfter(store: Store, { opened, seats, outcome }: Table): Promise<NewRating[]> | NewRating[] {
  if (!opened.rated || !outcome) return [];
  const placed = seats.map((seat, i) => ({
    who: seat!.who || `bot:${seat!.bot}`,
    place: outcome.places[i]!,
  }));
  const known = store.people.ratings(
    placed.map(({ who }) => who),
    opened.game,
  );
  return known.then((current) => newRatings(opened.game, placed, current));
}
