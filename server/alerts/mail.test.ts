import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, openHouse } from '../people/harness.ts';
import type { Account } from '../store/people-store.ts';
import { Mail } from './mail.ts';
import { follow, tokenFor, whoseLink } from './mail-links.ts';
import { openPostbox, type Postbox } from './postbox.ts';

const SECRET = 'of the store';
const LINKS = {
  table: (id: string) => `https://quayside.example/t/${id}`,
  unsubscribe: (token: string) => `https://quayside.example/unsubscribe?token=${token}`,
  confirm: (token: string) => `https://quayside.example/confirm-mail?token=${token}`,
  reset: (token: string) => `https://quayside.example/reset-password#${token}`,
};
const MESSAGE = { table: 't1', subject: 'Container : c’est à vous', body: 'C’est à vous de jouer.' };

let postbox: Postbox;
let house: House;
beforeEach(async () => {
  postbox = await openPostbox();
  house = await openHouse();
});
afterEach(async () => {
  await postbox.close();
  await house.store.close();
});

const mail = () =>
  new Mail(
    house.store.people,
    { smtpUrl: postbox.url, from: 'Quayside <no-reply@quayside.example>', secret: SECRET },
    LINKS,
    house.now,
  );

async function reader(address: string): Promise<Account> {
  const { account, session } = await house.person('Zoé');
  const wanted = { ...account.settings, language: 'fr', mail: address };
  await house.people.changeSettings({ account, session }, wanted);
  await house.store.people.confirmMail(account.id, address);
  return { ...account, settings: wanted, confirmedMail: address };
}

