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
    `games/${game}/rules/**/*.ts,!**/*.test.ts,!**/testing.ts,!**/trial.ts,!**/endings.ts`,
    ...rest,
  ],
  // Only the tests beside the rules, and few forged moves: a thousand mutants are tried.
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATED: game === '*' ? 'games' : `games/${game}/rules`, FORGED: '300' },
  },
);
process.exitCode = status ?? 1;
