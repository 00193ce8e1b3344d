/** The game of a table, with the rules it began with. */
import { GAMES } from '../../games/index.ts';
import { gameAt } from '../../games/versions.ts';
import type { Founding } from '../store/store.ts';

export type GameModule = (typeof GAMES)[string];

/** A table of a version that this server does not know, such as one that a newer server opened. */
export class UnknownVersion extends Error {
  readonly version: number;
  readonly newest: number;

  constructor({ id, game, version }: Founding) {
    super(`table ${id} has version ${version} of ${game}, which is unknown here`);
    this.version = version;
    this.newest = GAMES[game]?.game.version ?? 0;
  }
}

/** The newest rules of a game: those of a new table. */
export const newestModule = (game: string): GameModule | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;

export async function moduleOf(founding: Founding): Promise<GameModule> {
  const module = await gameAt(founding.game, founding.version);
  if (!module) throw new UnknownVersion(founding);
  return module;
}
