/** Makes the weights for `train cargo-noir`: games of the sensible bot, one stage for each number of players. */
import type { Row, Training } from '../../../bots/training.ts';
import { rounds } from '../rules/tables.ts';
import { dot, logistic } from './contest.ts';
import { CONTEST, lessonsOf, ROW_AT } from './lessons.ts';
import { readMinds, writeMinds } from './minds.ts';
import { leastSquares, likeliest, type Sample } from './regression.ts';
import { FEATURES, MOMENTS } from './stance.ts';
import { type Line, lineOf, type Mind, type Model } from './value.ts';

export const training: Training = {
  stages: ['2', '3', '4', '5'].map((name) => ({ name, effort: 1 })),
  start: () => writeMinds(new Map()),
  collect: async (stage, _weights, seed) => lessonsOf(Number(stage), seed),
  fit(stage, weights, rows) {
    const seats = Number(stage);
    // Rows come game by game, so the last ones are from games that are not learned from.
    const used = Math.ceil(rows.length * (1 - HELD_BACK));
    const mind = mindFrom(rows.slice(0, used), seats);
    const minds = new Map([...readMinds(weights), [seats, mind]]);
    return { weights: writeMinds(minds), error: errorOf(mind, rows.slice(used)) };
  },
};

const HELD_BACK = 0.05;

const sampleOf = (row: Row): Sample => ({
  features: row.slice(ROW_AT.features),
  target: row[ROW_AT.target]!,
});

/** What is learned: for each number of trades left from samples of it, and a little from those next to it. */
function mindFrom(rows: readonly Row[], seats: number): Mind {
  const lines = MOMENTS.map((moment, kind) => {
    const samples: Sample[][] = Array.from({ length: rounds(seats) + 1 }, () => []);
    for (const row of rows) {
      if (row[ROW_AT.kind] === kind) samples[row[ROW_AT.trades]!]!.push(sampleOf(row));
    }
    return [moment, samples.map((_, trades) => lineFrom(samples, trades))] as const;
  });
  const contests = rows.filter((row) => row[ROW_AT.kind] === CONTEST).map(sampleOf);
  return { model: Object.fromEntries(lines) as unknown as Model, contest: likeliest(contests, 0.001) };
}

const BESIDE = 0.4;
const RIDGE = 0.01;

function lineFrom(samples: readonly (readonly Sample[])[], trades: number): Line {
  const own = samples[trades] ?? [];
  if (own.length === 0) return { weights: FEATURES.map(() => 0), spread: 0 };
  const near = [samples[trades - 1] ?? [], samples[trades + 1] ?? []].flat();
  const weighed = [
    ...own.map((sample) => ({ ...sample, weight: 1 })),
    ...near.map((sample) => ({ ...sample, weight: BESIDE })),
  ];
  const weights = leastSquares(weighed, RIDGE);
  const squares = own.reduce((sum, { features, target }) => sum + (dot(weights, features) - target) ** 2, 0);
  return { weights, spread: Math.sqrt(squares / own.length) };
}

/** Mean squared error: in points for a stance, in chance for a stack. */
function errorOf({ model, contest }: Mind, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) {
    const { features, target } = sampleOf(row);
    const moment = MOMENTS[row[ROW_AT.kind]!];
    const told = moment
      ? dot(lineOf(model, moment, row[ROW_AT.trades]!).weights, features)
      : logistic(dot(contest, features));
    sum += (told - target) ** 2;
  }
  return sum / Math.max(1, rows.length);
}
