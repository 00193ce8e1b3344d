/** The game of a table, with the rules it began with. */
import { GAMES } from '../../games/index.ts';
import { gameAt } from '../../games/versions.ts';
import type { Founding } from '../store/store.ts';

export type GameEntry = (typeof GAMES)[string];

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

export async function gameOf(founding: Founding): Promise<GameEntry> {
  const entry = await gameAt(founding.game, founding.version);
  if (!entry) throw new UnknownVersion(founding);
  return entry;
}
