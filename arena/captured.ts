/** Runs a command with its input and output in memory, for tests. */
import { Readable } from 'node:stream';
import type { Io } from './io.ts';
import { run } from './main.ts';
import { paint } from './paint.ts';

export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function captured(
  argv: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Captured> {
  const [out, err]: [string[], string[]] = [[], []];
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    input: Readable.from(input === '' ? [] : [input]),
    width: 1000,
    env,
    paint: paint(false),
  };
  const code = await run(argv, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
