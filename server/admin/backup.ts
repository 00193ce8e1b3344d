/** `admin backup`: all that a store holds, in one file that either dialect can be restored from. */
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { VERSION } from '../../protocol/version.ts';
import { linesOf } from './backup-lines.ts';
import type { AddCommand, Desk } from './command.ts';
import { nameOf, reading } from './places.ts';
import { Problem, reasonOf } from './problem.ts';
import type { Reader } from './reader.ts';
import { bytes } from './words.ts';

/** It holds seeds of running games and hashes of passwords: for its owner alone. */
const OWN_FILE = 0o600;

export const addBackup: AddCommand = (program, desk) => {
  program
    .command('backup <file>')
    .description('write all that the store holds into a new file; compressed if its name ends in .gz')
    .action((file: string) => backup(file, desk));
};

async function backup(file: string, desk: Desk): Promise<void> {
  if (existsSync(file)) throw new Problem(`${file} already exists. Choose another name.`);
  const place = desk.place();
  const rows = await reading(place, (reader) => writeTo(file, reader, desk.now()));
  desk.out(`${nameOf(place)} was written to ${file}: ${rows} rows, ${bytes(statSync(file).size)}.`);
}

/** Under its name only when whole, so that a backup that was cut short is never taken for one. */
async function writeTo(file: string, reader: Reader, now: number): Promise<number> {
  const part = `${file}.part`;
  let rows = 0;
  const done = (count: number): void => {
    rows = count;
  };
  try {
    rmSync(part, { force: true });
    await pipeline(
      Readable.from(linesOf(reader, { version: VERSION, now, done })),
      file.endsWith('.gz') ? createGzip() : new PassThrough(),
      createWriteStream(part, { mode: OWN_FILE, flush: true }),
    );
    renameSync(part, file);
    return rows;
  } catch (error) {
    if (existsSync(part)) rmSync(part);
    // All else is the store's.
    const isOfFile = (error as NodeJS.ErrnoException).syscall !== undefined;
    throw isOfFile ? new Problem(`${file} cannot be written: ${reasonOf(error)}.`) : error;
  }
}
