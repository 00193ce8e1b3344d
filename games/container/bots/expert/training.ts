/** Makes the weights: games between sensible players of many styles, in all editions, and a fit to how they ended. */
import type { Training } from '../../../../bots/training.ts';
import { winShares } from '../../../../bots/win-shares.ts';
import { type Chance, seeded } from '../../../../core/chance.ts';
import { invariant } from '../../../../core/invariant.ts';
import { usualOptions } from '../../../../core/usual.ts';
import { container } from '../../rules/index.ts';
import type { Options, State } from '../../rules/types.ts';
import { sensibleMove } from '../sensible.ts';
import { SENSIBLE, type Style } from '../styles.ts';
import { describe } from './features.ts';
import { firstWeights, fitRows, type Sample, toRow } from './fit.ts';
import { INPUTS } from './net.ts';
import { writeWeights } from './weights.ts';

const BASE = usualOptions(container);
const ANNIVERSARY: Options = { ...BASE, edition: 'anniversary' };
/** What is played most is learned most. */
const EDITIONS: readonly Options[] = [BASE, BASE, ANNIVERSARY, { ...ANNIVERSARY, investmentBank: true }];
const SEATS = [3, 4, 4, 4, 5];

/** One turn in so many is kept. */
const KEPT = 6;
/** In one game of three, one move in so many is any legal one, so that odd positions are known too. */
const ODD = 25;

export const training: Training = {
  stages: [{ name: 'styles', effort: 1 }],
  start: (seed) => writeWeights(firstWeights(seeded(seed))),
  collect: async (_stage, _weights, seed) => game(seeded(seed)).map(toRow),
  fit(_stage, _weights, rows, seed) {
    const chance = seeded(seed);
    const { net, error } = fitRows(firstWeights(chance), rows, chance);
    return { weights: writeWeights(net), error };
  },
};

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.draw(list.length)]!;

/** What strangers may be like: half of them sensible, the others anything. */
function anyStyle(chance: Chance): Style {
  if (chance.draw(2) === 0) return SENSIBLE;
  const least = chance.draw(80);
  return {
    resale: 1.2 + chance.draw(36) / 10,
    freight: 2.2 + chance.draw(46) / 10,
    share: chance.draw(5) === 0 ? [0, 1000] : [least, least + 25],
    idle: chance.draw(2) * chance.draw(90),
  };
}

/** Plays a game and keeps positions at the start of turns, with how it ended. */
function game(chance: Chance): Sample[] {
  const seats = pick(SEATS, chance);
  const alike = chance.draw(4) === 0;
  const styles = Array.from({ length: seats }, () => (alike ? SENSIBLE : anyStyle(chance)));
  const odd = chance.draw(3) === 0;
  const state = container.start(pick(EDITIONS, chance), seats, chance);
  const kept: Float32Array[] = [];
  for (let turns = -1, [seat] = container.toAct(state); seat !== undefined; [seat] = container.toAct(state)) {
    if (state.turns > turns && chance.draw(KEPT) === 0) kept.push(inputsOf(state, styles));
    turns = state.turns;
    const move =
      odd && chance.draw(ODD) === 0
        ? container.sample(state, seat, chance)
        : sensibleMove(state, seat, chance, styles[seat]);
    container.apply(state, seat, move, chance);
  }
  return kept.map((inputs) => ({ ...endOf(state), inputs }));
}

export function inputsOf(state: State, styles: readonly Style[]): Float32Array {
  const inputs = new Float64Array(state.seats * INPUTS);
  describe(state, styles, inputs);
  return Float32Array.from(inputs);
}

export function endOf(state: State): Pick<Sample, 'wins' | 'scores'> {
  const outcome = container.outcome(state);
  invariant(outcome !== undefined, 'games are played to the end');
  return {
    wins: winShares(outcome.places),
    scores: outcome.scores.map((score) => score / 100),
  };
}
