import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../hub.ts';
import type { Account } from '../store/people-store.ts';
import { HERE, type House, openHouse, PASSWORD } from './harness.ts';
import { PasswordResets, type ResetMailer, resetLink } from './reset.ts';
import type { SignedIn } from './sessions.ts';

const NEW = 'quite another sentence';
const HOUR = 3_600_000;

let house: House;
let letters: { readonly to: string; readonly name: string; readonly token: string }[];
let failed: unknown[];
let mailer: { -readonly [K in keyof ResetMailer]: ResetMailer[K] };
let resets: PasswordResets;
beforeEach(async () => {
  house = await openHouse();
  letters = [];
  failed = [];
  mailer = {
    mails: true,
    mayAskReset: () => Promise.resolve(0),
    maySendReset: () => Promise.resolve(true),
    async sendReset({ confirmedMail: to, name }, token) {
      await Promise.resolve();
      letters.push({ to, name, token });
    },
  };
  resets = await newResets();
});
afterEach(() => house.store.close());

const newResets = async () =>
  new PasswordResets({
    ...{ store: house.store.people, people: house.people, mailer, now: house.now },
    secret: await house.store.secret(),
    failed: (error) => void failed.push(error),
  });

const code = (answer: Answer<unknown>): string | undefined => answer.refusal?.code;

async function reader(name: string, mail: string, confirmed = mail): Promise<SignedIn> {
  const who = await house.person(name);
  await house.people.changeSettings(who, { ...who.account.settings, mail });
  await house.store.people.confirmMail(who.account.id, confirmed);
  return who;
}

async function ask(wanted: string): Promise<string | undefined> {
  const answer = await resets.ask(wanted, HERE);
  await resets.settled();
  return code(answer);
}

async function linkFor(name: string): Promise<string> {
  await ask(name);
  return letters.at(-1)!.token;
}

const signIn = async (name: string, password: string) =>
  code(await house.people.signIn({ name, password }, HERE));

test('audit 8: a mailed link sets a new password, ends all sessions and begins one', async () => {
  const ada = await reader('Ada', 'ada@example.org');
  const token = await linkFor(' ada ');
  expect(letters).toMatchObject([{ to: 'ada@example.org', name: 'Ada' }]);
  const done = await resets.follow(token, NEW, HERE);
  if (done.refusal) throw new Error(done.refusal.code);
  expect(await house.people.sessions.whoIs(ada.token)).toBeUndefined();
  expect((await house.people.sessions.whoIs(done.value.token))?.account.name).toBe('Ada');
  expect([await signIn('Ada', PASSWORD), await signIn('Ada', NEW)]).toEqual(['wrongPassword', undefined]);
});

test('every question has the same answer; mail goes only to those who confirmed their address', async () => {
  await reader('Ada', 'ada@example.org');
  await reader('Berta', 'berta@example.org', '');
  await reader('Carl', 'carl@example.org', 'old@example.org');
  await reader('Dora', '', 'dora@example.org');
  const guest = await house.people.guest(HERE);
  const asked = [
    'Ada',
    'Berta',
    'Carl',
    'Dora',
    'Nobody',
    guest.account.name,
    'old@example.org',
    'x@y.z',
    '',
    '@',
  ];
  for (const wanted of asked) expect(await resets.ask(wanted, HERE)).toEqual({ value: null });
  await resets.settled();
  expect(letters.map(({ name }) => name)).toEqual(['Ada']);
  expect(failed).toEqual([]);
});

test('the answer does not wait for what is done behind it', async () => {
  await reader('Ada', 'ada@example.org');
  let go = () => {};
  mailer.sendReset = () => new Promise<void>((sent) => (go = sent));
  expect(await resets.ask('Ada', HERE)).toEqual({ value: null });
  const settled = resets.settled();
  await new Promise<void>((turn) => setImmediate(turn));
  go();
  await settled;
});

test('by address, whatever its capitals: one mail for each of its accounts, three at most', async () => {
  for (const name of ['Ada', 'Berta', 'Carl', 'Dora']) await reader(name, 'Family@Example.org');
  await ask('family@example.ORG');
  expect(letters).toHaveLength(3);
  expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(['Family@Example.org']));
});

test('a link works once, for whoever is first', async () => {
  await reader('Ada', 'ada@example.org');
  const token = await linkFor('Ada');
  const both = await Promise.all([
    resets.follow(token, NEW, HERE),
    resets.follow(token, 'something else here', HERE),
  ]);
  expect(both.map(code).sort()).toEqual(['linkUsed', undefined]);
  expect(code(await resets.follow(token, NEW, HERE))).toBe('linkUsed');
  expect(code(await resets.whose(token))).toBe('linkUsed');
});

