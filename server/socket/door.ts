/** Who may open a socket, and how those are turned away who may not. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { no, type ServerRefusal } from '../../protocol/refusals.ts';
import { languageOf } from '../../text/languages.ts';
import { bearerOf, stillOpens } from '../http/door.ts';
import { originAllowed } from '../http/origin.ts';
import { waitFor } from '../http/refusing.ts';
import type { Answer } from '../hub.ts';
import { languageFor } from '../words.ts';
import type { Visitor } from './connection.ts';
import type { SocketDeps } from './deps.ts';

const PATH = '/socket';

const STATUS: Readonly<Partial<Record<ServerRefusal['code'], string>>> = {
  badToken: '401 Unauthorized',
  wrongOrigin: '403 Forbidden',
  notFound: '404 Not Found',
  tooMany: '429 Too Many Requests',
};

/** A page of another site cannot send our tokens, so those need no origin. */
export async function admit(
  { knock, whoIs, config }: SocketDeps,
  request: IncomingMessage,
): Promise<Answer<Visitor>> {
  const knocked = knock(request);
  if (knocked.refusal) return knocked;
  const { url, headers } = request;
  if (url?.split('?')[0] !== PATH) return { refusal: no('notFound') };
  const bearer = bearerOf(request) !== '';
  if (!bearer && !originAllowed(headers, config.publicUrl)) return { refusal: no('wrongOrigin') };
  const account = await whoIs(request);
  if (bearer && !account) return { refusal: no('badToken') };
  const language = languageOf(account?.settings.language ?? '') ?? languageFor(headers['accept-language']);
  const isStill = stillOpens(whoIs, request, account);
  const { authorization = '', cookie = '' } = headers;
  const standing = async () => (await whoIs({ headers: { authorization, cookie } }))?.standing ?? 0;
  return { value: { account, address: knocked.value, language, isStill, standing } };
}

/** Answers as HTTP, for there is no socket yet. */
export async function turnAway(
  { sayRefusal, now }: Pick<SocketDeps, 'sayRefusal' | 'now'>,
  { request, stream }: { readonly request: IncomingMessage; readonly stream: Duplex },
  refusal: ServerRefusal,
): Promise<void> {
  const refused = await sayRefusal(refusal, languageFor(request.headers['accept-language']));
  const body = JSON.stringify(refused);
  const seconds = waitFor(refusal, now());
  const head = [
    `HTTP/1.1 ${STATUS[refusal.code] ?? '503 Service Unavailable'}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(seconds > 0 ? [`Retry-After: ${seconds}`] : []),
  ];
  stream.once('finish', () => stream.destroy());
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
