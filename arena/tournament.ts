/** `tournament`: bots all against all, every line-up in every rotation with the same luck of the table. */
import { tableText } from '../text/index.ts';
import { type BotGamesWish, playGames } from './between-bots.ts';
import {
  broughtWeights,
  contestants,
  type Fixture,
  fixtures,
  heroLineUps,
  lineUps,
  type Purpose,
} from './contestants.ts';
import { findGame } from './find.ts';
import type { Io } from './io.ts';
import type { MatchResult } from './match.ts';
import { readOptions } from './options.ts';
import { Problem } from './problem.ts';
import { readHurdle, type Trial, trialLine, trialOf } from './promotion.ts';
import { isPlayed, openResults, type Played } from './results.ts';
import { checkSeats, DEFAULT_NODES } from './seating.ts';
import { standing, standingLines } from './standings.ts';

export interface TournamentWish extends BotGamesWish {
  readonly bots: string;
  /** The first bot alone against tables of the others. */
  readonly hero?: boolean;
  readonly use: Purpose;
  /** Stop as soon as the first bot has passed or failed: "0.5,0.55". */
  readonly promote?: string;
  /** The file with the weights of bots with a plus. */
  readonly weights?: string;
  /** The file that keeps the results. */
  readonly out?: string;
}

export async function tournament(id: string, wish: TournamentWish, io: Io): Promise<number> {
  const { game, ...entry } = await findGame(id);
  const table = await tableText('en');
  const names = contestants({ game, ...entry }, wish.bots, table);
  const seats = checkSeats({ game, ...entry }, wish.players ?? game.players.min, table);
  const options = readOptions({ game, ...entry }, wish.option, table);
  const weights = broughtWeights({ game, ...entry }, names, wish.weights);
  const drawn = wish.hero ? heroLineUps(names, seats) : lineUps(names, seats);
  const nodes = wish.nodes ?? DEFAULT_NODES;
  const results = openResults({ game: id, version: game.version, options, nodes, ...weights }, wish.out);
  const all = fixtures({ lineUps: drawn, games: wish.games, seed: wish.seed, purpose: wish.use });
  const trial = promotion(wish, names, all);
  const left = isDecided(trial?.(results.played)) ? [] : all.filter(isNot(isPlayed(results.played)));
  const pieces = left.map(
    (one) => ({ kind: 'match', game: id, options, nodes, ...weights, counted: false, ...one }) as const,
  );
  const onResult = (result: MatchResult, match: Fixture): boolean => {
    results.add(match, result);
    return !isDecided(trial?.(results.played));
  };
  await playGames({ pieces, workers: wish.workers, onResult }, io);
  const played = results.played.filter(isAmong(all.map(({ block }) => block)));
  const standings = names.map((name) => standing(name, names, played));
  const promoted = trial?.(played);
  const summary = { game: id, options, seats, seed: wish.seed, games: played.length, standings, promoted };
  if (wish.json) io.out(JSON.stringify(summary, null, 2));
  else
    for (const line of [...standingLines(standings, played.length), ...said(names, wish, promoted)])
      io.out(line);
  return 0;
}

/** The sequential test of the first bot, if one is wanted. */
function promotion(
  { promote }: TournamentWish,
  names: readonly string[],
  all: readonly Fixture[],
): ((played: readonly Played[]) => Trial) | undefined {
  if (promote === undefined) return undefined;
  const hurdle = readHurdle(promote);
  const [name = '', ...others] = names;
  if (others.length > 1) throw new Problem('With --promote the first bot meets one other, not several.');
  return (played) => trialOf(name, hurdle, all, played);
}

const isDecided = (trial: Trial | undefined): boolean => trial !== undefined && trial.verdict !== 'open';

const said = (
  [name = '']: readonly string[],
  { promote = '' }: TournamentWish,
  trial: Trial | undefined,
): string[] => (trial ? [trialLine(name, readHurdle(promote), trial)] : []);

const isNot =
  <T>(is: (one: T) => boolean) =>
  (one: T): boolean =>
    !is(one);

/** A file may hold more than was asked for now. */
function isAmong(blocks: readonly string[]): (one: { block: string }) => boolean {
  const known = new Set(blocks);
  return ({ block }) => known.has(block);
}
