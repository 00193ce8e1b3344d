/** How HTTP says no: a status, and the refusal with a sentence in the reader's language. */
import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { no, type ServerRefusal } from '../../protocol/refusals.ts';
import { type Language, languageOf } from '../../text/languages.ts';
import { StoreTrouble } from '../store/errors.ts';
import type { Account } from '../store/people-store.ts';
import { languageFor, type Scene } from '../words.ts';
import type { Deps } from './deps.ts';
import { STATUS } from './statuses.ts';

/** What the address asks for, else the account's setting, else what the browser prefers. */
export function languageOfReader(request: FastifyRequest, account: Account | undefined): Language {
  // An address that could not be read has no query at all.
  const { language } = (request.query ?? {}) as { language?: unknown };
  const asked = typeof language === 'string' ? languageOf(language) : undefined;
  const set = languageOf(account?.settings.language ?? '');
  return asked ?? set ?? languageFor(request.headers['accept-language']);
}

export interface Refusing {
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly account?: Account | undefined;
  /** What the sentence for a refused move must know. */
  readonly scene?: Scene | undefined;
}

export async function refuse(
  { deps, request, reply, account, scene }: Refusing,
  refusal: ServerRefusal,
  status = STATUS[refusal.code],
): Promise<FastifyReply> {
  const refused = await deps.words(refusal, languageOfReader(request, account), scene);
  const seconds = waitFor(refusal, deps.now());
  if (seconds > 0) reply.header('retry-after', seconds);
  // The rest of the request is not read.
  if (refusal.code === 'tooMany' || refusal.code === 'tooLarge') reply.header('connection', 'close');
  reply.header('cache-control', 'no-store');
  return reply.code(status).type('application/json').send(refused);
}

/** Seconds after which what was too much for the server may be tried again. */
const LATER = 2;

/** Where waiting helps, for how many seconds; else 0. */
export function waitFor({ code, params }: ServerRefusal, now: number): number {
  if (code === 'tooMany' || code === 'chatTooFast') return params.seconds;
  if (code === 'suspended') return Math.max(0, Math.ceil((params.until - now) / 1000));
  return code === 'busy' ? LATER : 0;
}

const WRONG_TYPE = 415;
const NO_ADDRESS = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

/** What Fastify throws before a handler is reached, and what should never be thrown at all. */
export async function refuseError(refusing: Refusing, error: FastifyError): Promise<FastifyReply> {
  try {
    return await refuseKnown(refusing, error);
  } catch (worse) {
    // Even the words are missing: the reference is all there is to say.
    const ref = noted(refusing.deps, worse);
    return refusing.reply.code(STATUS.internal).send({ code: 'internal', params: { ref }, sentence: ref });
  }
}

function refuseKnown(refusing: Refusing, error: FastifyError | StoreTrouble): Promise<FastifyReply> {
  const { request, deps } = refusing;
  if (error instanceof StoreTrouble) {
    deps.log.warn({ err: error }, 'the store cannot do what it is asked');
    return refuse(refusing, no('busy'));
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(refusing, no('notJson'), WRONG_TYPE);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse(refusing, no('tooLarge', { max: request.routeOptions.bodyLimit }));
  if (NO_ADDRESS.includes(error.code)) return refuse(refusing, no('notFound'));
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return refuse(refusing, no('notJson'), statusCode);
  return refuse(refusing, no('internal', { ref: noted(deps, error) }));
}

/** Writes our mistake down and gives the reference under which it is found; nothing else leaves the house. */
function noted({ log, metrics }: Deps, error: unknown): string {
  const ref = randomBytes(4).toString('hex');
  metrics.faults.inc();
  log.error({ err: error, ref }, 'unexpected');
  return ref;
}
