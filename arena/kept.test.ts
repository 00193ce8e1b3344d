/** Every kept game still replays to the same hashes, and every ending a game knows is shown by one of them. */
import { describe, expect, test } from 'vitest';
import { replay } from '../core/log.ts';
import { GAMES } from '../games/index.ts';
import { shownEndings } from './endings.ts';
import { keptGames } from './paths.ts';
import { openLog } from './replay.ts';

test.each(keptGames())('%s replays as recorded', async (file) => {
  const { entry, log } = await openLog(file, 'en');
  expect(replay(entry.game, log)).not.toHaveProperty('fault');
});

describe.each(Object.values(GAMES))('endings of $game.id', (entry) => {
  test('each is shown by a kept game', async () => {
    const missing = [...(await shownEndings(entry))].filter(([, file]) => file === undefined);
    expect(missing).toEqual([]);
  });
});
