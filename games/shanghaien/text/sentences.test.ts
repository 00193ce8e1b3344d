import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
import type { Award } from '../rules/types.ts';
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
  expect(await said('ru')).toBe('Anna: кубиков не хватает — «Шанхай!»');
});

test.each(LANGUAGES)('10.2 one die thrown again is told as such (%s)', async (language: Language) => {
  const { rolled, rerolledOne } = (await text(language)).events;
  const dice = { seat: 0, dice: [6, 1] } as const;
  const again = rerolledOne({ type: 'rerolledOne', ...dice }, who);
  expect(again).not.toBe(rolled({ type: 'rolled', ...dice }, who));
  expect(again).toMatch(/6 \D+ 1/);
});
