/** Several nodes at one table, and eyes that change: what chaos has found. */
import { beforeEach, expect, test } from 'vitest';
import type { Tell } from '../../protocol/messages.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let ada: Account;
let ben: Account;
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada');
  ben = await hall.person('ben');
});

const sit = { type: 'sit', seat: 1, nonce: '' } as const;

test('who looks on after the only watcher has sat down sees the seat taken', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 3 });
  await hall.listen(ben, table);
  await hall.does(ben, table, sit);
  const [sync] = await hall.listen(undefined, table);
  expect(sync).toMatchObject({ type: 'sync', n: 3, picture: { info: { seats: [{}, { who: 'ben' }, {}] } } });
});

test('two who change seats see with the right eyes', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 3 });
  await hall.does(ben, table, sit);
  const told = await Promise.all([ada, ben].map((who) => hall.listen(who, table)));
  await hall.does(ada, table, { type: 'swap', seat: 0, with: 1 });
  const seats = [{ who: 'ben' }, { who: 'ada' }, { kind: 'free' }];
  expect(told[0]?.at(-1)).toMatchObject({ type: 'sync', n: 4, picture: { you: 1, info: { seats } } });
  expect(told[1]?.at(-1)).toMatchObject({ type: 'sync', n: 4, picture: { you: 0, info: { seats } } });
});

test('a node that has not heard yet shows nobody less than another node has shown', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 3 });
  const late = hall.another();
  await late.live(table);
  await hall.does(ben, table, sit);
  const told: Tell[] = [];
  await late.watch({ account: ben, key: '' }, table, 3, (_, json) => told.push(JSON.parse(json)));
  expect(told).toMatchObject([{ type: 'catchUp', n: 3, missed: [], picture: { you: 1 } }]);
});

test('a node that has not heard yet refuses nothing that another would allow', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 3 });
  const late = hall.another();
  await late.live(table);
  await hall.does(ben, table, sit);
  const answer = await late.do({ account: ben, key: '' }, table, { type: 'leave' }, 'away');
  expect(answer).toMatchObject({ value: { n: 4 } });
});

test('who catches up at a node that has not heard yet is told nothing twice', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 3 });
  const late = hall.another();
  await late.live(table);
  await hall.does(ben, table, sit);
  const told: Tell[] = [];
  await late.watch({ account: undefined, key: '' }, table, 1, (_, json) => told.push(JSON.parse(json)));
  expect(told).toMatchObject([{ type: 'catchUp', n: 2, missed: [{ n: 2 }] }]);
  await late.heard(table, 3);
  expect(told[1]).toMatchObject({ type: 'entry', n: 3 });
});

test('when another node was quicker, nobody misses what happened there', async () => {
  const table = await hall.open(ada, { game: 'container', seats: 3 });
  const late = hall.another();
  const told: Tell[] = [];
  await late.watch({ account: ben, key: '' }, table, null, (_, json) => told.push(JSON.parse(json)));
  await hall.does(ben, table, sit);
  await late.do({ account: ada, key: '' }, table, { type: 'say', text: 'Ahoy' }, 'said');
  expect(told.slice(1)).toMatchObject([
    { type: 'catchUp', n: 3, missed: [{ n: 3, what: { type: 'sat' } }], picture: { you: 1 } },
    { type: 'entry', n: 4, what: { type: 'said' } },
  ]);
});
