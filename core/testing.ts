/** For tests that read logs. */
import type { Game } from './game.ts';
import type { FindRules } from './log.ts';

/** Finds these games, and of each the newest rules alone. */
export const findAmong =
  (...games: readonly Game[]): FindRules =>
  (id, version) => {
    const game = games.find((one) => one.id === id);
    const found = game && { newest: game.version, game: version === game.version ? game : undefined };
    return Promise.resolve(found);
  };
