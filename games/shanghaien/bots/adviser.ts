/** Says how a game of Shanghaien stands, which moves are good and why: the expert's own judgement, made comparable. */
import type { Adviser, Weighed } from '../../../bots/advice.ts';
import { winShares } from '../../../bots/win-shares.ts';
import { seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { actor } from '../rules/actions/common.ts';
import { shanghaien } from '../rules/index.ts';
import { ROUNDS } from '../rules/tables.ts';
import type { Shanghaien, State, View } from '../rules/types.ts';
import { type Mind, POSITIONS_PER_NODE } from './mind.ts';
import { best, type Rated } from './rated.ts';
import { reasonsFor } from './reasons/index.ts';
import { rateSensibly } from './sensible.ts';
import { trusted } from './trust.ts';

/** Positions of a solved round that the share of a position is worth. */
const GLANCE = 100_000;

/** Rolls looked ahead where there are no weights. */
const SIGHT = 2;

export function adviserWith(mind: Mind): Adviser<Shanghaien> {
  return {
    async weigh({ view, seat }, { nodes, chance }, about = []) {
      if (!shanghaien.toAct(view).includes(seat)) return [];
      const positions = nodes * POSITIONS_PER_NODE;
      const rated = nodes < 1 ? undefined : await mind.rate(view, seat, { positions, chance }, about);
      return rated ? inOrder(rated, (chance) => trusted(view, chance)) : inOrder(roughly(view, seat));
    },
    async shares(state) {
      const { places } = shanghaien.outcome(state) ?? {};
      if (places) return winShares(places);
      const share = await bestShare(mind, state);
      return actor(state) === 0 ? [share, 1 - share] : [1 - share, share];
    },
    points: ({ view, seat }, move) => reasonsFor(view, seat, move),
  };
}

/** Best first; among equals the first stays the first, as the expert chooses. */
function inOrder(rated: readonly Rated[], shareOf = (worth: number) => worth): Weighed<Shanghaien>[] {
  return rated
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ move, worth }) => ({ move, share: shareOf(worth) }));
}

/** What who is to act may expect with the best move. */
async function bestShare(mind: Mind, state: State): Promise<number> {
  const seat = actor(state);
  const rated = await mind.rate(state, seat, { positions: GLANCE, chance: seeded('glance') });
  const { worth = 0.5 } = best(rated ?? roughly(state, seat)) ?? {};
  return rated ? trusted(state, worth) : worth;
}

/** Without weights: the margin to hope for, and how far it may still go astray. */
function roughly(view: View, seat: Seat): Rated[] {
  const spread = 1.5 + 0.4 * (ROUNDS - view.round);
  return rateSensibly(view, seat, seeded('roughly'), SIGHT).map(({ move, worth }) => ({
    move,
    worth: 1 / (1 + Math.exp(-worth / spread)),
  }));
}
