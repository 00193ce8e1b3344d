/** Routes about other people: profiles, ratings, mutes. */
import { fields, flag, integer, optional, text } from '../../core/decode.ts';
import { no } from '../../protocol/refusals.ts';
import { shown } from '../people/ratings.ts';
import type { Rating } from '../store/people-store.ts';
import { NAME } from './account.ts';
import { RATING, RESULT } from './answers.ts';
import type { Deps } from './deps.ts';
import { done, good, type Route, route } from './route.ts';
import { INTEGER, many, object, oneOf, TEXT } from './schema.ts';

const chapter = 'Company';
const RESULTS = 50;
/** Fewer games say too little of anybody. */
const RANKED_AFTER = 5;

export function companyRoutes(deps: Deps): Route[] {
  return [...profileRoutes(deps), ...mannersRoutes(deps)];
}

const rated = (rating: Rating) => ({ game: rating.game, games: rating.games, ...shown(rating) });

function profileRoutes({ store: { people } }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/people/:name',
      chapter,
      summary:
        'Somebody’s ratings, each with its uncertainty, and latest results; of yourself also those of games you brought along.',
      needs: 'nobody',
      params: fields({ name: NAME }),
      answers: object({
        id: TEXT,
        name: TEXT,
        kind: oneOf(['guest', 'person', 'bot']),
        created: INTEGER,
        ratings: many(RATING),
        results: many(RESULT),
      }),
      async handle({ params, account: asking }) {
        const account = await people.byName(params.name);
        if (!account) return { refusal: no('noSuchPerson') };
        const { id, name, kind, created } = account;
        const ratings = (await people.ratingsOf(id)).map(rated);
        const results = await people.resultsOf(id, RESULTS, asking?.id === id);
        return good({ id, name, kind, created, ratings, results });
      },
    }),
    route({
      method: 'GET',
      path: '/api/ratings/:game',
      chapter,
      summary: 'The best of a game, the uncertain further down; bots of the house are listed as bot:level.',
      needs: 'nobody',
      params: fields({ game: text(1, 40) }),
      query: fields({ limit: optional(integer(1, 100), 50) }),
      answers: object({ leaders: many({ ...RATING, description: 'With `who` and `name`' }) }),
      async handle({ params, query }) {
        const leaders = await people.leaders(params.game, RANKED_AFTER, query.limit);
        const accounts = await people.accounts(leaders.map(({ who }) => who));
        const names = new Map(accounts.map(({ id, name }) => [id, name]));
        return good({
          leaders: leaders.map((leader) => ({
            who: leader.who,
            name: names.get(leader.who) ?? leader.who,
            ...rated(leader),
          })),
        });
      },
    }),
  ];
}

function mannersRoutes({ manners }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/mutes',
      chapter,
      summary: 'Whom you do not want to read.',
      needs: 'guest',
      answers: object({ muted: many(TEXT) }),
      handle: async ({ who }) => good({ muted: await manners.mutedBy(who) }),
    }),
    route({
      method: 'POST',
      path: '/api/mutes',
      chapter,
      summary: 'Mutes somebody, by the account’s id, or no longer.',
      needs: 'guest',
      body: fields({ who: text(1, 40), on: flag }),
      example: { who: 'x1Yz', on: true },
      async handle({ who, body }) {
        const answer = await manners.mute(who, body.who, body.on);
        return answer.refusal ? answer : done;
      },
    }),
  ];
}
