import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotTokens } from './bot-tokens.ts';
import { DAY, HERE, type House, openHouse } from './harness.ts';
import { hashSecret } from './secrets.ts';
import { SESSIONS_EACH, Sessions, type SignedIn } from './sessions.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.store.close());

test('only the hash of a token is stored', async () => {
  const { token, session } = await house.people.guest(HERE);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(session.tokenHash).toBe(hashSecret(token));
  expect(await house.store.people.session(token)).toBeUndefined();
  expect(await house.store.people.session(session.tokenHash)).toEqual(session);
});

test('a second look within half a minute asks no database, a later one does', async () => {
  const { token } = await house.people.guest(HERE);
  const asked = vi.spyOn(house.store.people, 'session');
  for (let i = 0; i < 100; i++) await house.people.sessions.whoIs(token);
  expect(asked).toHaveBeenCalledTimes(1);
  house.wait(30_000);
  await house.people.sessions.whoIs(token);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('who came is told once, for however short a visit', async () => {
  const { token, account } = await house.people.guest(HERE);
  const { sessions } = house.people;
  for (const known of [token, token, 'x'.repeat(43)]) await sessions.whoIs(known);
  expect(sessions.visitors()).toEqual([account.id]);
  expect(sessions.visitors()).toEqual([]);
});

test('what is no token asks no database at all', async () => {
  const asked = vi.spyOn(house.store.people, 'session');
  expect(await house.people.sessions.whoIs('x'.repeat(5000))).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test('a sign-out on another node is noticed within half a minute', async () => {
  const { token } = await house.people.guest(HERE);
  const elsewhere = new Sessions(house.store.people, house.now);
  expect(await elsewhere.whoIs(token)).toBeDefined();
  await house.people.signOut(token);
  expect(await house.people.sessions.whoIs(token)).toBeUndefined();
  house.wait(30_000);
  expect(await elsewhere.whoIs(token)).toBeUndefined();
});

test('a sign-out during a look-up is not undone by it', async () => {
  const { token } = await house.people.guest(HERE);
  const looking = house.people.sessions.whoIs(token);
  await house.people.signOut(token);
  await looking;
  expect(await house.people.sessions.whoIs(token)).toBeUndefined();
});

test('ninety days from the last day of use', async () => {
  const { token, session } = await house.people.guest(HERE);
  house.wait(DAY / 2);
  expect((await house.people.sessions.whoIs(token))?.session.expires).toBe(session.expires);
  house.wait(88 * DAY);
  expect((await house.people.sessions.whoIs(token))?.session.expires).toBe(house.now() + 90 * DAY);
  house.wait(89 * DAY);
  expect(await house.people.sessions.whoIs(token)).toBeDefined();
  house.wait(90 * DAY);
  expect(await house.people.sessions.whoIs(token)).toBeUndefined();
});

test('only so many sessions are remembered', async () => {
  const sessions = new Sessions(house.store.people, house.now, 2);
  const tokens = await Promise.all([1, 2, 3].map(async () => (await house.people.guest(HERE)).token));
  for (const token of tokens) await sessions.whoIs(token);
  const asked = vi.spyOn(house.store.people, 'session');
  await sessions.whoIs(tokens[2]!);
  expect(asked).not.toHaveBeenCalled();
  await sessions.whoIs(tokens[0]!);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('thirty sessions at most: the oldest ends when another begins', async () => {
  const ada = await house.person('Ada');
  const { sessions } = house.people;
  const later: SignedIn[] = [];
  for (let i = 0; i < SESSIONS_EACH; i++) {
    house.wait(1000);
    later.push(await sessions.open(ada.account));
  }
  expect(await house.store.people.session(ada.session.tokenHash)).toBeUndefined();
  expect(await sessions.list(ada)).toHaveLength(SESSIONS_EACH);
  expect(await sessions.whoIs(later[0]!.token)).toBeDefined();
});

test('when it was last seen is written once an hour at most', async () => {
  const { token, session } = await house.people.guest(HERE);
  const renewed = vi.spyOn(house.store.people, 'renewSession');
  for (let i = 0; i < 59; i++, house.wait(60_000)) await house.people.sessions.whoIs(token);
  expect(renewed).not.toHaveBeenCalled();
  house.wait(60_000);
  const who = (await house.people.sessions.whoIs(token))!;
  expect(who.session).toMatchObject({ seen: house.now(), created: session.created, proved: session.proved });
  expect((await house.people.sessions.list(who))[0]).toMatchObject({ seen: house.now(), current: true });
  expect(renewed).toHaveBeenCalledTimes(1);
});

test('a session that ended while it was prolonged stays ended', async () => {
  const { token, session, account } = await house.people.guest(HERE);
  house.wait(2 * DAY);
  const read = house.store.people.session;
  // It ends at another node between being read and being written.
  vi.spyOn(house.store.people, 'session').mockImplementationOnce(async (hash) => {
    const found = await read(hash);
    await house.store.people.closeSessionsOf(account.id);
    return found;
  });
  await house.people.sessions.whoIs(token);
  expect(await house.store.people.session(session.tokenHash)).toBeUndefined();
});

test('a session that ended while its owner proved who they are stays ended', async () => {
  const { people } = house;
  const ada = await house.person('Ada');
  const renew = house.store.people.renewSession;
  vi.spyOn(house.store.people, 'renewSession').mockImplementationOnce(async (session) => {
    await renew(session);
    await people.signOut(ada.token);
  });
  await people.sessions.prove(ada);
  expect(await people.sessions.whoIs(ada.token)).toBeUndefined();
});

test('when a bot last used its token is known to within an hour', async () => {
  const ada = await house.person('Ada');
  const bots = new BotTokens(house.store.people, house.now);
  const made = await bots.make(ada, 'Ada Engine');
  if (made.refusal) throw new Error(made.refusal.code);
  const used = async () => (await bots.list(ada))[0]?.used;
  expect(await used()).toBe(0);
  await bots.whoHas(made.value.token);
  const first = house.now();
  expect(await used()).toBe(first);
  house.wait(59 * 60_000);
  await bots.whoHas(made.value.token);
  expect(await used()).toBe(first);
  house.wait(60_000);
  await bots.whoHas(made.value.token);
  expect(await used()).toBe(house.now());
});

test('all tokens can be revoked at once; another’s stay', async () => {
  const [ada, berta] = [await house.person('Ada'), await house.person('Berta')];
  const bots = new BotTokens(house.store.people, house.now);
  for (const name of ['Engine 2', 'Engine 3']) await bots.make(ada, name);
  await bots.make(berta, 'Engine 4');
  expect([await bots.revokeAll(ada), await bots.revokeAll(ada)]).toEqual([2, 0]);
  expect(await bots.list(berta)).toHaveLength(1);
});

test('a bot has an account of its own and a token; revoked, it plays no more', async () => {
  const ada = await house.person('Ada');
  const bots = new BotTokens(house.store.people, house.now);
  const made = await bots.make(ada, 'Ada Engine');
  if (made.refusal) throw new Error(made.refusal.code);
  const { bot, token } = made.value;
  expect(bot).toMatchObject({ name: 'Ada Engine', kind: 'bot' });
  expect(token).toMatch(/^qs_[\w-]{43}$/);
  expect(await bots.whoHas(token)).toEqual(bot);
  expect(await bots.list(ada)).toEqual([
    { id: bot.id, name: 'Ada Engine', created: house.now(), used: house.now() },
  ]);
  const berta = await house.person('Berta');
  expect((await bots.revoke(berta, bot.id)).refusal?.code).toBe('notFound');
  expect((await bots.revoke(ada, bot.id)).refusal).toBeUndefined();
  expect(await bots.whoHas(token)).toBeUndefined();
  expect(await house.store.people.account(bot.id)).toEqual(bot);
});

test('guests bring no bots, and nobody more than ten', async () => {
  const [guest, ada] = [await house.people.guest(HERE), await house.person('Ada')];
  const bots = new BotTokens(house.store.people, house.now);
  expect((await bots.make(guest, 'Engine')).refusal?.code).toBe('notForGuests');
  for (let i = 0; i < 10; i++) expect((await bots.make(ada, `Engine ${i}`)).refusal).toBeUndefined();
  expect((await bots.make(ada, 'Engine 10')).refusal?.code).toBe('tooManyBots');
  expect((await bots.make(ada, 'engine 1')).refusal?.code).toBe('tooManyBots');
});
