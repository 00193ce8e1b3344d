/** Routes of the bots one brings along, and their tokens. */
import { fields, text } from '../../core/decode.ts';
import { NAME } from './account.ts';
import type { Deps } from './deps.ts';
import { done, good, type Route, route } from './route.ts';
import { INTEGER, many, object, TEXT } from './schema.ts';

const chapter = 'Bots';
const BOT = object(
  { id: TEXT, name: TEXT, created: INTEGER, used: INTEGER },
  '`used`: when its token was last used, to within an hour; 0 for never',
);

export function botRoutes({ bots, people }: Deps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tokens',
      chapter,
      summary:
        'Makes a bot that plays under its own name, with a token that is said only now; needs a recent sign-in.',
      needs: 'person',
      refusesSuspended: true,
      charge: 'open',
      body: fields({ name: NAME }),
      example: { name: 'Adas Maschine' },
      answers: object({ id: TEXT, name: TEXT, token: TEXT }),
      async handle({ who, body }) {
        const refusal = await people.needsProof(who);
        if (refusal) return { refusal };
        const answer = await bots.make(who, body.name);
        if (answer.refusal) return answer;
        const { bot, token } = answer.value;
        return good({ id: bot.id, name: bot.name, token });
      },
    }),
    route({
      method: 'GET',
      path: '/api/tokens',
      chapter,
      summary: 'Your bots.',
      needs: 'person',
      answers: object({ bots: many(BOT) }),
      handle: async ({ who }) => good({ bots: await bots.list(who) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/tokens',
      chapter,
      summary: 'Revokes the tokens of all your bots; answers how many there were.',
      needs: 'person',
      answers: object({ revoked: INTEGER }),
      handle: async ({ who }) => good({ revoked: await bots.revokeAll(who) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/tokens/:id',
      chapter,
      summary: 'Revokes a bot’s token: it plays no more.',
      needs: 'person',
      params: fields({ id: text(1, 40) }),
      async handle({ who, params }) {
        const answer = await bots.revoke(who, params.id);
        return answer.refusal ? answer : done;
      },
    }),
  ];
}
