/** A database that restarts is no reason to lose a move: what failed for want of a connection is tried again. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Of the network, and of PostgreSQL: shutting down, starting up, out of connections, deadlock, standby, too slow. */
const PASSING_CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
    'ENOENT',
  ],
  ...['57P01', '57P02', '57P03', '53300', '40P01', '40001', '25006', '57014'],
]);
/** Class 08 of PostgreSQL's codes: connection exceptions. */
const CONNECTION_CLASS = /^08/;
/** What the driver says without a code. */
const PASSING_WORDS =
  /connection terminated|connection error|timeout exceeded|read timeout|connection ended/i;

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1000;

/** Runs an attempt until it succeeds, fails for good, or the time is over. An attempt must bear being repeated. */
export type Retry = <T>(attempt: () => Promise<T>) => Promise<T>;

/** `patience`: for how many milliseconds an attempt is repeated. */
export function retrying(patience: number): Retry {
  return async (attempt) => {
    const until = Date.now() + patience;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await attempt();
      } catch (error) {
        if (!isPassing(error) || Date.now() + pause > until) throw error;
        // Not all nodes at the same instant.
        await sleep(pause * (0.5 + Math.random() / 2));
      }
    }
  };
}

/** Whether an error says nothing about the question, only that the database could not be asked. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') return PASSING_CODES.has(code) || CONNECTION_CLASS.test(code);
  return PASSING_WORDS.test(error.message);
}

/** The same methods, each retried. */
export function allRetried<T extends object>(methods: T, retry: Retry): T {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    typeof method === 'function'
      ? (...given: unknown[]) => retry(() => (method as (...all: unknown[]) => Promise<unknown>)(...given))
      : allRetried(method as object, retry),
  ]);
  return Object.fromEntries(wrapped) as T;
}
