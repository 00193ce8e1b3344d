/** Search: the likeliest moves, each tried in many guessed laps of the table until the seat has traded again. */
import { type Chance, seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { cargoNoir } from '../rules/index.ts';
import type { Move, State, View } from '../rules/types.ts';
import { type Mind, shareOf } from './value.ts';

/** How somebody plays in a guessed lap. */
export type Habit = (view: View, seat: Seat, chance: Chance) => Move;

export interface Lap {
  readonly view: View;
  readonly seat: Seat;
  readonly mind: Mind;
  /** How many laps are played before the position is judged. */
  readonly laps: number;
  /** Who plays on in the seat itself, and in those of its rivals. */
  readonly own: Habit;
  readonly rivals: Habit;
}

/** A move and the share of the win it promised on average. */
export interface Tried {
  readonly move: Move;
  readonly share: number;
}

interface Trial {
  readonly move: Move;
  sum: number;
  laps: number;
}

const mean = ({ sum, laps }: Trial): number => sum / laps;

/**
 * Sequential halving: all moves are tried in the same guessed worlds, the better half goes on to more of them.
 * A node is a turn of somebody. Best first; those that fell out early are known less well.
 */
export function tryInLaps(lap: Lap, moves: readonly Move[], nodes: number, chance: Chance): Tried[] {
  const all = moves.map((move): Trial => ({ move, sum: 0, laps: 0 }));
  const seed = chance.draw(2 ** 30);
  const stages = Math.max(1, Math.ceil(Math.log2(all.length)));
  const perStage = nodes / stages / (lap.laps * lap.view.seats + 1);
  let field = all;
  for (let stage = 0, world = 0; stage < stages; stage++) {
    const worlds = Math.max(1, Math.floor(perStage / field.length));
    for (let n = 0; n < worlds; n++, world++) {
      for (const trial of field) {
        trial.sum += played(lap, trial.move, seeded(`${seed}/${world}`));
        trial.laps++;
      }
    }
    field = [...field].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(field.length / 2));
  }
  const [best] = field;
  const others = all.filter((trial) => trial !== best).sort((a, b) => mean(b) - mean(a));
  return [best!, ...others].map((trial) => ({ move: trial.move, share: mean(trial) }));
}

/** The share of the win after a move and the laps. */
function played({ view, seat, mind, laps, own, rivals }: Lap, move: Move, chance: Chance): number {
  const world = cargoNoir.guess(view, seat, chance);
  cargoNoir.apply(world, seat, move, chance);
  while (!isRound(world, view.round + laps, seat)) {
    const { turn } = world;
    cargoNoir.apply(world, turn, (turn === seat ? own : rivals)(world, turn, chance), chance);
  }
  return shareOf(world, seat, mind.model);
}

/** So many times round the table: the seat has traded in this round, or the game is over. */
function isRound(world: State, round: number, seat: Seat): boolean {
  if (world.phase === 'over' || world.round > round) return true;
  if (world.round < round) return false;
  return world.turn === seat ? world.phase === 'send' : isPast(world, seat);
}

/** The seat had no ship to send and its turn is over. */
function isPast(world: State, seat: Seat): boolean {
  const order = (who: Seat): number => (who - world.first + world.seats) % world.seats;
  return order(world.turn) > order(seat);
}
