/** Chapter 7: points of all cards; the dearest card breaks a tie. */
import type { Outcome, Seat } from '../../../core/game.ts';
import { CARD_KINDS, cardsOf } from './places.ts';
import { CARDS } from './tables.ts';
import type { Emit, View } from './types.ts';

export function points(view: View, seat: Seat): number {
  return CARDS.reduce((sum, card, i) => sum + cardsOf(view, seat, i) * view.options.printed.points[card], 0);
}

/** Costs of all cards of a seat, dearest first (rule 7.4). */
function costs(view: View, seat: Seat): number[] {
  const all = CARDS.flatMap((card, i) =>
    new Array<number>(cardsOf(view, seat, i)).fill(view.options.printed.costs[card]),
  );
  return all.sort((a, b) => b - a);
}

/** Above 0 when a is ahead of b. */
function compare(view: View, a: Seat, b: Seat): number {
  const lead = points(view, a) - points(view, b);
  if (lead !== 0) return lead;
  const [mine, theirs] = [costs(view, a), costs(view, b)];
  const first = mine.findIndex((cost, i) => cost !== theirs[i]);
  if (first < 0) return mine.length - theirs.length;
  return mine[first]! - (theirs[first] ?? 0);
}

export function result(view: View): Outcome {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => points(view, seat));
  return {
    scores,
    places: seats.map((seat) => 1 + seats.filter((rival) => compare(view, rival, seat) > 0).length),
  };
}

export function announceScores(view: View, emit: Emit): void {
  for (let seat = 0; seat < view.seats; seat++) {
    const cards = view.cards.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
    emit({ type: 'scored', seat, points: points(view, seat), cards });
  }
  emit({ type: 'ended', ...result(view) });
}
