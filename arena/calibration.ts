/** Whether forecasts come true: of all that was said to be won three times in ten, three in ten should be. */
import { tempered } from '../bots/win-shares.ts';
import { seeded } from '../core/chance.ts';
import { mean } from './figures.ts';
import type { Forecast } from './forecast.ts';

export const BINS = 10;
const RESAMPLES = 1000;

export interface Bin {
  readonly count: number;
  /** Means over the forecasts in this bin. */
  readonly said: number;
  readonly won: number;
}

export interface Calibration {
  readonly bins: readonly Bin[];
  /** How far said and won are apart, a mean over all forecasts (expected calibration error). */
  readonly error: number;
  /** Where the error lies with 95 % certainty; games are drawn again, since forecasts of one game go together. */
  readonly interval: readonly [number, number];
  /** Mean squared distance from what happened (Brier score). */
  readonly score: number;
  /** Shares to this power would have been truest: above 1 they are too timid, below 1 too bold. */
  readonly power: number;
  /** The same for each quarter of a game. */
  readonly quarters: readonly number[];
}

/** A forecast for one seat, and what came of it. */
interface One {
  readonly said: number;
  readonly won: number;
}

/** Counts and sums of forecasts, one for each bin. */
type Sums = readonly { count: number; said: number; won: number }[];

export function calibrationOf(forecasts: readonly Forecast[], seed: string): Calibration {
  const sums = forecasts.map(sumsOf);
  const total = added(sums);
  return {
    bins: binsOf(total),
    error: errorOf(total),
    interval: intervalOf(sums, errorOf(total), seed),
    score: mean(forecasts.flatMap(onesOf).map(({ said, won }) => (said - won) ** 2)),
    power: truestPower(forecasts),
    quarters: QUARTERS.map((quarter) => truestPower(forecasts.map((one) => within(one, quarter)))),
  };
}

const onesOf = ({ said, wins }: Forecast): One[] =>
  said.flatMap(({ shares }) => shares.map((share, seat) => ({ said: share, won: wins[seat] ?? 0 })));

const nothing = (): Sums => Array.from({ length: BINS }, () => ({ count: 0, said: 0, won: 0 }));

function sumsOf(forecast: Forecast): Sums {
  const sums = nothing();
  for (const { said, won } of onesOf(forecast)) {
    const bin = sums[Math.min(BINS - 1, Math.floor(said * BINS))];
    if (bin) Object.assign(bin, { count: bin.count + 1, said: bin.said + said, won: bin.won + won });
  }
  return sums;
}

function added(all: readonly Sums[]): Sums {
  const total = nothing();
  for (const sums of all) {
    for (const [i, bin] of total.entries()) {
      bin.count += sums[i]?.count ?? 0;
      bin.said += sums[i]?.said ?? 0;
      bin.won += sums[i]?.won ?? 0;
    }
  }
  return total;
}

const binsOf = (sums: Sums): Bin[] =>
  sums.map(({ count, said, won }) => ({ count, said: said / count, won: won / count }));

function errorOf(sums: Sums): number {
  const count = sums.reduce((sum, bin) => sum + bin.count, 0);
  return sums.reduce((sum, { said, won }) => sum + Math.abs(said - won), 0) / Math.max(1, count);
}

/**
 * The basic bootstrap: luck makes an error seem larger, in what is drawn again as much as in what was played,
 * so that the distance between the two is taken off.
 */
function intervalOf(sums: readonly Sums[], error: number, seed: string): readonly [number, number] {
  const chance = seeded(`${seed}/again`);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    errorOf(added(sums.map(() => sums[chance.draw(sums.length)] ?? []))),
  ).sort((a, b) => a - b);
  const bound = (quantile: number): number =>
    Math.max(0, 2 * error - (drawn[Math.floor(quantile * RESAMPLES)] ?? error));
  return [bound(0.975), bound(0.025)];
}

const POWERS = Array.from({ length: 61 }, (_, i) => 2 ** ((i - 30) / 20));
/** Nobody is as sure as that. */
const LEAST = 1e-4;

const QUARTERS = [0, 1, 2, 3] as const;

/** What was said in a quarter of a game, by moves. */
const within = (forecast: Forecast, quarter: number): Forecast => ({
  ...forecast,
  said: forecast.said.filter(({ move }) => Math.floor((QUARTERS.length * move) / forecast.moves) === quarter),
});

/** The power under which what happened would have surprised least. */
function truestPower(forecasts: readonly Forecast[]): number {
  const surprises = POWERS.map((power) => forecasts.reduce((sum, one) => sum + surprise(one, power), 0));
  return POWERS[surprises.indexOf(Math.min(...surprises))] ?? 1;
}

function surprise({ said, wins }: Forecast, power: number): number {
  let sum = 0;
  for (const { shares } of said) {
    const possible = shares.map((share) => Math.max(LEAST, share));
    for (const [seat, share] of tempered(possible, power).entries())
      sum -= (wins[seat] ?? 0) * Math.log(share);
  }
  return sum;
}
