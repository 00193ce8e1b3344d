import { beforeEach, expect, test } from 'vitest';
import { account } from '../store/samples.ts';
import { Moderation } from './moderation.ts';

const HOUR = 3_600_000;
let now: number;
let moderation: Moderation;
beforeEach(() => {
  now = 1_800_000_000_000;
  moderation = new Moderation(() => now);
});

/** Whoever is seen all the time, by a clock that ticks. */
const told = (table: string): boolean => moderation.mayTell(account('ada', { seen: now }), table);
const asks = (id: string, mail: string): boolean => {
  const { settings } = account(id);
  return moderation.mayAsk(account(id, { settings: { ...settings, mail } })) === 0;
};

/** How many of so many tries, a minute apart, are granted. */
function granted(minutes: number, attempt: (i: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < minutes; i++, now += HOUR / 60) if (attempt(i)) count += 1;
  return count;
}

test('one mail for each table until they have been seen again', () => {
  const away = account('ada', { seen: now });
  expect(moderation.mayTell(away, 't1')).toBe(true);
  now += 1000;
  expect(moderation.mayTell(away, 't1')).toBe(false);
  expect(moderation.mayTell(away, 't2')).toBe(true);
  expect(moderation.mayTell({ ...away, seen: now }, 't1')).toBe(true);
});

test('no more than six mails in an hour, at however many tables', () => {
  const inTheFirst = granted(60, (i) => told(`t${i}`));
  expect(inTheFirst).toBeGreaterThanOrEqual(4);
  expect(inTheFirst).toBeLessThanOrEqual(6);
  expect(granted(60, (i) => told(`u${i}`))).toBeLessThanOrEqual(6);
});

test('no account asks more than three times in an hour', () => {
  expect(granted(60, (i) => asks('ada', `a${i}@example.org`))).toBeLessThanOrEqual(3);
  expect(asks('bert', 'b@example.org')).toBe(true);
});

test('and no owner is asked more often, however the address is written', () => {
  const written = (i: number) => (i % 2 ? `Ada+${i}@example.org` : 'ada@Example.org');
  expect(granted(60, (i) => asks(`p${i}`, written(i)))).toBeLessThanOrEqual(3);
});
