/** Routes of one's own account: coming, going, changing, leaving for good. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fields, nullable, optional, text } from '../../core/decode.ts';
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { suspensionRefusal } from '../moderation/suspension.ts';
import { browserOf } from '../people/browsers.ts';
import { knownDevices, withDevice } from '../people/known-devices.ts';
import { addressKey, Limits } from '../people/limits.ts';
import { exportMine } from '../people/my-data.ts';
import type { From } from '../people/people.ts';
import type { SignedIn } from '../people/sessions.ts';
import { decodeSettings, type Greeting } from '../people/settings.ts';
import type { Account, Settings } from '../store/people-store.ts';
import { ME } from './answers.ts';
import { devicesIn, dropSession, keepDevices, keepSession, sessionIn } from './cookies.ts';
import type { Deps } from './deps.ts';
import { languageOfReader } from './refusing.ts';
import { done, good, type Route, route } from './route.ts';
import { ofTheGame } from './schema.ts';

const chapter = 'People';
export const NAME = text(1, 80);
export const PASSWORD = text(1, 400);
const ZONE = optional(text(0, 64), '');

export const me = ({ passwordHash, confirmedMail, ...account }: Account) => ({
  ...account,
  hasPassword: passwordHash !== null,
  mailConfirmed: confirmedMail !== '' && confirmedMail === account.settings.mail,
});

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A cookie that plain HTTP must not carry, as soon as anybody reaches us by TLS. */
const isSecure = ({ config }: Deps, request: FastifyRequest): boolean =>
  config.publicUrl.startsWith('https:') || request.protocol === 'https';

/** Hands the session out as a cookie. The session that was there before ends: the browser forgets it. */
export async function welcome(
  deps: Deps,
  { request, reply }: Visit,
  answer: Answer<SignedIn>,
): Promise<Answer<object>> {
  if (answer.refusal) return answer;
  const { account, token, session } = answer.value;
  const before = sessionIn(request.headers.cookie);
  if (before !== '') await deps.people.signOut(before);
  const secure = isSecure(deps, request);
  const seconds = Math.floor((session.expires - deps.now()) / 1000);
  reply.header('set-cookie', keepSession(token, { secure, seconds }));
  if (account.kind === 'person') {
    const devices = withDevice(await deps.store.secret(), devicesIn(request.headers.cookie), account.id);
    reply.header('set-cookie', keepDevices(devices, secure));
  }
  return good(me(account));
}

/** Where a request comes from: its address, its browser, and who has signed in there before. */
export async function fromOf({ store }: Deps, { ip, headers }: FastifyRequest): Promise<From> {
  const kept = devicesIn(headers.cookie);
  const known = kept === '' ? new Map<string, string>() : knownDevices(await store.secret(), kept);
  return { address: ip, browser: browserOf(headers['user-agent']), known };
}

const greeting = (request: FastifyRequest, timeZone: string): Greeting & Pick<From, 'browser'> => ({
  language: languageOfReader(request, undefined),
  timeZone,
  browser: browserOf(request.headers['user-agent']),
});

export function accountRoutes(deps: Deps): Route[] {
  return [...comingRoutes(deps), ...goingRoutes(deps), ...myRoutes(deps), ...changingRoutes(deps)];
}

