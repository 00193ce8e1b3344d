import { expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import { GAMES } from '../../games/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { blocksOf } from './text-board.ts';

test('lines keep their parts together, and a player has a head', () => {
  expect(blocksOf(['Supply: 2 tan', '── Ann ◀ 2 actions', '   Cash: $20  Loans: 0'])).toEqual([
    { type: 'line', indent: 0, head: false, parts: ['Supply: 2 tan'] },
    { type: 'line', indent: 0, head: true, parts: ['Ann ◀ 2 actions'] },
    { type: 'line', indent: 3, head: false, parts: ['Cash: $20', 'Loans: 0'] },
  ]);
});

test('what stands in columns is a table', () => {
  const [grid] = blocksOf(['            Ann   Bob', '1  Turks 2  3 4   ·', '2  Joker    ·     6']);
  expect(grid).toEqual({
    type: 'grid',
    rows: [
      ['', '', 'Ann', 'Bob'],
      ['1', 'Turks 2', '3 4', '·'],
      ['2', 'Joker', '·', '6'],
    ],
  });
});

test.each(Object.entries(GAMES))('no word of %s gets lost', async (_, { game, text, trial }) => {
  const [options] = Object.values(trial.optionSets);
  const chance = seeded(3);
  const state = game.start(options as object, game.players.max, chance);
  for (let i = 0; i < 30 && !game.outcome(state); i++) {
    const seat = game.toAct(state)[0] ?? 0;
    game.apply(state, seat, game.sample(game.view(state, seat), seat, chance), chance);
  }
  for (const language of LANGUAGES) {
    const lines = (await text(language)).board(state, (seat) => `Ann ${seat}`);
    const words = blocksOf(lines).map((block) => (block.type === 'grid' ? block.rows.flat() : block.parts));
    const plain = (all: string): string => all.replace(/──|\s+/g, '');
    expect(plain(words.flat().join(' '))).toBe(plain(lines.join(' ')));
  }
});
