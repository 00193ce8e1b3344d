/** What a store may fail with through nobody's mistake: it cannot be asked, or cannot keep what it is given. */

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

/** Classes of PostgreSQL's codes: out of disk, memory or connections; stopped by the operator; system errors. */
const LASTING_CLASSES = /^(53|57|58)/;

/** Of SQLite, without what its extended codes add. */
const PRIMARY = 0xff;
/** Another process, or another connection, has locked the file. */
const [BUSY, LOCKED] = [5, 6];
/** No memory, a disk that is read-only, broken or full, a file that cannot be opened. */
const LASTING_NUMBERS = new Set([7, 8, 10, 13, 14]);

const sqliteNumber = (error: Error): number | undefined => {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & PRIMARY : undefined;
};

/** Whether an error says nothing about the question, only that the database could not be asked just now. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  const number = sqliteNumber(error);
  if (number !== undefined) return number === BUSY || number === LOCKED;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return PASSING_CODES.has(code) || CONNECTION_CLASS.test(code);
  return PASSING_WORDS.test(error.message);
}

/** The same, and where asking again at once is of no use: somebody has to make room, or start the database. */
export function isTrouble(error: unknown): boolean {
  if (isPassing(error)) return true;
  if (!(error instanceof Error)) return false;
  const number = sqliteNumber(error);
  if (number !== undefined) return LASTING_NUMBERS.has(number);
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.length === 5 && LASTING_CLASSES.test(code);
}