test('a link is good for an hour', async () => {
  await reader('Ada', 'ada@example.org');
  const token = await linkFor('Ada');
  house.wait(HOUR - 1);
  expect(await resets.whose(token)).toMatchObject({ value: { name: 'Ada' } });
  house.wait(1);
  expect(code(await resets.whose(token))).toBe('linkExpired');
  expect(code(await resets.follow(token, NEW, HERE))).toBe('linkExpired');
  expect(await signIn('Ada', PASSWORD)).toBeUndefined();
});

test('a link is void once the password was changed', async () => {
  const ada = await reader('Ada', 'ada@example.org');
  const [first, second] = [await linkFor('Ada'), await linkFor('Ada')];
  await house.people.changePassword(ada, PASSWORD, NEW);
  for (const token of [first, second])
    expect(code(await resets.follow(token, 'yet another one', HERE))).toBe('linkUsed');
});

test('a foreign or forged link is none', async () => {
  const ada = await reader('Ada', 'ada@example.org');
  const eve = await reader('Eve', 'eve@example.org');
  const [id, until, signature] = (await linkFor('Eve')).split('.');
  for (const forged of [
    ...['', '.', '..', `${id}.${until}.`, `${id}.${until}`, `${id}.${Number(until) + 1}.${signature}`],
    ...[
      `${ada.account.id}.${until}.${signature}`,
      `${id}.NaN.${signature}`,
      `${id}.${until}.${'A'.repeat(43)}`,
    ],
  ])
    expect(code(await resets.follow(forged, NEW, HERE)), forged).toBe('linkUsed');
  expect(await house.people.sessions.whoIs(eve.token)).toBeDefined();
});

test('a weak password is refused, and the link still works', async () => {
  await reader('Ada', 'ada@example.org');
  const token = await linkFor('Ada');
  expect(code(await resets.follow(token, 'password1', HERE))).toBe('commonPassword');
  expect(code(await resets.follow(token, NEW, HERE))).toBeUndefined();
});

test('somebody with a passkey alone gets a password by mail', async () => {
  const ada = await reader('Ada', 'ada@example.org');
  await house.store.people.setPassword(ada.account.id, null as unknown as string);
  expect(code(await resets.follow(await linkFor('Ada'), NEW, HERE))).toBeUndefined();
  expect(await signIn('Ada', NEW)).toBeUndefined();
});

test('who asks too often is told so, whether there is such an account or not', async () => {
  await reader('Ada', 'ada@example.org');
  mailer.mayAskReset = () => Promise.resolve(90);
  for (const wanted of ['Ada', 'Nobody'])
    expect(await resets.ask(wanted, HERE)).toEqual({ refusal: { code: 'tooMany', params: { seconds: 90 } } });
  expect(letters).toEqual([]);
});

test('an account that was written to often enough is not, and the answer is the same', async () => {
  await reader('Ada', 'ada@example.org');
  mailer.maySendReset = () => Promise.resolve(false);
  expect([await ask('Ada'), letters]).toEqual([undefined, []]);
});

test('more questions at once than can be worked on are refused as such', async () => {
  await reader('Ada', 'ada@example.org');
  let go = () => {};
  const until = new Promise<void>((sent) => (go = sent));
  mailer.sendReset = () => until;
  const asked = await Promise.all(Array.from({ length: 100 }, () => resets.ask('Ada', HERE)));
  expect(asked.map(code).filter(Boolean)).toEqual([]);
  expect(code(await resets.ask('Ada', HERE))).toBe('busy');
  go();
  await resets.settled();
  expect(await ask('Ada')).toBeUndefined();
});

test('mail that cannot be sent is noted, and the answer is the same', async () => {
  await reader('Ada', 'ada@example.org');
  mailer.sendReset = () => Promise.reject(new Error('no net'));
  expect(await ask('Ada')).toBeUndefined();
  expect(failed.map(String)).toEqual(['Error: no net']);
});

test('where no mail is sent, that is said', async () => {
  mailer.mails = false;
  expect(await ask('Ada')).toBe('noMail');
});

test('an operator makes a link for somebody without mail: for a day, once', async () => {
  await house.person('Ada');
  const guest = await house.people.guest(HERE);
  const bot: Account = { ...guest.account, id: 'b', name: 'Engine', kind: 'bot' };
  await house.store.people.create(bot);
  const link = (await resetLink(house.store, 'ADA', house.now()))!;
  expect(link).toMatch(/^\/reset-password#[\w-]+\.\d+\.[\w-]{43}$/);
  for (const nobody of ['Nobody', guest.account.name, 'Engine'])
    expect(await resetLink(house.store, nobody, house.now())).toBeUndefined();
  const token = link.split('#')[1]!;
  house.wait(24 * HOUR - 1);
  expect(code(await resets.follow(token, NEW, HERE))).toBeUndefined();
  expect(code(await resets.follow(token, NEW, HERE))).toBe('linkUsed');
});
