import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, type Served, serving } from './testing.ts';

const NEW = 'quite another sentence';

let quayside: Served;
beforeEach(async () => {
  quayside = await serving();
});
afterEach(() => quayside.close());

async function reader(name: string): Promise<string> {
  const cookie = await quayside.person(name);
  const { id } = (await quayside.ask('GET', '/api/me', { cookie })).json();
  const { people } = quayside.deps.store;
  const account = (await people.account(id))!;
  await people.setSettings(id, { ...account.settings, mail: `${name}@example.org` });
  await people.confirmMail(id, `${name}@example.org`);
  return cookie;
}

async function forgotten(who: string) {
  const answer = await quayside.ask('POST', '/api/password/forgotten', { payload: { who } });
  await quayside.deps.resets.settled();
  return answer;
}

const post = async (path: string, payload: object) =>
  quayside.ask('POST', `/api/password/${path}`, { payload });

test('audit 8: a forgotten password is set anew by a mailed link, and other sessions end', async () => {
  const old = await reader('Ada');
  expect((await forgotten('Ada')).statusCode).toBe(204);
  const { token } = quayside.letters[0]!;
  expect((await post('link', { token })).json()).toEqual({ name: 'Ada' });
  const weak = await post('reset', { token, password: 'iloveyou1' });
  expect([weak.statusCode, weak.json().code]).toEqual([422, 'commonPassword']);
  const done = await post('reset', { token, password: NEW });
  expect(done.json()).toMatchObject({ name: 'Ada', hasPassword: true });
  const cookie = String(done.headers['set-cookie']);
  expect((await quayside.ask('GET', '/api/me', { cookie })).statusCode).toBe(200);
  expect((await quayside.ask('GET', '/api/me', { cookie: old })).statusCode).toBe(401);
  const tried = (password: string) =>
    quayside.ask('POST', '/api/sign-in', { payload: { name: 'Ada', password } });
  expect([(await tried(PASSWORD)).statusCode, (await tried(NEW)).statusCode]).toEqual([401, 200]);
  const again = await post('reset', { token, password: 'one more sentence' });
  expect([again.statusCode, again.json().code]).toEqual([410, 'linkUsed']);
});

test('whoever asks is told the same of those who are here and of those who are not', async () => {
  await reader('Ada');
  await quayside.person('Berta');
  const answers: Awaited<ReturnType<typeof forgotten>>[] = [];
  for (const who of ['Ada', 'Ada@example.org', 'Berta', 'Nobody', 'nobody@example.org'])
    answers.push(await forgotten(who));
  const said = answers.map(({ statusCode, body, headers }) => {
    const { date, ...rest } = headers;
    return JSON.stringify([statusCode, body, rest]);
  });
  expect(new Set(said).size).toBe(1);
  expect(quayside.letters).toHaveLength(2);
});

test('an expired link says so, in the reader’s language', async () => {
  await reader('Ada');
  await forgotten('Ada');
  const { token } = quayside.letters[0]!;
  quayside.clock.now += 3_600_000;
  const late = await quayside.ask('POST', '/api/password/link', {
    payload: { token },
    headers: { 'accept-language': 'de' },
  });
  expect(late.statusCode).toBe(410);
  expect(late.json()).toMatchObject({ code: 'linkExpired', sentence: expect.stringContaining('abgelaufen') });
});

test('a page of another site can set nobody’s password', async () => {
  const headers = { origin: 'https://evil.example' };
  for (const [path, payload] of [
    ['forgotten', { who: 'Ada' }],
    ['reset', { token: 'x', password: NEW }],
  ] as const) {
    const answer = await quayside.ask('POST', `/api/password/${path}`, { payload, headers });
    expect(answer.json().code).toBe('wrongOrigin');
  }
});
