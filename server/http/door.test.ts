import { afterAll, beforeAll, expect, test } from 'vitest';
import { no } from '../../protocol/refusals.ts';
import { VERSION } from '../../protocol/version.ts';
import { sessionIn } from './cookies.ts';
import { knocking } from './door.ts';
import { createTills, RATES } from './limits.ts';
import { createLog } from './log.ts';
import { originAllowed } from './origin.ts';
import { PLAN, type Served, serving } from './testing.ts';

let quayside: Served;
beforeAll(async () => {
  quayside = await serving();
});
afterAll(() => quayside.close());

test('every answer has strict headers', async () => {
  for (const url of ['/healthz', '/api/nothing', '/']) {
    const { headers } = await quayside.ask('GET', url);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const safe = await serving({ publicUrl: 'https://quayside.example' });
  const { headers } = await safe.ask('GET', '/healthz');
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  await safe.close();
});

test('healthz and readyz tell about process and store', async () => {
  const { ask, deps } = quayside;
  expect((await ask('GET', '/healthz')).json()).toEqual({ ok: true, version: VERSION });
  expect((await ask('HEAD', '/healthz')).statusCode).toBe(200);
  expect((await ask('GET', '/readyz')).json()).toEqual({ ok: true });
  const sick = await serving();
  await sick.deps.store.close();
  expect((await sick.ask('GET', '/readyz')).statusCode).toBe(503);
  await sick.app.close();
  await deps.store.ready();
});

test('metrics count requests by route, never by address', async () => {
  await quayside.ask('GET', '/api/people/Nobody');
  const figures = await quayside.deps.metrics.registry.metrics();
  expect(figures).toContain('route="/api/people/:name"');
  expect(figures).not.toContain('Nobody');
});

test.each(['*/*', 'text/html'])('audit 11: players find no metrics (%s)', async (accept) => {
  const answer = await quayside.ask('GET', '/metrics', { headers: { accept } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'notFound', sentence: 'There is nothing here.' });
});

test('pages of other sites may not change anything; tokens need no origin', async () => {
  const { ask } = quayside;
  const payload = { name: 'Ada', password: 'x' };
  const from = (headers: Record<string, string>) => ask('POST', '/api/sign-in', { payload, headers });
  expect((await from({ origin: 'https://evil.example' })).json().code).toBe('wrongOrigin');
  expect((await from({ origin: 'null' })).statusCode).toBe(403);
  expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await from({ origin: 'http://localhost:80' })).json().code).toBe('wrongPassword');
  expect((await from({})).json().code).toBe('wrongPassword');
  const bot = await from({ origin: 'https://evil.example', authorization: 'Bearer qs_x' });
  expect(bot.json().code).toBe('badToken');
});

test('origins', () => {
  const origin = 'https://quayside.example';
  expect(originAllowed({ origin, host: 'quayside.example' }, '')).toBe(true);
  expect(originAllowed({ origin, host: '10.0.0.7:8080' }, '')).toBe(false);
  expect(originAllowed({ origin, host: '10.0.0.7:8080' }, `${origin}/`)).toBe(true);
  expect(originAllowed({ origin: 'http://quayside.example', host: '10.0.0.7' }, origin)).toBe(false);
  expect(originAllowed({ origin: `${origin}.evil`, host: 'quayside.example' }, origin)).toBe(false);
  expect(originAllowed({ 'sec-fetch-site': 'same-site' }, origin)).toBe(false);
});

test('cookies are read as browsers write them', () => {
  expect(sessionIn(undefined)).toBe('');
  expect(sessionIn('a=1; quayside=abc; b=2')).toBe('abc');
  expect(sessionIn('quayside="a=b"')).toBe('a=b');
  expect(sessionIn('quayside2=x; xquayside=y')).toBe('');
  expect(sessionIn('quayside=first; quayside=second')).toBe('first');
  expect(sessionIn(';;=;quayside')).toBe('');
});

test('an address has so many requests, then waits; others do not', async () => {
  const rates = { ...RATES, ask: { ...RATES.ask, address: { burst: 2, every: 4_000 } } };
  const small = await serving({ rates });
  const from = (remoteAddress: string) => small.ask('GET', '/healthz', { remoteAddress });
  expect((await from('1.2.3.4')).statusCode).toBe(200);
  expect((await from('1.2.3.4')).statusCode).toBe(200);
  const refused = await from('1.2.3.4');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '4']);
  expect(refused.json()).toMatchObject({ code: 'tooMany', params: { seconds: 4 } });
  expect((await from('1.2.3.5')).statusCode).toBe(200);
  small.clock.now += 4_000;
  expect((await from('1.2.3.4')).statusCode).toBe(200);
  await small.close();
});

test('an account has so many requests, from wherever', async () => {
  const rates = { ...RATES, open: { ...RATES.open, account: { burst: 1, every: 1_000 } } };
  const small = await serving({ rates });
  const cookie = await small.guest();
  const open = (remoteAddress: string) =>
    small.ask('POST', '/api/tables', { cookie, remoteAddress, payload: { plan: PLAN } });
  expect((await open('1.1.1.1')).statusCode).toBe(200);
  expect((await open('2.2.2.2')).statusCode).toBe(429);
  await small.close();
});