function comingRoutes(deps: Deps): Route[] {
  const { people, config, now } = deps;
  const newGuests = config.newGuests && new Limits(config.newGuests, now);
  return [
    route({
      method: 'POST',
      path: '/api/guest',
      chapter,
      summary: 'Comes as a guest; who has a session keeps it.',
      needs: 'nobody',
      charge: 'sign',
      body: optional(fields({ timeZone: ZONE }), { timeZone: '' }),
      example: { timeZone: 'Europe/Berlin' },
      answers: ME,
      async handle(asked) {
        if (asked.who) return good(me(asked.who.account));
        const seconds = newGuests?.take(addressKey(asked.request.ip)) ?? 0;
        if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
        const guest = await people.guest(greeting(asked.request, asked.body.timeZone));
        return welcome(deps, asked, good(guest));
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-up',
      chapter,
      summary: 'Makes a guest a person, with everything the guest has done; a passkey replaces the password.',
      needs: 'nobody',
      refusesSuspended: true,
      charge: 'sign',
      body: fields({ name: NAME, password: nullable(PASSWORD), timeZone: ZONE }),
      example: { name: 'Ada', password: 'a long sentence', timeZone: 'Europe/Berlin' },
      answers: ME,
      async handle(asked) {
        const { body, request, who } = asked;
        const from = { ...greeting(request, body.timeZone), ...(await fromOf(deps, request)) };
        return welcome(deps, asked, await people.signUp(who, body, from));
      },
    }),
  ];
}

function goingRoutes(deps: Deps): Route[] {
  const { people } = deps;
  return [
    route({
      method: 'POST',
      path: '/api/sign-in',
      chapter,
      summary: 'Signs in with name and password.',
      needs: 'nobody',
      charge: 'sign',
      body: fields({ name: NAME, password: PASSWORD }),
      example: { name: 'Ada', password: 'a long sentence' },
      answers: ME,
      handle: async (asked) =>
        welcome(deps, asked, await people.signIn(asked.body, await fromOf(deps, asked.request))),
    }),
    route({
      method: 'POST',
      path: '/api/sign-out',
      chapter,
      summary: 'Ends this session.',
      needs: 'nobody',
      async handle({ request, reply }) {
        await people.signOut(sessionIn(request.headers.cookie));
        reply.header('set-cookie', dropSession(isSecure(deps, request)));
        return done;
      },
    }),
  ];
}

function myRoutes(deps: Deps): Route[] {
  const { people, store } = deps;
  return [
    route({
      method: 'GET',
      path: '/api/me',
      chapter,
      summary: 'Who you are here.',
      needs: 'player',
      answers: ME,
      handle({ account, who, request, reply }) {
        // Sessions in use are prolonged; so is the cookie.
        const seconds = who ? Math.floor((who.session.expires - deps.now()) / 1000) : 0;
        const cookie = { secure: isSecure(deps, request), seconds };
        if (who) reply.header('set-cookie', keepSession(sessionIn(request.headers.cookie), cookie));
        return good(me(account));
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/export',
      chapter,
      summary: 'Everything kept about you.',
      needs: 'guest',
      answers: ofTheGame('Your account, keys, games and words'),
      async handle({ who, reply }) {
        reply.header('content-disposition', 'attachment; filename="quayside.json"');
        const decisions = await deps.moderation.decidedAbout(who.account);
        return good({ ...(await exportMine(store.people, who)), decisions });
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      chapter,
      summary: 'Erases you for good; needs the password or a recent sign-in, unless you are a guest.',
      needs: 'guest',
      charge: 'sign',
      body: optional(fields({ password: optional(nullable(PASSWORD), null) }), { password: null }),
      example: { password: 'a long sentence' },
      async handle({ who, body, request, reply }) {
        const answer = await people.eraseMe(who, body.password);
        if (answer.refusal) return answer;
        reply.header('set-cookie', dropSession(isSecure(deps, request)));
        return done;
      },
    }),
  ];
}

/** Whether somebody must say first that this address is theirs. */
const isNewMail = (account: Account, { mail }: Settings): boolean =>
  mail !== '' && mail !== account.settings.mail && mail !== account.confirmedMail;

function changingRoutes({ people, alerts, now }: Deps): Route[] {
  const askOwner = async (account: Account, from: string): Promise<Answer<unknown>> => {
    const seconds = await alerts.askOwner(account, from);
    return seconds > 0 ? { refusal: no('tooMany', { seconds }) } : done;
  };
  return [
    route({
      method: 'PATCH',
      path: '/api/me',
      chapter,
      summary:
        'Changes your name, your settings, or both; to a new address a mail is sent, and no other until its link was followed. Another address needs a recent sign-in.',
      needs: 'guest',
      charge: 'sign',
      body: fields({
        name: optional(nullable(NAME), null),
        settings: optional(nullable(decodeSettings), null),
      }),
      example: { name: 'Ada L', settings: null },
      answers: ME,
      async handle({ who, body: { name, settings }, request }) {
        const suspended = name === null ? undefined : suspensionRefusal(who.account, now());
        const otherMail = settings !== null && settings.mail !== who.account.settings.mail;
        const refusal = suspended ?? (otherMail ? await people.needsProof(who) : undefined);
        if (refusal) return { refusal };
        const named = name === null ? good(who.account) : await people.changeName(who, name);
        if (named.refusal) return named;
        if (settings === null) return good(me(named.value));
        const asked = isNewMail(who.account, settings)
          ? await askOwner({ ...who.account, settings }, request.ip)
          : done;
        if (asked.refusal) return asked;
        const set = await people.changeSettings(who, settings);
        return set.refusal ? set : good(me({ ...named.value, settings: set.value }));
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/mail',
      chapter,
      summary: 'Sends the mail again by which you confirm your address.',
      needs: 'guest',
      charge: 'sign',
      async handle({ who: { account }, request }) {
        const { mail } = account.settings;
        const asked =
          mail === '' || mail === account.confirmedMail ? done : await askOwner(account, request.ip);
        return asked.refusal ? asked : done;
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/password',
      chapter,
      summary:
        'Changes your password and ends your other sessions; `current` may be null after a recent sign-in.',
      needs: 'person',
      charge: 'sign',
      body: fields({ current: nullable(PASSWORD), password: PASSWORD }),
      example: { current: 'a long sentence', password: 'a longer sentence' },
      async handle({ who, body: { current, password } }) {
        const answer = await people.changePassword(who, current, password);
        return answer.refusal ? answer : done;
      },
    }),
  ];
}
