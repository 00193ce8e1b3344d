/** What is not public is found by nobody who was not told of it. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { decodePlan, type Plan, type Visibility } from '../../protocol/commands.ts';
import type { Account } from '../store/people-store.ts';
import { tableId } from './founding.ts';
import { granted, Hall } from './testing.ts';

let hall: Hall;
let ada: Account;
let ben: Account;
let eve: Account;
beforeEach(async () => {
  hall = await Hall.open();
  [ada, ben, eve] = [await hall.person('ada'), await hall.person('ben'), await hall.person('eve')];
});

// ── Addresses

const planOf = (wish: object): Plan => (decodePlan.decode(wish) as { value: Plan }).value;

const guess = (account: string, request: string): string => {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = createHash('sha256').update(`${account}:${request}`).digest().subarray(0, 14);
  return Array.from(bytes, (byte) => alphabet[byte % 32]).join('');
};

test('audit 6: an address cannot be worked out from what is public, and is the same for the same request', async () => {
  const plan = planOf({ game: 'shanghaien', seats: 2 });
  const open = async () =>
    granted(await hall.tables.open({ account: ada, key: '' }, plan, 'my-first-table')).table;
  const table = await open();
  expect(await open()).toBe(table);
  expect(table).toMatch(/^[a-z2-9]{14}$/);
  expect(table).not.toBe(guess('ada', 'my-first-table'));
});

test('audit 6: another secret gives other addresses, and no two requests share one', () => {
  expect(tableId('a', 'ada', 'x')).not.toBe(tableId('b', 'ada', 'x'));
  expect(tableId('a', 'ada', 'x')).not.toBe(tableId('a', 'ad', 'ax'));
  expect(tableId('a', 'ada', 'x')).not.toBe(tableId('a', 'ada:x'));
});

test('audit 6: so is that of a rematch, which all who ask are given', async () => {
  const table = await over('link');
  const again = async (who: Account) =>
    granted(await hall.asks(who, table, { type: 'rematch', sit: true }, who.id)).answer;
  const rematch = await again(ada);
  expect(rematch).not.toBe(guess(table, 'rematch'));
  expect(await again(ben)).toBe(rematch);
});

test('audit 6: a rematch that was opened at an address of old stays the one', async () => {
  const table = await over('link');
  const live = await hall.live(table);
  const before = await hall.open(ada, { game: 'shanghaien', seats: 2 });
  await live.inTurn(() => live.commit({ type: 'rematch', table: before }, ':old'));
  const asked = await hall.asks(ben, table, { type: 'rematch', sit: true }, 'again');
  expect(granted(asked).answer).toBe(before);
});

// ── The chat

/** A game of Ada and Ben that is over, with a line of Ada's; both resign at once. */
async function over(visibility: Visibility): Promise<string> {
  const table = await hall.open(ada, { game: 'shanghaien', seats: 2, visibility });
  const { key } = (await hall.live(table)).founding;
  await hall.tables.do({ account: ben, key }, table, { type: 'sit', seat: 1, nonce: '' }, 'sit');
  await hall.settled();
  await hall.does(ada, table, { type: 'say', text: 'during' });
  await hall.does(ben, table, { type: 'resign' });
  await hall.does(ada, table, { type: 'say', text: 'after' });
  return table;
}

async function words(account: Account | undefined, table: string, as?: 0 | 'table'): Promise<string[]> {
  const { key } = (await hall.live(table)).founding;
  const told = await hall.tables.history({ account, key }, table, { after: 0, limit: 100, as });
  return granted(told).flatMap(({ what }) => (what.type === 'said' && what.text !== '' ? [what.text] : []));
}

const say = async (account: Account, table: string): Promise<string | undefined> => {
  const { key } = (await hall.live(table)).founding;
  const answer = await hall.tables.do({ account, key }, table, { type: 'say', text: 'from outside' }, 'say');
  return answer.refusal?.code;
};

test.each(['link', 'private'] as const)(
  'audit 6: once it is over, the chat of a table that is %s is for its players alone',
  async (visibility) => {
    const table = await over(visibility);
    for (const player of [ada, ben]) expect(await words(player, table)).toEqual(['during', 'after']);
    for (const other of [eve, undefined])
      for (const as of [undefined, 0, 'table'] as const) expect(await words(other, table, as)).toEqual([]);
    expect(await say(eve, table)).toBe('onlyPlayersTalk');
    expect(await words(ada, table)).toEqual(['during', 'after']);
  },
);

test('audit 6: at a public table everybody reads on, but only players write', async () => {
  const table = await over('public');
  for (const anybody of [ada, eve, undefined])
    expect(await words(anybody, table)).toEqual(['during', 'after']);
  expect(await say(eve, table)).toBe('onlyPlayersTalk');
  expect(await say(ben, table)).toBeUndefined();
});

test('audit 6: those who watched on are told nothing that is said afterwards, nor what was said, when they come back', async () => {
  const table = await over('link');
  const told = await hall.listen(eve, table);
  const mine = await hall.listen(ada, table);
  await hall.does(ben, table, { type: 'say', text: 'a secret' });
  expect(JSON.stringify(mine)).toContain('a secret');
  expect(told.map(({ type }) => type)).toEqual(['sync']);
  const missed = await hall.listen(eve, table, 1);
  expect(missed[0]).toMatchObject({ type: 'catchUp' });
  expect(JSON.stringify(missed)).not.toMatch(/during|after|secret/);
  const [back] = await hall.listen(ada, table, 1);
  expect(JSON.stringify(back)).toMatch(/during.*after.*secret/);
});

test('audit 6: a private table still needs its key', async () => {
  const table = await over('private');
  const answer = await hall.tables.history({ account: eve, key: '' }, table, {
    after: 0,
    limit: 9,
    as: undefined,
  });
  expect(answer.refusal?.code).toBe('needsKey');
});
