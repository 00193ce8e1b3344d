import { beforeEach, expect, test } from 'vitest';
import type { Plan } from '../../protocol/commands.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let ada: Account;
let ben: Account;
let cem: Account;
beforeEach(async () => {
  hall = await Hall.open();
  [ada, ben, cem] = await Promise.all([hall.person('ada'), hall.person('ben'), hall.person('cem')]);
});

const TWO = { game: 'shanghaien', seats: 2 };
const THREE = { game: 'container', seats: 3 };
const sit = (seat: number) => ({ type: 'sit', seat, nonce: '' }) as const;

const sitters = async (table: string) =>
  (await hall.live(table)).table.seats.map((s) => s && (s.who || s.bot));
const statusOf = async (table: string) => (await hall.live(table)).table.status;

test('seats are taken and left until the game starts', async () => {
  const table = await hall.open(ada, { ...THREE, sit: 1 });
  expect(await sitters(table)).toEqual([null, 'ada', null]);
  expect(await hall.does(ben, table, sit(1))).toBe('seatTaken');
  expect(await hall.does(ben, table, sit(3))).toBe('noSeat');
  expect(await hall.does(ben, table, sit(0))).toBe(3);
  expect(await hall.does(ben, table, sit(2))).toBe('alreadySeated');
  expect(await hall.does(cem, table, { type: 'leave' })).toBe('notSeated');
  expect(await hall.does(ben, table, { type: 'leave' })).toBe(4);
  expect(await sitters(table)).toEqual([null, 'ada', null]);
});

test('a full table starts by itself, and seats stay as they are', async () => {
  const table = await hall.open(ada, TWO);
  expect(await statusOf(table)).toBe('open');
  await hall.does(ben, table, sit(1));
  expect(await statusOf(table)).toBe('playing');
  expect(await hall.does(ben, table, { type: 'leave' })).toBe('alreadyStarted');
  expect(await hall.does(cem, table, sit(0))).toBe('alreadyStarted');
  expect(await hall.does(ada, table, { type: 'start' })).toBe('alreadyStarted');
  expect(hall.failures).toEqual([]);
});

