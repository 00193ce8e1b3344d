/** `npm run mutate -- shanghaien`: changes the rules of one game (or all) and sees whether a test notices. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const [game = '*', ...rest] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    '--mutate',
    `games/${game}/rules/**/*.ts,!**/*.test.ts`,
    ...rest,
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
