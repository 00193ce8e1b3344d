/** Moves by what they promise: what the levels that look ahead play, and what the adviser tells. */
import type { Weighed } from '../../../bots/advice.ts';
import type { Budget } from '../../../bots/bot.ts';
import { keyOf } from '../../../bots/move-key.ts';
import type { Seat } from '../../../core/game.ts';
import { tokensIn } from '../rules/sets.ts';
import type { CargoNoir, Move, View } from '../rules/types.ts';
import type { Rated } from './candidates.ts';
import { habitOf } from './habit.ts';
import { tryInLaps } from './lap.ts';
import type { Mind } from './value.ts';

export interface Look {
  readonly mind: Mind;
  /** How far ahead where few play; a second lap of four or five seats would leave too few guesses. */
  readonly laps: number;
  /** The moves worth a look. */
  readonly rated: readonly Rated[];
  /** Moves that are looked at in any case. */
  readonly asked: readonly Move[];
}

/** How many moves are worth a look: more, the longer one may look. */
export const width = (nodes: number): number => Math.min(16, 4 + Math.floor(Math.sqrt(nodes) / 4));

/** A single move needs no more for its share. */
const ENOUGH_FOR_ONE = 250;

/** Best first. */
export function ranked(view: View, seat: Seat, look: Look, budget: Budget): Weighed<CargoNoir>[] {
  const { mind, rated, asked } = look;
  const habit = (world: View, who: Seat): Move => habitOf(world, who, mind);
  const lap = { view, seat, mind, laps: view.seats > 3 ? 1 : look.laps, own: habit, rivals: habit };
  // A move that is asked about stands for one that does the same.
  const moves = rated.map(({ move }) => asked.find((other) => doesTheSame(move, other)) ?? move);
  const nodes = moves.length > 1 ? budget.nodes : Math.min(budget.nodes, ENOUGH_FOR_ONE);
  return tryInLaps(lap, moves, nodes, budget.chance, asked);
}

/** In which sets tokens are given makes no difference once they are given. */
function doesTheSame(a: Move, b: Move): boolean {
  return effect(a) === effect(b);
}

const effect = (move: Move): string =>
  keyOf(move.type === 'trade' ? { ...move, sets: tokensIn(move.sets) } : move);
