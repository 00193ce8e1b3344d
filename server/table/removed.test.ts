/** A table that nobody came to is cleared away, at whichever node: nobody stumbles over it, and nothing brings it back. */
import { beforeEach, expect, test } from 'vitest';
import type { Tell } from '../../protocol/messages.ts';
import type { Account } from '../store/people-store.ts';
import { REMOVED } from '../store/store.ts';
import type { Tables } from './tables.ts';
import { Hall } from './testing.ts';

const DAY = 86_400_000;
const sit = { type: 'sit', seat: 1, nonce: '' } as const;

let hall: Hall;
let ada: Account;
let ben: Account;
let table: string;
/** A node that has the table in memory and has not heard. */
let late: Tables;
let told: Tell[];
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada');
  ben = await hall.person('ben');
  table = await hall.open(ada, { game: 'shanghaien', seats: 2 });
  late = hall.another();
  told = [];
  await late.watch({ account: ben, key: '' }, table, null, (_, json) => told.push(JSON.parse(json)));
  hall.now += 15 * DAY;
  expect(await hall.store.retention.removeTable(table, hall.now - 14 * DAY)).toBe(true);
});

const isGone = async (): Promise<void> => {
  expect(await hall.store.table(table)).toBeUndefined();
  expect(await hall.store.entries(table, 0)).toEqual([]);
  expect(hall.failures).toEqual([]);
};

test('audit 7: no command brings it back at a node that has not heard', async () => {
  const answers = [sit, { type: 'say', text: 'Ahoy' } as const].map((command, i) =>
    late.do({ account: ben, key: '' }, table, command, `late ${i}`),
  );
  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ refusal: { code: 'noTable' } });
  expect(told.map(({ type }) => type)).toEqual(['sync', 'removed']);
  await isGone();
  expect(late.loaded).toBe(0);
});

test('audit 7: a table that starts by itself does not, and is forgotten', async () => {
  expect(await hall.does(ben, table, sit)).toBe('noTable');
  await hall.wait(1_000);
  expect(hall.tables.loaded).toBe(0);
  await isGone();
});

test.each([
  ['hears of it', () => late.heard(table, REMOVED)],
  ['has heard nothing for a while', () => late.refreshAll()],
  ['reads names anew', () => late.rename('ada')],
])('audit 7: who looks on is told once when the node %s', async (_, hears) => {
  await hears();
  expect(told).toMatchObject([{ type: 'sync' }, { type: 'removed', table }]);
  expect(late.loaded).toBe(0);
  await late.refreshAll();
  expect(told).toHaveLength(2);
  expect(await late.picture({ account: ada, key: '' }, table)).toMatchObject({
    refusal: { code: 'noTable' },
  });
});

test('audit 7: a table that is still there stays in memory, whatever is heard', async () => {
  const other = await hall.open(ada, { game: 'shanghaien', seats: 2 });
  await hall.tables.heard(other, REMOVED);
  expect(await hall.does(ben, other, sit)).toBe(3);
  await hall.tables.heard(other, REMOVED);
  expect((await hall.live(other)).isRemoved).toBe(false);
});

test('audit 7: the same request opens another table under the same name', async () => {
  const plan = { game: 'shanghaien', seats: 2 } as const;
  const full = (await hall.live(await hall.open(ada, plan))).table.opened;
  const wish = { ...full, bots: [], sit: 0, nonce: '' };
  const by = { account: ada, key: '' };
  const first = await hall.tables.open(by, wish as never, 'again');
  const id = first.refusal ? '' : first.value.table;
  hall.now += 15 * DAY;
  await hall.store.retention.removeTable(id, hall.now - DAY);
  await hall.tables.removed(id);
  expect(await hall.tables.open(by, wish as never, 'again')).toMatchObject({ value: { table: id } });
  expect(await hall.does(ben, id, sit)).toBe(3);
});
