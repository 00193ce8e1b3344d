/** `tournament`: bots all against all, every line-up in every rotation with the same luck of the table. */
import { tableText } from '../text/index.ts';
import { margin, mean, percent, tableLines } from './figures.ts';
import { findGame, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import type { Match, MatchResult } from './match.ts';
import { readOptions } from './options.ts';
import { runPool } from './pool.ts';
import { Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import { botNames, checkSeats, DEFAULT_NODES } from './seating.ts';

export interface TournamentWish {
  readonly bots: string;
  readonly games: number;
  readonly players?: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly nodes?: number;
  readonly workers?: number;
  readonly json?: boolean;
}

/** A match and the block it belongs to: games of one line-up that share their luck. */
interface Paired extends Match {
  readonly block: string;
}

interface Played {
  readonly match: Paired;
  readonly result: MatchResult;
}

export async function tournament(id: string, wish: TournamentWish, io: Io): Promise<number> {
  const entry = await findGame(id);
  const table = await tableText('en');
  const names = botNames(entry, wish.bots, table);
  if (new Set(names).size !== names.length || names.length < 2) {
    throw new Problem(`A tournament needs two or more different bots, not "${wish.bots}".`);
  }
  const seats = checkSeats(entry, wish.players ?? entry.game.players.min, table);
  const options = readOptions(entry, wish.option, table);
  const matches = matchesOf(entry, wish, { lineUps: lineUps(names, seats), options });
  const played = await playAll(matches, wish.workers, io);
  const standings = names.map((name) => standing(name, names, played));
  if (wish.json)
    io.out(
      JSON.stringify({ game: id, options, seats, seed: wish.seed, games: played.length, standings }, null, 2),
    );
  else for (const line of report(standings, played.length)) io.out(line);
  return 0;
}

/** Every choice of so many bots; if there are too few to fill the table, all of them take turns. */
export function lineUps(names: readonly string[], seats: number): string[][] {
  if (names.length < seats)
    return [Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? '')];
  if (seats === 0) return [[]];
  return names.flatMap((name, index) =>
    lineUpsAfter(names.slice(index + 1), seats - 1).map((others) => [name, ...others]),
  );
}

const lineUpsAfter = (names: readonly string[], seats: number): string[][] =>
  names.length < seats ? [] : lineUps(names, seats);

function matchesOf(
  { game }: GameEntry,
  { games, seed, nodes = DEFAULT_NODES }: TournamentWish,
  { lineUps: all, options }: { lineUps: readonly string[][]; options: object },
): Paired[] {
  const seats = all[0]?.length ?? 1;
  const blocks = Math.ceil(games / seats);
  return Array.from({ length: blocks }, (_, n) => n).flatMap((n) =>
    all.flatMap((lineUp) =>
      lineUp.map((_, turn) => {
        const bots = [...lineUp.slice(turn), ...lineUp.slice(0, turn)];
        const block = `${seed}/${n}`;
        const base = { kind: 'match', game: game.id, options, nodes, counted: false } as const;
        return {
          ...base,
          bots,
          seed: block,
          botSeed: `${block}/${turn}`,
          block: `${block}/${lineUp.join(',')}`,
        };
      }),
    ),
  );
}

async function playAll(matches: readonly Paired[], workers: number | undefined, io: Io): Promise<Played[]> {
  const played: Played[] = [];
  const progress = showProgress(io, matches.length);
  await runPool({
    pieces: matches,
    workers,
    onResult(result, match) {
      played.push({ match, result });
      progress.at(played.length, `${played.length} games`);
      return true;
    },
  });
  progress.end();
  return played;
}

export interface Standing {
  readonly name: string;
  /** Share of wins, ties shared; with half the width of its 95 % interval, clustered by block. */
  readonly wins: number;
  readonly margin: number;
  readonly points: number;
  readonly decisionsPerSecond: number;
  readonly against: Readonly<Record<string, { readonly wins: number; readonly margin: number }>>;
}

export function standing(name: string, names: readonly string[], played: readonly Played[]): Standing {
  const own = played.filter(({ match }) => match.bots.includes(name));
  const of = (values: (one: Played, seat: number) => number): number[] =>
    own.flatMap((one) => one.match.bots.flatMap((bot, seat) => (bot === name ? [values(one, seat)] : [])));
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const against = names
    .filter((other) => other !== name)
    .map(
      (other) =>
        [
          other,
          rate(
            name,
            own.filter(({ match }) => match.bots.includes(other)),
          ),
        ] as const,
    );
  return {
    name,
    ...rate(name, own),
    points: mean(of(({ result }, seat) => result.scores[seat] ?? 0)),
    decisionsPerSecond: Math.round(
      sum(of(({ result }, seat) => result.decisions[seat] ?? 0)) /
        sum(of(({ result }, seat) => result.seconds[seat] ?? 0)),
    ),
    against: Object.fromEntries(against),
  };
}

/** Games of a block share their luck, so a block counts as one observation. */
function rate(name: string, played: readonly Played[]): { wins: number; margin: number } {
  const blocks = new Map<string, number[]>();
  for (const { match, result } of played) {
    const wins = match.bots.flatMap((bot, seat) => (bot === name ? [winOf(result, seat)] : []));
    blocks.set(match.block, [...(blocks.get(match.block) ?? []), ...wins]);
  }
  const means = [...blocks.values()].map(mean);
  return { wins: mean(means), margin: margin(means) };
}

/** 1 for a win, a share of it for a shared one. */
export function winOf({ places }: { readonly places: readonly number[] }, seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

function report(standings: readonly Standing[], games: number): string[] {
  const names = standings.map(({ name }) => name);
  const rows = standings.map(({ name, wins, margin: half, points, decisionsPerSecond, against }) => [
    name,
    withMargin(wins, half),
    points.toFixed(1),
    String(decisionsPerSecond),
    ...names.map((other) =>
      other === name ? '–' : withMargin(against[other]?.wins ?? 0, against[other]?.margin ?? 0),
    ),
  ]);
  const heads = ['bot', 'wins', 'points', 'decisions/s', ...names.map((name) => `vs ${name}`)];
  return [
    ...tableLines([heads, ...rows]),
    '',
    `${games} games; wins with 95 % intervals over games of the same luck, ties shared.`,
  ];
}

const withMargin = (share: number, half: number): string =>
  Number.isNaN(half) ? percent(share) : `${(share * 100).toFixed(1)} ± ${(half * 100).toFixed(1)} %`;
