/** The server's log: one JSON object per line, without anybody's secrets. */
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRET_FIELDS = [
  ...['authorization', 'cookie', 'password', 'passwordHash', 'token', 'tokenHash', 'hash', 'key', 'seed'],
  ...['mail', 'p256dh', 'auth', 'nonce', 'salt'],
];

/** At the top, one level down, and in the headers of a request. */
const REDACTED = [
  ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
  '*.headers["set-cookie"]',
  '*.*.headers["set-cookie"]',
];

export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: REDACTED, censor: '…' },
    // The query may hold the key of a private table or the code of an unsubscription.
    serializers: { req: loggedRequest, err: pino.stdSerializers.err },
  };
  return to ? pino(options, to) : pino(options);
}

/** Neither headers nor query: what is not logged cannot leak. */
function loggedRequest({ method, url }: FastifyRequest): object {
  return { method, path: url.split('?')[0] };
}
