import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, openHouse } from '../people/harness.ts';
import type { Account } from '../store/people-store.ts';
import { Mail } from './mail.ts';
import { openPostbox, type Postbox } from './postbox.ts';
import { unsubscribe, unsubscribeToken, whoseLink } from './unsubscribe.ts';

const SECRET = 'of the store';
const LINKS = {
  table: (id: string) => `https://quayside.example/t/${id}`,
  unsubscribe: (token: string) => `https://quayside.example/unsubscribe?token=${token}`,
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
  new Mail({ smtpUrl: postbox.url, from: 'Quayside <no-reply@quayside.example>', secret: SECRET }, LINKS);

async function reader(address: string): Promise<Account> {
  const { account, session } = await house.person('Zoé');
  const wanted = { ...account.settings, language: 'fr', mail: address };
  await house.people.changeSettings({ account, session }, wanted);
  return { ...account, settings: wanted };
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
  const token = unsubscribeToken(SECRET, account);
  expect(postbox.receivers).toEqual(['<zoe@example.org>']);
  expect(sent).toMatch(/^From: Quayside <no-reply@quayside\.example>\r$/m);
  expect(sent).toMatch(/^To: zoe@example\.org\r$/m);
  const headers = sent.slice(0, sent.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <${LINKS.unsubscribe(token)}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const text = plain(sent);
  expect(text).toContain('C’est à vous de jouer.');
  expect(text).toContain('Pour ne plus en recevoir :');
  expect(text).toContain(LINKS.table('t1'));
  expect(text).toContain(LINKS.unsubscribe(token));
});

test('only to those who gave an address and have not left', async () => {
  const account = await reader('zoe@example.org');
  const wanted = (change: object) =>
    mail().wanted({ ...account, settings: { ...account.settings, ...change } });
  expect(wanted({})).toBe(true);
  expect(wanted({ mail: '' })).toBe(false);
  expect(wanted({ mailAlerts: false })).toBe(false);
});

test('a server that does not answer is an error', async () => {
  const account = await reader('zoe@example.org');
  const { url } = postbox;
  await postbox.close();
  postbox = await openPostbox();
  await expect(
    new Mail({ smtpUrl: url, from: 'q@quayside.example', secret: SECRET }, LINKS).send(account, MESSAGE),
  ).rejects.toThrow();
});

test('the link ends the mails of its account, and is seen at once', async () => {
  const account = await reader('zoe@example.org');
  const session = await house.people.sessions.open(account);
  await house.people.sessions.whoIs(session.token);
  const parts = {
    people: house.store.people,
    secret: SECRET,
    forget: (id: string) => house.people.sessions.forget(id),
  };
  const token = unsubscribeToken(SECRET, account);
  expect((await whoseLink(parts, token))?.id).toBe(account.id);
  for (const forged of [
    '',
    '.',
    `${account.id}.`,
    `${token}x`,
    `${account.id}.${'A'.repeat(43)}`,
    token.slice(1),
  ])
    expect(await unsubscribe(parts, forged)).toBe(false);
  expect(await unsubscribe({ ...parts, secret: 'another' }, token)).toBe(false);
  expect(await unsubscribe(parts, token)).toBe(true);
  const who = await house.people.sessions.whoIs(session.token);
  expect(who?.account.settings).toEqual({ ...account.settings, mailAlerts: false });
  // Sent twice, as mail programs do.
  expect(await unsubscribe(parts, token)).toBe(true);
});

test('a link of an address that is used no more does nothing', async () => {
  const account = await reader('zoe@example.org');
  const token = unsubscribeToken(SECRET, account);
  await house.store.people.setSettings(account.id, { ...account.settings, mail: 'new@example.org' });
  expect(await unsubscribe({ people: house.store.people, secret: SECRET, forget() {} }, token)).toBe(false);
});
