/** `quayside admin`: what those who run a server do by command. One file for each command. */
import { Command, CommanderError } from 'commander';
import { databaseOption, dataOption } from '../config.ts';
import { addBackup } from './backup.ts';
import type { AddCommand } from './command.ts';
import { addErase } from './erase.ts';
import { addModerators } from './moderators.ts';
import { addPassword } from './password.ts';
import type { Place } from './places.ts';
import { Problem, reasonOf } from './problem.ts';
import { addPurge } from './purge.ts';
import { addReports } from './reports.ts';
import { addRestore } from './restore.ts';
import { addStats } from './stats.ts';

const COMMANDS: readonly AddCommand[] = [
  ...[addBackup, addRestore, addStats, addPurge],
  ...[addModerators, addReports, addPassword, addErase],
];

const STOPPED = `
With SQLite, "backup" and "stats" work while the server runs, and "purge --dry-run"; stop it for the others.
With PostgreSQL all of them work beside any number of running servers, but for "restore".

Example:
  npx quayside admin backup monday.jsonl.gz --data /srv/quayside`;

export interface Voice {
  out(line: string): void;
  err(line: string): void;
}

function processVoice(): Voice {
  const { stdout, stderr } = process;
  // The reader of our output may stop reading (`| head`); that is no reason to complain.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
  };
}

/** Runs a command and answers with the exit code. */
export async function admin(
  argv: readonly string[],
  voice = processVoice(),
  now = Date.now,
): Promise<number> {
  const program = new Command('quayside admin')
    .description(
      'For those who run a server: backups, figures, moderators, passwords, what is kept no longer.',
    )
    .addOption(dataOption())
    .addOption(databaseOption())
    .addHelpText('after', STOPPED)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => voice.out(text.trimEnd()),
      writeErr: (text) => voice.err(text.trimEnd()),
    });
  const desk = { place: () => program.opts<Place>(), out: voice.out, now };
  for (const add of COMMANDS) add(program, desk);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already said what is wrong, or shown the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode;
    voice.err(error instanceof Problem ? error.message : `That did not work: ${reasonOf(error)}`);
    return 1;
  }
}
