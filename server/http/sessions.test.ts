import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, type Served, serving } from './testing.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17 Safari/604';

let quayside: Served;
beforeEach(async () => {
  quayside = await serving();
});
afterEach(() => quayside.close());

async function signIn(name: string, agent: string): Promise<string> {
  const payload = { name, password: PASSWORD };
  const came = await quayside.ask('POST', '/api/sign-in', { payload, headers: { 'user-agent': agent } });
  expect(came.statusCode).toBe(200);
  return String(came.headers['set-cookie']);
}

interface Listed {
  readonly id: string;
  readonly browser: string;
  readonly current: boolean;
}

const sessionsOf = async (cookie: string): Promise<Listed[]> =>
  (await quayside.ask('GET', '/api/sessions', { cookie })).json().sessions;

const status = async (cookie: string): Promise<number> =>
  (await quayside.ask('GET', '/api/me', { cookie })).statusCode;

test('audit 8: one sees where one is signed in, and ends one of them or all others', async () => {
  const { ask, clock } = quayside;
  const first = await quayside.person('Ada');
  clock.now += MINUTE;
  const laptop = await signIn('Ada', FIREFOX);
  clock.now += MINUTE;
  const phone = await signIn('Ada', PHONE);
  const listed = await ask('GET', '/api/sessions', { cookie: laptop });
  const at = { created: expect.any(Number), seen: expect.any(Number), id: expect.any(String) };
  expect(listed.json().sessions).toEqual([
    { ...at, browser: 'Safari', os: 'iOS', current: false },
    { ...at, browser: 'Firefox', os: 'Linux', current: true },
    { ...at, browser: '', os: '', current: false },
  ]);
  expect(listed.body).not.toMatch(/127\.0\.0\.1|tokenHash/);
  const [other] = await sessionsOf(laptop);
  expect((await ask('DELETE', `/api/sessions/${other!.id}`, { cookie: laptop })).statusCode).toBe(204);
  expect([await status(phone), await status(first), await status(laptop)]).toEqual([401, 200, 200]);
  expect((await ask('DELETE', `/api/sessions/${other!.id}`, { cookie: laptop })).statusCode).toBe(404);
  expect((await ask('DELETE', '/api/sessions', { cookie: laptop })).statusCode).toBe(204);
  expect([await status(first), await status(laptop)]).toEqual([401, 200]);
});

test('nobody ends another’s session, or sees it', async () => {
  const [ada, eve] = [await quayside.person('Ada'), await quayside.person('Eve')];
  const [mine] = await sessionsOf(ada);
  expect((await quayside.ask('DELETE', `/api/sessions/${mine!.id}`, { cookie: eve })).statusCode).toBe(404);
  expect((await quayside.ask('DELETE', '/api/sessions', { cookie: eve })).statusCode).toBe(204);
  expect([await status(ada), (await sessionsOf(eve)).length]).toEqual([200, 1]);
  expect((await quayside.ask('GET', '/api/sessions')).statusCode).toBe(401);
});

const SETTINGS = {
  ...{ language: 'en', timeZone: 'UTC', quietFrom: 0, quietTo: 0, mail: 'ada@example.org' },
  ...{ mailAlerts: true, pushAlerts: true },
};

/** What only its owner may do. */
const GUARDED = [
  ['POST', '/api/passkeys/options', { name: 'Ada' }],
  ['POST', '/api/passkeys', { name: 'phone', response: {} }],
  ['POST', '/api/tokens', { name: 'Robo' }],
  ['PATCH', '/api/me', { settings: SETTINGS }],
  ['POST', '/api/me/password', { current: null, password: 'quite another sentence' }],
  ['DELETE', '/api/me', undefined],
] as const;

test.each(GUARDED)(
  'audit 8: %s %s needs a recent sign-in, and works once it was shown who asks',
  async (method, url, payload) => {
    const { ask, clock } = quayside;
    const cookie = await quayside.person('Ada');
    const act = async () => {
      const answer = await ask(method, url, { cookie, ...(payload ? { payload } : {}) });
      return answer.statusCode === 204 ? '' : String(answer.json().code ?? '');
    };
    clock.now += 10 * MINUTE;
    expect(await act()).toBe('recentSignIn');
    const wrong = await ask('POST', '/api/me/proof', { cookie, payload: { password: 'not that one' } });
    expect(wrong.json().code).toBe('wrongPassword');
    const none = await ask('POST', '/api/me/proof', { cookie, payload: {} });
    expect(none.json().code).toBe('passkeyFailed');
    expect(await act()).toBe('recentSignIn');
    const shown = await ask('POST', '/api/me/proof', { cookie, payload: { password: PASSWORD } });
    expect(shown.statusCode).toBe(204);
    expect(await act()).not.toBe('recentSignIn');
  },
);

test('guests and settings without another address need none', async () => {
  const { ask, clock } = quayside;
  const [guest, ada] = [await quayside.guest(), await quayside.person('Ada')];
  clock.now += 60 * MINUTE;
  expect(
    (await ask('POST', '/api/passkeys/options', { cookie: guest, payload: { name: 'G' } })).statusCode,
  ).toBe(200);
  const settings = { ...SETTINGS, mail: '', quietTo: 5 };
  expect((await ask('PATCH', '/api/me', { cookie: ada, payload: { settings } })).statusCode).toBe(200);
  expect((await ask('DELETE', '/api/me', { cookie: guest })).statusCode).toBe(204);
});

test('a refused change of address changes nothing, not even the name sent with it, and mails nobody', async () => {
  const { ask, clock, mailed } = quayside;
  const cookie = await quayside.person('Ada');
  clock.now += 10 * MINUTE;
  await ask('PATCH', '/api/me', { cookie, payload: { name: 'Berta', settings: SETTINGS } });
  expect(mailed).toEqual([]);
  expect((await ask('GET', '/api/me', { cookie })).json()).toMatchObject({
    name: 'Ada',
    settings: { mail: '' },
  });
});

test('all tokens of bots end at once', async () => {
  const { ask } = quayside;
  const cookie = await quayside.person('Ada');
  const tokens: string[] = [];
  for (const name of ['Robo 2', 'Robo 3'])
    tokens.push((await ask('POST', '/api/tokens', { cookie, payload: { name } })).json().token);
  expect((await ask('GET', '/api/me', { token: tokens[0]! })).statusCode).toBe(200);
  expect((await ask('DELETE', '/api/tokens', { cookie })).json()).toEqual({ revoked: 2 });
  for (const token of tokens) expect((await ask('GET', '/api/me', { token })).json().code).toBe('badToken');
});
