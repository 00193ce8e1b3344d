/** Search: the likeliest moves, each tried in many guessed laps of the table until the seat has traded again. */
import type { Weighed } from '../../../bots/advice.ts';
import { type Chance, seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { cargoNoir } from '../rules/index.ts';
import type { CargoNoir, Move, State, View } from '../rules/types.ts';
import { type Mind, type Verdict, verdictOf } from './value.ts';

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

/** A move and what became of it, world by world: the first is the same for all moves, and so on. */
interface Trial {
  readonly move: Move;
  readonly verdicts: Verdict[];
}

/**
 * Sequential halving: all moves are tried in the same guessed worlds, the better half goes on to more of them.
 * A node is a turn of somebody. Those asked about are tried as often as the best, beyond the budget.
 * Best first; those that fell out early are known less well.
 */
export function tryInLaps(
  lap: Lap,
  moves: readonly Move[],
  nodes: number,
  chance: Chance,
  asked: readonly Move[] = [],
): Weighed<CargoNoir>[] {
  const seed = chance.draw(2 ** 30);
  const tryOnce = ({ move, verdicts }: Trial): void => {
    verdicts.push(played(lap, move, seeded(`${seed}/${verdicts.length}`)));
  };
  const all = moves.map((move): Trial => ({ move, verdicts: [] }));
  const best = halved(all, nodes / (lap.laps * lap.view.seats + 1), tryOnce);
  for (const move of asked) if (!moves.includes(move)) all.push({ move, verdicts: [] });
  for (const trial of all.filter(({ move }) => asked.includes(move)))
    while (trial.verdicts.length < best.verdicts.length) tryOnce(trial);
  return inOrder(all, best);
}

/** The one that is left when so many worlds have been tried. */
function halved(all: readonly Trial[], worlds: number, tryOnce: (trial: Trial) => void): Trial {
  const stages = Math.max(1, Math.ceil(Math.log2(all.length)));
  let field = all;
  for (let stage = 0; stage < stages; stage++) {
    for (let n = Math.max(1, Math.floor(worlds / stages / field.length)); n > 0; n--) field.forEach(tryOnce);
    const better = [...field].sort((a, b) => worth(b.verdicts) - worth(a.verdicts));
    field = better.slice(0, Math.ceil(field.length / 2));
  }
  return field[0]!;
}

function mean(verdicts: readonly Verdict[], of: keyof Verdict): number {
  let sum = 0;
  for (const verdict of verdicts) sum += verdict[of];
  return sum / verdicts.length;
}

const worth = (verdicts: readonly Verdict[]): number => mean(verdicts, 'worth');

/** Each beside the best, in the worlds both were tried in: their luck does not tell them apart. */
function inOrder(all: readonly Trial[], best: Trial): Weighed<CargoNoir>[] {
  const beside = ({ verdicts }: Trial, of: keyof Verdict): number =>
    mean(best.verdicts, of) + mean(verdicts, of) - mean(best.verdicts.slice(0, verdicts.length), of);
  const rated = all.map((trial) => {
    // Only who was tried as often as the best can be better.
    const known = trial.verdicts.length >= best.verdicts.length;
    const most = known ? Number.POSITIVE_INFINITY : worth(best.verdicts);
    return { trial, worth: Math.min(most, beside(trial, 'worth')), share: beside(trial, 'share') };
  });
  rated.sort((a, b) => b.worth - a.worth || Number(b.trial === best) - Number(a.trial === best));
  let least = 1;
  return rated.map(({ trial: { move }, share }) => {
    // The trifle for points may turn the order of equals.
    least = Math.max(0, Math.min(least, share));
    return { move, share: least };
  });
}

/** What the seat may expect after a move and the laps. */
function played({ view, seat, mind, laps, own, rivals }: Lap, move: Move, chance: Chance): Verdict {
  const world = cargoNoir.guess(view, seat, chance);
  cargoNoir.apply(world, seat, move, chance);
  while (!isRound(world, view.round + laps, seat)) {
    const { turn } = world;
    cargoNoir.apply(world, turn, (turn === seat ? own : rivals)(world, turn, chance), chance);
  }
  return verdictOf(world, seat, mind.judgement);
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
