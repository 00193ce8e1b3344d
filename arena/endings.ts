/** `endings`: which of a game's endings a kept log shows, and a search for those still missing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { seeded } from '../core/chance.ts';
import { type Log, record, writeLog } from '../core/log.ts';
import { storyOf } from '../core/story.ts';
import { findGame, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { goldensOf, keptGames, needRepository } from './paths.ts';
import { Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import { openLog } from './replay.ts';

export interface EndingsWish {
  readonly search?: number;
}

/** Each ending with the kept game that shows it. */
export type Shown = Map<string, string | undefined>;

export async function endings(id: string, wish: EndingsWish, io: Io): Promise<number> {
  needRepository('endings');
  const entry = await findGame(id);
  const shown = await shownEndings(entry);
  if (wish.search !== undefined) search(entry, shown, wish.search, io);
  for (const [ending, file] of shown) io.out(`${ending.padEnd(24)} ${file ?? '(no kept game)'}`);
  const missing = [...shown].filter(([, file]) => file === undefined).map(([ending]) => ending);
  if (missing.length > 0) {
    throw new Problem(
      `No kept game of ${id} shows: ${missing.join(', ')}. Try: npx quayside endings ${id} --search 100000`,
    );
  }
  return 0;
}

export async function shownEndings(entry: GameEntry): Promise<Shown> {
  const shown: Shown = new Map(Object.keys(entry.endings).map((ending) => [ending, undefined]));
  for (const file of keptGames(entry.game.id)) {
    const kept = await openLog(file, 'en');
    if (kept.entry.game.version === entry.game.version) mark(entry, shown, kept.log, basename(file));
  }
  return shown;
}

/** Notes the endings this log is the first to show or is named after, and says which. */
function mark({ game, endings: all }: GameEntry, shown: Shown, log: Log, file: string): string[] {
  const story = storyOf(game, log);
  const fresh = Object.entries(all)
    .filter(([ending]) => shown.get(ending) === undefined || file === `${ending}.jsonl`)
    .filter(([, isShown]) => story && isShown(story))
    .map(([ending]) => ending);
  for (const ending of fresh) shown.set(ending, file);
  return fresh;
}

/** Plays random games over all option sets; one that shows something new is kept under that name. */
function search(entry: GameEntry, shown: Shown, games: number, io: Io): void {
  const progress = showProgress(io, games);
  for (let g = 0; g < games && [...shown.values()].includes(undefined); g++) {
    const log = randomGame(entry, g);
    const [first] = mark(entry, new Map(shown), log, '');
    if (first !== undefined) {
      const file = `${first}.jsonl`;
      mark(entry, shown, log, file);
      const folder = goldensOf(entry.game.id, entry.game.version);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), writeLog(log));
    }
    progress.at(g + 1, `${g + 1} games`);
  }
  progress.end();
}

function randomGame({ game, trial }: GameEntry, n: number): Log {
  const sets = Object.values(trial.optionSets);
  const { min, max } = game.players;
  const seats = min + (Math.floor(n / sets.length) % (max - min + 1));
  const chance = seeded(`endings/${n}`);
  const recorder = record(game, sets[n % sets.length] ?? {}, seats, { chance });
  for (let acting = game.toAct(recorder.state); acting.length > 0; acting = game.toAct(recorder.state)) {
    const seat = acting[chance.draw(acting.length)] ?? 0;
    recorder.play(seat, game.sample(game.view(recorder.state, seat), seat, chance));
  }
  return recorder.log;
}
