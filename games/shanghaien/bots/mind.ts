/** The one judgement of moves that the stronger levels and the adviser share; weights are loaded when it is first asked. */
import { keyOf } from '../../../bots/move-key.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { shanghaien } from '../rules/index.ts';
import type { Move, View } from '../rules/types.ts';
import type { Rated } from './rated.ts';
import { rateByLooking, rateMove } from './solver/look.ts';
import { Model } from './solver/model.ts';
import { isPlain, ratePlain } from './solver/rate.ts';
import { Solver } from './solver/solver.ts';
import { readWeights } from './solver/weights.ts';

/** Positions of a solved round for each node of a budget: they are small. */
export const POSITIONS_PER_NODE = 500;

export interface Effort {
  readonly positions: number;
  readonly chance: Chance;
}

export interface Mind {
  /** Moves worth considering, then those asked about, with the seat's chance to win; undefined without weights. */
  rate(view: View, seat: Seat, effort: Effort, about?: readonly Move[]): Promise<Rated[] | undefined>;
}

export function mindWith(load: () => Promise<string>): Mind {
  let loading: Promise<Solver | undefined> | undefined;
  return {
    async rate(view, seat, effort, about = []) {
      loading ??= load().then(solverWith);
      const solver = await loading;
      if (!solver) return undefined;
      const look = { solver, ...effort };
      const rated = isPlain(view)
        ? ratePlain(solver, view, seat, effort.positions)
        : rateByLooking(look, view, seat);
      const missing = missingIn(rated, about).filter((move) => !shanghaien.check(view, seat, move));
      return [...rated, ...missing.map((move) => rateMove(look, view, seat, move))];
    },
  };
}

/** Damaged weights, or those of other rules, are as good as none. */
function solverWith(text: string): Solver | undefined {
  const weights = readWeights(text);
  return weights && new Solver(new Model(weights));
}

/** Asked moves that nobody has rated, each once. */
function missingIn(rated: readonly Rated[], about: readonly Move[]): Move[] {
  const known = new Set(rated.map(({ move }) => keyOf(move)));
  return about.filter((move) => {
    const isNew = !known.has(keyOf(move));
    known.add(keyOf(move));
    return isNew;
  });
}
