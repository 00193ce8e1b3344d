import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
import { table } from '../rules/testing.ts';
import type { Announced, Award } from '../rules/types.ts';
import { text } from './index.ts';

const who = (seat: number): string => ['Anna', 'Bernard'][seat]!;
const taken: Award = { number: 6, card: 0, to: 1, why: 'majority', dice: [1, 2], pips: [10, 12] };

test.each(LANGUAGES)('4.2, 4.3 the winner’s count is told first (%s)', async (language: Language) => {
  const { awarded } = (await text(language)).events;
  const plain = (award: Award): string => awarded({ type: 'awarded', ...award }, who).replace(/\s/g, '');
  expect(plain(taken)).toContain('2:1');
  expect(plain({ ...taken, to: 0, dice: [2, 1] })).toContain('2:1');
  expect(plain({ ...taken, why: 'neighbours', dice: [1, 1] })).toContain('12:10');
});

test('3.6 who must call has too few dice, and perhaps one', async () => {
  const said = async (language: Language): Promise<string> =>
    (await text(language)).events.called({ type: 'called', seat: 0, forced: true }, who);
  expect(await said('en')).toBe('Anna has too few dice: Shanghai!');
  expect(await said('es')).toBe('A Anna le faltan dados: ¡Shanghái!');
  expect(await said('ru')).toBe('Anna: кубиков не хватает\u00a0— «Шанхай!»');
});

test.each(LANGUAGES)('10.2 one die thrown again is told as such (%s)', async (language: Language) => {
  const { rolled, rerolledOne } = (await text(language)).events;
  const dice = { seat: 0, dice: [6, 1] } as const;
  const again = rerolledOne({ type: 'rerolledOne', ...dice }, who);
  expect(again).not.toBe(rolled({ type: 'rolled', ...dice }, who));
  expect(again).toMatch(/6 \D+ 1/);
});

test.each(LANGUAGES)(
  '1.4, 9.2, 11.4 the board in words says what is used up (%s)',
  async (language: Language) => {
    const { board } = await text(language);
    const t = table({ sharks: true, doubles: true, doublesDice: 'spent' }, { dice: [[1], []] });
    const before = board(t.state, who).length;
    t.anna.rolls(3, 3);
    t.anna.takesDoubles();
    const spent = board(t.state, who);
    expect(spent.filter((line) => line.includes('Anna') && line.includes('2'))).not.toEqual([]);
    t.bernard.rolls(4, 5);
    t.bernard.feedsSharks();
    // The dice, the sharks and the trick; the Doubles card has left the middle.
    expect([spent.length, board(t.state, who).length]).toEqual([before, before + 3]);
  },
);

test.each(LANGUAGES)('7.5 who may object is told what a trick is for (%s)', async (language: Language) => {
  const { announced } = (await text(language)).events;
  const said = (move: Announced): string => announced({ type: 'announced', seat: 1, move }, who);
  const joker = { type: 'joker', card: 'jokerShift' } as const;
  expect(said({ ...joker, nation: 'dutch' })).not.toBe(said({ ...joker, nation: 'turkish' }));
  expect(said({ type: 'shift', card: 'jokerShift', die: 3, by: 1 })).toContain('3 → 4');
  expect(said({ type: 'exchange', back: 5 })).toContain('5');
});

test('4.2, 6.4 the points in words count the cards one would get, like the drawn board', async () => {
  const { board } = await text('en');
  const t = table(
    {},
    { tavern: ['dutch 4', 'french 3', 'turkish 2', 'german 1', 'spanish 3', 'italian 2'], dice: [[1], [3]] },
  );
  expect(board(t.state, who)[0]).toBe('Round 1 of 8  ·  If it ended now: 4 : 2');
});
