/** Checks every import against .dependency-cruiser.cjs, after proving on made-up files that its rules bite. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** @type {import('dependency-cruiser').IConfiguration} */
const { options, ...ruleSet } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const FOLDERS = [
  'core',
  'text',
  'bots',
  'games',
  'protocol',
  'table',
  'server',
  'client',
  'arena',
  'bench',
  'trials',
  'tools',
];

/** A component whose script says this. @param {string} script */
const board = (script) => `<script lang="ts">${script}</script>\n<p>{#if true}a{/if}</p>`;

/** Made-up files: where each is, what it says, and the rule that must object (none: all is well). */
const SAMPLES = [
  ['core/a.ts', `import './b.ts';`],
  ['core/b.ts', `export const b = 1;`],
  ['core/to-text.ts', `import '../text/a.ts';`, 'core'],
  ['core/to-node.ts', `import 'node:fs';`, 'core'],
  ['core/to-package.ts', `import 'pino';`, 'core'],
  ['core/type-of-package.ts', `import type { A } from 'pino'; export type B = A;`, 'core'],
  ['core/a.test.ts', `import 'node:fs'; import 'vitest'; import '../games/index.ts';`],
  ['core/to-test.ts', `import './a.test.ts';`, 'tests-are-leaves'],
  ['core/circle.ts', `import type { R } from './round.ts'; export type C = R;`, 'no-cycles'],
  ['core/round.ts', `import type { C } from './circle.ts'; export type R = C;`],
  ['core/lost.ts', `import './nowhere.ts';`, 'core resolvable'],
  ['text/a.ts', `import type { b } from '../core/b.ts'; export type A = typeof b;`],
  ['text/value.ts', `import { b } from '../core/b.ts'; export const c = b;`, 'text-needs-only-types'],
  ['bots/a.ts', `import '../core/a.ts';`],
  ['bots/to-game.ts', `import '../games/one/rules/a.ts';`, 'bots'],
  ['games/index.ts', `import './one/rules/a.ts'; import './two/bots/a.ts'; import '../bots/a.ts';`],
  ['games/one/rules/a.ts', `import '../../../core/a.ts';`],
  ['games/one/rules/to-text.ts', `import '../text/a.ts';`, 'game-rules'],
  ['games/one/text/a.ts', `import '../rules/a.ts'; import '../../../text/a.ts';`],
  ['games/one/lessons/a.ts', `import '../rules/a.ts'; import '../../../text/a.ts';`],
  ['games/one/lessons/to-board.ts', `import '../board/a.ts';`, 'game-lessons'],
  ['games/one/plates/a.ts', `import '../rules/a.ts'; import '../../../text/a.ts';`],
  ['games/one/plates/to-board.ts', `import '../board/a.ts';`, 'game-plates'],
  ['games/one/board/a.ts', `export const a = 1;`],
  ['games/one/text/to-bots.ts', `import '../../../bots/a.ts';`, 'game-text'],
  ['games/two/bots/a.ts', `import '../rules/a.ts'; import '../../../bots/a.ts';`],
  ['games/two/bots/to-one.ts', `import '../../one/rules/a.ts';`, 'game-bots games-apart'],
  ['games/two/rules/a.ts', `export const a = 1;`],
  ['games/two/rules/a.test.ts', `import '../../one/rules/a.ts';`, 'games-apart'],
  ['games/one/board/to-server.ts', `import '../../../server/a.ts';`, 'game-board'],
  ['games/one/rules/tables.ts', `export const a = 1;`],
  ['games/one/rules/types.ts', `export type A = 1;`],
  ['games/one/rules/outlook.ts', `import './a.ts';`],
  ['games/one/board/Knows.svelte', board(`import { a } from '../rules/tables.ts'; void a;`)],
  [
    'games/one/board/Sees.svelte',
    board(`import '../rules/outlook.ts'; import type { A } from '../rules/types.ts';`),
  ],
  ['games/one/board/Rules.svelte', board(`import '../rules/a.ts';`), 'game-board'],
  // Of components only what is left after compilation is seen; a type holds no rule.
  ['games/one/board/Typed.svelte', board(`import type { A } from '../rules/a.ts';`)],
  ['games/one/board/Later.svelte', board(`const a = import('../rules/a.ts');`), 'game-board'],
  [
    'games/one/board/Module.svelte',
    `<script module lang="ts">import '../rules/a.ts';</script>`,
    'game-board',
  ],
  ['games/two/board/ToOne.svelte', board(`import '../../one/rules/types.ts';`), 'game-board games-apart'],
  ['protocol/to-text.ts', `import '../text/a.ts';`, 'protocol'],
  ['protocol/a.ts', `import '../core/b.ts';`],
  ['table/a.ts', `import '../core/b.ts'; import '../protocol/a.ts'; import './b.ts';`],
  ['table/b.ts', `export const b = 1;`],
  ['table/to-node.ts', `import 'node:timers/promises';`, 'table'],
  ['table/to-games.ts', `import '../games/index.ts';`, 'table'],
  ['table/to-server.ts', `import type { A } from '../server/a.ts'; export type B = A;`, 'table'],
  ['protocol/to-table.ts', `import '../table/a.ts';`, 'protocol'],
  [
    'server/a.ts',
    `import 'node:fs'; import '../games/index.ts'; import '../text/a.ts'; import '../table/a.ts';`,
  ],
  ['server/to-rules.ts', `import '../games/one/rules/a.ts';`, 'server'],
  ['client/a.ts', `import '../games/one/rules/a.ts'; import '../table/a.ts';`],
  ['client/to-server.ts', `import '../server/a.ts';`, 'client'],
  ['client/ToServer.svelte', board(`import '../server/a.ts';`), 'client'],
  ['arena/a.ts', `import 'commander'; import 'node:fs'; import '../games/index.ts';`],
  ['arena/to-rules.ts', `import '../games/one/rules/a.ts';`, 'arena'],
  ['bench/a.ts', `import '../games/one/rules/a.ts';`],
  ['bench/to-client.ts', `import '../client/a.ts';`, 'bench'],
  ['bench/load/a.ts', `export const a = 1;`],
  ['trials/a.ts', `import 'commander'; import '../bench/load/a.ts';`],
  ['trials/to-server.ts', `import '../server/a.ts';`, 'trials'],
];

/** @param {string} baseDir */
async function cruised(baseDir) {
  const folders = FOLDERS.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet });
  if (typeof output === 'string') throw new Error(output);
  return output.summary;
}

async function selfCheck() {
  const folder = join(ROOT, 'build', 'imports');
  rmSync(folder, { recursive: true, force: true });
  for (const [path = '', text = ''] of SAMPLES) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const found = (await cruised(folder)).violations;
  rmSync(folder, { recursive: true, force: true });
  return SAMPLES.flatMap(([path, , expected = '']) => {
    const rules = new Set(found.filter(({ from }) => from === path).map(({ rule }) => rule.name));
    const actual = [...rules].sort().join(' ');
    return actual === expected ? [] : [`self-check: ${path} breaks "${actual}", expected "${expected}"`];
  });
}

const failures = await selfCheck();
const { violations: broken, totalCruised } = await cruised(ROOT);
for (const { from, to, rule, cycle } of broken) {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  failures.push(`${rule.name}: ${from} → ${path}`);
}
console.log(failures.length > 0 ? failures.join('\n') : `${totalCruised} files, no forbidden import`);
process.exitCode = failures.length > 0 ? 1 : 0;
