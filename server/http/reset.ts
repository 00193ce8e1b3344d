/** Routes for those who have forgotten their password. */
import { fields, text } from '../../core/decode.ts';
import { fromOf, PASSWORD, welcome } from './account.ts';
import { ME } from './answers.ts';
import type { Deps } from './deps.ts';
import { done, good, type Route, route } from './route.ts';
import { object, TEXT } from './schema.ts';

const chapter = 'People';
const TOKEN = text(1, 200);

export function resetRoutes(deps: Deps): Route[] {
  const { resets } = deps;
  return [
    route({
      method: 'POST',
      path: '/api/password/forgotten',
      chapter,
      summary:
        'Mails a link for a new password, if there is such an account and its address is confirmed; the answer is the same if not.',
      needs: 'nobody',
      charge: 'sign',
      body: fields({ who: text(1, 254) }),
      example: { who: 'Ada' },
      async handle({ body, request }) {
        const asked = await resets.ask(body.who, await fromOf(deps, request));
        return asked.refusal ? asked : done;
      },
    }),
    route({
      method: 'POST',
      path: '/api/password/link',
      chapter,
      summary: 'Whose password a mailed link sets; changes nothing.',
      needs: 'nobody',
      charge: 'sign',
      body: fields({ token: TOKEN }),
      example: { token: 'x1Yz.1800000000000.abc' },
      answers: object({ name: TEXT }),
      async handle({ body }) {
        const whose = await resets.whose(body.token);
        return whose.refusal ? whose : good({ name: whose.value.name });
      },
    }),
    route({
      method: 'POST',
      path: '/api/password/reset',
      chapter,
      summary: 'Sets a new password by a mailed link, ends all your sessions and signs in.',
      needs: 'nobody',
      charge: 'sign',
      body: fields({ token: TOKEN, password: PASSWORD }),
      example: { token: 'x1Yz.1800000000000.abc', password: 'a long sentence' },
      answers: ME,
      async handle(asked) {
        const { token, password } = asked.body;
        return welcome(deps, asked, await resets.follow(token, password, await fromOf(deps, asked.request)));
      },
    }),
  ];
}
