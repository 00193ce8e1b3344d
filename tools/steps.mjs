/** What `npm test` and `npm run test:long` run, step by step. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightFailures, vitestFailures } from './failures.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const VITEST = 'node_modules/vitest/vitest.mjs';
export const REPORTS = join(ROOT, 'build', 'test');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const PURE_REPORT = join(REPORTS, 'unit-pure.json');
const RULES_REPORT = join(REPORTS, 'unit-rules.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');
const GAMES = readdirSync(join(ROOT, 'docs', 'rules')).map((page) => page.replace('.md', ''));

/** The tests of these folders alone must cover the rules. */
const RULES = ['core/', ...[...GAMES, '_example'].map((game) => `games/${game}/rules/`)];
const COVERED = ['core/**/*.ts', 'games/*/rules/**/*.ts'].map((files) => `--coverage.include=${files}`);

/** Tests of these folders leave nothing behind, so they share threads and what these have loaded. */
const PURE = ['core/', 'games/', 'bots/', 'protocol/', 'table/', 'text/', 'client/'];

/** Apart from the rest, for it mostly waits for npm. */
const PACKAGE = 'tools/package.test.ts';

/** @param {string} file */
const reportTo = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

/** @param {readonly string[]} places */
const without = (places) => places.map((place) => `--exclude=${place.endsWith('/') ? `${place}**` : place}`);

/** These need nothing to be built; the build runs beside them, for all steps that follow. @type {readonly Step[]} */
const CHECKS = [
  { name: 'build', command: ['tools/build.mjs'] },
  { name: 'types', command: ['tools/types.mjs'], processors: 2 },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'imports', command: ['tools/imports.mjs'] },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'rules', command: ['tools/cited.mjs'] },
];

/** The longest first. Browsers wait for much of their time, so the unit tests run beside them. @type {readonly Step[]} */
const TRIALS = [
  {
    name: 'browser',
    command: ['tools/browser.mjs'],
    processors: 2,
    failures: () => playwrightFailures(BROWSER_REPORT),
  },
  {
    name: 'unit',
    command: [VITEST, 'run', ...without([PACKAGE, ...PURE]), ...reportTo(UNIT_REPORT)],
    failures: () => vitestFailures(UNIT_REPORT, ROOT),
  },
  {
    name: 'unit pure',
    // Vitest looks for the name of a folder anywhere in a path, in `server/bots/` too.
    command: [
      VITEST,
      'run',
      ...PURE,
      '--no-isolate',
      ...without([...RULES, 'server/']),
      ...reportTo(PURE_REPORT),
    ],
    failures: () => vitestFailures(PURE_REPORT, ROOT),
  },
  {
    // Apart from the rest, for measuring what they cover slows tests down, those of the bots above all.
    name: 'unit rules',
    command: [VITEST, 'run', ...RULES, '--no-isolate', '--coverage', ...COVERED, ...reportTo(RULES_REPORT)],
    failures: () => vitestFailures(RULES_REPORT, ROOT),
  },
  { name: 'package', command: [VITEST, 'run', PACKAGE] },
  { name: 'chaos', command: ['tools/chaos.mjs', '--kills', '24', '--tables', '7'] },
  {
    name: 'abuse',
    command: [
      'tools/abuse.mjs',
      ...words('--attacks burst,chatter,asking,experts,passwords --share 0.05 --seconds 0.5 --calm 0'),
    ],
  },
  { name: 'bench', command: ['arena/bin.mjs', 'bench', '--seconds', '0.2'] },
  { name: 'load', command: ['tools/load.mjs', ...words('--tables 20 --seconds 1 --rivals quayside,each')] },
  { name: 'fuzz shanghaien', command: ['arena/bin.mjs', ...words('fuzz shanghaien --games 200')] },
  { name: 'fuzz container', command: ['arena/bin.mjs', ...words('fuzz container --games 54 --sparing 10')] },
  {
    name: 'fuzz cargo-noir',
    command: ['arena/bin.mjs', ...words('fuzz cargo-noir --games 48 --sparing 10')],
  },
  {
    name: 'tournament',
    command: ['arena/bin.mjs', ...words('tournament shanghaien --games 40 --bots random,greedy')],
  },
  {
    name: 'stats',
    command: ['arena/bin.mjs', ...words('stats container --games 20 --players 4 --bot sensible')],
  },
];

/** @param {string} text */
function words(text) {
  return text.split(' ');
}

/** The steps of `npm test`, in two stages. @type {readonly (readonly Step[])[]} */
export const STAGES = [CHECKS, TRIALS];

/**
 * The steps whose names begin with one of the words; all if there is none. A word that no name begins with ends the
 * process with a sentence.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} wanted
 */
