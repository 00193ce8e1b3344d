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

/** A table at which a bot or the clock has something to do, opened by a server with these rules. */
async function openedWith(newest: number): Promise<string> {
  rules.version = newest;
  return await hall.open(ada, { game: 'shanghaien', seats: 2, bots: [null, 'random'], clock });
}

/** The next server has the rules of today. */
async function restarted(): Promise<void> {
  rules.version = version;
  await hall.restart(1000);
}

const stored = async (table: string): Promise<number> => (await hall.store.entries(table, 0)).length;

test('a table of a version that was never released says so, whatever is asked of it', async () => {
  const table = await openedWith(99);
  await restarted();
  const asker = { account: ada, key: '' };
  const refusal = { code: 'unknownVersion', params: { version: 99, newest: version } };
  expect(await hall.tables.picture(asker, table)).toMatchObject({ refusal });
  expect(await hall.does(ada, table, { type: 'resign' })).toBe('unknownVersion');
  expect(await hall.log(table)).toBe('unknownVersion');
});

test('and nothing happens at it: no move of a bot, no clock that runs out', async () => {
  const table = await openedWith(99);
  await restarted();
  const before = await stored(table);
  for (let tries = 0; tries < 3; tries++) await hall.wait(HOUR);
  expect(await stored(table)).toBe(before);
  expect(hall.failures).toEqual([]);
});

test('until a server comes that knows its rules', async () => {
  const table = await openedWith(99);
  await restarted();
  const before = await stored(table);
  await hall.wait(HOUR);
  rules.version = 99;
  await hall.restart(1000);
  await hall.wait(HOUR);
  expect(await stored(table)).toBeGreaterThan(before);
});
