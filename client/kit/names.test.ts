import { expect, test } from 'vitest';
import { parted, shortened } from './names.ts';

test('the number that tells players apart is never cut off', () => {
  expect(parted('Deckhand 2')).toEqual({ stem: 'Deckhand', number: ' 2' });
  expect(parted('R2D2')).toEqual({ stem: 'R2D2', number: '' });
  expect(shortened('Deckhand 2', 10)).toBe('Deckhand 2');
  expect(shortened('Deckhand 2', 8)).toBe('Deckh… 2');
  expect(shortened('Bartholomew', 6)).toBe('Barth…');
  expect(shortened('\u2068מרים\u2069 2', 6)).toBe('\u2068מרים\u2069 2');
  expect(shortened('\u2068מרים בת שבע\u2069 2', 8)).toBe('\u2068מרים …\u2069 2');
});
