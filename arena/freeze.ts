/** `freeze`: keeps the rules of a game as they are, in one file that imports nothing. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findGame } from './find.ts';
import type { Io } from './io.ts';
import { frozenOf, needRepository, ROOT } from './paths.ts';
import { Problem } from './problem.ts';

export async function freeze(id: string, io: Io): Promise<number> {
  needRepository('freeze');
  const { game } = await findGame(id);
  const folder = frozenOf(id);
  const file = join(folder, `${game.version}.mjs`);
  const code = await bundled(id);
  const name = relative(ROOT, file);
  if (existsSync(file) && readFileSync(file, 'utf8') !== code) {
    throw new Problem(`${name} holds other rules. Raise "version" in games/${id}/rules/index.ts first.`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  writeHash(join(folder, 'sha256.json'), `${game.version}.mjs`, code);
  io.out(`${name} has the rules of version ${game.version}. Name it in games/${id}/frozen/index.ts.`);
  return 0;
}

function writeHash(file: string, name: string, code: string): void {
  const hashes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const hash = createHash('sha256').update(code).digest('hex');
  writeFileSync(file, `${JSON.stringify({ ...hashes, [name]: hash }, null, 2)}\n`);
}

/** The rules and all they import, without comments, as one module. */
async function bundled(id: string): Promise<string> {
  const { build } = await import('rolldown');
  const { output } = await build({
    cwd: ROOT,
    input: { rules: `./games/${id}/rules/index.ts` },
    platform: 'neutral',
    write: false,
    output: { format: 'esm', codeSplitting: false, comments: false },
  });
  return output[0].code;
}
