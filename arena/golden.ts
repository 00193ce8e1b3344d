/** `golden`: the playthroughs in games/<game>/goldens/<version>/<options>.txt, compared or written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gameAt } from '../games/versions.ts';
import { findGames, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { goldensOf, needRepository, playthroughs, ROOT } from './paths.ts';
import { playthrough } from './playthrough.ts';
import { Problem } from './problem.ts';

export interface GoldenWish {
  readonly write?: boolean;
}

export interface Golden {
  readonly file: string;
  readonly text: string;
}

export async function golden(id: string | undefined, wish: GoldenWish, io: Io): Promise<number> {
  needRepository('golden');
  const entries = await findGames(id);
  if (wish.write) for (const one of entries.flatMap(goldensNow)) write(one);
  const goldens = await Promise.all(entries.flatMap(({ game }) => playthroughs(game.id)).map(playedAgain));
  for (const one of goldens) {
    const differs = differenceFrom(one);
    if (differs) throw new Problem(differs);
  }
  io.out(`${goldens.length} playthroughs ${wish.write ? 'written' : 'are as recorded'}.`);
  return 0;
}

/** The playthroughs of a game as its rules are now; option sets take turns with the seat counts. */
export function goldensNow(entry: GameEntry): Golden[] {
  const { min, max } = entry.game.players;
  const sets = entry.goldens ?? Object.keys(entry.trial.optionSets);
  return sets.map((optionSet, index) => ({
    file: join(goldensOf(entry.game.id, entry.game.version), `${optionSet}.txt`),
    text: playthrough(entry.game, {
      optionSet,
      options: entry.trial.optionSets[optionSet] ?? {},
      seats: min + (index % (max - min + 1)),
    }),
  }));
}

/** A recorded playthrough, played again with the rules of the version that it names. */
export async function playedAgain(file: string): Promise<Golden> {
  const [head = '', options = '{}'] = readFileSync(file, 'utf8').split('\n');
  const [, id = '', version, optionSet = '', seats] = HEAD.exec(head) ?? [];
  const entry = await gameAt(id, Number(version));
  if (!entry) throw new Problem(`${relative(ROOT, file)} names no version of a game: "${head}".`);
  const setting = { optionSet, options: JSON.parse(options) as object, seats: Number(seats) };
  return { file, text: playthrough(entry.game, setting) };
}

/** The first line of a playthrough. */
const HEAD = /^(\S+) (\d+), options "(.+)", (\d+) seats$/;

function write({ file, text }: Golden): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

/** The first line that is not as recorded, or undefined. */
export function differenceFrom({ file, text }: Golden): string | undefined {
  const name = relative(ROOT, file);
  if (!existsSync(file)) return `${name} is missing: write it with "npx quayside golden --write".`;
  const [was, is] = [readFileSync(file, 'utf8').split('\n'), text.split('\n')];
  const at = was.findIndex((line, index) => line !== is[index]);
  if (at < 0 && was.length === is.length) return undefined;
  const line = at < 0 ? was.length : at;
  return `${name}, line ${line + 1} differs.\n  recorded: ${was[line] ?? '(end)'}\n  now:      ${is[line] ?? '(end)'}`;
}
