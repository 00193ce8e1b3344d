import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/languages.ts';
import { text } from './index.ts';

test.each(LANGUAGES)(
  '6.1 in %s a ship not sent yet is still to be chosen, one too many is a mistake',
  async (language) => {
    const { unfinished } = await text(language);
    expect(unfinished?.sendAll?.({ ships: 3, sent: 2 }, String)).toMatch(/1/);
    expect(unfinished?.sendAll?.({ ships: 3, sent: 4 }, String)).toBe('');
  },
);

test.each(LANGUAGES)(
  '5.3 in %s a payment is unfinished until it is worth as much as the cards',
  async (language) => {
    const { unfinished } = await text(language);
    expect(unfinished?.tooExpensive?.({ cost: 7, value: 3 }, String)).toMatch(/4/);
    expect(unfinished?.nothingBought?.({}, String)).not.toBe('');
  },
);

test.each(LANGUAGES)('5.6 in %s tokens are still to be thrown away, or too many are', async (language) => {
  const { unfinished } = await text(language);
  expect(unfinished?.discardExactly?.({ wanted: 3, got: 1 }, String)).toMatch(/2/);
  expect(unfinished?.discardExactly?.({ wanted: 1, got: 2 }, String)).toBe('');
});
