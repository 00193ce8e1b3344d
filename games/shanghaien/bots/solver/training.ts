/** Fits the value between rounds backwards: the last round is solved to the end, each earlier one to the next. */
import type { Row, Training } from '../../../../bots/training.ts';
import { type Chance, seeded } from '../../../../core/chance.ts';
import { drawFrom } from '../../../../core/counts.ts';
import { invariant } from '../../../../core/invariant.ts';
import { usualOptions } from '../../../../core/usual.ts';
import { shanghaien } from '../../rules/index.ts';
import { ROUNDS, ROW } from '../../rules/tables.ts';
import type { State } from '../../rules/types.ts';
import { sensibleBot } from '../sensible.ts';
import { fitRows } from './fit.ts';
import { Model } from './model.ts';
import { firstWeights } from './net.ts';
import { openingValue } from './opening.ts';
import { rowOf } from './sample.ts';
import { Solver } from './solver.ts';
import { readWeights, type Weights, writeWeights } from './weights.ts';

/** Each position is labelled with so many different taverns. */
const DEALS = 3;
const POSITIONS = 400_000;

/** All rounds rest on the last ones, whose values vary most. */
const EFFORTS = [4, 2];

/** How often a player makes any move at all instead of a good one; such games lead everywhere. */
const SLIPS_IN_TEN = [0, 0, 0, 1];

export const training: Training = {
  stages: Array.from({ length: ROUNDS - 1 }, (_, i) => ({
    name: String(ROUNDS - i),
    effort: EFFORTS[i] ?? 1,
  })),
  start: (seed) => writeWeights(everyRound(firstWeights(uniform(seeded(seed))))),
  async collect(stage, text, seed) {
    const chance = seeded(seed);
    const state = await gameUntil(Number(stage), chance);
    const solver = new Solver(new Model(read(text)));
    return Array.from({ length: DEALS }, () => labelled(solver, state, chance));
  },
  fit(stage, text, rows, seed) {
    const round = Number(stage);
    const weights = [...read(text)];
    const start = weights[Math.min(ROUNDS, round + 1)]!;
    const { weights: fitted, error } = fitRows(start, rows, seeded(seed));
    weights[round] = fitted;
    return { weights: writeWeights(weights), error };
  },
};

const uniform = (chance: Chance) => (): number => chance.draw(1 << 20) / (1 << 20);

const everyRound = (weights: Float64Array): Weights =>
  Array.from({ length: ROUNDS + 1 }, (_, round) => (round < 2 ? undefined : weights));

function read(text: string): Weights {
  const weights = readWeights(text);
  invariant(weights !== undefined, 'training goes on with weights it wrote itself');
  return weights;
}

/** A game between quick players of mixed ability, up to the start of a round. */
async function gameUntil(round: number, chance: Chance): Promise<State> {
  const state = shanghaien.start(usualOptions(shanghaien), 2, chance);
  const slips = [0, 1].map(() => SLIPS_IN_TEN[chance.draw(SLIPS_IN_TEN.length)]!);
  while (state.round < round) {
    const seat = state.turn;
    const move =
      chance.draw(10) < slips[seat]!
        ? shanghaien.sample(state, seat, chance)
        : await sensibleBot.choose(state, seat, [], { nodes: 1, chance });
    shanghaien.apply(state, seat, move, chance);
  }
  return state;
}

/** The row dealt anew, and what the round is then worth. */
function labelled(solver: Solver, state: State, chance: Chance): Row {
  for (const card of state.tavern) state.deck[card]!++;
  let left = (ROUNDS - state.round + 1) * ROW;
  for (let place = 0; place < ROW; place++) state.tavern[place] = drawFrom(state.deck, left--, chance);
  return rowOf(state, openingValue(solver, state, POSITIONS));
}
