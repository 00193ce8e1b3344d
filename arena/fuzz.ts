/** `fuzz`: random games by the thousand, with the laws tried on them, until one is broken. */
import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLog } from '../core/log.ts';
import type { Finding } from '../core/try-laws.ts';
import { findGame, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { runPool } from './pool.ts';
import { orProblem, Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import type { LawWork } from './work.ts';

export interface FuzzWish {
  readonly games: number;
  readonly seed: string;
  readonly sparing?: number;
  readonly workers?: number;
  readonly minutes?: number;
  /** The folder for the log of a finding. */
  readonly out: string;
}

/** With few games every moment is looked at closely; with many, about as much in all as would take a minute or two. */
const CLOSE_GAMES = 2_000;

export const sparingFor = (games: number): number => Math.max(1, Math.ceil(games / CLOSE_GAMES));

export async function fuzz(id: string, wish: FuzzWish, io: Io): Promise<number> {
  const entry = await findGame(id);
  // A finding that cannot be kept would be lost. The dot tells a folder from a file.
  orProblem(
    () => accessSync(`${wish.out}/.`, constants.W_OK),
    (reason) => `Nothing can be written to ${wish.out}: ${reason}.`,
  );
  const pieces = piecesOf(entry, wish);
  const progress = showProgress(io, wish.games);
  const start = performance.now();
  const deadline = start + (wish.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  let [games, moves] = [0, 0];
  const finding: { found: Finding | undefined } = { found: undefined };
  await runPool({
    pieces,
    workers: wish.workers,
    onResult(result) {
      games += result.games;
      moves += result.moves;
      finding.found ??= result.finding;
      progress.at(games, `${games} games`);
      return finding.found === undefined && performance.now() < deadline;
    },
  });
  progress.end();
  if (finding.found) throw new Problem(report(entry, finding.found, wish));
  const seconds = (performance.now() - start) / 1000;
  const sets = Math.min(games, Object.keys(entry.trial.optionSets).length);
  io.out(
    `${games} games, ${moves} moves, ${sets} option sets: no law broken (${Math.round(games / seconds)} games/s).`,
  );
  return 0;
}

/** Pieces of some games for each option set and seat count. */
function piecesOf({ game, trial }: GameEntry, wish: FuzzWish): LawWork[] {
  const { min, max } = game.players;
  const round = Object.keys(trial.optionSets).length * (max - min + 1);
  const sparing = wish.sparing ?? sparingFor(wish.games);
  return Array.from({ length: Math.ceil(wish.games / round) }, (_, n) => ({
    kind: 'laws',
    game: game.id,
    games: Math.min(round, wish.games - n * round),
    seed: `${wish.seed}/${n}`,
    sparing,
  }));
}

/** Keeps the log that shows it, and says in a sentence what and how to look at it. */
function report(
  { game }: GameEntry,
  { law, detail, optionSet, log, attempt }: Finding,
  { seed, out }: FuzzWish,
): string {
  const file = join(out, `fuzz-${game.id}-${law}-${seed.replace(/[^\w-]/g, '_')}.jsonl`);
  orProblem(
    () => writeFileSync(file, writeLog(log)),
    (reason) => `The law "${law}" is broken (${detail}), but ${file} cannot be written: ${reason}.`,
  );
  const what =
    law === 'crash'
      ? `The rules crashed (${detail}) on ${JSON.stringify(attempt?.move ?? null)}`
      : `The law "${law}" is broken (${detail})`;
  return `${what} with the options "${optionSet}" after ${log.entries.length} moves; see: npx quayside replay ${file}`;
}
