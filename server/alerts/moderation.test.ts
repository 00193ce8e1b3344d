import { afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '../store/samples.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Moderation } from './moderation.ts';

const HOUR = 3_600_000;
let now: number;
let store: Store;
/** Of two nodes, asked by turns. */
let nodes: Moderation[];
let turn = 0;
beforeEach(async () => {
  now = 1_800_000_000_000;
  store = await openSqlite(':memory:');
  nodes = [1, 2].map(() => new Moderation(store.people, () => now));
});
afterEach(() => store.close());

const moderation = (): Moderation => nodes[turn++ % 2]!;

/** Whoever is seen all the time, by a clock that ticks. */
const told = (table: string): Promise<boolean> => moderation().mayTell(account('ada', { seen: now }), table);
const asks = async (id: string, mail: string): Promise<boolean> => {
  const { settings } = account(id);
  return (await moderation().mayAsk(account(id, { settings: { ...settings, mail } }))) === 0;
};

/** How many of so many tries, a minute apart, are granted. */
async function granted(minutes: number, attempt: (i: number) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let i = 0; i < minutes; i++, now += HOUR / 60) if (await attempt(i)) count += 1;
  return count;
}

test('one mail for each table until they have been seen again', async () => {
  const away = account('ada', { seen: now });
  expect(await moderation().mayTell(away, 't1')).toBe(true);
  now += 1000;
  expect(await moderation().mayTell(away, 't1')).toBe(false);
  expect(await moderation().mayTell(away, 't2')).toBe(true);
  expect(await moderation().mayTell({ ...away, seen: now }, 't1')).toBe(true);
});

test('no more than six mails in an hour, at however many tables and nodes', async () => {
  const inTheFirst = await granted(60, (i) => told(`t${i}`));
  expect(inTheFirst).toBeGreaterThanOrEqual(4);
  expect(inTheFirst).toBeLessThanOrEqual(6);
  expect(await granted(60, (i) => told(`u${i}`))).toBeLessThanOrEqual(6);
});

test('what was too much can be told later', async () => {
  const away = account('ada', { seen: now });
  for (const table of ['t1', 't2', 't3', 't4']) expect(await moderation().mayTell(away, table)).toBe(true);
  expect(await moderation().mayTell(away, 't5')).toBe(false);
  now += HOUR / 2;
  expect(await moderation().mayTell(away, 't5')).toBe(true);
});

test('no account asks more than three times in an hour', async () => {
  expect(await granted(60, (i) => asks('ada', `a${i}@example.org`))).toBeLessThanOrEqual(3);
  expect(await asks('bert', 'b@example.org')).toBe(true);
});

test('and no owner is asked more often, however the address is written', async () => {
  const written = (i: number) => (i % 2 ? `Ada+${i}@example.org` : 'ada@Example.org');
  expect(await granted(60, (i) => asks(`p${i}`, written(i)))).toBeLessThanOrEqual(3);
});

test('who has to wait is told how long', async () => {
  const ada = account('ada');
  expect([await moderation().mayAsk(ada), await moderation().mayAsk(ada)]).toEqual([0, 0]);
  now += HOUR / 4;
  expect(await moderation().mayAsk(ada)).toBe((HOUR * 3) / 4 / 1000);
});
