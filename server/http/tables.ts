/** Routes of tables: opening, looking, playing. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { choice, fields, flag, integer, nullable, optional, text } from '../../core/decode.ts';
import type { Seat } from '../../core/game.ts';
import { type Command, decodeCommand, decodePlan, type Plan } from '../../protocol/commands.ts';
import { no } from '../../protocol/refusals.ts';
import type { Answer, Asker } from '../hub.ts';
import { addressKey } from '../people/limits.ts';
import type { Account } from '../store/people-store.ts';
import { CALL, DONE, HAPPENING, OPENED, PICTURE, SUMMARY, TELL } from './answers.ts';
import { callPlayer } from './calls.ts';
import type { Deps } from './deps.ts';
import { stillOpens, whoIs } from './door.ts';
import { follow } from './follow.ts';
import { CATCH_UP_COST, historyCost, sampleCost } from './limits.ts';
import type { Lines, OpenLines } from './ndjson.ts';
import { type Asked, asker, CONTENTS, good, type Handled, type Route, route } from './route.ts';
import { many, object, ofTheGame } from './schema.ts';

const chapter = 'Tables';
export const TABLE = fields({ id: text(1, 40) });
const KEY = optional(text(0, 64), '');
export const KEYED = fields({ key: KEY });
/** Chosen by who asks; the same id sent twice counts once. */
const ID = optional(text(0, 64), '');

const EXAMPLE_PLAN: Plan = {
  game: 'shanghaien',
  options: {},
  seats: 2,
  clock: { type: 'untimed' },
  visibility: 'public',
  absence: 'wait',
  rated: false,
  bots: [null, null],
  sit: 0,
  nonce: '',
  startWhenFull: true,
};

/** The header other services use for the same thing counts as well. */
function idOf(request: FastifyRequest, id: string): string {
  const header = request.headers['idempotency-key'];
  return id || (typeof header === 'string' ? header.slice(0, 64) : '') || randomUUID();
}

export function tableRoutes(deps: Deps, lines: OpenLines): Route[] {
  return [...listRoutes(deps), ...playRoutes(deps), ...lookRoutes(deps), ...streamRoutes(deps, lines)];
}

function listRoutes({ hub, store }: Deps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables',
      chapter,
      summary: 'Opens a table. The same id, or the same Idempotency-Key, opens it once.',
      needs: 'player',
      charge: 'open',
      body: fields({ id: ID, plan: decodePlan }),
      example: { id: 'my-first-table', plan: EXAMPLE_PLAN },
      answers: OPENED,
      handle: ({ account, body, request }) =>
        hub.open({ account, key: '' }, body.plan, idOf(request, body.id)),
    }),
    route({
      method: 'GET',
      path: '/api/tables',
      chapter,
      summary: 'Public tables, or those at which you sit.',
      needs: 'nobody',
      query: fields({
        list: optional(choice(['lobby', 'mine']), 'lobby'),
        limit: optional(integer(1, 200), 50),
      }),
      answers: object({ tables: many(SUMMARY) }),
      async handle({ account, query: { list, limit } }) {
        if (list === 'lobby') return good({ tables: await store.lobby(limit) });
        return account
          ? good({ tables: await store.tablesOf(account.id, limit) })
          : { refusal: no('signInFirst') };
      },
    }),
  ];
}

// ── Playing ─────────────────────────────────────────────────────────────────────────────────────────

const SENT = fields<{ id: string; command: Command }>({ id: ID, command: decodeCommand });

function playRoutes(deps: Deps): Route[] {
  const { hub, metrics } = deps;
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/commands',
      chapter,
      summary: 'Does something at a table, such as a move. The same id counts once.',
      needs: 'player',
      params: TABLE,
      query: KEYED,
      body: SENT,
      example: { id: 'move-17', command: { type: 'move', move: { type: 'roll' }, seen: 41 } },
      answers: DONE,
      async handle(asked) {
        const { params, body, request } = asked;
        const answer = await hub.do(asker(asked), params.id, body.command, idOf(request, body.id));
        if (answer.refusal) metrics.refused.inc({ code: answer.refusal.code });
        else metrics.acknowledged.inc({ type: body.command.type });
        return answer.refusal?.code === 'move' ? inScene(deps, asker(asked), params.id, answer) : answer;
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/sample',
      chapter,
      summary: 'Up to `count` different legal moves for your seat, drawn at random.',
      needs: 'player',
      params: TABLE,
      query: fields({ key: KEY, count: optional(integer(1, 100), 1) }),
      cost: ({ query }) => sampleCost(query.count),
      answers: object({ moves: many(ofTheGame('A move of the game')) }),
      async handle(asked) {
        const answer = await hub.sample(asker(asked), asked.params.id, asked.query.count);
        return answer.refusal ? answer : good({ moves: answer.value });
      },
    }),
  ];
}

