/** What every request passes, in this order: origin, limits, who it is, what it needs, its form; then its handler. */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { suspensionRefusal } from '../moderation/suspension.ts';
import { addressKey } from '../people/limits.ts';
import type { Who } from '../people/sessions.ts';
import type { Account } from '../store/people-store.ts';
import { addressesFrom } from './addresses.ts';
import { sessionIn } from './cookies.ts';
import type { Deps } from './deps.ts';
import type { Tills } from './limits.ts';
import { originAllowed } from './origin.ts';
import { read, readText } from './reading.ts';
import { refuse } from './refusing.ts';
import type { Asked, Handled, Needs, Route } from './route.ts';

export interface Door {
  readonly deps: Deps;
  readonly tills: Tills;
}

interface Visitor {
  readonly account: Account | undefined;
  readonly who: Who | undefined;
  /** Shown a session that no longer opens. */
  readonly expired: boolean;
}

const BEARER = /^Bearer +(\S+)$/i;

export const bearerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? '';

// ── Before the body is read ─────────────────────────────────────────────────────────────────────────

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses other sites and floods; a page of another site cannot send our tokens, so those need no origin. */
export function knock(
  { deps, tills }: Door,
  request: FastifyRequest,
  route: Route | undefined,
): Answer<true> {
  const { headers, host, method } = request;
  const trusted = HARMLESS.includes(method) || route?.anyOrigin === true || bearerOf(request) !== '';
  if (!trusted && !originAllowed({ ...headers, host }, deps.config.publicUrl))
    return { refusal: no('wrongOrigin') };
  return tills.chargeAddress(route?.charge ?? 'ask', request.ip);
}

/** The same for a socket, which comes by no route; answers the address it comes from, as limits count them. */
export function knocking(
  tills: Tills,
  trustProxy: boolean | string,
): (request: IncomingMessage) => Answer<string> {
  const addressOf = addressesFrom(trustProxy);
  return (request) => {
    const address = addressOf(request);
    const paid = tills.chargeAddress('ask', address);
    return paid.refusal ? paid : { value: addressKey(address) };
  };
}

// ── Who ─────────────────────────────────────────────────────────────────────────────────────────────

/** By its token or its session; undefined where it shows neither, or one that no longer opens. */
export async function whoIs(
  { people, bots }: Pick<Deps, 'people' | 'bots'>,
  request: Asking,
): Promise<Account | undefined> {
  const token = bearerOf(request);
  if (token !== '') return await bots.whoHas(token);
  const session = sessionIn(request.headers.cookie);
  return session === '' ? undefined : (await people.sessions.whoIs(session))?.account;
}

type Asking = Pick<IncomingMessage, 'headers'>;

/**
 * Whether what a request showed still opens for who came with it; what goes on for long asks again and again, for a
 * session may end on another node. Of a request that may have been long, only what says who it is from is kept.
 */
export function stillOpens(
  asked: (request: Asking) => Promise<Account | undefined>,
  { headers: { authorization = '', cookie = '' } }: Asking,
  account: Account | undefined,
): () => Promise<boolean> {
  const headers = { authorization, cookie };
  return async () => account === undefined || isSame(await asked({ headers }), account);
}

/** Somebody who was suspended meanwhile, or is no longer, has to come again. */
const isSame = (now: Account | undefined, before: Account): boolean =>
  now?.id === before.id && now.suspension?.until === before.suspension?.until;

async function visitor({ people, bots }: Deps, request: FastifyRequest): Promise<Answer<Visitor>> {
  const token = bearerOf(request);
  if (token !== '') {
    const account = await bots.whoHas(token);
    return account ? { value: { account, who: undefined, expired: false } } : { refusal: no('badToken') };
  }
  const session = sessionIn(request.headers.cookie);
  const who = session === '' ? undefined : await people.sessions.whoIs(session);
  return { value: { account: who?.account, who, expired: session !== '' && !who } };
}

function admitted(needs: Needs, { account, who, expired }: Visitor): Answer<true> {
  if (needs === 'nobody' || (needs === 'player' && account)) return { value: true };
  if (!who) return { refusal: no(expired ? 'badSession' : 'signInFirst') };
  return needs === 'person' && who.account.kind === 'guest'
    ? { refusal: no('notForGuests') }
    : { value: true };
}

// ── In good form ────────────────────────────────────────────────────────────────────────────────────

type Form = Pick<Asked, 'params' | 'query' | 'body'>;

function formOf(route: Route, request: FastifyRequest): Answer<Form> {
  const params = readText(route.params, request.params);
  if (params.refusal) return params;
  const query = readText(route.query, request.query);
  if (query.refusal) return query;
  const body = route.body ? read(route.body, request.body ?? undefined) : { value: undefined };
  if (body.refusal) return body;
  return { value: { params: params.value, query: query.value, body: body.value } };
}

// ── All of it ───────────────────────────────────────────────────────────────────────────────────────

export async function serve(
  door: Door,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps } = door;
  const arrived = await visitor(deps, request);
  if (arrived.refusal) return refuse({ deps, request, reply }, arrived.refusal);
  const { account } = arrived.value;
  const answer = await answered(door, route, { ...arrived.value, request, reply });
  if (answer.refusal) return refuse({ deps, request, reply, account, scene: answer.scene }, answer.refusal);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (answer.value === undefined) return reply.code(204).send();
  if (!reply.hasHeader('content-type')) reply.type(route.gives);
  return reply.send(answer.value);
}

type Arrived = Visitor & Pick<Asked, 'request' | 'reply'>;

async function answered({ deps, tills }: Door, route: Route, arrived: Arrived): Promise<Handled> {
  const { account, who, request, reply } = arrived;
  const allowed = admitted(route.needs, arrived);
  if (allowed.refusal) return allowed;
  const suspended = route.refusesSuspended ? suspensionRefusal(account, deps.now()) : undefined;
  if (suspended) return { refusal: suspended };
  const paid = account ? tills.chargeAccount(route.charge, account.id) : allowed;
  if (paid.refusal) return paid;
  const form = formOf(route, request);
  if (form.refusal) return form;
  const more = chargeMore(tills, route, arrived, form.value);
  if (more.refusal) return more;
  return await route.handle({ account, who, request, reply, ...form.value } as Asked);
}

/** What a request costs beyond the one token that it has paid already. */
function chargeMore(tills: Tills, route: Route, { account, request }: Arrived, form: Form): Answer<true> {
  const more = route.cost(form) - 1;
  if (more < 1) return { value: true };
  const paid = tills.chargeAddress(route.charge, request.ip, more);
  return paid.refusal || !account ? paid : tills.chargeAccount(route.charge, account.id, more);
}