export function choose(steps, wanted) {
  const unknown = wanted.find((word) => !steps.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    const names = steps.map(({ name }) => name).join(', ');
    console.error(`There is no step "${unknown}". The steps are: ${names}.`);
    process.exit(1);
  }
  return steps.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
}

/**
 * Puts the build before chosen steps that need it: two of them at once would build over each other.
 * @param {readonly Step[]} steps
 * @returns {readonly Step[]}
 */
export function withBuild(steps) {
  const [build] = CHECKS;
  const needIt = steps.some((step) => TRIALS.includes(step));
  return build && needIt && !steps.includes(build) ? [build, ...steps] : steps;
}

/** Beside busy processes run the tests that talk to servers, other processes and browsers. */
const BUSY = ['tools/busy.mjs', '6', process.execPath];
const BUSY_BROWSER = ['tables', 'lessons', 'motion', 'replay', 'offline'];

/** Unit tests that try more where a variable says so: as many as `npm test` tries at least, and the full count. */
const COUNTED_FILES = [
  'laws',
  'levels',
  'solver',
  'adviser',
  'exchange',
  'bots.test',
  'ladder',
  'verify',
  'trials',
];
/** @type {Readonly<Record<string, readonly [least: number, full: number]>>} */
const COUNTS = {
  LAWS: [1, 10],
  POSITIONS: [90, 300],
  ADVISED: [8, 40],
  EXCHANGES: [100, 3_000],
  PAIRS: [20, 200],
  TWINS: [60, 200],
  MESSAGES: [250, 2_000],
  GAMES: [24, 200],
  LADDER: [12, 60],
};

/**
 * The steps of `npm run test:long`.
 * @param {number} share of the full counts
 * @returns {Step[]}
 */
export function longSteps(share) {
  const part = (/** @type {number} */ full) => Math.max(1, Math.round(full * share));
  const counted = (/** @type {number} */ full, /** @type {string} */ what) =>
    `${part(full).toLocaleString('en')} ${what}`;
  return [
    { name: 'licences', command: ['tools/licences.mjs'], count: 'every package that goes out' },
    { name: 'audit', command: ['tools/audit.mjs'], count: 'where the registry answers' },
    {
      name: 'busy unit',
      command: [...BUSY, VITEST, 'run', 'server', 'client', 'bench', 'tools', 'arena'],
      count: 'beside 6 busy processes',
    },
    {
      name: 'busy browser',
      command: [...BUSY, 'tools/browser.mjs', ...BUSY_BROWSER],
      count: 'beside 6 busy processes',
    },
    {
      name: 'chaos',
      command: ['tools/chaos.mjs', '--kills', String(part(1_000))],
      count: counted(1_000, 'kills'),
    },
    {
      name: 'abuse',
      command: ['tools/abuse.mjs', '--share', String(Math.min(1, share))],
      count: `${Math.round(100 * Math.min(1, share))} % of the attacks`,
    },
    ...GAMES.map((game) => ({
      name: `fuzz ${game}`,
      command: ['arena/bin.mjs', 'fuzz', game, '--games', String(part(100_000)), '--sparing', '400'],
      count: counted(100_000, 'games'),
    })),
    {
      name: 'twins',
      command: ['tools/trials.mjs', 'twins', '--positions', String(part(10_000))],
      count: counted(10_000, 'positions'),
    },
    {
      name: 'forged messages',
      command: ['--expose-gc', 'tools/trials.mjs', 'forged', '--messages', String(part(100_000))],
      count: counted(100_000, 'messages a game'),
    },
    {
      name: 'forged moves',
      command: [VITEST, 'run', 'rules/forged.test.ts'],
      env: { FORGED: String(part(1_000_000)) },
      count: counted(1_000_000, 'moves a game'),
    },
    countedTests(share),
    {
      name: 'load',
      command: ['--max-semi-space-size=64', 'tools/load.mjs', '--seconds', String(Math.max(1, 10 * share))],
      count: `${Math.max(1, 10 * share)} s each`,
    },
    ...GAMES.map((game) => ({
      name: `mutation ${game}`,
      command: ['tools/mutate.mjs', game, '--share', String(share)],
      count: `${Math.round(100 * share)} % of the files`,
    })),
  ];
}

/** @param {number} share @returns {Step} */
function countedTests(share) {
  const counts = Object.entries(COUNTS).map(([name, [least, full]]) => [
    name,
    Math.max(least, Math.round(full * share)),
  ]);
  return {
    name: 'counted tests',
    command: [VITEST, 'run', ...COUNTED_FILES],
    env: Object.fromEntries(counts.map(([name, count]) => [name, String(count)])),
    count: counts.map((count) => count.join('=')).join(' '),
  };
}
