/** `replay`: shows a kept game and checks it on the way. */
import { basename, relative } from 'node:path';
import type { Shape, Viewer } from '../core/game.ts';
import { type Log, readLog, replay } from '../core/log.ts';
import { findRules, gameAt } from '../games/versions.ts';
import { tableText } from '../text/index.ts';
import type { Language } from '../text/languages.ts';
import { findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { readText } from './keep.ts';
import { keptGames, needRepository, ROOT } from './paths.ts';
import { placesOf } from './play.ts';
import { Problem } from './problem.ts';
import { sayEvent, sayLogFault, sayMove, sayName, type Words, wordsOf } from './words.ts';

export interface ReplayWish {
  readonly all?: boolean;
  readonly lang?: string;
  readonly viewer?: string;
  readonly quiet?: boolean;
}

export async function replayFiles(file: string | undefined, wish: ReplayWish, io: Io): Promise<number> {
  if ((file === undefined) !== (wish.all === true))
    throw new Problem('Name one file to replay, or say --all.');
  if (wish.all) needRepository('replay --all');
  const language = findLanguage(wish.lang, io.env);
  const files = file === undefined ? keptGames() : [file];
  for (const path of files)
    await replayFile(path, { ...wish, quiet: wish.quiet ?? wish.all ?? false }, language, io);
  if (wish.all) io.out(`${files.length} kept games replayed, every hash as recorded.`);
  return 0;
}

async function replayFile(file: string, wish: ReplayWish, language: Language, io: Io): Promise<void> {
  const { entry, log } = await openLog(file, language);
  const words = await wordsOf(entry, language);
  const showing = show(entry, log, words, { viewer: viewerOf(wish.viewer, log.opening.seats), io });
  const replayed = replay(entry.game, log, wish.quiet ? undefined : showing.step);
  if (replayed.fault) throw new Problem(`${file}, ${sayLogFault(words.table, replayed.fault)}`);
  showing.result(replayed.state, wish.all ? relative(ROOT, file) : basename(file));
}

/** Reads a log; what is wrong with it is said with file and line. */
export async function openLog(file: string, language: Language): Promise<{ entry: GameEntry; log: Log }> {
  const read = await readLog(readText(file), findRules);
  if (read.fault) throw new Problem(`${file}, ${sayLogFault(await tableText(language), read.fault)}`);
  return { entry: (await gameAt(read.game.id, read.game.version)) as GameEntry, log: read.log };
}

/** A seat from 1, the table, or (undefined) someone who sees everything. */
function viewerOf(wanted: string | undefined, seats: number): Viewer | undefined {
  if (wanted === undefined || wanted === 'table') return wanted;
  const seat = /^\d{1,3}$/.test(wanted) ? Number(wanted) : 0;
  if (seat >= 1 && seat <= seats) return seat - 1;
  throw new Problem(`--viewer must be a seat from 1 to ${seats} or "table", not "${wanted}".`);
}

function show(
  { game }: GameEntry,
  log: Log,
  words: Words,
  { viewer, io }: { viewer: Viewer | undefined; io: Io },
) {
  const { play } = words.table;
  const players = Array.from({ length: log.opening.seats }, (_, n) => ({
    name: sayName(log.opening, n, words.table),
  }));
  const who = (seat: number): string => players[seat]?.name ?? String(seat + 1);
  return {
    step(_state: object, events: readonly Shape['Event'][], entry?: Log['entries'][number]): void {
      // A move itself may be a secret: only who sees everything, or made it, is shown it.
      if (entry && (viewer === undefined || viewer === entry.seat)) {
        io.out(
          io.paint.dim(
            `${String(entry.n).padStart(4)}  ${who(entry.seat)}: ${sayMove(words, entry.move, who)}`,
          ),
        );
      }
      for (const event of events) {
        const told = viewer === undefined ? event : game.redact(event, viewer);
        const sentence = told && sayEvent(words, told, who);
        if (sentence) io.out(`      ${sentence}`);
      }
    },
    result(state: object, name: string): void {
      const outcome = game.outcome(state);
      const kept = play.kept(words.game.title, log.entries.length, outcome !== undefined);
      io.out(io.paint.bold(`${name}: ${kept}`));
      for (const line of outcome ? placesOf(outcome, players, play.place) : []) io.out(`  ${line}`);
    },
  };
}
