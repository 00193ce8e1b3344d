import { expect, test } from 'vitest';
import { isPassing, isTrouble } from './trouble.ts';

const sqlite = (errcode: number): Error =>
  Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const coded = (code: string): Error => Object.assign(new Error('x'), { code });

test.each([
  ['SQLITE_BUSY', sqlite(5)],
  ['SQLITE_BUSY_RECOVERY', sqlite(261)],
  ['SQLITE_LOCKED', sqlite(6)],
  ['a server that shuts down', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['nobody at the port', coded('ECONNREFUSED')],
  ['the same on all addresses', new AggregateError([coded('ECONNREFUSED')], 'x')],
  ['a lost connection', coded('08006')],
])('audit 9: %s passes', (_, error) => {
  expect([isPassing(error), isTrouble(error)]).toEqual([true, true]);
});

test.each([
  ['SQLITE_FULL', sqlite(13)],
  ['SQLITE_IOERR', sqlite(10)],
  ['SQLITE_IOERR_WRITE', sqlite(778)],
  ['SQLITE_READONLY', sqlite(8)],
  ['SQLITE_CANTOPEN', sqlite(14)],
  ['a full disk of PostgreSQL', coded('53100')],
  ['its lack of memory', coded('53200')],
  ['its broken disk', coded('58030')],
])('audit 9: %s is trouble for which asking again at once is of no use', (_, error) => {
  expect([isPassing(error), isTrouble(error)]).toEqual([false, true]);
});

test.each([
  ['a constraint of SQLite', sqlite(19)],
  ['a mistake in SQL', sqlite(1)],
  ['a constraint of PostgreSQL', coded('23503')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a word', 'ECONNREFUSED'],
])('audit 9: %s is none', (_, error) => {
  expect([isPassing(error), isTrouble(error)]).toEqual([false, false]);
});
