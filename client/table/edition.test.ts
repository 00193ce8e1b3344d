import { expect, test } from 'vitest';
import { editionOf, optionsOf } from './edition.ts';

const text = { editionOf: (options: object) => ('edition' in options ? String(options.edition) : 'first') };

test('before a game begins its options are those of the table', () => {
  expect(optionsOf({ shown: null, info: { options: { edition: 'second' } } })).toEqual({ edition: 'second' });
  expect(editionOf({ shown: null, info: { options: { edition: 'second' } }, loaded: { text } })).toBe(
    'second',
  );
});

test('in a game of earlier rules the options are those that the view has been given since', () => {
  const [shown, info] = [{ options: { edition: 'second', added: true } }, { options: { edition: 'second' } }];
  expect(optionsOf({ shown, info })).toHaveProperty('added', true);
});

test('a game with one edition names none', () => {
  expect(editionOf({ shown: null, info: { options: {} }, loaded: { text: {} } })).toBeUndefined();
});
