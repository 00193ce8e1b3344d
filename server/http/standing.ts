/** Routes by which somebody learns how they stand, and tells the moderators about others. */
import { fields, text } from '../../core/decode.ts';
import { type Complaint, decodeComplaint } from '../moderation/reports.ts';
import type { Deps } from './deps.ts';
import { done, good, type Route, route } from './route.ts';
import { FLAG, INTEGER, many, maybe, object, oneOf, TEXT } from './schema.ts';

const chapter = 'Moderation';

const SUSPENSION = object({ until: maybe(INTEGER), why: TEXT }, '`until` is null for good');
const STANDING = object({
  moderator: FLAG,
  suspension: maybe(SUSPENSION),
  notices: many(object({ id: TEXT, what: oneOf(['warn', 'remove', 'lift']), why: TEXT, at: INTEGER })),
  muted: many(object({ id: TEXT, name: TEXT })),
});

const EXAMPLE: Complaint = {
  ...{ about: 'x1Yz', table: 'harbour', key: '', n: 12 },
  ...{ reason: 'insult', why: 'Not the first time' },
};

export function standingRoutes({ moderation, reports }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/standing',
      chapter,
      summary:
        'Whether you are suspended, what moderators have told you, and whom you have muted. The socket says `standing` when it changes.',
      needs: 'player',
      answers: STANDING,
      handle: async ({ account }) => good(await moderation.standingOf(account)),
    }),
    route({
      method: 'POST',
      path: '/api/standing/notices/:id',
      chapter,
      summary: 'Confirms that you have read what moderators told you.',
      needs: 'player',
      params: fields({ id: text(1, 40) }),
      async handle({ account, params }) {
        const answer = await moderation.confirm(account, params.id);
        return answer.refusal ? answer : done;
      },
    }),
    route({
      method: 'POST',
      path: '/api/reports',
      chapter,
      summary:
        'Reports the line with number `n` of your own stream of a table, or, without a table, a name. Each line once.',
      needs: 'guest',
      refusesSuspended: true,
      body: decodeComplaint,
      example: EXAMPLE,
      async handle({ account, body, request }) {
        const answer = await reports.report({ account, address: request.ip }, body);
        return answer.refusal ? answer : done;
      },
    }),
  ];
}
