import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Purpose, tokenFor } from '../alerts/mail-links.ts';
import { type Served, serving } from './testing.ts';

let quayside: Served;
beforeAll(async () => {
  quayside = await serving({ vapidPublic: 'BPublic' });
});
afterAll(() => quayside.close());

const key = (bytes: number): string => Buffer.alloc(bytes, 7).toString('base64url');
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const SUBSCRIPTION = { endpoint, expirationTime: null, keys: { p256dh: key(65), auth: key(16) } };

test('a browser subscribes and ends its subscription', async () => {
  const { ask } = quayside;
  const cookie = await quayside.guest();
  expect((await ask('GET', '/api/push')).json()).toEqual({ publicKey: 'BPublic', mails: true });
  expect((await ask('POST', '/api/push', { payload: SUBSCRIPTION })).statusCode).toBe(401);
  expect((await ask('POST', '/api/push', { cookie, payload: SUBSCRIPTION })).statusCode).toBe(204);
  const inside = { ...SUBSCRIPTION, endpoint: 'https://10.0.0.1/' };
  expect((await ask('POST', '/api/push', { cookie, payload: inside })).json().code).toBe('badRequest');
  expect((await ask('DELETE', '/api/push', { cookie, payload: { endpoint } })).statusCode).toBe(204);
  expect((await ask('DELETE', '/api/push', { cookie, payload: { endpoint } })).statusCode).toBe(404);
});

async function tokenOf(cookie: string, purpose: Purpose): Promise<string> {
  const { store } = quayside.deps;
  const { id } = (await quayside.ask('GET', '/api/me', { cookie })).json();
  const account = (await store.people.account(id))!;
  await store.people.setSettings(id, { ...account.settings, language: 'de', mail: 'ada@example.org' });
  return tokenFor(purpose, await store.secret(), (await store.people.account(id))!, quayside.clock.now);
}

test('looking at the link changes nothing; one click ends the mails', async () => {
  const { ask, deps } = quayside;
  const cookie = await quayside.guest();
  const link = `/unsubscribe?token=${await tokenOf(cookie, 'unsubscribe')}`;
  const { id } = (await ask('GET', '/api/me', { cookie })).json();
  const wanted = async () => (await deps.store.people.account(id))!.settings.mailAlerts;
  const page = await ask('GET', link);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('<form method="post"');
  expect(await wanted()).toBe(true);
  // As a mail service sends it: a form, from no page of ours.
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const clicked = await ask('POST', link, { payload: 'List-Unsubscribe=One-Click', headers });
  expect(clicked.statusCode).toBe(200);
  expect(await wanted()).toBe(false);
});

test('looking at the link confirms nothing; its button confirms the address', async () => {
  const { ask } = quayside;
  const cookie = await quayside.guest();
  const link = `/confirm-mail?token=${await tokenOf(cookie, 'confirm')}`;
  const confirmed = async () => (await ask('GET', '/api/me', { cookie })).json().mailConfirmed;
  const page = await ask('GET', link);
  expect(page.body).toContain(`<form method="post" action="${link}">`);
  expect(await confirmed()).toBe(false);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const clicked = await ask('POST', link, { payload: '', headers });
  expect(clicked.body).toContain('bestätigt');
  expect(await confirmed()).toBe(true);
  const other = link.replace('confirm-mail', 'unsubscribe');
  expect((await ask('POST', other, { payload: '', headers })).statusCode).toBe(404);
});

test('audit 12: a link that came too late says so, in the reader’s language', async () => {
  const { ask, clock } = quayside;
  const cookie = await quayside.guest();
  const link = `/confirm-mail?token=${await tokenOf(cookie, 'confirm')}`;
  const before = clock.now;
  clock.now += 3 * 86_400_000;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const page of [await ask('GET', link), await ask('POST', link, { payload: '', headers })]) {
    expect([page.statusCode, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Dieser Link ist abgelaufen');
    expect(page.body).not.toContain('<form');
  }
  expect((await ask('GET', '/api/me', { cookie })).json().mailConfirmed).toBe(false);
  clock.now = before;
});

test('a forged link says that it is none', async () => {
  const forged = await quayside.ask('GET', '/unsubscribe?token="><script>.x');
  expect([forged.statusCode, forged.body.includes('<script>')]).toEqual([404, false]);
  expect((await quayside.ask('POST', '/unsubscribe?token=a.b')).statusCode).toBe(404);
  expect((await quayside.ask('POST', '/unsubscribe?token=a.b', { payload: {} })).statusCode).toBe(415);
});
