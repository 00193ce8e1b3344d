/** Log files: written as the game goes on, so that a closed window loses nothing. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type Entry, type Log, writeLog } from '../core/log.ts';
import { orProblem, Problem } from './problem.ts';

export interface Keeper {
  begin(log: Log): void;
  add(entry: Entry): void;
}

/** Keeps a game in a new file; an existing one is never overwritten. */
export function keepIn(file: string): Keeper {
  const sentence = (reason: string): string => `The game cannot be kept in ${file}: ${reason}.`;
  return {
    begin: (log) => orProblem(() => writeFileSync(file, writeLog(log), { flag: 'wx' }), sentence),
    add: (entry) => orProblem(() => appendFileSync(file, `${JSON.stringify(entry)}\n`), sentence),
  };
}

const MOST_BYTES = 50_000_000;

export function readText(file: string): string {
  const text = orProblem(
    () => readFileSync(file),
    (reason) => `${file} cannot be read: ${reason}.`,
  );
  if (text.length > MOST_BYTES) throw new Problem(`${file} is too long to be the log of a game.`);
  return text.toString('utf8');
}
