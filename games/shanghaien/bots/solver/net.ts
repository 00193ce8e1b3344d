/** The value between rounds: each nation adds to the expected margin and to its spread; their ratio is the chance. */
import { REMAINDERS } from '../nations.ts';
import {
  featuresAt,
  HAND_FEATURES,
  NATION_FEATURES,
  nationFeatures,
  STRENGTHS,
  TABLE_FEATURES,
} from './features.ts';

const INPUTS = NATION_FEATURES.length;
export const HIDDEN = 6;

/** Where the weights of one round lie. */
export const AT = {
  /** Hidden units: inputs, then a bias, for each. */
  hidden: 0,
  /** Each output: hidden units, then inputs directly. */
  margin: HIDDEN * (INPUTS + 1),
  spread: HIDDEN * (INPUTS + 1) + HIDDEN + INPUTS,
  hand: HIDDEN * (INPUTS + 1) + 2 * (HIDDEN + INPUTS),
  table: HIDDEN * (INPUTS + 1) + 2 * (HIDDEN + INPUTS) + HAND_FEATURES.length,
} as const;
export const WEIGHTS = AT.table + TABLE_FEATURES.length;

const CELLS = REMAINDERS * STRENGTHS * STRENGTHS;

/** The contributions of a nation, by remainder and strengths. */
export interface NationTables {
  readonly margin: Float64Array;
  readonly spread: Float64Array;
}

export const softplus = (x: number): number => (x > 30 ? x : Math.log1p(Math.exp(x)));

/** Hidden units and both outputs for the features that begin at a place. */
export function forward(weights: Float64Array, from: number, hidden: Float64Array): [number, number] {
  const features = nationFeatures();
  let [margin, spread] = [0, 0];
  for (let h = 0; h < HIDDEN; h++) {
    const row = h * (INPUTS + 1);
    let sum = weights[row + INPUTS]!;
    for (let i = 0; i < INPUTS; i++) sum += weights[row + i]! * features[from + i]!;
    hidden[h] = Math.tanh(sum);
    margin += weights[AT.margin + h]! * hidden[h]!;
    spread += weights[AT.spread + h]! * hidden[h]!;
  }
  for (let i = 0; i < INPUTS; i++) {
    margin += weights[AT.margin + HIDDEN + i]! * features[from + i]!;
    spread += weights[AT.spread + HIDDEN + i]! * features[from + i]!;
  }
  return [margin, spread];
}

/** Every nation that can be, worked out once per round: to play is then to look up. */
export function tabulate(weights: Float64Array): NationTables {
  const [margins, spreads] = [new Float64Array(CELLS), new Float64Array(CELLS)];
  const hidden = new Float64Array(HIDDEN);
  for (let cell = 0; cell < CELLS; cell++) {
    const [margin, spread] = forward(weights, cell * INPUTS, hidden);
    margins[cell] = margin;
    spreads[cell] = spread;
  }
  return { margin: combined(margins, (a, b) => a - b), spread: combined(spreads, (a, b) => softplus(a + b)) };
}

/** Both seats look at a nation; margins are opposite, spreads the same. */
function combined(values: Float64Array, combine: (mine: number, theirs: number) => number): Float64Array {
  return values.map((mine, cell) => combine(mine, values[mirrored(cell)]!));
}

/** The cell with the strengths exchanged. */
function mirrored(cell: number): number {
  const theirs = cell % STRENGTHS;
  const mine = Math.floor(cell / STRENGTHS) % STRENGTHS;
  return cell - theirs - mine * STRENGTHS + theirs * STRENGTHS + mine;
}

export const cellAt = (left: number, mine: number, theirs: number): number =>
  featuresAt(left, mine, theirs) / INPUTS;

/** Weights to begin a training with: expected points, and some spread for what is to come. */
export function firstWeights(draw: () => number): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  for (let at = 0; at < AT.margin; at++) weights[at] = (draw() - 0.5) * 0.8;
  weights[AT.margin + HIDDEN] = 3;
  weights[AT.spread + HIDDEN + NATION_FEATURES.indexOf('sailors to come')] = 1;
  weights[AT.hand] = 1;
  weights[AT.hand + 1] = 1;
  weights[AT.table + TABLE_FEATURES.indexOf('starting')] = 0.3;
  weights[AT.table + TABLE_FEATURES.indexOf('spread')] = 1;
  return weights;
}
