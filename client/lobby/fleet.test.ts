import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { FLEET, OFFERED } from './fleet.ts';

test('every game of the fleet has the bots that are offered, and options it knows', () => {
  for (const { game, options, players, seats } of Object.values(FLEET)) {
    const entry = GAMES[game]!;
    expect(Object.keys(entry.bots), game).toEqual(expect.arrayContaining([...OFFERED]));
    expect(entry.game.decode.options.decode(options).fault, game).toBeUndefined();
    expect(players, game).toEqual(entry.game.players);
    expect(seats).toBeLessThanOrEqual(entry.game.players.max);
  }
});
