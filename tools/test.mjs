/**
 * `npm test`: every check there is, in order, none skipped because another failed.
 * `npm test -- types lint` runs only the steps whose names begin so.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

// Some tools colour a pipe or a file too; a log should be plain.
const COLORS = process.stdout.isTTY ? 'force' : 'off';
const ENV = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };

/** A name, then a script for Node with its arguments. @type {[name: string, ...command: string[]][]} */
const STEPS = [
  ['lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', `--colors=${COLORS}`],
  ['types', 'tools/types.mjs'],
  ['imports', 'tools/imports.mjs'],
  ['unused', 'node_modules/knip/bin/knip.js'],
  ['rules cited', 'tools/cited.mjs'],
  ['tests', 'node_modules/vitest/vitest.mjs', 'run', '--coverage'],
  ['fuzz shanghaien', 'arena/bin.mjs', 'fuzz', 'shanghaien', '--games', '200'],
  ['fuzz container', 'arena/bin.mjs', 'fuzz', 'container', '--games', '54', '--sparing', '10'],
  ['fuzz cargo-noir', 'arena/bin.mjs', 'fuzz', 'cargo-noir', '--games', '48', '--sparing', '10'],
  ['tournament', 'arena/bin.mjs', 'tournament', 'shanghaien', '--games', '40', '--bots', 'random,greedy'],
  [
    'stats container',
    'arena/bin.mjs',
    'stats',
    'container',
    '--games',
    '20',
    '--players',
    '4',
    '--bot',
    'sensible',
  ],
  ['bench', 'arena/bin.mjs', 'bench', '--seconds', '0.2'],
  ['chaos', 'tools/chaos.mjs', '--kills', '52', '--tables', '7'],
  ['browser', 'tools/browser.mjs'],
  ['load', 'tools/load.mjs', '--tables', '20', '--seconds', '1', '--rivals', 'quayside,each'],
];

/** @param {[name: string, ...command: string[]]} step */
function runStep([name, ...command]) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env: ENV });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${seconds} s`);
  return { name, ok: status === 0, seconds };
}

setup();
const wanted = process.argv.slice(2);
const steps = STEPS.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
const results = steps.map(runStep);

console.log('');
for (const { name, ok, seconds } of results) {
  console.log(`${name.padEnd(14)} ${ok ? 'ok    ' : 'FAILED'} ${seconds.padStart(7)} s`);
}
const failed = results.filter((result) => !result.ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
