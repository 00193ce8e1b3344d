/** Routes of moderators. The role is asked for with every request. */
import { choice, fields, flag, integer, optional, text } from '../../core/decode.ts';
import {
  LONGEST_REASON,
  LONGEST_SUSPENSION,
  MEASURES,
  REPORT_REASONS,
  VERDICTS,
} from '../../protocol/moderation.ts';
import type { Act, Ruling } from '../moderation/moderation.ts';
import type { Account } from '../store/people-store.ts';
import type { Deps } from './deps.ts';
import { type Asked, done, good, type Handled, type Route, route } from './route.ts';
import { FLAG, INTEGER, many, maybe, object, oneOf, TEXT } from './schema.ts';

const chapter = 'Moderation';
const REPORT_ID = fields({ id: text(1, 200) });
const HOURS = optional(integer(0, LONGEST_SUSPENSION), 0);
const WHY = text(1, LONGEST_REASON);
const LATEST = Number.MAX_SAFE_INTEGER;

const PERSON = object({ id: TEXT, name: TEXT });
const SUSPENDED = { until: maybe(INTEGER), why: TEXT };
const REPORT = object({
  ...{ id: TEXT, by: PERSON, about: PERSON, table: TEXT, n: INTEGER, saidAt: INTEGER, words: TEXT },
  ...{ reason: oneOf(REPORT_REASONS), why: TEXT, at: INTEGER },
});
const DECISION = object({
  ...{ id: TEXT, by: PERSON, whom: PERSON, what: oneOf(MEASURES), why: TEXT, at: INTEGER },
  ...{ until: maybe(INTEGER), table: TEXT, report: TEXT },
});
const LINE = object({
  ...{ who: TEXT, name: TEXT, text: TEXT, saidAt: INTEGER, removed: FLAG, aside: FLAG, reported: FLAG },
});
const NEXT = maybe(object({ at: INTEGER, id: TEXT }, 'Where the list goes on'));

const RULING: Ruling = { remove: true, verdict: 'suspend', hours: 24, why: 'Insults are not wanted here' };
const ACT: Act = { what: 'lift', hours: 0, why: 'A misunderstanding' };

/** Runs what only moderators may ask for. */
async function asModerator(
  { moderation }: Deps,
  { account }: Asked<'person'>,
  run: (moderator: Account) => Promise<Handled>,
): Promise<Handled> {
  const may = await moderation.mayModerate(account);
  return may.refusal ? may : run(may.value);
}

export function moderationRoutes(deps: Deps): Route[] {
  return [...lookingRoutes(deps), ...decidingRoutes(deps)];
}

function lookingRoutes(deps: Deps): Route[] {
  const { moderation } = deps;
  return [
    route({
      method: 'GET',
      path: '/api/moderation/reports',
      chapter,
      summary: 'Open reports, oldest first; for moderators.',
      needs: 'person',
      query: fields({
        at: optional(integer(0, LATEST), 0),
        id: optional(text(0, 200), ''),
        limit: optional(integer(1, 100), 20),
      }),
      answers: object({ reports: many(REPORT), next: NEXT, open: INTEGER }),
      handle: (asked) =>
        asModerator(deps, asked, async (moderator) => {
          const { at, id, limit } = asked.query;
          return good(await moderation.queue(moderator, { at, id }, limit));
        }),
    }),
    route({
      method: 'GET',
      path: '/api/moderation/reports/:id',
      chapter,
      summary: 'A report with the chat around the line, and what was decided about the person before.',
      needs: 'person',
      params: REPORT_ID,
      answers: object({
        ...{ report: REPORT, lines: many(LINE), earlier: many(DECISION) },
        suspension: maybe(object(SUSPENDED)),
      }),
      handle: (asked) => asModerator(deps, asked, (moderator) => moderation.look(moderator, asked.params.id)),
    }),
    route({
      method: 'GET',
      path: '/api/moderation/suspensions',
      chapter,
      summary: 'Who is suspended; for moderators.',
      needs: 'person',
      answers: object({ people: many(object({ id: TEXT, name: TEXT, ...SUSPENDED })) }),
      handle: (asked) =>
        asModerator(deps, asked, async () => good({ people: await moderation.suspensions() })),
    }),
    route({
      method: 'GET',
      path: '/api/moderation/decisions',
      chapter,
      summary: 'The log of all decisions, newest first; for moderators.',
      needs: 'person',
      query: fields({
        at: optional(integer(0, LATEST), LATEST),
        id: optional(text(0, 40), ''),
        limit: optional(integer(1, 100), 20),
      }),
      answers: object({ decisions: many(DECISION), next: NEXT }),
      handle: (asked) =>
        asModerator(deps, asked, async () => {
          const { at, id, limit } = asked.query;
          return good(await moderation.log({ at, id }, limit));
        }),
    }),
  ];
}

function decidingRoutes(deps: Deps): Route[] {
  const { moderation } = deps;
  const settled = (answer: Handled): Handled => (answer.refusal ? answer : done);
  return [
    route({
      method: 'POST',
      path: '/api/moderation/reports/:id/decision',
      chapter,
      summary:
        'Decides a report: removes the line or not, and warns or suspends the person for so many hours (0: for good), or neither.',
      needs: 'person',
      params: REPORT_ID,
      body: fields<Ruling>({ remove: flag, verdict: choice(VERDICTS), hours: HOURS, why: WHY }),
      example: RULING,
      handle: (asked) =>
        asModerator(deps, asked, async (moderator) =>
          settled(await moderation.decide(moderator, asked.params.id, asked.body)),
        ),
    }),
    route({
      method: 'POST',
      path: '/api/moderation/people/:id/decision',
      chapter,
      summary: 'Warns or suspends somebody, or lifts their suspension.',
      needs: 'person',
      params: fields({ id: text(1, 40) }),
      body: fields<Act>({ what: choice(['warn', 'suspend', 'lift']), hours: HOURS, why: WHY }),
      example: ACT,
      handle: (asked) =>
        asModerator(deps, asked, async (moderator) =>
          settled(await moderation.act(moderator, asked.params.id, asked.body)),
        ),
    }),
  ];
}
