/** The world outside, as the commands see it; tests hand in another. */
import { type Paint, paint } from './paint.ts';

export interface Io {
  /** A line to the user. */
  out(line: string): void;
  /** A line about trouble or progress. */
  err(line: string): void;
  /** Text to the error stream without a line break, for a bar that redraws itself; absent without a terminal. */
  readonly bar?: (text: string) => void;
  readonly input: NodeJS.ReadableStream;
  /** Where a prompt and the line being typed are drawn; absent when nobody is typing. */
  readonly screen?: NodeJS.WritableStream;
  /** Characters in a line. */
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly paint: Paint;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // Whoever reads our output may stop reading (`| head`); that is no reason to complain.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    ...(stderr.isTTY ? { bar: (text: string) => void stderr.write(text) } : {}),
    input: stdin,
    ...(stdin.isTTY && stdout.isTTY ? { screen: stdout } : {}),
    width: stdout.columns ?? 100,
    env,
    paint: paint(stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'),
  };
}
