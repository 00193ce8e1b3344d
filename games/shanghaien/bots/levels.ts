/** Four levels for people to play against, from a cabin boy's game to one that solves each round exactly. */
import type { Bot, Budget } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { shanghaien } from '../rules/index.ts';
import type { Move, Shanghaien, View } from '../rules/types.ts';
import { type Mind, POSITIONS_PER_NODE } from './mind.ts';
import { type Rated, type Slips, slipping } from './rated.ts';
import { rateSensibly } from './sensible.ts';

/** How often each level goes wrong, found by matches (docs/bots.md): easy in points, the others in chances to win. */
const SLIPS: Readonly<Record<'easy' | 'medium' | 'hard', Slips>> = {
  easy: { warmth: 0.25, most: 3 },
  medium: { warmth: 0.03, most: 0.12 },
  hard: { warmth: 0.02, most: 0.1 },
};
const NEVER: Slips = { warmth: 0, most: 0 };

/** Rolls that easy looks ahead. */
const SIGHT = 3;

type Rate = (view: View, seat: Seat, budget: Budget) => Rated[] | undefined | Promise<Rated[] | undefined>;

/** A bot that rates its moves; where it cannot, the one below plays. */
function level(rate: Rate, slips: Slips, below: Bot<Shanghaien> | undefined): Bot<Shanghaien> {
  return {
    async choose(view, seat, seen, budget): Promise<Move> {
      const only = onlyMove(view, seat);
      if (only) return only;
      const rated = await rate(view, seat, budget);
      if (!rated && below) return below.choose(view, seat, seen, budget);
      return slipping(rated ?? [], slips, budget.chance)?.move ?? shanghaien.fallback(view, seat);
    },
  };
}

/** Nobody thinks long where there is nothing to choose. */
function onlyMove(view: View, seat: Seat): Move | undefined {
  const moves = shanghaien.moves(view, seat)[Symbol.iterator]();
  const first = moves.next();
  return !first.done && moves.next().done ? first.value : undefined;
}

const sensibly: Rate = (view, seat, { chance }) => rateSensibly(view, seat, chance, SIGHT);

export interface Levels {
  readonly easy: Bot<Shanghaien>;
  readonly medium: Bot<Shanghaien>;
  readonly hard: Bot<Shanghaien>;
  readonly expert: Bot<Shanghaien>;
}

/** The levels, all but the first with this judgement. */
export function levels(mind: Mind): Levels {
  const solving =
    (share: number): Rate =>
    (view, seat, { nodes, chance }) =>
      nodes < 1
        ? undefined
        : mind.rate(view, seat, { positions: nodes * POSITIONS_PER_NODE * share, chance });
  const easy = level(sensibly, SLIPS.easy, undefined);
  const medium = level(solving(0.1), SLIPS.medium, easy);
  const hard = level(solving(0.1), SLIPS.hard, medium);
  const expert = level(solving(1), NEVER, hard);
  return { easy, medium, hard, expert };
}
