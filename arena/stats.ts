/** `stats`: what happens in a game on average, when one bot plays all seats. */
import { tableText } from '../text/index.ts';
import { type BotGamesWish, playGames } from './between-bots.ts';
import { deviation, mean, percent, tableLines } from './figures.ts';
import { findGame, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import type { Match, MatchResult } from './match.ts';
import { readOptions } from './options.ts';
import { checkSeats, DEFAULT_NODES, findBot, strongest } from './seating.ts';
import { winOf } from './standings.ts';

export interface StatsWish extends BotGamesWish {
  readonly bot?: string;
}

export async function stats(id: string, wish: StatsWish, io: Io): Promise<number> {
  const entry = await findGame(id);
  const pieces = await matchesOf(entry, wish);
  const results: MatchResult[] = [];
  await playGames({ pieces, workers: wish.workers, onResult: (result) => results.push(result) }, io);
  const figures = figuresOf(results);
  if (wish.json) io.out(JSON.stringify({ game: id, bot: pieces[0]?.bots[0], ...figures }, null, 2));
  else for (const line of report(figures)) io.out(line);
  return 0;
}

async function matchesOf(entry: GameEntry, wish: StatsWish): Promise<Match[]> {
  const table = await tableText('en');
  const bot = wish.bot ?? strongest(entry);
  findBot(entry, bot, table);
  const seats = checkSeats(entry, wish.players ?? entry.game.players.min, table);
  const options = readOptions(entry, wish.option, table);
  const bots = new Array<string>(seats).fill(bot);
  return Array.from({ length: wish.games }, (_, n) => {
    const seed = `${wish.seed}/${n}`;
    const nodes = wish.nodes ?? DEFAULT_NODES;
    return { kind: 'match', game: entry.game.id, options, bots, seed, botSeed: seed, nodes, counted: true };
  });
}

export interface Figures {
  readonly games: number;
  readonly length: {
    readonly mean: number;
    readonly deviation: number;
    readonly min: number;
    readonly max: number;
  };
  readonly points: readonly { readonly mean: number; readonly deviation: number }[];
  readonly wins: readonly number[];
  readonly ties: number;
  /** What the game itself has to say, per game. */
  readonly own: Readonly<Record<string, number>>;
  /** Per game. */
  readonly moves: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
}

export function figuresOf(results: readonly MatchResult[]): Figures {
  const seats = [...(results[0]?.scores ?? []).keys()];
  const lengths = results.map(({ moves }) => moves);
  return {
    games: results.length,
    length: {
      mean: mean(lengths),
      deviation: deviation(lengths),
      min: Math.min(...lengths),
      max: Math.max(...lengths),
    },
    points: seats.map((seat) => {
      const points = results.map(({ scores }) => scores[seat] ?? 0);
      return { mean: mean(points), deviation: deviation(points) };
    }),
    wins: seats.map((seat) => mean(results.map((result) => winOf(result, seat)))),
    ties: mean(results.map(({ places }) => (places.filter((place) => place === 1).length > 1 ? 1 : 0))),
    own: perGame(results.map(({ figures }) => figures)),
    moves: perGame(results.map(({ moveCounts }) => moveCounts)),
    events: perGame(results.map(({ eventCounts }) => eventCounts)),
  };
}

function perGame(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const keys = [...new Set(counts.flatMap(Object.keys))].sort();
  return Object.fromEntries(keys.map((key) => [key, mean(counts.map((one) => one[key] ?? 0))]));
}

function report({ games, length, points, wins, ties, own, moves, events }: Figures): string[] {
  const rows = [
    ['games', String(games)],
    [
      'moves per game',
      `${length.mean.toFixed(1)} ± ${length.deviation.toFixed(1)} (${length.min}–${length.max})`,
    ],
    ...points.map((of, seat) => [
      `points of seat ${seat + 1}`,
      `${of.mean.toFixed(1)} ± ${of.deviation.toFixed(1)}`,
    ]),
    ...wins.map((share, seat) => [`wins of seat ${seat + 1}`, percent(share)]),
    ['ties', percent(ties)],
    ...Object.entries(own).map(([name, average]) => [name, average.toFixed(2)]),
  ];
  return [
    ...tableLines(rows),
    '',
    'Moves per game',
    ...counted(moves),
    '',
    'Events per game',
    ...counted(events),
  ];
}

/** The details of an event stand indented below it. */
function counted(perKind: Readonly<Record<string, number>>): string[] {
  const rows = Object.entries(perKind).map(([key, average]) => {
    const [kind = '', detail] = key.split(' ');
    return [detail === undefined ? `  ${kind}` : `    ${detail}`, average.toFixed(2)];
  });
  return tableLines(rows);
}
