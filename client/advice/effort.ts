/** How hard to think, so that nobody waits too long. */
import { type Effort, FIRST_LOOK } from '../../bots/review.ts';

/** Half as many positions again as a bot looks at. */
export const HINT_NODES = 3_000;

/** A review stops here at the latest, once everything was looked at. */
export const REVIEW_SECONDS = 24;
/** Of that, the first look at everything should take no more. */
const FIRST_SECONDS = 12;
/** However long the first look took, the costliest decisions get a second one. */
export const AGAIN_SECONDS = 4;
const MOST_NODES = 1_500;
const LEAST_NODES = 60;
const SLOWER = 0.6;
const FASTER = 1.15;

export interface Pace extends Effort {
  /** Since the review began. */
  readonly seconds: number;
  /** How far it is, 0 … 1. */
  done: number;
}

/** Thinks less about each decision where the device is slow, or the game long; never less at a second look. */
export function paced(now: () => number): Pace {
  const start = now();
  let nodes = MOST_NODES;
  return {
    seed: 'review',
    done: 0,
    get seconds() {
      return (now() - start) / 1000;
    },
    get nodes() {
      const due = (FIRST_SECONDS * this.done) / FIRST_LOOK;
      if (this.done > 0 && this.done < FIRST_LOOK)
        nodes =
          this.seconds > due ? Math.max(LEAST_NODES, nodes * SLOWER) : Math.min(MOST_NODES, nodes * FASTER);
      return Math.round(nodes);
    },
  };
}
