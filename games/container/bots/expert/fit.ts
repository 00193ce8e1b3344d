/** Fits the net to positions of finished games: who won, and with how many points. */
import type { Row } from '../../../../bots/training.ts';
import type { Chance } from '../../../../core/chance.ts';
import { activate, HIDDEN, INPUTS, type Net, output, softmax, TO_SCORE, TO_SHARE, WEIGHTS } from './net.ts';

const BATCH = 64;
const EPOCHS = 6;
const FASTEST = 0.003;
const SLOWEST = 0.00003;
/** One position in so many is held back to see how well the net does on what it has not learned. */
const HELD_BACK = 20;

/** A position: each seat's share of the win, points in hundreds, and features. */
export interface Sample {
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  readonly inputs: Float32Array;
}

/** A row is the number of seats and then all of a sample. */
export const toRow = ({ wins, scores, inputs }: Sample): Row => [wins.length, ...wins, ...scores, ...inputs];

function fromRow(row: Row): Sample {
  const seats = row[0]!;
  return {
    wins: row.slice(1, 1 + seats),
    scores: row.slice(1 + seats, 1 + 2 * seats),
    inputs: Float32Array.from(row.slice(1 + 2 * seats)),
  };
}

export function firstWeights(chance: Chance): Net {
  return Float64Array.from({ length: WEIGHTS }, () => (0.6 * chance.draw(1 << 20)) / (1 << 20) - 0.3);
}

/** Weights that fit better than these, and the mean squared error of the shares on positions held back. */
export function fitRows(
  start: Net,
  rows: readonly Row[],
  chance: Chance,
  fastest = FASTEST,
): { net: Net; error: number } {
  const samples = rows.map(fromRow);
  const held = samples.filter((_, i) => i % HELD_BACK === 0);
  const order = samples.filter((_, i) => i % HELD_BACK !== 0);
  const net = start.slice();
  const adam = new Adam(net);
  const steps = EPOCHS * Math.ceil(order.length / BATCH);
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, chance);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      for (const sample of batch) learn(net, sample, adam.gradient);
      adam.step(batch.length, fastest * (1 - step++ / steps) + SLOWEST);
    }
  }
  return { net, error: errorOn(net, held) };
}

function errorOn(net: Net, held: readonly Sample[]): number {
  let [sum, count] = [0, 0];
  for (const sample of held) {
    const { shares } = outputsOf(net, sample);
    for (let seat = 0; seat < shares.length; seat++) sum += (shares[seat]! - sample.wins[seat]!) ** 2;
    count += shares.length;
  }
  return sum / Math.max(1, count);
}

function shuffle<T>(list: T[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.draw(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

/** Steps whose length fits each weight (Kingma and Ba). */
class Adam {
  readonly gradient = new Float64Array(WEIGHTS);
  private readonly net: Net;
  private readonly first = new Float64Array(WEIGHTS);
  private readonly second = new Float64Array(WEIGHTS);
  private steps = 0;

  constructor(net: Net) {
    this.net = net;
  }

  step(size: number, rate: number): void {
    this.steps++;
    const [a, b] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let w = 0; w < WEIGHTS; w++) {
      const slope = this.gradient[w]! / size;
      this.first[w] = 0.9 * this.first[w]! + 0.1 * slope;
      this.second[w] = 0.999 * this.second[w]! + 0.001 * slope * slope;
      this.net[w]! -= (rate * (this.first[w]! / a)) / (Math.sqrt(this.second[w]! / b) + 1e-8);
    }
    this.gradient.fill(0);
  }
}

function outputsOf(
  net: Net,
  { wins, inputs }: Sample,
): { units: Float64Array[]; shares: Float64Array; scores: Float64Array } {
  const units = wins.map(() => new Float64Array(HIDDEN));
  for (const [seat, own] of units.entries()) activate(net, inputs, seat * INPUTS, own);
  const shares = Float64Array.from(units, (own) => output(net, own, TO_SHARE));
  const scores = Float64Array.from(units, (own) => output(net, own, TO_SCORE));
  softmax(shares);
  return { units, shares, scores };
}

/** Adds the slope of the loss: cross entropy of the win, squared error of the points. */
function learn(net: Net, sample: Sample, gradient: Float64Array): void {
  const { units, shares, scores } = outputsOf(net, sample);
  for (const [seat, own] of units.entries()) {
    const share = shares[seat]! - sample.wins[seat]!;
    const score = scores[seat]! - sample.scores[seat]!;
    gradient[TO_SHARE + HIDDEN]! += share;
    gradient[TO_SCORE + HIDDEN]! += score;
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (own[unit] === 0) continue;
      gradient[TO_SHARE + unit]! += share * own[unit]!;
      gradient[TO_SCORE + unit]! += score * own[unit]!;
      const slope = share * net[TO_SHARE + unit]! + score * net[TO_SCORE + unit]!;
      for (let i = 0, w = unit * INPUTS; i < INPUTS; i++)
        gradient[w++]! += slope * sample.inputs[seat * INPUTS + i]!;
    }
  }
}
