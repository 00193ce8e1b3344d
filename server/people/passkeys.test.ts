import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../hub.ts';
import { Authenticator } from './authenticator.ts';
import { HERE, type House, openHouse, PASSWORD } from './harness.ts';
import { Passkeys } from './passkeys.ts';
import type { Who } from './sessions.ts';

const CONFIG = { rpId: 'quayside.example', origin: 'https://quayside.example', secret: 'known to all nodes' };

let house: House;
let passkeys: Passkeys;
const newPasskeys = (change: Partial<typeof CONFIG> = {}) =>
  new Passkeys(house.store.people, house.people.sessions, { ...CONFIG, ...change }, house.now);
beforeEach(async () => {
  house = await openHouse();
  passkeys = newPasskeys();
});
afterEach(() => house.store.close());

const code = (answer: Answer<unknown>): string | undefined => answer.refusal?.code;

async function phoneOf(who: Who): Promise<Authenticator> {
  const phone = new Authenticator(CONFIG.origin);
  const answer = await passkeys.register(who, phone.create(await passkeys.registration(who, 'Ada')), 'phone');
  expect(code(answer)).toBeUndefined();
  return phone;
}

test('a person makes a passkey and signs in with it, without saying a name', async () => {
  const ada = await house.person('Ada');
  const phone = await phoneOf(ada);
  expect(await passkeys.list(ada)).toMatchObject([{ name: 'phone', created: house.now() }]);
  for (const _ of [1, 2]) {
    const answer = await passkeys.signIn(phone.get(await passkeys.signInOptions()), HERE);
    expect(answer).toMatchObject({ value: { account: { id: ada.account.id } } });
  }
});

test('a guest with a passkey signs up without a password, and may set one later', async () => {
  const guest = await house.people.guest(HERE);
  const phone = await phoneOf(guest);
  const up = await house.people.signUp(guest, { name: 'Ada', password: null }, HERE);
  expect(up).toMatchObject({
    value: { account: { id: guest.account.id, kind: 'person', passwordHash: null } },
  });
  expect(code(await house.people.signIn({ name: 'Ada', password: '' }, HERE))).toBe('wrongPassword');
  house.wait(20 * 60_000);
  const old = (await house.people.sessions.whoIs(up.refusal ? '' : up.value.token))!;
  expect(code(await house.people.changePassword(old, null, PASSWORD))).toBe('recentSignIn');
  const fresh = await passkeys.signIn(phone.get(await passkeys.signInOptions()), HERE);
  if (fresh.refusal) throw new Error(fresh.refusal.code);
  expect(code(await house.people.changePassword(fresh.value, null, PASSWORD))).toBeUndefined();
  expect(code(await house.people.signIn({ name: 'Ada', password: PASSWORD }, HERE))).toBeUndefined();
});

test('what one node asked, another accepts; with another secret it does not', async () => {
  const ada = await house.person('Ada');
  const phone = await phoneOf(ada);
  const options = await passkeys.signInOptions();
  const stranger = newPasskeys({ secret: 'another' });
  expect(code(await stranger.signIn(phone.get(options), HERE))).toBe('passkeyFailed');
  expect(code(await newPasskeys().signIn(phone.get(options), HERE))).toBeUndefined();
});

test('an answer counts once, and for five minutes', async () => {
  const phone = await phoneOf(await house.person('Ada'));
  const options = await passkeys.signInOptions();
  expect(code(await passkeys.signIn(phone.get(options), HERE))).toBeUndefined();
  for (const node of [passkeys, newPasskeys()])
    expect(code(await node.signIn(phone.get(options), HERE))).toBe('passkeyFailed');
  const late = await passkeys.signInOptions();
  house.wait(5 * 60_000);
  expect(code(await passkeys.signIn(phone.get(late), HERE))).toBe('passkeyFailed');
});

