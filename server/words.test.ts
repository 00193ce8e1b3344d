import { expect, test } from 'vitest';
import { misread, no } from '../protocol/refusals.ts';
import { languageFor, sayRefusal } from './words.ts';

test('a refusal is said in the reader’s language, with its code and values', async () => {
  const refused = await sayRefusal(no('seatTaken', { seat: 0 }), 'de');
  expect(refused).toEqual({
    code: 'seatTaken',
    params: { seat: 0 },
    sentence: 'Platz 1 ist schon besetzt. Such dir einen anderen aus.',
  });
});

test('what a decoder found is named with its field and its values', async () => {
  const fault = { path: 'command.seat', code: 'range', params: { value: 12, min: 0, max: 9 } } as const;
  const refused = await sayRefusal(misread('badRequest', fault), 'en');
  expect(refused.sentence).toBe(
    'This request cannot be read. “command.seat” is 12, but must lie between 0 and 9.',
  );
  expect(refused.params).toEqual({
    path: 'command.seat',
    fault: 'range',
    params: '{"value":12,"min":0,"max":9}',
  });
});

test('a game refuses in its own words, with names and the number of the rule', async () => {
  const refusal = no('move', { code: 'notYourTurn', rule: '3.1', params: '{"turn":1}' });
  const scene = { game: 'shanghaien', names: ['Ada', 'Grace'] };
  const refused = await sayRefusal(refusal, 'en', scene);
  expect(refused).toMatchObject({ code: 'move', rule: '3.1', sentence: 'It is Grace’s turn.' });
  expect((await sayRefusal(refusal, 'fr', { game: 'shanghaien' })).sentence).toContain('Joueur 2');
});

test('without the game there is still a sentence', async () => {
  const refusal = no('move', { code: 'noSuchCode', rule: '9.9', params: '{}' });
  for (const scene of [{}, { game: 'shanghaien' }, { game: 'constructor' }])
    expect((await sayRefusal(refusal, 'nl', scene)).sentence).toContain('regel 9.9');
});

test.each([
  ['de-AT', 'de'],
  ['ru_RU.UTF-8', 'ru'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['pt-BR,pt;q=0.9,es;q=0.7,en;q=0.8', 'en'],
  ['ja, it;q=0.1', 'it'],
  ['de;q=0, nl', 'nl'],
  ['enormous', 'en'],
  ['dent', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('%s is answered in %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
