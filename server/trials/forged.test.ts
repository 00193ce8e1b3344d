import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { tryForged } from './forged.ts';

/** MESSAGES=500 npx vitest run server/trials/forged.test.ts sends more of them; `npm run forged` far more. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 250);

afterEach(() => vi.restoreAllMocks());

test.each(Object.keys(GAMES))('%s: forged messages hurt nobody', async (game) => {
  const { wrongs, answers } = await tryForged({ game, messages: MESSAGES });
  expect(wrongs).toEqual([]);
  for (const answer of ['done', 'badRequest', 'move', 'malformedMove', 'notSeated'])
    expect(answers[answer], answer).toBeGreaterThan(0);
});

test('a server that lets others move is found out', async () => {
  const { game } = GAMES['shanghaien']!;
  const { check } = game;
  vi.spyOn(game, 'check').mockImplementation((view, seat, move) => {
    const refusal = check(view, seat, move) as { code?: string } | undefined;
    return refusal?.code === 'notYourTurn' ? undefined : (refusal as never);
  });
  expect((await tryForged({ game: 'shanghaien', messages: 1_000 })).wrongs.length).toBeGreaterThan(0);
});
