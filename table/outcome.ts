/** Places at the end: players who left come after all who stayed. */
import type { Outcome } from '../core/game.ts';

export function settledOutcome({ scores, places }: Outcome, left: readonly boolean[]): Outcome {
  const rank = places.map((place, seat) => place + (left[seat] ? places.length : 0));
  return { scores, places: rank.map((own) => 1 + rank.filter((other) => other < own).length) };
}
