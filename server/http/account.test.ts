import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type Served, serving } from './testing.ts';

let quayside: Served;
beforeAll(async () => {
  quayside = await serving();
});
afterAll(() => quayside.close());

const SETTINGS = {
  ...{ language: 'fr', timeZone: 'Europe/Paris', quietFrom: 22, quietTo: 7, mail: '' },
  ...{ mailAlerts: false, pushAlerts: true },
};

test('a guest comes at once, in the language of the browser, and stays the same guest', async () => {
  const { ask } = quayside;
  const came = await ask('POST', '/api/guest', {
    payload: { timeZone: 'Europe/Rome' },
    headers: { 'accept-language': 'it-CH, de;q=0.5' },
  });
  expect(came.json()).toMatchObject({ kind: 'guest', settings: { language: 'it', timeZone: 'Europe/Rome' } });
  const cookie = String(came.headers['set-cookie']);
  const again = await ask('POST', '/api/guest', { cookie });
  expect(again.json()).toMatchObject({ id: came.json().id });
  expect((await ask('GET', '/api/me', { cookie })).json()).toEqual(came.json());
  expect(came.body).not.toContain('passwordHash');
});

test('the cookie is for the server only, and for TLS only where there is TLS', async () => {
  const plain = await quayside.guest();
  expect(plain).toMatch(/^quayside=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  const behind = await serving({ trustProxy: true });
  const headers = { 'x-forwarded-proto': 'https' };
  const asked = await behind.ask('POST', '/api/guest', { headers });
  expect(asked.headers['set-cookie']).toMatch(/; Secure$/);
  await behind.close();
  const untrusted = await quayside.ask('POST', '/api/guest', { headers });
  expect(untrusted.headers['set-cookie']).not.toMatch(/Secure/);
});

test('a guest signs up and stays who they are; then signs out and in again', async () => {
  const { ask } = quayside;
  const guest = await ask('POST', '/api/guest', {});
  const cookie = String(guest.headers['set-cookie']);
  const up = await ask('POST', '/api/sign-up', { cookie, payload: { name: 'Ada', password: PASSWORD } });
  expect(up.json()).toMatchObject({ id: guest.json().id, name: 'Ada', kind: 'person', hasPassword: true });
  const own = String(up.headers['set-cookie']);
  expect((await ask('GET', '/api/me', { cookie })).json().code).toBe('badSession');
  const out = await ask('POST', '/api/sign-out', { cookie: own });
  expect(out.statusCode).toBe(204);
  expect(out.headers['set-cookie']).toMatch(/^quayside=; Max-Age=0/);
  expect((await ask('GET', '/api/me', { cookie: own })).statusCode).toBe(401);
  const wrong = await ask('POST', '/api/sign-in', { payload: { name: 'Ada', password: 'a short one' } });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrongPassword']);
  const right = await ask('POST', '/api/sign-in', { payload: { name: 'ada', password: PASSWORD } });
  expect(right.json().id).toBe(guest.json().id);
});

test('a taken name, a bad name and a weak password are refused', async () => {
  const cookie = await quayside.person('Bea');
  const { ask } = quayside;
  const tried = async (payload: object) =>
    (await ask('POST', '/api/sign-up', { payload })).json() as { code: string };
  expect((await tried({ name: 'BEA', password: PASSWORD })).code).toBe('nameTaken');
  expect((await tried({ name: '<b>', password: PASSWORD })).code).toBe('badName');
  expect((await tried({ name: 'Carl', password: 'short' })).code).toBe('weakPassword');
  expect((await tried({ name: 'Carl' })).code).toBe('badRequest');
  const twice = await ask('POST', '/api/sign-up', { cookie, payload: { name: 'Bo', password: PASSWORD } });
  expect(twice.json().code).toBe('alreadySignedUp');
});

test('name and settings change together or alone; the next refusal speaks the new language', async () => {
  const cookie = await quayside.guest();
  const { ask } = quayside;
  const changed = await ask('PATCH', '/api/me', { cookie, payload: { settings: SETTINGS } });
  expect(changed.json().settings).toEqual(SETTINGS);
  const named = await ask('PATCH', '/api/me', { cookie, payload: { name: 'Chloé' } });
  expect(named.json()).toMatchObject({ name: 'Chloé', settings: SETTINGS });
  const refused = await ask('POST', '/api/me/password', {
    cookie,
    payload: { current: null, password: 'x' },
  });
  expect(refused.json()).toMatchObject({ code: 'notForGuests', sentence: expect.stringMatching(/invit/i) });
  const bad = await ask('PATCH', '/api/me', { cookie, payload: { settings: { ...SETTINGS, mail: 'x' } } });
  expect(bad.json()).toMatchObject({ code: 'badRequest', params: { path: 'settings.mail' } });
});

test('at a new address it is asked whether it is theirs; asked too often, nothing changes', async () => {
  const { ask, mailed, deps } = quayside;
  const cookie = await quayside.guest();
  const set = async (mail: string, quietFrom = 0) =>
    (
      await ask('PATCH', '/api/me', { cookie, payload: { settings: { ...SETTINGS, mail, quietFrom } } })
    ).json();
  const first = await set('one@example.org');
  expect(first).toMatchObject({ mailConfirmed: false });
  await set('one@example.org', 5);
  await set('');
  expect(mailed.filter((mail) => mail === 'one@example.org')).toHaveLength(1);
  expect((await set('one@example.org')).code).toBe('tooMany');
  expect((await ask('GET', '/api/me', { cookie })).json().settings.mail).toBe('');
  await deps.store.people.confirmMail(first.id, 'one@example.org');
  deps.people.sessions.forget(first.id);
  expect(await set('one@example.org')).toMatchObject({ mailConfirmed: true });
});

test('the question is sent again on demand, as long as there is something to ask', async () => {
  const { ask, mailed } = quayside;
  const cookie = await quayside.guest();
  const again = async () => (await ask('POST', '/api/me/mail', { cookie })).statusCode;
  expect(await again()).toBe(204);
  await ask('PATCH', '/api/me', { cookie, payload: { settings: { ...SETTINGS, mail: 'two@example.org' } } });
  expect(await again()).toBe(429);
  expect(mailed.filter((mail) => mail === 'two@example.org')).toHaveLength(1);
});

test('a new password ends other sessions', async () => {
  const { ask } = quayside;
  const cookie = await quayside.person('Dora');
  const other = await ask('POST', '/api/sign-in', { payload: { name: 'Dora', password: PASSWORD } });
  const payload = { current: PASSWORD, password: 'quite another sentence' };
  expect((await ask('POST', '/api/me/password', { cookie, payload })).statusCode).toBe(204);
  expect((await ask('GET', '/api/me', { cookie })).statusCode).toBe(200);
  expect((await ask('GET', '/api/me', { cookie: String(other.headers['set-cookie']) })).statusCode).toBe(401);
});

test('one may take everything along, and be forgotten', async () => {
  const { ask } = quayside;
  const cookie = await quayside.person('Emil');
  const data = await ask('GET', '/api/me/export', { cookie });
  expect(data.headers['content-disposition']).toContain('attachment');
  expect(data.json()).toMatchObject({ account: { name: 'Emil' }, passkeys: [] });
  expect(data.body).not.toContain('scrypt');
  quayside.clock.now += 3_600_000;
  expect((await ask('DELETE', '/api/me', { cookie })).statusCode).toBe(401);
  const gone = await ask('DELETE', '/api/me', { cookie, payload: { password: PASSWORD } });
  expect(gone.statusCode).toBe(204);
  expect((await ask('GET', '/api/people/Emil')).json().code).toBe('noSuchPerson');
});

test('a bot has a token that is said once, acts without a cookie, and can be stopped', async () => {
  const { ask } = quayside;
  const cookie = await quayside.person('Fritz');
  expect((await ask('POST', '/api/tokens', { payload: { name: 'Robo' } })).statusCode).toBe(401);
  const guest = await quayside.guest();
  expect((await ask('POST', '/api/tokens', { cookie: guest, payload: { name: 'Robo' } })).statusCode).toBe(
    403,
  );
  const made = await ask('POST', '/api/tokens', { cookie, payload: { name: 'Robo' } });
  const { id, token } = made.json();
  expect(token).toMatch(/^qs_/);
  expect((await ask('GET', '/api/me', { token })).json()).toMatchObject({ id, name: 'Robo', kind: 'bot' });
  const listed = await ask('GET', '/api/tokens', { cookie });
  expect(listed.json()).toEqual({
    bots: [{ id, name: 'Robo', created: expect.any(Number), used: expect.any(Number) }],
  });
  expect(listed.body).not.toContain(token);
  expect((await ask('GET', '/api/tokens', { token })).json().code).toBe('signInFirst');
  expect((await ask('DELETE', `/api/tokens/${id}`, { cookie })).statusCode).toBe(204);
  expect((await ask('DELETE', `/api/tokens/${id}`, { cookie })).statusCode).toBe(404);
  expect((await ask('GET', '/api/me', { token })).json().code).toBe('badToken');
});

test('passkeys: options for the browser, forged answers fail, none are listed', async () => {
  const { ask } = quayside;
  const cookie = await quayside.guest();
  const options = await ask('POST', '/api/passkeys/options', { cookie, payload: { name: 'Greta' } });
  expect(options.json()).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'Greta' } });
  const forged = await ask('POST', '/api/passkeys', { cookie, payload: { name: 'x', response: { id: 1 } } });
  expect(forged.json().code).toBe('passkeyFailed');
  expect((await ask('POST', '/api/sign-in/passkey/options')).json()).toHaveProperty('challenge');
  const signIn = await ask('POST', '/api/sign-in/passkey', { payload: { response: null } });
  expect([signIn.statusCode, signIn.json().code]).toEqual([401, 'passkeyFailed']);
  expect((await ask('GET', '/api/passkeys', { cookie })).json()).toEqual({ passkeys: [] });
  expect((await ask('DELETE', '/api/passkeys/none', { cookie })).statusCode).toBe(404);
});

