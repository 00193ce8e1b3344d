/** How hard to think, so that nobody waits too long. */
import type { Effort } from '../../bots/review.ts';

/** As many positions as a bot looks at, and as many again. */
export const HINT_NODES = 4_000;

/** A review stops here at the latest, once everything was looked at. */
export const REVIEW_SECONDS = 22;
/** Of that, the first look at everything should take no more. */
const FIRST_SECONDS = 10;
const MOST_NODES = 1_000;
const LEAST_NODES = 40;

export interface Pace extends Effort {
  /** Since the review began. */
  readonly seconds: number;
}

/** Thinks less about each decision where the device is slow, or the game long. */
export function paced(moves: number, now: () => number): Pace {
  const start = now();
  let nodes = MOST_NODES;
  let asked = 0;
  return {
    seed: 'review',
    get seconds() {
      return (now() - start) / 1000;
    },
    get nodes() {
      asked++;
      const due = (FIRST_SECONDS * asked) / Math.max(1, moves);
      const late = asked > 1 && asked <= moves && this.seconds > due;
      nodes = late ? Math.max(LEAST_NODES, nodes / 2) : Math.min(MOST_NODES, nodes * 1.2);
      return Math.round(nodes);
    },
  };
}
