/** A route as data: the router, the OpenAPI document and the tests are all made from one table of these. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Decoder, fields, optional } from '../../core/decode.ts';
import type { Answer, Asker } from '../hub.ts';
import type { Who } from '../people/sessions.ts';
import type { Account } from '../store/people-store.ts';
import type { Scene } from '../words.ts';
import type { Charge } from './limits.ts';
import type { Schema } from './schema.ts';

/** Who may ask: anybody; any account, also a bot's; who has a session, if only as a guest; who has signed up. */
export const NEEDS = ['nobody', 'player', 'guest', 'person'] as const;
export type Needs = (typeof NEEDS)[number];
type Session = 'guest' | 'person';

/** What the body is: JSON; a form, as mail programs send it; or JSON lines, as a log is. */
export const CONTENTS = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  lines: 'application/x-ndjson',
} as const;
export type Content = keyof typeof CONTENTS;

/** A request that has passed the door. */
export interface Asked<N extends Needs = Needs, P = unknown, Q = unknown, B = unknown> {
  readonly account: N extends 'nobody' ? Account | undefined : Account;
  /** The account by its session; programs with a token have none. */
  readonly who: N extends Session ? Who : Who | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer; a refused move is put into the words of its game, which needs to know the table. */
export type Handled = Answer<unknown> & { readonly scene?: Scene | undefined };

type Form<Q, B> = Pick<Asked<Needs, unknown, Q, B>, 'query' | 'body'>;

export interface Route<N extends Needs = Needs, P = unknown, Q = unknown, B = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As the router writes it: '/api/tables/:id'. */
  readonly path: string;
  /** The chapter of the manual. */
  readonly chapter: string;
  readonly summary: string;
  readonly needs: N;
  /** What a suspended account may not do; tables refuse what is theirs by themselves. */
  readonly refusesSuspended: boolean;
  readonly charge: Charge;
  /** How many tokens of that charge it takes, of the account and of the address: at least one. */
  cost(form: Form<Q, B>): number;
  readonly params: Decoder<P>;
  readonly query: Decoder<Q>;
  readonly body: Decoder<B> | undefined;
  readonly accepts: Content;
  /** A body as somebody might send it. */
  readonly example: B | undefined;
  /** What a good answer looks like; undefined where there is nothing to say (204). */
  readonly answers: Schema | undefined;
  /** The media type of a good answer. */
  readonly gives: string;
  /** Asked by other sites' programs by design: no origin is checked. */
  readonly anyOrigin: boolean;
  /** The answer goes on and on. */
  readonly endless: boolean;
  handle(asked: Asked<N, P, Q, B>): Handled | Promise<Handled>;
}

type Required = 'method' | 'path' | 'chapter' | 'summary' | 'needs' | 'handle';
type Described<N extends Needs, P, Q, B> = Pick<Route<N, P, Q, B>, Required> & Partial<Route<N, P, Q, B>>;

const NOTHING: Decoder<object> = fields({});
const NO_BODY: Decoder<object> = optional(NOTHING, {});

/** Fills in what most routes have in common, and forgets their types: only their own handler needs them. */
export function route<N extends Needs, P = object, Q = object, B = object>(
  described: Described<N, P, Q, B>,
): Route {
  const full = {
    charge: 'ask',
    cost: () => 1,
    refusesSuspended: false,
    params: NOTHING,
    query: NOTHING,
    body: described.method === 'GET' ? undefined : NO_BODY,
    accepts: 'json',
    example: undefined,
    answers: undefined,
    gives: CONTENTS.json,
    anyOrigin: false,
    endless: false,
    ...described,
  };
  return full as unknown as Route;
}

/** Who asks a table, with the key of a private one. */
export function asker({ account, query }: { account: Account | undefined; query: { key: string } }): Asker {
  return { account, key: query.key };
}

export const good = <T>(value: T): Answer<T> => ({ value });
export const done: Answer<undefined> = { value: undefined };
