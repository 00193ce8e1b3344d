/** Where things lie in the repository. Source and bundle are both one folder below its root. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../games/index.ts';
import { Problem } from './problem.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An installed package holds no kept games and no pages of rules, and nothing is ever written into it. */
export function needRepository(command: string, root: string = ROOT): void {
  if (existsSync(join(root, 'games'))) return;
  throw new Problem(`"${command}" works on the files of the repository, and this is an installed package.`);
}

const goldens = (game: string): string => join(ROOT, 'games', game, 'goldens');

/** Playthroughs and kept games of one version. */
export const goldensOf = (game: string, version: number): string => join(goldens(game), String(version));

export const frozenOf = (game: string): string => join(ROOT, 'games', game, 'frozen');

export const rulesPage = (game: string): string => join(ROOT, 'docs', 'rules', `${game}.md`);

/** Files with this ending among the goldens of all versions. */
function goldensEnding(game: string, ending: string): string[] {
  const folder = goldens(game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
}

/** Kept games of all versions, as paths. */
export const keptGames = (game?: string): string[] =>
  (game === undefined ? Object.keys(GAMES) : [game]).flatMap((id) => goldensEnding(id, '.jsonl'));

/** Playthroughs of all versions, as paths. */
export const playthroughs = (game: string): string[] => goldensEnding(game, '.txt');
