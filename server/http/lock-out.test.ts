/** docs/decisions/011-lock-out.md: wrong passwords slow down who guesses, and keep no owner out. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, type Served, serving } from './testing.ts';

let quayside: Served;
beforeEach(async () => {
  const free = { burst: 1e9, every: 1 };
  const rates = { address: free, account: free };
  quayside = await serving({ rates: { ask: rates, sign: rates, open: rates, import: rates } });
});
afterEach(() => quayside.close());

/** As a browser sends them back. */
function cookiesOf(setCookie: string | string[] | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function signIn(password: string, remoteAddress: string, cookie = '') {
  const payload = { name: 'Ada', password };
  return quayside.ask('POST', '/api/sign-in', { payload, remoteAddress, headers: { cookie } });
}

const code = async (answer: ReturnType<typeof signIn>): Promise<string> => (await answer).json().code ?? '';

test('audit 8: ten wrong passwords from elsewhere do not keep the owner out', async () => {
  await quayside.person('Ada');
  for (let i = 0; i < 10; i++) expect(await code(signIn('wrong', '203.0.113.1'))).toBe('wrongPassword');
  expect(await code(signIn('wrong', '203.0.113.1'))).toBe('tooMany');
  expect(await code(signIn(PASSWORD, '198.51.100.1'))).toBe('');
});

test('audit 8: nor do thousands from everywhere, at a browser that was signed in before', async () => {
  const up = await quayside.ask('POST', '/api/sign-up', { payload: { name: 'Ada', password: PASSWORD } });
  const [session, known] = [up.headers['set-cookie'] ?? []].flat();
  expect(known).toMatch(/^quayside-known=\S+; Max-Age=34560000; Path=\/api\/; HttpOnly; SameSite=Lax$/);
  await quayside.ask('POST', '/api/sign-out', { cookie: session! });
  for (let i = 0; i < 70; i++) await signIn('wrong', `203.0.${i}.1`);
  expect(await code(signIn(PASSWORD, '198.51.100.1'))).toBe('tooMany');
  expect(await code(signIn(PASSWORD, '198.51.100.1', cookiesOf(known)))).toBe('');
  expect(await code(signIn(PASSWORD, '203.0.1.1', cookiesOf(known)))).toBe('');
});

test('audit 8: nor from a browser that does not know it, by a mailed link', async () => {
  const cookie = await quayside.person('Ada');
  const { id } = (await quayside.ask('GET', '/api/me', { cookie })).json();
  const { people } = quayside.deps.store;
  const account = (await people.account(id))!;
  await people.setSettings(id, { ...account.settings, mail: 'ada@example.org' });
  await people.confirmMail(id, 'ada@example.org');
  for (let i = 0; i < 70; i++) await signIn('wrong', `203.0.${i}.1`);
  expect(await code(signIn(PASSWORD, '198.51.100.1'))).toBe('tooMany');
  await quayside.ask('POST', '/api/password/forgotten', { payload: { who: 'Ada' } });
  await quayside.deps.resets.settled();
  const payload = { token: quayside.letters[0]!.token, password: 'quite another sentence' };
  expect((await quayside.ask('POST', '/api/password/reset', { payload })).json()).toMatchObject({
    name: 'Ada',
  });
});

test('a cookie of another account, or of nobody, opens no way past', async () => {
  await quayside.person('Ada');
  const eve = await quayside.ask('POST', '/api/sign-up', { payload: { name: 'Eve', password: PASSWORD } });
  const [, known = ''] = [eve.headers['set-cookie'] ?? []].flat();
  for (let i = 0; i < 70; i++) await signIn('wrong', `203.0.${i}.1`);
  for (const cookie of [cookiesOf(known), 'quayside-known=x.y.z', 'quayside-known='])
    expect(await code(signIn(PASSWORD, '198.51.100.1', cookie))).toBe('tooMany');
});

test('guests are given no such cookie', async () => {
  expect(await quayside.guest()).not.toContain('quayside-known');
});
