/**
 * Makes the weights for `train cargo-noir`, for each number of players in two stages: from games of the sensible bot
 * what a move is worth and who contests a port, then from games of one who looks ahead how the table stands.
 */
import type { Row, Training } from '../../../bots/training.ts';
import { invariant } from '../../../core/invariant.ts';
import { rounds } from '../rules/tables.ts';
import { dot, logistic } from './contest.ts';
import { CONTEST, lessonsOf, type Player, ROW_AT } from './lessons.ts';
import { decide, LEVELS } from './levels.ts';
import { readMinds, writeMinds } from './minds.ts';
import { leastSquares, likeliest, type Sample } from './regression.ts';
import { sensibleMove } from './sensible.ts';
import { FEATURES, MOMENTS } from './stance.ts';
import { type Line, lineOf, type Mind, type Model } from './value.ts';

const TABLES = ['2', '3', '4', '5'];
const JUDGED = 'judged ';

export const training: Training = {
  stages: [
    ...TABLES.map((name) => ({ name, effort: 1 })),
    // Who looks ahead takes his time, the more so at large tables; but these teach more in one game.
    ...TABLES.map((name) => ({ name: JUDGED + name, effort: 0.4 / Number(name) ** 1.5 })),
  ],
  start: () => writeMinds(new Map()),
  collect: async (stage, weights, seed) => lessonsOf(seatsOf(stage), seed, playerOf(stage, weights)),
  fit(stage, weights, rows) {
    const seats = seatsOf(stage);
    // Rows come game by game, so the last ones are from games that are not learned from.
    const used = Math.ceil(rows.length * (1 - HELD_BACK));
    const [own, held] = [rows.slice(0, used), rows.slice(used)];
    const minds = readMinds(weights);
    const known = minds.get(seats);
    const mind = known && isJudged(stage) ? judging(known, own, seats) : mindFrom(own, seats);
    minds.set(seats, mind);
    return { weights: writeMinds(minds), error: errorOf(mind, held) };
  },
};

const isJudged = (stage: string): boolean => stage.startsWith(JUDGED);
const seatsOf = (stage: string): number => Number(stage.replace(JUDGED, ''));

/** Enough to see who gets in whose way. */
const NODES = 30;

/** What was learned first plays the games of the second stage. */
function playerOf(stage: string, weights: string): Player {
  if (!isJudged(stage)) return sensibleMove;
  const mind = readMinds(weights).get(seatsOf(stage));
  invariant(mind !== undefined, 'what is judged was learned first');
  return (view, seat, chance) => decide(view, seat, { ...LEVELS.hard, mind }, { nodes: NODES, chance });
}

const HELD_BACK = 0.05;

const sampleOf = (row: Row): Sample => ({
  features: row.slice(ROW_AT.features),
  target: row[ROW_AT.target]!,
});

function mindFrom(rows: readonly Row[], seats: number): Mind {
  const model = modelFrom(rows, seats, RIDGE);
  const contests = rows.filter((row) => row[ROW_AT.kind] === CONTEST).map(sampleOf);
  return { model, judgement: model, contest: likeliest(contests, 0.001) };
}

/** The few games of who looks ahead correct what the many others have taught. */
function judging(known: Mind, rows: readonly Row[], seats: number): Mind {
  return { ...known, judgement: modelFrom(rows, seats, CORRECTION_RIDGE, known.model) };
}

const RIDGE = 0.01;
const CORRECTION_RIDGE = 0.1;

/** For each number of trades left from samples of it, and a little from those next to it. */
function modelFrom(rows: readonly Row[], seats: number, ridge: number, known?: Model): Model {
  const lines = MOMENTS.map((moment, kind) => {
    const samples: Sample[][] = Array.from({ length: rounds(seats) + 1 }, () => []);
    for (const row of rows) {
      if (row[ROW_AT.kind] === kind) samples[row[ROW_AT.trades]!]!.push(sampleOf(row));
    }
    const lineFor = (trades: number): Line => lineFrom(samples, trades, ridge, known?.[moment][trades]);
    return [moment, samples.map((_, trades) => lineFor(trades))] as const;
  });
  return Object.fromEntries(lines) as unknown as Model;
}

const BESIDE = 0.4;
const NO_LINE: Line = { weights: FEATURES.map(() => 0), spread: 0 };

function lineFrom(
  samples: readonly (readonly Sample[])[],
  trades: number,
  ridge: number,
  known: Line = NO_LINE,
): Line {
  const own = samples[trades] ?? [];
  if (own.length === 0) return known;
  const near = [samples[trades - 1] ?? [], samples[trades + 1] ?? []].flat();
  const missing = ({ features, target }: Sample): number => target - dot(known.weights, features);
  const weighed = [
    ...own.map((sample) => ({ ...sample, target: missing(sample), weight: 1 })),
    ...near.map((sample) => ({ ...sample, target: missing(sample), weight: BESIDE })),
  ];
  const weights = leastSquares(weighed, ridge).map((weight, at) => weight + known.weights[at]!);
  const squares = own.reduce((sum, { features, target }) => sum + (dot(weights, features) - target) ** 2, 0);
  return { weights, spread: Math.sqrt(squares / own.length) };
}

/** Mean squared error: in points for a stance, in chance for a stack. */
function errorOf({ judgement, contest }: Mind, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) {
    const { features, target } = sampleOf(row);
    const moment = MOMENTS[row[ROW_AT.kind]!];
    const told = moment
      ? dot(lineOf(judgement, moment, row[ROW_AT.trades]!).weights, features)
      : logistic(dot(contest, features));
    sum += (told - target) ** 2;
  }
  return sum / Math.max(1, rows.length);
}