/** Undoes quoted-printable. */
const plain = (mail: string): string =>
  Buffer.from(
    mail
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

test('a mail says it all, and how to get no more', async () => {
  const account = await reader('zoe@example.org');
  await mail().send(account, MESSAGE);
  const [sent = ''] = postbox.mails;
  const token = tokenFor('unsubscribe', SECRET, account, house.now());
  expect(postbox.receivers).toEqual(['<zoe@example.org>']);
  expect(sent).toMatch(/^From: Quayside <no-reply@quayside\.example>\r$/m);
  expect(sent).toMatch(/^To: zoe@example\.org\r$/m);
  const headers = sent.slice(0, sent.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <${LINKS.unsubscribe(token)}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const text = plain(sent);
  expect(text).toContain('C’est à vous de jouer.');
  expect(text).toContain('Pour ne plus en recevoir\u202f:');
  expect(text).toContain(LINKS.table('t1'));
  expect(text).toContain(LINKS.unsubscribe(token));
});

test('only to those who gave an address, confirmed it and have not left', async () => {
  const account = await reader('zoe@example.org');
  const wanted = (change: object, confirmedMail = 'zoe@example.org') =>
    mail().wanted({ ...account, settings: { ...account.settings, ...change }, confirmedMail });
  expect(wanted({})).toBe(true);
  expect(wanted({ mail: '' })).toBe(false);
  expect(wanted({ mail: '' }, '')).toBe(false);
  expect(wanted({ mail: 'eve@example.org' })).toBe(false);
  expect(wanted({}, '')).toBe(false);
  expect(wanted({ mailAlerts: false })).toBe(false);
});

test('a server that does not answer is an error', async () => {
  const account = await reader('zoe@example.org');
  const { url } = postbox;
  await postbox.close();
  postbox = await openPostbox();
  const config = { smtpUrl: url, from: 'q@quayside.example', secret: SECRET };
  await expect(new Mail(house.store.people, config, LINKS).send(account, MESSAGE)).rejects.toThrow();
});

test('the link ends the mails of its account, and is seen at once', async () => {
  const account = await reader('zoe@example.org');
  const session = await house.people.sessions.open(account);
  await house.people.sessions.whoIs(session.token);
  const parts = {
    people: house.store.people,
    secret: SECRET,
    forget: (id: string) => house.people.sessions.forget(id),
    now: house.now,
  };
  const token = tokenFor('unsubscribe', SECRET, account, house.now());
  expect((await whoseLink(parts, 'unsubscribe', token))?.account.id).toBe(account.id);
  for (const forged of [
    '',
    '.',
    `${account.id}.`,
    `${token}x`,
    `${account.id}.${'A'.repeat(43)}`,
    token.slice(1),
  ])
    expect(await follow(parts, 'unsubscribe', forged)).toBe(false);
  expect(await follow({ ...parts, secret: 'another' }, 'unsubscribe', token)).toBe(false);
  expect(await follow(parts, 'unsubscribe', token)).toBe(true);
  const who = await house.people.sessions.whoIs(session.token);
  expect(who?.account.settings).toEqual({ ...account.settings, mailAlerts: false });
  // Sent twice, as mail programs do.
  expect(await follow(parts, 'unsubscribe', token)).toBe(true);
});

test('a link of an address that is used no more does nothing', async () => {
  const account = await reader('zoe@example.org');
  const token = tokenFor('unsubscribe', SECRET, account, house.now());
  await house.store.people.setSettings(account.id, { ...account.settings, mail: 'new@example.org' });
  const parts = { people: house.store.people, secret: SECRET, forget() {}, now: house.now };
  expect(await follow(parts, 'unsubscribe', token)).toBe(false);
});

test('a mail asks whether an address is theirs; only its link confirms it, and only as long as it stands', async () => {
  const account = { ...(await reader('zoe@example.org')), confirmedMail: '' };
  const { people } = house.store;
  await people.confirmMail(account.id, '');
  const parts = { people, secret: SECRET, forget() {}, now: house.now };
  await mail().ask(account);
  const token = tokenFor('confirm', SECRET, account, house.now());
  expect(postbox.receivers).toEqual(['<zoe@example.org>']);
  expect(plain(postbox.mails[0]!)).toContain(LINKS.confirm(token));
  expect(await follow(parts, 'confirm', tokenFor('unsubscribe', SECRET, account, house.now()))).toBe(false);
  await people.setSettings(account.id, { ...account.settings, mail: 'eve@example.org' });
  expect(await follow(parts, 'confirm', token)).toBe(false);
  await people.setSettings(account.id, account.settings);
  expect(await follow(parts, 'confirm', token)).toBe(true);
  expect((await people.account(account.id))?.confirmedMail).toBe('zoe@example.org');
});

test('of one table one mail is sent until they have been seen again', async () => {
  const account = await reader('zoe@example.org');
  const channel = mail();
  for (const table of ['t1', 't1', 't2']) await channel.send(account, { ...MESSAGE, table });
  expect(postbox.mails).toHaveLength(2);
  await channel.send({ ...account, seen: house.now() + 1 }, MESSAGE);
  expect(postbox.mails).toHaveLength(3);
});

test('who has been seen within a minute may look on somewhere', async () => {
  const account = await reader('zoe@example.org');
  expect(mail().notBefore({ ...account, seen: 5_000 })).toBe(65_000);
});

test('audit 12: a link that confirms an address is good for three days; one that ends mails for as long as it lies there', async () => {
  const account = await reader('zoe@example.org');
  const { people } = house.store;
  await people.confirmMail(account.id, '');
  const parts = { people, secret: SECRET, forget() {}, now: house.now };
  const confirm = tokenFor('confirm', SECRET, account, house.now());
  const unsubscribe = tokenFor('unsubscribe', SECRET, account, house.now());
  house.wait(3 * 86_400_000 - 1);
  expect(await whoseLink(parts, 'confirm', confirm)).toMatchObject({ expired: false });
  house.wait(1);
  expect(await whoseLink(parts, 'confirm', confirm)).toMatchObject({ expired: true });
  expect(await follow(parts, 'confirm', confirm)).toBe(false);
  expect((await people.account(account.id))?.confirmedMail).toBe('');
  const [id, until, signature] = confirm.split('.');
  for (const forged of [
    `${id}.${Number(until) + 1}.${signature}`,
    `${id}.${signature}`,
    `${id}..${signature}`,
  ])
    expect(await whoseLink(parts, 'confirm', forged)).toBeUndefined();
  expect(await follow(parts, 'unsubscribe', unsubscribe)).toBe(true);
});

test('a mail for a new password holds its link, and goes to the address in the account’s language', async () => {
  const account = await reader('zoe@example.org');
  await mail().sendReset(account, 'id.1.signature');
  expect(postbox.receivers).toEqual(['<zoe@example.org>']);
  const text = plain(postbox.mails[0]!);
  expect(text).toContain('https://quayside.example/reset-password#id.1.signature');
  expect(text).toContain('pour Zoé');
});
