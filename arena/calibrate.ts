/** `calibrate`: whether the chances an adviser shows come true, in games between bots. */
import { tableText } from '../text/index.ts';
import { type BotGamesWish, playGames } from './between-bots.ts';
import { BINS, type Calibration, calibrationOf } from './calibration.ts';
import { contestant } from './contestants.ts';
import { percent, tableLines } from './figures.ts';
import { findGame, type GameEntry } from './find.ts';
import type { Forecast, ForecastWork } from './forecast.ts';
import type { Io } from './io.ts';
import { readOptions } from './options.ts';
import { Problem } from './problem.ts';
import { openRecord } from './results.ts';
import { checkSeats, DEFAULT_NODES, findBot, strongest } from './seating.ts';

export interface CalibrateWish extends BotGamesWish {
  readonly bots?: string;
  readonly sparing: number;
  /** The file that keeps every forecast. */
  readonly out?: string;
}

export async function calibrate(id: string, wish: CalibrateWish, io: Io): Promise<number> {
  const entry = await findGame(id);
  if (!entry.adviser) throw new Problem(`Nobody says how a game of ${id} stands: it has no adviser.`);
  const all = await worksOf(entry, wish);
  const { sparing, nodes, options, bots } = all[0] ?? { bots: [] };
  const heading = { game: id, version: entry.game.version, options, nodes, sparing, bots: [...bots].sort() };
  const { lines, add } = openRecord<Forecast>(heading, wish.out);
  const known = new Set(lines.map(({ seed }) => seed));
  const left = all.filter(({ seed }) => !known.has(seed));
  await playGames({ pieces: left, workers: wish.workers, onResult: add }, io);
  const forecasts = inOrder(lines, all);
  const calibration = calibrationOf(forecasts, wish.seed);
  if (wish.json) io.out(JSON.stringify({ game: id, games: forecasts.length, ...calibration }, null, 2));
  else for (const line of report(calibration, forecasts)) io.out(line);
  return 0;
}

/** Whichever thread was faster, the report is the same; and a file may hold more than was asked for now. */
function inOrder(lines: readonly Forecast[], all: readonly ForecastWork[]): Forecast[] {
  const bySeed = new Map(lines.map((one) => [one.seed, one]));
  return all.flatMap(({ seed }) => bySeed.get(seed) ?? []);
}

/** Seeds of their own: no game here was played for anything else. */
async function worksOf(entry: GameEntry, wish: CalibrateWish): Promise<ForecastWork[]> {
  const table = await tableText('en');
  const labels = (wish.bots ?? strongest(entry)).split(',').map((label) => label.trim());
  for (const label of labels) {
    const { name, brought } = contestant(label);
    // Nobody brings weights here.
    findBot(entry, brought ? label : name, table);
  }
  const seats = checkSeats(entry, wish.players ?? entry.game.players.min, table);
  const options = readOptions(entry, wish.option, table);
  const { sparing, nodes = DEFAULT_NODES } = wish;
  return Array.from({ length: wish.games }, (_, n): ForecastWork => {
    const bots = Array.from({ length: seats }, (_, seat) => labels[(seat + n) % labels.length] ?? '');
    const seed = `calibration/${wish.seed}/${n}`;
    const common = { options, bots, seed, botSeed: seed, nodes, counted: false, sparing };
    return { kind: 'forecast', game: entry.game.id, ...common };
  });
}

function report(
  { bins, error, interval, score, power, quarters }: Calibration,
  forecasts: readonly Forecast[],
): string[] {
  const rows = bins.map(({ count, said, won }, bin) => [
    `${(bin * 100) / BINS}–${((bin + 1) * 100) / BINS} %`,
    ...(count > 0 ? [percent(said), percent(won)] : ['–', '–']),
    String(count),
    count > 0 ? bar(said, won) : '',
  ]);
  const positions = forecasts.reduce((sum, { said }) => sum + said.length, 0);
  const [from, to] = interval.map(percent);
  return [
    ...tableLines([['chance', 'said', 'won', 'forecasts', `${'0 %'.padEnd(WIDTH - 5)}100 %`], ...rows]),
    '',
    `error ${percent(error)} (95 %: ${from} – ${to}), squared ${score.toFixed(4)}`,
    `truest to the power of ${power.toFixed(2)}; in the quarters of a game ${quarters.map((one) => one.toFixed(2)).join(', ')}`,
    `${forecasts.length} games, ${positions} positions, a forecast for every seat.`,
    'In the picture o is what was said, x what was won, * both.',
  ];
}

const WIDTH = 41;

/** Where said and won lie between 0 and 100 %. */
function bar(said: number, won: number): string {
  const [o, x] = [said, won].map((share) => Math.round(share * (WIDTH - 1)));
  return Array.from({ length: WIDTH }, (_, i) =>
    i === o && i === x ? '*' : i === x ? 'x' : i === o ? 'o' : '·',
  ).join('');
}
