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

  test('4.11, 14.5 a seized warehouse is named by its price, and the loan with it; version 1 said neither', async () => {
    const { events, moves } = await text(language);
    const seized = { type: 'buildingSeized', seat: 0, by: 1, machine: null } as const;
    const told = (space: number, loanSettled: boolean) =>
      events.buildingSeized({ ...seized, space, loanSettled }, (seat) => `Seat ${seat}`);
    expect(told(3, false)).toMatch(/\$6|6\s\$/);
    expect(told(3, true).startsWith(told(3, false))).toBe(true);
    expect(told(3, true)).not.toBe(told(3, false));
    const first = events.buildingSeized({ ...seized } as never, (seat) => `Seat ${seat}`);
    expect(first).not.toMatch(/\$|undefined/);
    expect(moves.seizeBuilding({ type: 'seizeBuilding', machine: null, space: 2 }, String)).toMatch(
      /\$5|5\s\$/,
    );
  });
});
