/** Rules that changed while games were on. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from './testing.ts';

const rules = shanghaien as { version: number };
const { version } = rules;

let hall: Hall;
let ada: Account;
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada');
});
afterEach(() => {
  rules.version = version;
});

const HOUR = 3_600_000;
const clock = { type: 'live', turn: 30, bank: 0 } as const;

/** A table at which a bot or the clock has something to do, under rules of another version. */
async function abandoned(): Promise<string> {
  const table = await hall.open(ada, { game: 'shanghaien', seats: 2, bots: [null, 'random'], clock });
  rules.version = version + 1;
  await hall.restart(1000);
  return table;
}

const stored = async (table: string): Promise<number> => (await hall.store.entries(table, 0)).length;

test('a table of other rules says so, whatever is asked of it', async () => {
  const table = await abandoned();
  const asker = { account: ada, key: '' };
  const refusal = { code: 'otherVersion', params: { version, known: version + 1 } };
  expect(await hall.tables.picture(asker, table)).toMatchObject({ refusal });
  expect(await hall.does(ada, table, { type: 'resign' })).toBe('otherVersion');
  expect(await hall.log(table)).toBe('otherVersion');
});

test('and nothing happens at it: no move of a bot, no clock that runs out', async () => {
  const table = await abandoned();
  const before = await stored(table);
  for (let tries = 0; tries < 3; tries++) await hall.wait(HOUR);
  expect(await stored(table)).toBe(before);
  expect(hall.failures).toEqual([]);
});

test('until a server comes that knows its rules', async () => {
  const table = await abandoned();
  const before = await stored(table);
  await hall.wait(HOUR);
  rules.version = version;
  await hall.restart(1000);
  await hall.wait(HOUR);
  expect(await stored(table)).toBeGreaterThan(before);
});
