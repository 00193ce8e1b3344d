/** Routes of sessions: listing and ending them, and proving once more who is there. */
import { anything, fields, nullable, optional, text } from '../../core/decode.ts';
import { no } from '../../protocol/refusals.ts';
import { fromOf, PASSWORD } from './account.ts';
import type { Deps } from './deps.ts';
import { done, good, type Route, route } from './route.ts';
import { FLAG, INTEGER, many, object, TEXT } from './schema.ts';

const chapter = 'People';

const SESSION = object(
  { id: TEXT, created: INTEGER, seen: INTEGER, browser: TEXT, os: TEXT, current: FLAG },
  'Where you are signed in; `seen` to within an hour, `browser` and `os` empty where they are not known',
);

export function sessionRoutes(deps: Deps): Route[] {
  const { sessions } = deps.people;
  return [
    route({
      method: 'GET',
      path: '/api/sessions',
      chapter,
      summary: 'Where you are signed in, newest first.',
      needs: 'guest',
      answers: object({ sessions: many(SESSION) }),
      handle: async ({ who }) => good({ sessions: await sessions.list(who) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions/:id',
      chapter,
      summary: 'Ends one of your sessions.',
      needs: 'guest',
      params: fields({ id: text(1, 40) }),
      handle: async ({ who, params }) =>
        (await sessions.end(who.account.id, params.id)) ? done : { refusal: no('notFound') },
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions',
      chapter,
      summary: 'Ends all your other sessions.',
      needs: 'guest',
      async handle({ who }) {
        await sessions.closeAll(who.account.id, who.session);
        return done;
      },
    }),
    provingRoute(deps),
  ];
}

function provingRoute(deps: Deps): Route {
  const { people, passkeys } = deps;
  return route({
    method: 'POST',
    path: '/api/me/proof',
    chapter,
    summary:
      'Shows once more that it is you, by password or with what the browser answered for a passkey; what needs a recent sign-in then works for ten minutes.',
    needs: 'person',
    charge: 'sign',
    body: fields({ password: optional(nullable(PASSWORD), null), response: optional(anything, null) }),
    example: { password: 'a long sentence', response: null },
    async handle({ who, body, request }) {
      const { password, response } = body;
      const answer =
        password === null
          ? await passkeys.prove(who, response, await fromOf(deps, request))
          : await people.prove(who, password);
      return answer.refusal ? answer : done;
    },
  });
}
