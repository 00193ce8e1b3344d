/** Nobody fills the house alone: an account has so many tables and seats at a time. */
import { beforeEach, expect, test } from 'vitest';
import { decodePlan, type Plan } from '../../protocol/commands.ts';
import { QUOTAS } from '../quotas.ts';
import { put } from '../retention/testing.ts';
import type { Account } from '../store/people-store.ts';
import { settlement } from '../store/samples.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let ada: Account;
let ben: Account;
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada');
  ben = await hall.person('ben');
});

const { value: plan } = decodePlan.decode({ game: 'container', seats: 3 }) as { value: Plan };
const opens = (account: Account, request: string, wish = plan) =>
  hall.tables.open({ account, key: '' }, wish, request);
const refused = (code: string, max: number) => ({ refusal: { code, params: { max } } });

test('audit 7: so many unfinished tables, then none before one of them is over', async () => {
  const ids: string[] = [];
  for (let i = 0; i < QUOTAS.tables; i++) {
    const answer = await opens(ada, `request ${i}`);
    ids.push(answer.refusal ? answer.refusal.code : answer.value.table);
  }
  expect(await opens(ada, 'one more')).toMatchObject(refused('tooManyTables', QUOTAS.tables));
  // A request whose answer was lost is answered as before.
  expect(await opens(ada, 'request 0')).toMatchObject({ value: { table: ids[0] } });
  expect(await opens(ben, 'mine')).toHaveProperty('value');
  await hall.store.settle(settlement(ids[1] ?? ''));
  expect(await opens(ada, 'one more')).toHaveProperty('value');
});

test('audit 7: so many seats at unfinished tables; one who stands up may sit down elsewhere', async () => {
  const table = await hall.open(ben, { game: 'container', seats: 3 });
  const next = await hall.open(ben, { game: 'container', seats: 3 });
  const sit = { type: 'sit', seat: 1, nonce: '' } as const;
  for (let i = 1; i < QUOTAS.seats; i++) await put(hall.store, `t${i}`, 'playing', 1, ['ada']);
  expect(await hall.does(ada, table, sit, 'once')).toBe(3);
  const answer = await hall.asks(ada, next, sit, 'twice');
  expect(answer).toMatchObject(refused('tooManySeats', QUOTAS.seats));
  expect(await hall.does(ada, table, sit, 'once')).toBe(3);
  // All tables of the sample are Ada's, so only the seat is the question here.
  await hall.does(ada, table, { type: 'leave' });
  expect(await hall.does(ada, next, sit)).toBe(3);
});

test('audit 7: to open a table one need not sit there, but whoever does needs a seat', async () => {
  for (let i = 0; i < QUOTAS.seats; i++) await put(hall.store, `t${i}`, 'playing', 1, ['ben']);
  expect(await opens(ben, 'sits', { ...plan, sit: 0 })).toMatchObject(refused('tooManySeats', QUOTAS.seats));
  expect(await opens(ben, 'stands', { ...plan, sit: null })).toHaveProperty('value');
});
