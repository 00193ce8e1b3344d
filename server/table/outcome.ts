/** Who resigned comes after all who played on. */
import type { Outcome } from '../../core/game.ts';

export function settledOutcome({ scores, places }: Outcome, resigned: readonly boolean[]): Outcome {
  const rank = places.map((place, seat) => place + (resigned[seat] ? places.length : 0));
  return { scores, places: rank.map((own) => 1 + rank.filter((other) => other < own).length) };
}