/** The sentence for a refused move names players. */
async function inScene({ hub }: Deps, by: Asker, table: string, answer: Answer<unknown>): Promise<Handled> {
  const seen = await hub.picture(by, table);
  if (seen.refusal) return answer;
  const { game, seats } = seen.value.picture.info;
  return { ...answer, scene: { game, names: seats.map(({ name }) => name) } };
}

// ── Looking ─────────────────────────────────────────────────────────────────────────────────────────

/** Through whose eyes: one's own, those of who only watches, or a seat's by its number. */
const EYES = ['mine', 'table', ...'0123456789'];

const seenBy = (eyes: string): Seat | 'table' | undefined =>
  eyes === 'mine' ? undefined : eyes === 'table' ? 'table' : Number(eyes);

const RANGE = fields({
  key: KEY,
  after: optional(integer(0, 1_000_000), 0),
  limit: optional(integer(1, 1000), 200),
  as: optional(choice(EYES), 'mine'),
  views: optional(flag, false),
});

function lookRoutes({ hub }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id',
      chapter,
      summary: 'The table as you may see it.',
      needs: 'nobody',
      params: TABLE,
      query: KEYED,
      answers: PICTURE,
      handle: (asked) => hub.picture(asker(asked), asked.params.id),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/history',
      chapter,
      summary:
        'What happened after entry `after`, with what you saw then (`views`); through other eyes (`as`) once the game is over.',
      needs: 'nobody',
      params: TABLE,
      query: RANGE,
      cost: ({ query }) => historyCost(query.limit, query.views),
      answers: object({ entries: many(HAPPENING) }),
      async handle(asked) {
        const { after, limit, views } = asked.query;
        const as = seenBy(asked.query.as);
        const answer = await hub.history(asker(asked), asked.params.id, { after, limit, as, views });
        return answer.refusal ? answer : good({ entries: answer.value });
      },
    }),
  ];
}

// ── Streams ─────────────────────────────────────────────────────────────────────────────────────────

function streamRoutes(deps: Deps, open: OpenLines): Route[] {
  const endless = { chapter: 'Bots', gives: CONTENTS.lines, endless: true } as const;
  return [
    route({
      ...endless,
      method: 'GET',
      path: '/api/stream',
      summary: 'One line for each table of yours that starts, waits for your move or ends.',
      needs: 'player',
      answers: CALL,
      handle: (asked) => streamed(deps, open, asked, (lines) => callPlayer(deps, lines, asked.account)),
    }),
    route({
      ...endless,
      method: 'GET',
      path: '/api/tables/:id/stream',
      summary: 'Everything that happens at a table, one message per line, from entry `after` on.',
      needs: 'nobody',
      params: TABLE,
      query: fields({ key: KEY, after: optional(nullable(integer(0, 1_000_000)), null) }),
      cost: ({ query }) => (query.after === null ? 1 : CATCH_UP_COST),
      answers: TELL,
      handle(asked) {
        const from = { asker: asker(asked), table: asked.params.id, after: asked.query.after };
        return streamed(deps, open, asked, (lines) => follow(deps.hub, lines, from));
      },
    }),
  ];
}

type Streaming = Pick<Asked, 'request' | 'reply'> & { readonly account: Account | undefined };
type Begin = (lines: Lines) => Promise<Answer<true>>;

/** An answer that goes on; one that cannot even begin leaves its place to the next. */
async function streamed(deps: Deps, open: OpenLines, asked: Streaming, begin: Begin): Promise<Handled> {
  const { account, request, reply } = asked;
  const isStill = stillOpens((asking) => whoIs(deps, asking), request, account);
  const reader = { account: account?.id ?? '', address: addressKey(request.ip) };
  const lines = open.create(reader, isStill);
  if (lines.refusal) return lines;
  const { stream } = lines.value;
  try {
    const begun = await begin(lines.value);
    if (begun.refusal) stream.destroy();
    else reply.header('connection', 'close');
    return begun.refusal ? begun : good(stream);
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