test('profiles and ratings are public; mutes and reports need a session', async () => {
  const { ask } = quayside;
  const cookie = await quayside.person('Hanna');
  const { id } = (await ask('GET', '/api/me', { cookie })).json();
  const profile = await ask('GET', '/api/people/hanna');
  expect(profile.json()).toMatchObject({ id, name: 'Hanna', ratings: [], results: [] });
  expect(profile.body).not.toContain('settings');
  expect((await ask('GET', '/api/ratings/shanghaien')).json()).toEqual({ leaders: [] });
  const guest = await quayside.guest();
  const mute = { who: id, on: true };
  expect((await ask('POST', '/api/mutes', { payload: mute })).statusCode).toBe(401);
  expect((await ask('POST', '/api/mutes', { cookie: guest, payload: mute })).statusCode).toBe(204);
  expect((await ask('GET', '/api/mutes', { cookie: guest })).json()).toEqual({ muted: [id] });
  const report = { about: id, reason: 'name', why: 'rude' };
  expect((await ask('POST', '/api/reports', { cookie: guest, payload: report })).statusCode).toBe(204);
  const unknown = await ask('POST', '/api/reports', {
    cookie: guest,
    payload: { ...report, about: 'nobody' },
  });
  expect(unknown.json().code).toBe('noSuchPerson');
});
