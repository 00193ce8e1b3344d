/** Routes of passkeys: each ceremony is a question of ours and the browser's answer to it. */
import { anything, fields, optional, text } from '../../core/decode.ts';
import { fromOf, NAME, welcome } from './account.ts';
import { ME } from './answers.ts';
import type { Deps } from './deps.ts';
import { done, good, type Route, route } from './route.ts';
import { INTEGER, many, object, ofTheGame, TEXT } from './schema.ts';

const chapter = 'Passkeys';
const PASSKEY = object({ id: TEXT, name: TEXT, created: INTEGER });

export function passkeyRoutes(deps: Deps): Route[] {
  return [...registering(deps), ...signingIn(deps), ...keeping(deps)];
}

function registering({ passkeys, people }: Deps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/passkeys/options',
      chapter,
      summary:
        'What navigator.credentials.create() needs; `name` is what the device will call the account. Needs a recent sign-in.',
      needs: 'guest',
      charge: 'sign',
      body: fields({ name: NAME }),
      example: { name: 'Ada' },
      answers: ofTheGame('PublicKeyCredentialCreationOptionsJSON'),
      async handle({ who, body }) {
        const refusal = await people.needsProof(who);
        return refusal ? { refusal } : good(await passkeys.registration(who, body.name));
      },
    }),
    route({
      method: 'POST',
      path: '/api/passkeys',
      chapter,
      summary: 'Adds the passkey the browser has made; `name` is your word for it.',
      needs: 'guest',
      charge: 'sign',
      body: fields({ name: optional(text(0, 40), ''), response: anything }),
      example: { name: 'my phone', response: {} },
      answers: PASSKEY,
      async handle({ who, body }) {
        const refusal = await people.needsProof(who);
        return refusal ? { refusal } : passkeys.register(who, body.response, body.name);
      },
    }),
  ];
}

function signingIn(deps: Deps): Route[] {
  const { passkeys } = deps;
  return [
    route({
      method: 'POST',
      path: '/api/sign-in/passkey/options',
      chapter,
      summary: 'What navigator.credentials.get() needs.',
      needs: 'nobody',
      charge: 'sign',
      answers: ofTheGame('PublicKeyCredentialRequestOptionsJSON'),
      handle: async () => good(await passkeys.signInOptions()),
    }),
    route({
      method: 'POST',
      path: '/api/sign-in/passkey',
      chapter,
      summary: 'Signs in with what the browser answered.',
      needs: 'nobody',
      charge: 'sign',
      body: fields({ response: anything }),
      example: { response: {} },
      answers: ME,
      handle: async (asked) =>
        welcome(deps, asked, await passkeys.signIn(asked.body.response, await fromOf(deps, asked.request))),
    }),
  ];
}

function keeping({ passkeys }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/passkeys',
      chapter,
      summary: 'Your passkeys.',
      needs: 'guest',
      answers: object({ passkeys: many(PASSKEY) }),
      handle: async ({ who }) => good({ passkeys: await passkeys.list(who) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/passkeys/:id',
      chapter,
      summary: 'Removes a passkey; not the last one of somebody without a password.',
      needs: 'guest',
      params: fields({ id: text(1, 600) }),
      async handle({ who, params }) {
        const answer = await passkeys.remove(who, params.id);
        return answer.refusal ? answer : done;
      },
    }),
  ];
}
