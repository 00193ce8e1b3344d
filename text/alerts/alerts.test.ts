import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { alertText } from './index.ts';

describe.each(LANGUAGES)('%s', (language) => {
  test('every sentence holds what it was given, unchanged', async () => {
    const { turn, over } = await alertText(language);
    const said = [turn.body('Container', 'Ada, Olga'), over.body('Container', 'Ada, Olga', 2)];
    for (const sentence of said) {
      expect(sentence).toContain('Container');
      expect(sentence).toContain('Ada, Olga');
    }
    expect(said[1]).toContain('2');
    expect(over.body('Container', 'Ada', null)).not.toMatch(/\d|null/);
    expect(turn.subject('Container')).not.toBe(over.subject('Container'));
  });
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
])('place %i is %s in English', async (place, said) => {
  expect((await alertText('en')).over.body('Container', 'Ada', place)).toContain(said);
});

test('the first place is feminine in French', async () => {
  const { over } = await alertText('fr');
  expect(over.body('Container', 'Ada', 1)).toContain('la 1re place');
  expect(over.body('Container', 'Ada', 2)).toContain('la 2e place');
});