const PRICES: readonly (readonly [path: string, tokens: number])[] = [
  ['/api/tables/harbour', 1],
  ['/api/tables/harbour/history?limit=1', 2],
  ['/api/tables/harbour/history?limit=500', 11],
  ['/api/tables/harbour/history?limit=500&views=true', 26],
  ['/api/tables/harbour/history?limit=1000&views=true', 51],
  ['/api/tables/harbour/sample?count=1', 1],
  ['/api/tables/harbour/sample?count=100', 10],
  ['/api/tables/harbour/log', 10],
];

test.each(PRICES)('audit 3: %s costs its account and its address %i', async (path, tokens) => {
  const enough = { burst: 1_000, every: 1_000 };
  const just = { burst: tokens, every: 1_000 };
  for (const scarce of ['account', 'address'] as const) {
    const ask = { account: enough, address: enough, [scarce]: just };
    const small = await serving({ rates: { ...RATES, ask } });
    const cookie = await small.guest();
    small.clock.now += 1_000_000;
    const again = async () => {
      const { statusCode, headers } = await small.ask('GET', path, { cookie, remoteAddress: '1.2.3.4' });
      return [statusCode, headers['retry-after']];
    };
    expect(await again()).toEqual([200, undefined]);
    // The first token of a request is taken before it is read.
    small.clock.now += 1_000;
    if (tokens > 1) expect(await again()).toEqual([429, `${tokens - 1}`]);
    small.clock.now += 1_000 * tokens;
    expect(await again()).toEqual([200, undefined]);
    await small.close();
  }
});

test('audit 3: who writes too fast is told how long to wait, and stays connected', async () => {
  const { hub, ask, guest } = quayside;
  const { do: before } = hub;
  hub.do = () => Promise.resolve({ refusal: no('chatTooFast', { seconds: 2 }) });
  const payload = { command: { type: 'say', text: 'ahoy' } };
  const refused = await ask('POST', '/api/tables/harbour/commands', { cookie: await guest(), payload });
  hub.do = before;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
  expect(refused.headers['connection']).not.toBe('close');
  expect(refused.json()).toMatchObject({
    code: 'chatTooFast',
    sentence: expect.stringContaining('2 seconds'),
  });
});

test('bodies: JSON only, and not too large', async () => {
  const { ask } = quayside;
  const headers = { 'content-type': 'application/json' };
  const broken = await ask('POST', '/api/sign-in', { payload: '{"name":', headers });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'notJson']);
  const poisoned = await ask('POST', '/api/sign-in', { payload: '{"__proto__":{"a":1}}', headers });
  expect(poisoned.statusCode).toBe(400);
  const plain = await ask('POST', '/api/sign-in', {
    payload: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect([plain.statusCode, plain.json().code]).toEqual([415, 'notJson']);
  const large = await ask('POST', '/api/sign-in', { payload: { name: 'x'.repeat(70_000), password: '' } });
  expect([large.statusCode, large.json().params]).toEqual([413, { max: 65_536 }]);
});

test('a mistake of ours has a reference and nothing else; the log has the rest, without secrets', async () => {
  const cookie = await quayside.guest();
  const payload = { command: { type: 'start' } };
  const failed = await quayside.ask('POST', '/api/tables/harbour/commands?key=hidden', { cookie, payload });
  expect(failed.statusCode).toBe(500);
  const { code, params, sentence } = failed.json();
  expect(code).toBe('internal');
  expect(sentence).toContain(params.ref);
  expect(failed.body).not.toMatch(/secret of the house|at .*\.ts/);
  const line = quayside.logged.find((logged) => logged.includes(params.ref));
  expect(line).toContain('the secret of the house');
  expect(line).not.toContain(cookie.slice(9, 40));
  expect(line).not.toContain('hidden');
});

test('the log hides what is nobody’s business', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const headers = { authorization: 'Bearer qs_abc', cookie: 'quayside=abc' };
  log.info({ req: { method: 'GET', url: '/unsubscribe?token=abc', headers }, body: { password: 'abc' } });
  log.info({ password: 'abc', session: { tokenHash: 'abc' }, headers, request: { headers } });
  expect(lines.join('')).not.toContain('abc');
  expect(lines[0]).toContain('/unsubscribe');
});

test('what is not there is refused in the language of the reader', async () => {
  const headers = { 'accept-language': 'nl' };
  const refused = await quayside.ask('GET', '/api/nothing', { headers });
  expect(refused.statusCode).toBe(404);
  const german = await quayside.ask('GET', '/api/nothing?language=de', { headers });
  expect(new Set([refused.json().sentence, german.json().sentence, 'There is nothing here.']).size).toBe(3);
});

test('a socket that is opened costs its address as much as a request', () => {
  const slow = { burst: 3, every: 60_000 };
  const tills = createTills({ ...RATES, ask: { address: slow, account: slow } }, () => 0);
  const knock = knocking(tills, '127.0.0.1');
  const from = (address: string) =>
    knock({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': address } } as never);
  expect(from('2001:db8::7')).toEqual({ value: '2001:db8:0:0' });
  tills.chargeAddress('ask', '2001:db8::8');
  from('2001:db8::9');
  expect(from('2001:db8::7')).toMatchObject({ refusal: { code: 'tooMany', params: { seconds: 60 } } });
  expect(from('192.0.2.7')).toEqual({ value: '192.0.2.7' });
});
