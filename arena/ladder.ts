/** `ladder`: all bots of some tournaments in one order, rated as people are. */
import { type Chance, seeded } from '../core/chance.ts';
import { newRatings, shown } from '../server/people/ratings.ts';
import { tableLines } from './figures.ts';
import type { Io } from './io.ts';
import { readText } from './keep.ts';
import { orProblem, Problem } from './problem.ts';
import type { Heading, Played } from './results.ts';

export interface LadderWish {
  readonly seed: string;
  readonly json?: boolean;
}

export function ladder(files: readonly string[], { seed, json }: LadderWish, io: Io): number {
  const read = files.map(resultsIn);
  const [game = '', ...others] = new Set(read.map(({ heading }) => heading.game));
  if (others.length > 0)
    throw new Problem(`These are results of different games: ${[game, ...others].join(', ')}.`);
  const played = read.flatMap(({ games }) => games);
  const rungs = rungsOf(game, drawnOrder(played, seeded(seed)));
  if (json) io.out(JSON.stringify({ game, seed, rungs }, null, 2));
  else for (const line of tableLines([HEADS, ...rungs.map(rowOf)])) io.out(line);
  return 0;
}

function resultsIn(file: string): { readonly heading: Heading; readonly games: readonly Played[] } {
  const damaged = (): string =>
    `${file} holds no results of a tournament (\`tournament --out\` writes them).`;
  // A line that a run did not finish does not count.
  const lines = readText(file).split('\n').slice(0, -1);
  const [heading, ...games] = orProblem(() => lines.map((line) => JSON.parse(line)), damaged);
  if (typeof heading?.game !== 'string' || !games.every(isGame)) throw new Problem(damaged());
  return { heading, games };
}

const isGame = ({ bots, places }: Partial<Played>): boolean =>
  Array.isArray(bots) && Array.isArray(places) && bots.length === places.length;

/** Ratings follow the order of the games, so none of the files comes first. */
function drawnOrder<T>(games: readonly T[], chance: Chance): T[] {
  const drawn = games.map((game) => ({ game, at: chance.draw(2 ** 31) }));
  return drawn.sort((a, b) => a.at - b.at).map(({ game }) => game);
}

interface Rung {
  readonly bot: string;
  readonly games: number;
  readonly rating: number;
  readonly plusMinus: number;
}

function rungsOf(game: string, played: readonly Played[]): Rung[] {
  const ratings = new Map<string, ReturnType<typeof newRatings>[number]>();
  const games = new Map<string, number>();
  for (const { bots, places } of played) {
    const results = bots.map((who, seat) => ({ who, place: places[seat] ?? places.length }));
    for (const rating of newRatings(game, results, [...ratings.values()])) ratings.set(rating.who, rating);
    for (const bot of new Set(bots)) games.set(bot, (games.get(bot) ?? 0) + 1);
  }
  return Array.from(ratings.values(), (rating) => {
    const { rating: points, plusMinus } = shown(rating);
    return { bot: rating.who, games: games.get(rating.who) ?? 0, rating: points, plusMinus };
  }).sort((a, b) => b.rating - a.rating);
}

const HEADS = ['bot', 'rating', 'give or take', 'games'];
const rowOf = ({ bot, rating, plusMinus, games }: Rung): string[] => [
  bot,
  String(rating),
  String(plusMinus),
  String(games),
];