test('who opens it is told what its luck is bound to, and adds to it after that', async () => {
  const plan = { ...TWO, bots: [null, 'random'], sit: null };
  const { value } = (await hall.plan(ada, plan)) as { value: { table: string; commitment: string } };
  await hall.does(ada, value.table, { type: 'sit', seat: 0, nonce: 'of my own' });
  const { info } = (await hall.live(value.table)).pictureFor(0).picture;
  expect([info.status, info.nonces[0]]).toEqual(['playing', 'of my own']);
  expect(value.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(info.commitment).toBe(value.commitment);
});

test('where it does not start by itself, who opened it starts it, once it is full', async () => {
  const table = await hall.open(ada, { ...TWO, startWhenFull: false });
  const asked = await hall.asks(ada, table, { type: 'start' }, 'a');
  expect(asked.refusal).toEqual({ code: 'notFull', params: { free: 1 } });
  await hall.does(ben, table, sit(1));
  expect(await hall.does(ben, table, { type: 'start' })).toBe('notYourTable');
  expect(await statusOf(table)).toBe('open');
  expect(await hall.does(ada, table, { type: 'start' })).toBe(4);
  expect(await statusOf(table)).toBe('playing');
});

test('only who opened the table seats bots and sends people away', async () => {
  const table = await hall.open(ada, THREE);
  const [level = ''] = Object.keys((await hall.live(table)).module.bots);
  const known = { type: 'seatBot', seat: 1, bot: level } as const;
  await hall.does(ben, table, sit(2));
  expect(await hall.does(ben, table, known)).toBe('notYourTable');
  expect(await hall.does(ada, table, { ...known, bot: 'genius' })).toBe('unknownBot');
  expect(await hall.does(ada, table, { ...known, seat: 2 })).toBe('seatTaken');
  expect(await hall.does(ben, table, { type: 'clear', seat: 0 })).toBe('notYourTable');
  expect(await hall.does(ada, table, { type: 'clear', seat: 1 })).toBe('noSeat');
  await hall.does(ada, table, { type: 'clear', seat: 2 });
  expect(await sitters(table)).toEqual(['ada', null, null]);
  await hall.does(ada, table, known);
  expect(await sitters(table)).toEqual(['ada', level, null]);
  await hall.does(ada, table, { type: 'clear', seat: 1 });
  expect(await sitters(table)).toEqual(['ada', null, null]);
});

test('who opened the table moves anybody, others only themselves to a free seat', async () => {
  const table = await hall.open(ada, { ...THREE, seats: 4 });
  await hall.does(ben, table, sit(1));
  const swap = (seat: number, other: number) => ({ type: 'swap', seat, with: other }) as const;
  expect(await hall.does(cem, table, swap(1, 2))).toBe('notSeated');
  expect(await hall.does(ben, table, swap(0, 2))).toBe('notYourTable');
  expect(await hall.does(ben, table, swap(1, 0))).toBe('seatTaken');
  expect(await hall.does(ben, table, swap(1, 9))).toBe('noSeat');
  await hall.does(ben, table, swap(1, 3));
  expect(await sitters(table)).toEqual(['ada', null, null, 'ben']);
  await hall.does(ada, table, swap(0, 3));
  expect(await sitters(table)).toEqual(['ben', null, null, 'ada']);
});

test('a private table is for those with its key and those who sit there', async () => {
  const opened = await hall.plan(ada, { ...TWO, visibility: 'private' });
  const { table, key } = (opened as { value: { table: string; key: string } }).value;
  expect(key).toMatch(/^[\w-]{16}$/);
  const knock = async (account: Account | undefined, shown: string) =>
    (await hall.tables.picture({ account, key: shown }, table)).refusal?.code;
  expect(await knock(ben, '')).toBe('needsKey');
  expect(await knock(undefined, `${key}x`)).toBe('needsKey');
  expect(await knock(ben, key)).toBeUndefined();
  expect(await knock(ada, '')).toBeUndefined();
  expect(await hall.does(ben, table, sit(1))).toBe('needsKey');
  await hall.tables.do({ account: ben, key }, table, sit(1), 'x');
  await hall.settled();
  expect(await knock(ben, '')).toBeUndefined();
  const summaries: string[] = [];
  hall.tables.changes(({ visibility }, players) => summaries.push(`${visibility} ${players.join('+')}`));
  await hall.does(ben, table, { type: 'say', text: 'hi' });
  expect(summaries).toEqual(['private ada+ben']);
});

test('other tables have no key to be shown', async () => {
  expect(await hall.plan(ada, { ...TWO, visibility: 'link' })).toMatchObject({ value: { key: '' } });
});

test('rated tables are not for guests, neither as owners nor as others', async () => {
  const guest = await hall.person('guest', { kind: 'guest' });
  expect(await hall.plan(guest, { ...TWO, rated: true })).toMatchObject({
    refusal: { code: 'notForGuests' },
  });
  const table = await hall.open(ada, { ...TWO, rated: true });
  expect(await hall.does(guest, table, sit(1))).toBe('notForGuests');
  expect(await hall.does(ben, table, sit(1))).toBe(3);
});

test('plans that cannot be are refused with what is wrong', async () => {
  const refused = async (wish: object) => (await hall.plan(ada, { ...TWO, ...wish })).refusal?.code;
  expect(await refused({ game: 'chess' })).toBe('unknownGame');
  expect(await refused({ game: 'constructor' })).toBe('unknownGame');
  expect(await refused({ seats: 3 })).toBe('badSeats');
  expect(await refused({ options: { sharks: 'many' } })).toBe('badOptions');
  expect(await refused({ bots: ['genius', null], sit: 1 })).toBe('unknownBot');
  expect(await refused({ sit: 2 })).toBe('noSeat');
});

test('a table opened twice with one id is one table', async () => {
  const ask = (id: string) =>
    hall.tables.open({ account: ada, key: '' }, PLAN, id) as Promise<{
      value: { table: string };
    }>;
  const first = await ask('same');
  expect(await ask('same')).toEqual(first);
  expect((await ask('other')).value.table).not.toBe(first.value.table);
});

const PLAN: Plan = {
  ...{ options: {}, clock: { type: 'untimed' }, visibility: 'link', absence: 'wait', rated: false },
  ...{ bots: [], sit: 0, nonce: '', startWhenFull: true, ...TWO },
};

test('who sits down looks with other eyes from then on', async () => {
  const table = await hall.open(ada, { ...THREE, startWhenFull: false });
  const told = await hall.listen(ben, table);
  await hall.does(ben, table, sit(2));
  await hall.does(cem, table, sit(1));
  await hall.does(ben, table, { type: 'leave' });
  const you = told.flatMap((tell) => ('picture' in tell ? [tell.picture.you] : []));
  expect(you).toEqual([null, 2, null]);
  expect(told.map((tell) => ('n' in tell ? tell.n : 0))).toEqual([2, 3, 4, 5]);
});
