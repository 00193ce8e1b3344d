/** Who has left for good is called so wherever their name stood. */
import { beforeEach, expect, test } from 'vitest';
import { People } from '../people/people.ts';
import type { Account } from '../store/people-store.ts';
import { Hall } from './testing.ts';

const GONE = expect.stringMatching(/^gone-/);
const NOBODY = { account: undefined, key: '' };

let hall: Hall;
let ada: Account;
let ben: Account;
let table: string;
beforeEach(async () => {
  hall = await Hall.open();
  ada = await hall.person('ada', { name: 'Ada Lovelace', kind: 'guest' });
  ben = await hall.person('ben');
  table = await hall.open(ada, { game: 'shanghaien', seats: 2, visibility: 'public' });
  await hall.does(ada, table, { type: 'say', text: 'ahoy' });
  await hall.does(ben, table, { type: 'sit', seat: 1, nonce: '' });
});

/** At a node with these tables. */
async function erase(account = ada): Promise<void> {
  const people = new People(hall.store, () => hall.now);
  people.gone = (gone) => hall.tables.rename(gone);
  const { session } = await people.sessions.open(account);
  await people.eraseMe({ account, session }, null);
}

/** All that a node shows of the table to anybody. */
async function shown(tables = hall.tables): Promise<string> {
  const [picture, history] = await Promise.all([
    tables.picture(NOBODY, table),
    tables.history(NOBODY, table, { after: 0, limit: 100, as: undefined, views: false }),
  ]);
  return JSON.stringify([picture, history, await hall.store.lobby(9), await hall.store.tablesOf('ben', 9)]);
}

test('in pictures, lists and chat, at once, and those who look on are shown it', async () => {
  const told = await hall.listen(ben, table);
  expect(await shown()).toContain('Lovelace');
  await erase();
  expect(await shown()).not.toContain('Lovelace');
  const seats = [{ who: 'ada', name: GONE }, { name: 'ben' }];
  expect(told.at(-1)).toMatchObject({ type: 'catchUp', missed: [], picture: { info: { seats } } });
});

test('no later entry brings the name back, with or without a restart', async () => {
  await erase();
  await hall.does(ben, table, { type: 'say', text: 'who was that?' });
  expect(await shown()).not.toContain('Lovelace');
  await hall.restart(1000);
  await hall.does(ben, table, { type: 'say', text: 'hm' });
  expect(await shown()).not.toContain('Lovelace');
});

test('nor does a node that hears of it late', async () => {
  const late = hall.another();
  await late.live(table);
  await erase();
  await late.do({ account: ben, key: '' }, table, { type: 'say', text: 'Ada?' }, 'late');
  const people = new People(hall.store, () => hall.now);
  people.gone = (account) => late.rename(account);
  await people.followGone();
  expect(await shown(late)).not.toContain('Lovelace');
  expect((await hall.store.lobby(9))[0]?.seats[0]).toMatchObject({ who: 'ada', name: GONE });
});