test('a challenge to add a key signs nobody in, and adds none to somebody else', async () => {
  const [ada, eve] = [await house.person('Ada'), await house.person('Eve')];
  const phone = await phoneOf(ada);
  const { challenge } = await passkeys.registration(ada, 'Ada');
  expect(code(await passkeys.signIn(phone.get({ challenge, rpId: CONFIG.rpId }), HERE))).toBe(
    'passkeyFailed',
  );
  const adas = new Authenticator(CONFIG.origin).create(await passkeys.registration(ada, 'Ada'));
  expect(code(await passkeys.register(eve, adas, 'stolen'))).toBe('passkeyFailed');
});

test('a copy of a key is known by its counter', async () => {
  const phone = await phoneOf(await house.person('Ada'));
  phone.counter = 7;
  expect(code(await passkeys.signIn(phone.get(await passkeys.signInOptions()), HERE))).toBeUndefined();
  phone.counter = 3;
  expect(code(await passkeys.signIn(phone.get(await passkeys.signInOptions()), HERE))).toBe('passkeyFailed');
});

test('another site, another key, no finger, or nonsense: no', async () => {
  const ada = await house.person('Ada');
  const phone = await phoneOf(ada);
  const signIn = async (response: unknown) => code(await passkeys.signIn(response, HERE));
  const options = await passkeys.signInOptions();
  const phishing = new Authenticator('https://quayside.example.evil').create(
    await passkeys.registration(ada, 'Ada'),
  );
  expect(code(await passkeys.register(ada, phishing, 'phished'))).toBe('passkeyFailed');
  const other = new Authenticator(CONFIG.origin).get(options);
  expect(await signIn({ ...other, id: phone.get(options).id, rawId: phone.get(options).id })).toBe(
    'passkeyFailed',
  );
  phone.verifies = false;
  expect(await signIn(phone.get(await passkeys.signInOptions()))).toBe('passkeyFailed');
  for (const nonsense of [null, 7, 'x', {}, { id: 7 }, { id: phone.get(options).id }])
    expect(await signIn(nonsense)).toBe('passkeyFailed');
  expect(code(await passkeys.register(ada, null, 'nothing'))).toBe('passkeyFailed');
});

test('a key belongs to one account only', async () => {
  const [ada, eve] = [await house.person('Ada'), await house.person('Eve')];
  const phone = await phoneOf(ada);
  const again = phone.create(await passkeys.registration(eve, 'Eve'));
  expect(code(await passkeys.register(eve, again, 'phone'))).toBe('passkeyFailed');
});

test('a key can be removed, but not the only way in', async () => {
  const [ada, guest] = [await house.person('Ada'), await house.people.guest(HERE)];
  const phone = await phoneOf(ada);
  const id = phone.get(await passkeys.signInOptions()).id;
  expect(code(await passkeys.remove(guest, id))).toBe('notFound');
  expect(code(await passkeys.remove(ada, id))).toBeUndefined();
  expect(code(await passkeys.signIn(phone.get(await passkeys.signInOptions()), HERE))).toBe('passkeyFailed');
  await phoneOf(guest);
  await house.people.signUp(guest, { name: 'Berta', password: null }, HERE);
  const [only] = await passkeys.list(guest);
  expect(code(await passkeys.remove(guest, only!.id))).toBe('badRequest');
});

test('in an open session a key shows who one is, if it is one’s own', async () => {
  const [ada, eve] = [await house.person('Ada'), await house.person('Eve')];
  const phone = await phoneOf(ada);
  house.wait(20 * 60_000);
  const shown = async (who: Who) =>
    code(await passkeys.prove(who, phone.get(await passkeys.signInOptions()), HERE));
  expect((await house.people.needsProof(ada))?.code).toBe('recentSignIn');
  expect(await shown(eve)).toBe('passkeyFailed');
  expect((await house.people.needsProof(eve))?.code).toBe('recentSignIn');
  expect(await shown(ada)).toBeUndefined();
  expect(await house.people.needsProof(ada)).toBeUndefined();
});

test('twenty failures from one address, then waiting', async () => {
  for (let i = 0; i < 20; i++) expect(code(await passkeys.signIn({}, HERE))).toBe('passkeyFailed');
  expect(code(await passkeys.signIn({}, HERE))).toBe('tooMany');
});
