import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 5, 20, 12);

test.each([
  [0, 'this hour'],
  [HOUR - 1, 'this hour'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [24 * HOUR, 'yesterday'],
  [6 * 24 * HOUR, '6 days ago'],
  [30 * 24 * HOUR, '21 May 2026'],
  [-HOUR, 'this hour'],
])('%i milliseconds ago is %s', (before, said) => expect(ago(NOW - before, NOW, 'en-GB')).toBe(said));
