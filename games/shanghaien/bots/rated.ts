/** Moves with what they are worth to who makes them, and ways to choose among them. */
import type { Chance } from '../../../core/chance.ts';
import type { Move } from '../rules/types.ts';

export interface Rated {
  readonly move: Move;
  readonly worth: number;
}

export function best(rated: readonly Rated[]): Rated | undefined {
  let most = rated[0];
  for (const one of rated) if (most && one.worth > most.worth) most = one;
  return most;
}

export interface Slips {
  /** How much less a move is worth that is chosen a third as often as the best. */
  readonly warmth: number;
  /** A move that loses more is never chosen: weak play need not be absurd. */
  readonly most: number;
}

const FINE = 1 << 24;

/** Often the best move, now and then one a little worse. */
export function slipping(
  rated: readonly Rated[],
  { warmth, most }: Slips,
  chance: Chance,
): Rated | undefined {
  const top = best(rated);
  if (!top || warmth === 0) return top;
  const weights = rated.map(({ worth }) => {
    const loss = top.worth - worth;
    return loss > most ? 0 : Math.exp(-loss / warmth);
  });
  let at = (chance.draw(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, one] of rated.entries()) {
    at -= weights[i]!;
    if (at < 0) return one;
  }
  return top;
}
