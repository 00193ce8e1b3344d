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

export const goldensOf = (game: string): string => join(ROOT, 'games', game, 'goldens');

export const rulesPage = (game: string): string => join(ROOT, 'docs', 'rules', `${game}.md`);

/** Kept games, as paths. */
export function keptGames(game?: string): string[] {
  const folders = (game === undefined ? Object.keys(GAMES) : [game]).map(goldensOf);
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.jsonl'))
    .sort();
}
