/**
 * `npm run mutate -- shanghaien`: changes the rules of one game (or all) and sees whether a test notices.
 * `--share 0.1` tries every tenth file. Other arguments are passed on to Stryker.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const GAMES = join(ROOT, 'games');
/** Files that serve the tests are not mutated. */
const NO_RULES = /\.test\.ts$|(^|[\\/])(testing|trial|endings)\.ts$/;

/** @param {string} game @returns {string[]} */
function rulesOf(game) {
  const folder = join(GAMES, game, 'rules');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !NO_RULES.test(file))
    .sort()
    .map((file) => `games/${game}/rules/${file.replaceAll('\\', '/')}`);
}

/** Every so many of them, so that a share has something of everything. @param {string[]} files @param {number} share */
function shareOf(files, share) {
  const wanted = Math.max(1, Math.round(files.length * Math.min(1, share)));
  return Array.from({ length: wanted }, (_, i) => files[Math.floor((i * files.length) / wanted)] ?? '');
}

/** @param {string[]} files @param {string} tests the folder of the tests that try them @param {string[]} rest */
function mutate(files, tests, rest) {
  const command = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    '--mutate',
    files.join(','),
    ...rest,
  ];
  // Only the tests beside the rules, and few forged moves: a thousand mutants are tried.
  const env = { ...process.env, MUTATED: tests, FORGED: '300' };
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
}

const args = process.argv.slice(2);
const at = args.indexOf('--share');
const share = at < 0 ? 1 : Number(args.splice(at, 2)[1]);
const game = args[0]?.startsWith('-') ? undefined : args.shift();
const files = game === undefined ? readdirSync(GAMES).flatMap(rulesOf) : rulesOf(game);
if (files.length === 0) {
  console.error(`There is no game "${game}" with rules in games/.`);
  process.exitCode = 1;
} else if (!(share > 0)) {
  console.error('--share must be a number above 0.');
  process.exitCode = 1;
} else {
  process.exitCode = mutate(
    shareOf(files, share),
    game === undefined ? 'games' : `games/${game}/rules`,
    args,
  );
}
