/** Fits one round's weights to labelled positions: cross-entropy, Adam, and a part held back to stop in time. */
import type { Chance } from '../../../../core/chance.ts';
import { NATIONS } from '../../rules/tables.ts';
import { HAND_FEATURES, NATION_FEATURES, nationFeatures, STRENGTHS } from './features.ts';
import { chanceOf } from './model.ts';
import { AT, forward, HIDDEN, softplus, WEIGHTS } from './net.ts';
import { ROW_AT } from './sample.ts';

const INPUTS = NATION_FEATURES.length;
const EPOCHS = 60;
const BATCH = 32;
const RATE = 0.004;
const DECAY = 5e-4;
const HELD_BACK = 0.15;

export interface Fit {
  readonly weights: Float64Array;
  /** Mean squared error on what was held back, in win chance. */
  readonly error: number;
}

type Row = readonly number[];

/** One nation's pass through the net, kept for the way back. */
interface Pass {
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
  spread: number;
}

const PASSES: readonly Pass[] = NATIONS.map(() => ({
  mine: new Float64Array(HIDDEN),
  theirs: new Float64Array(HIDDEN),
  spread: 0,
}));

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

const mirrored = (cell: number): number => {
  const theirs = cell % STRENGTHS;
  const mine = Math.floor(cell / STRENGTHS) % STRENGTHS;
  return cell + (theirs - mine) * (STRENGTHS - 1);
};

interface Guess {
  readonly margin: number;
  readonly spread: number;
  readonly table: number;
}

function guess(weights: Float64Array, row: Row): Guess {
  let margin = weights[AT.table]! * row[ROW_AT.starting]!;
  for (let i = 0; i < HAND_FEATURES.length; i++) margin += weights[AT.hand + i]! * row[ROW_AT.hand + i]!;
  const table =
    weights[AT.table + 1]! +
    weights[AT.table + 2]! * row[ROW_AT.toCome]! +
    weights[AT.table + 3]! * row[ROW_AT.held]!;
  let spread = softplus(table);
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const pass = PASSES[nation]!;
    const cell = row[nation]!;
    const [mine, one] = forward(weights, cell * INPUTS, pass.mine);
    const [theirs, two] = forward(weights, mirrored(cell) * INPUTS, pass.theirs);
    margin += mine - theirs;
    pass.spread = one + two;
    spread += softplus(pass.spread);
  }
  return { margin, spread, table };
}

/** Adds one row's gradient. */
function learn(weights: Float64Array, row: Row, gradient: Float64Array): void {
  const { margin, spread, table } = guess(weights, row);
  const off = chanceOf(margin, spread) - row[ROW_AT.value]!;
  const byMargin = off / Math.sqrt(spread);
  const bySpread = (-0.5 * byMargin * margin) / spread;
  gradient[AT.table]! += byMargin * row[ROW_AT.starting]!;
  for (let i = 0; i < HAND_FEATURES.length; i++) gradient[AT.hand + i]! += byMargin * row[ROW_AT.hand + i]!;
  const byTable = bySpread * sigmoid(table);
  gradient[AT.table + 1]! += byTable;
  gradient[AT.table + 2]! += byTable * row[ROW_AT.toCome]!;
  gradient[AT.table + 3]! += byTable * row[ROW_AT.held]!;
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const pass = PASSES[nation]!;
    const byOutput = bySpread * sigmoid(pass.spread);
    backward(weights, gradient, { from: row[nation]! * INPUTS, hidden: pass.mine, byMargin, byOutput });
    const from = mirrored(row[nation]!) * INPUTS;
    backward(weights, gradient, { from, hidden: pass.theirs, byMargin: -byMargin, byOutput });
  }
}

interface Back {
  readonly from: number;
  readonly hidden: Float64Array;
  readonly byMargin: number;
  readonly byOutput: number;
}

function backward(
  weights: Float64Array,
  gradient: Float64Array,
  { from, hidden, byMargin, byOutput }: Back,
): void {
  const features = nationFeatures();
  for (let h = 0; h < HIDDEN; h++) {
    const unit = hidden[h]!;
    gradient[AT.margin + h]! += byMargin * unit;
    gradient[AT.spread + h]! += byOutput * unit;
    const by = (byMargin * weights[AT.margin + h]! + byOutput * weights[AT.spread + h]!) * (1 - unit * unit);
    const at = h * (INPUTS + 1);
    for (let i = 0; i < INPUTS; i++) gradient[at + i]! += by * features[from + i]!;
    gradient[at + INPUTS]! += by;
  }
  for (let i = 0; i < INPUTS; i++) {
    gradient[AT.margin + HIDDEN + i]! += byMargin * features[from + i]!;
    gradient[AT.spread + HIDDEN + i]! += byOutput * features[from + i]!;
  }
}

function errorOn(weights: Float64Array, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) {
    const { margin, spread } = guess(weights, row);
    sum += (chanceOf(margin, spread) - row[ROW_AT.value]!) ** 2;
  }
  return sum / Math.max(1, rows.length);
}

/** Steps of each weight's own size, from the mean and the spread of its gradients. */
function adam(): (weights: Float64Array, gradient: Float64Array, rate: number) => void {
  const [means, squares] = [new Float64Array(WEIGHTS), new Float64Array(WEIGHTS)];
  let steps = 0;
  return (weights, gradient, rate) => {
    steps++;
    for (let at = 0; at < WEIGHTS; at++) {
      const slope = gradient[at]! + DECAY * weights[at]!;
      means[at] = 0.9 * means[at]! + 0.1 * slope;
      squares[at] = 0.999 * squares[at]! + 0.001 * slope * slope;
      const mean = means[at]! / (1 - 0.9 ** steps);
      weights[at]! -= (rate * mean) / (Math.sqrt(squares[at]! / (1 - 0.999 ** steps)) + 1e-8);
    }
  };
}

export function fitRows(start: Float64Array, rows: readonly Row[], chance: Chance): Fit {
  const shuffled = shuffle([...rows], chance);
  const held = shuffled.slice(0, Math.floor(rows.length * HELD_BACK));
  const used = shuffled.slice(held.length);
  const weights = start.slice();
  const gradient = new Float64Array(WEIGHTS);
  const step = adam();
  let best: Fit = { weights: start.slice(), error: errorOn(start, held) };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(used, chance);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < used.length; from += BATCH) {
      gradient.fill(0);
      const batch = used.slice(from, from + BATCH);
      for (const row of batch) learn(weights, row, gradient);
      for (let at = 0; at < WEIGHTS; at++) gradient[at]! /= batch.length;
      step(weights, gradient, rate);
    }
    const error = errorOn(weights, held);
    if (error < best.error) best = { weights: weights.slice(), error };
  }
  return best;
}

function shuffle<T>(list: T[], chance: Chance): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.draw(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
