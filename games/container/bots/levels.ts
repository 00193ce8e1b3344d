/** Four levels for people to play against, from somebody who dawdles to one who looks a lap ahead. */
import type { Bot, Budget } from '../../../bots/bot.ts';
import type { Container, View } from '../rules/types.ts';
import { expertMove, type Skill } from './expert/expert.ts';
import type { Net } from './expert/net.ts';
import { readOnce } from './expert/weights.ts';
import { sensibleBot, sensibleMove } from './sensible.ts';
import type { Style } from './styles.ts';

/**
 * Bids without measure and wastes some of its time. Among three who idle nobody sells, and then who idles most does best:
 * there it pays too much instead. With five less idling does as much harm.
 */
function easyStyle({ seats }: View): Style {
  if (seats === 3) return { resale: 4.8, freight: 7.5, share: [60, 115], idle: 5 };
  return { resale: 4.4, freight: 6.5, share: [45, 100], idle: seats === 4 ? 20 : 10 };
}

const HARD: Skill = { first: 1, kept: 3, auctions: 3 };
export const EXPERT: Skill = { first: 2, kept: 8, auctions: 16 };
/** Of the expert's budget. */
const HARD_SHARE = 0.1;

export interface Levels {
  readonly easy: Bot<Container>;
  readonly medium: Bot<Container>;
  readonly hard: Bot<Container>;
  readonly expert: Bot<Container>;
}

/** The levels with the weights in this text, which is loaded when the first of them needs it. */
export function levels(load: () => Promise<string>): Levels {
  const net = readOnce(load);
  /** Damaged weights, or those of other rules, are as good as none; so is a budget of nothing. */
  const netFor = async ({ nodes }: Budget): Promise<Net | undefined> => (nodes < 1 ? undefined : await net());
  const easy: Bot<Container> = {
    choose: (view, seat, _seen, { chance }) => sensibleMove(view, seat, chance, easyStyle(view)),
  };
  const medium = sensibleBot;
  const hard: Bot<Container> = {
    async choose(view, seat, seen, budget) {
      const ready = await netFor(budget);
      if (!ready) return medium.choose(view, seat, seen, budget);
      // It takes everybody for a stranger: what the others did is forgotten.
      const less = { ...budget, nodes: budget.nodes * HARD_SHARE };
      return expertMove(ready, { view, seat, seen: [] }, HARD, less);
    },
  };
  const expert: Bot<Container> = {
    remembers: true,
    async choose(view, seat, seen, budget) {
      const ready = await netFor(budget);
      if (!ready) return hard.choose(view, seat, seen, budget);
      return expertMove(ready, { view, seat, seen }, EXPERT, budget);
    },
  };
  return { easy, medium, hard, expert };
}
