import { afterEach, beforeEach, expect, test } from 'vitest';
import { setRole } from '../moderation/roles.ts';
import { OpenLines } from './ndjson.ts';
import { allRoutes } from './routes.ts';
import { PASSWORD, type Served, serving } from './testing.ts';

let quayside: Served;
beforeEach(async () => {
  quayside = await serving();
});
afterEach(() => quayside.close());

const ASKED = [
  ['GET', '/api/moderation/reports', undefined],
  ['GET', '/api/moderation/reports/x', undefined],
  ['GET', '/api/moderation/suspensions', undefined],
  ['GET', '/api/moderation/decisions', undefined],
  ['POST', '/api/moderation/reports/x/decision', { remove: true, verdict: 'none', why: 'w' }],
  ['POST', '/api/moderation/people/x/decision', { what: 'warn', why: 'w' }],
] as const;

test('audit 8: every route of moderators is for moderators', async () => {
  const routes = allRoutes(quayside.deps, new OpenLines(quayside.deps.metrics.streams));
  const theirs = routes.filter(({ path }) => path.startsWith('/api/moderation'));
  expect(theirs.map(({ method, path }) => `${method} ${path.replace(':id', 'x')}`).sort()).toEqual(
    ASKED.map(([method, path]) => `${method} ${path}`).sort(),
  );
  const [guest, ada] = [await quayside.guest(), await quayside.person('Ada')];
  const codes = async (cookie?: string) => {
    const answers = ASKED.map(([method, url, payload]) =>
      quayside.ask(method, url, { ...(cookie ? { cookie } : {}), ...(payload ? { payload } : {}) }),
    );
    return new Set((await Promise.all(answers)).map((answer) => answer.json().code));
  };
  expect(await codes()).toEqual(new Set(['signInFirst']));
  expect(await codes(guest)).toEqual(new Set(['notForGuests']));
  expect(await codes(ada)).toEqual(new Set(['moderatorsOnly']));
  const bot = await quayside.ask('POST', '/api/tokens', { cookie: ada, payload: { name: 'Machine' } });
  const asked = await quayside.ask('GET', '/api/moderation/reports', { token: bot.json().token });
  expect(asked.json().code).toBe('signInFirst');
});

/** What suspended people may still do. A new route is to be put here, or to refuse them. */
const ALLOWED = [
  ...['/api/guest', '/api/sign-in', '/api/sign-out', '/api/me', '/api/me/mail', '/api/me/password'],
  ...['/api/passkeys', '/api/passkeys/:id', '/api/passkeys/options', '/api/sign-in/passkey'],
  ...['/api/sign-in/passkey/options', '/api/tokens/:id', '/api/mutes', '/api/standing/notices/:id'],
  ...['/api/push', '/unsubscribe', '/confirm-mail', '/api/sessions', '/api/sessions/:id', '/api/me/proof'],
  ...['/api/password/forgotten', '/api/password/link', '/api/password/reset', 'DELETE /api/tokens'],
];
/** These ask a table or for a role, which refuse by themselves. */
const REFUSED_INSIDE = ['/api/tables', '/api/tables/:id/commands', '/api/moderation'];

test('audit 8: every route that changes something is refused to suspended people, or is known to be allowed', () => {
  const routes = allRoutes(quayside.deps, new OpenLines(quayside.deps.metrics.streams));
  const undecided = routes
    .filter(({ method, refusesSuspended }) => method !== 'GET' && !refusesSuspended)
    .filter(({ method, path }) => !ALLOWED.includes(path) && !ALLOWED.includes(`${method} ${path}`))
    .map(({ path }) => path)
    .filter((path) => !REFUSED_INSIDE.some((inside) => path.startsWith(inside)));
  expect(undecided).toEqual([]);
});

test('audit 8: a report is received, shown to a moderator and decided', async () => {
  const ada = await quayside.person('Ada');
  const ben = await quayside.ask('POST', '/api/sign-up', { payload: { name: 'Ben', password: PASSWORD } });
  const { id: about } = ben.json();
  quayside.hub.speaker = about;
  const payload = { about, table: 'harbour', n: 3, reason: 'insult', why: 'rude' };
  expect((await quayside.ask('POST', '/api/reports', { cookie: ada, payload })).statusCode).toBe(204);
  const mia = await quayside.person('Mia');
  await setRole(quayside.deps.store, 'Mia', 'moderator');
  const { reports, open } = (await quayside.ask('GET', '/api/moderation/reports', { cookie: mia })).json();
  expect([open, reports]).toMatchObject([
    1,
    [{ words: 'ahoy', about: { name: 'Ben' }, by: { name: 'Ada' } }],
  ]);
  const url = `/api/moderation/reports/${reports[0].id}`;
  expect((await quayside.ask('GET', url, { cookie: mia })).json()).toMatchObject({ earlier: [] });
  const ruling = { remove: true, verdict: 'suspend', hours: 2, why: 'Be kind' };
  const decide = () => quayside.ask('POST', `${url}/decision`, { cookie: mia, payload: ruling });
  expect((await decide()).statusCode).toBe(204);
  expect((await decide()).json().code).toBe('alreadyDecided');
  expect(quayside.hub.removed).toEqual(['harbour 1699999999000']);
  const suspensions = await quayside.ask('GET', '/api/moderation/suspensions', { cookie: mia });
  expect(suspensions.json().people).toMatchObject([{ name: 'Ben', why: 'Be kind' }]);
  const log = await quayside.ask('GET', '/api/moderation/decisions?limit=1', { cookie: mia });
  expect(log.json()).toMatchObject({ decisions: [{ whom: { name: 'Ben' } }], next: expect.anything() });
});

test.each([
  [{ remove: false, verdict: 'suspend', hours: 721, why: 'w' }],
  [{ remove: false, verdict: 'banish', hours: 1, why: 'w' }],
  [{ remove: false, verdict: 'warn', why: '' }],
  [{ remove: false, verdict: 'warn', why: 'w'.repeat(501) }],
])('audit 8: a decision needs a reason and a known measure', async (payload) => {
  const mia = await quayside.person('Mia');
  await setRole(quayside.deps.store, 'Mia', 'moderator');
  const answer = await quayside.ask('POST', '/api/moderation/reports/x/decision', { cookie: mia, payload });
  expect(answer.json().code).toBe('badRequest');
});
