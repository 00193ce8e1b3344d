import { expect, test } from 'vitest';
import { isShort, timeLeft, timeWritten } from './clock.ts';

const UNITS = { days: 'd', hours: 'h' };
const HOUR = 3_600_000;

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [42_000, '00:42'],
  [61_500, '01:02'],
  [3_599_000, '59:59'],
  [HOUR, '1:00:00'],
  [47 * HOUR, '47:00:00'],
  [52 * HOUR, '2 d 4 h'],
])('%i milliseconds are %s', (left, written) => {
  expect(timeWritten(left, UNITS)).toBe(written);
});

test('a running clock counts by the time of the server, a resting one shows its bank', () => {
  expect(timeLeft({ bank: 9000, since: 0, until: 5000 }, 2000, true)).toBe(3000);
  expect(timeLeft({ bank: 9000, since: 0, until: 5000 }, 7000, true)).toBe(0);
  expect(timeLeft({ bank: 9000, since: null, until: null }, 7000, true)).toBe(9000);
});

test('audit 12: where the clock of the server was set back, no more is shown than there was at first', () => {
  const clock = { bank: 9000, since: 3_600_000, until: 3_605_000 };
  expect(timeLeft(clock, 0, true)).toBe(5000);
  expect(timeLeft(clock, 3_601_000, true)).toBe(4000);
});

test('where no time is kept there is nothing to show', () => {
  expect(timeLeft({ bank: 9000, since: null, until: null }, 0, false)).toBeNull();
  expect(timeLeft({ bank: 0, since: null, until: null }, 0, true)).toBeNull();
  expect(timeLeft(undefined, 0, true)).toBeNull();
});

test('the last half minute is short', () => {
  expect([29_999, 30_000].map(isShort)).toEqual([true, false]);
});
