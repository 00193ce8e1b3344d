/** Parts of the benchmark that are measured in a process of their own. */
import { spawnSync } from 'node:child_process';

/** Every game that is measured after the first. */
export const PARTS = ['container', 'cargo-noir'] as const;
export type Part = (typeof PARTS)[number];

const runOf = (part: Part, seconds: number): string => `
  const { run } = await import(${JSON.stringify(new URL('../build/arena.mjs', import.meta.url).href)});
  process.exitCode = await run(['bench', '--part', '${part}', '--seconds', '${seconds}']);
`;

/**
 * What a part of the benchmark reports from a process of its own. The JIT compiles the loop that plays random games,
 * and all that games share, for what it has seen: after a game of another kind it no longer knows which rules will be
 * asked, and plays either about a tenth slower. The competitors of a part are all measured in that one process.
 */
export function inOwnProcess(part: Part, seconds: number): string {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', runOf(part, seconds)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return status === 0 ? stdout.trimEnd() : `${part} was not measured`;
}
