/** Chapter 7: points of all cards; the dearest card breaks a tie. */
import type { Outcome, Seat } from '../../../core/game.ts';
import { CARD_KINDS, cardsOf } from './places.ts';
import { CARDS } from './tables.ts';
import type { Emit, View } from './types.ts';

export function points(view: View, seat: Seat): number {
  let sum = 0;
  for (let card = 0; card < CARD_KINDS; card++) {
    const n = cardsOf(view, seat, card);
    if (n > 0) sum += n * view.options.printed.points[CARDS[card]!];
  }
  return sum;
}

/** Cards of one cost that a has more than b. */
function moreAt(view: View, cost: number, a: Seat, b: Seat): number {
  let more = 0;
  for (let card = 0; card < CARD_KINDS; card++) {
    const here = view.options.printed.costs[CARDS[card]!] === cost;
    if (here) more += cardsOf(view, a, card) - cardsOf(view, b, card);
  }
  return more;
}

/** Above 0 when a has the dearer cards: at the highest cost where they differ, who has more is ahead (rule 7.4). */
function dearer(view: View, a: Seat, b: Seat): number {
  let [highest, more] = [0, 0];
  for (let card = 0; card < CARD_KINDS; card++) {
    const cost = view.options.printed.costs[CARDS[card]!];
    if (cost <= highest || cardsOf(view, a, card) === cardsOf(view, b, card)) continue;
    const here = moreAt(view, cost, a, b);
    if (here !== 0) [highest, more] = [cost, here];
  }
  return more;
}

export function result(view: View): Outcome {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => points(view, seat));
  const isAhead = (a: Seat, b: Seat): boolean =>
    scores[a] === scores[b] ? dearer(view, a, b) > 0 : scores[a]! > scores[b]!;
  return {
    scores,
    places: seats.map((seat) => 1 + seats.filter((rival) => isAhead(rival, seat)).length),
  };
}

export function announceScores(view: View, emit: Emit): void {
  for (let seat = 0; seat < view.seats; seat++) {
    const cards = view.cards.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
    emit({ type: 'scored', seat, points: points(view, seat), cards });
  }
  emit({ type: 'ended', ...result(view) });
}
