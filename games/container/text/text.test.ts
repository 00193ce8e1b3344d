import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/languages.ts';
import { text } from './index.ts';

const BANKRUPT = {
  type: 'account',
  seat: 0,
  card: 0,
  full: false,
  cash: 0,
  island: 0,
  harbour: 0,
  ship: 0,
  bankPort: 0,
  loans: -22,
  total: -22,
  discarded: null,
} as const;

describe.each(LANGUAGES)('%s', (language) => {
  test('12.4 less than nothing has a minus before the amount, not within it', async () => {
    const { events } = await text(language);
    const sentence = events.account(BANKRUPT, () => 'Anna');
    expect(sentence.match(/−\$?22/g)).toHaveLength(2);
    expect(sentence).not.toContain('-');
  });
});
