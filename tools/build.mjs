/**
 * Bundles the command line, the server and their threads into build/, when their sources have changed.
 * `node tools/build.mjs` builds all of them and the pages.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from './client.mjs';
import { needFrozenRules } from './frozen-rules.mjs';
import { hashOf } from './sources.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILD = join(ROOT, 'build');
const BUNDLE = join(BUILD, 'arena.mjs');
const HASH = join(BUILD, 'arena.hash');
const SOURCES = ['core', 'text', 'bots', 'games', 'protocol', 'table', 'server', 'arena', 'bench', 'trials'];

/** All programs and the pages. */
export const buildAll = () => Promise.all([build(), buildClient()]);

/**
 * The command line, freshly built if need be.
 * @returns {Promise<{ run(argv: string[]): Promise<number> }>}
 */
export const loadArena = () => load('arena');

/**
 * The server likewise, with the pages it serves.
 * @returns {Promise<{ serve(argv: string[]): Promise<void> }>}
 */
export async function loadServer() {
  await buildClient();
  return load('server');
}

/**
 * What those who run a server do by command.
 * @returns {Promise<{ admin(argv: string[]): Promise<number> }>}
 */
export const loadAdmin = () => load('admin');

/**
 * What kills servers.
 * @returns {Promise<{ chaos(argv: string[], deps: object): Promise<number> }>}
 */
export const loadChaos = () => load('chaos');

/**
 * The load test, and the server ready that it starts.
 * @returns {Promise<{ load(argv: string[]): Promise<number> }>}
 */
export const loadLoadTest = () => load('load');

/**
 * The long trials over the wire.
 * @returns {Promise<{ trials(argv: string[]): Promise<number> }>}
 */
export const loadTrials = () => load('trials');

/**
 * What attacks a server.
 * @returns {Promise<{ abuse(argv: string[]): Promise<number> }>}
 */
export const loadAbuse = () => load('abuse');

/** @param {keyof typeof PROGRAMS} program */
async function load(program) {
  await build();
  process.setSourceMapsEnabled(true);
  return await import(new URL(`../build/${program}.mjs`, import.meta.url).href);
}

async function build() {
  const hash = hashOf(SOURCES, [fileURLToPath(import.meta.url), join(ROOT, 'package.json')]);
  if (existsSync(BUNDLE) && existsSync(HASH) && readFileSync(HASH, 'utf8') === hash) return;
  needFrozenRules(ROOT);
  await Promise.all(Object.entries(PROGRAMS).map(([name, input]) => bundle(name, input, BUILD)));
  writeFileSync(HASH, hash);
}

const PROGRAMS = {
  arena: './arena/main.ts',
  worker: './arena/worker.ts',
  server: './server/main.ts',
  'server-worker': './server/worker.ts',
  admin: './server/admin/main.ts',
  trials: './server/trials/main.ts',
  load: './bench/load/main.ts',
  chaos: './server/chaos/main.ts',
  abuse: './trials/abuse/main.ts',
  'abuse-worker': './trials/abuse/worker.ts',
};

/** What is no path is a package, and packages stay where they are. */
export const NOT_BUNDLED = /^(?!\.|\/|[a-z]:[\\/])/i;

/**
 * Pages load words and weights when they need them. A program has them in its one file anyway; but loaded later, all
 * that they share with the rules would be variables, and the JIT could no longer count on the rules' constants.
 * @type {import('rolldown').Plugin}
 */
const AT_ONCE = {
  name: 'at-once',
  transform(code) {
    /** @type {string[]} */
    const paths = [];
    const rewritten = code.replace(/(=>|\bawait) import\('(\..+?)'\)/g, (_, before, path) => {
      paths.push(path);
      return `${before} Promise.resolve(loaded${paths.length})`;
    });
    const imports = paths.map((path, i) => `import * as loaded${i + 1} from '${path}';`);
    return paths.length > 0 ? { code: imports.join('') + rewritten, map: null } : undefined;
  },
};

/**
 * The JIT takes a function that is declared for a variable: whenever it is called, it asks whether it is still the same. So
 * each is declared under another name, and a constant of its own name stands before everything else. All stays in its
 * line, and so the map of the sources stays right.
 * @type {import('rolldown').Plugin}
 */
const FUNCTIONS_AS_CONSTANTS = {
  name: 'functions-as-constants',
  renderChunk(code) {
    const { body } = this.parse(code);
    const names = body.flatMap((node) => (node.type === 'FunctionDeclaration' && node.id ? [node.id] : []));
    if (names.length === 0) return undefined;
    const top = body.filter(({ type }) => type === 'ImportDeclaration').at(-1)?.end ?? 0;
    let [written, from] = ['', top];
    for (const { end } of names) {
      written += `${code.slice(from, end)}$`;
      from = end;
    }
    const constants = names.map(({ name }) => `${name} = ${name}$`).join(', ');
    return { code: `${code.slice(0, top)} const ${constants};${written}${code.slice(from)}`, map: null };
  },
};

/**
 * Moves have more shapes than the four that the JIT tells apart by itself. More inlining would help random games further,
 * but the bots, who think for milliseconds, would wait for the compiler.
 */
const MANY_SHAPES = `import { setFlagsFromString as setFlagsFirst } from 'node:v8';
setFlagsFirst('--max-valid-polymorphic-map-count=16');`;

/**
 * A program as one file for Node: what is shared between files would have to be looked up at every call.
 * @param {string} name
 * @param {string} input
 * @param {string} folder
 * @param {{ external?: RegExp | string[], banner?: string }} [wishes]
 */
export async function bundle(name, input, folder, { external = NOT_BUNDLED, banner = '' } = {}) {
  const rolldown = await import('rolldown');
  const { output } = await rolldown.build({
    cwd: ROOT,
    input: { [name]: input },
    platform: 'node',
    external,
    plugins: [AT_ONCE, FUNCTIONS_AS_CONSTANTS],
    write: false,
    // Where the machine is busy, how long our plugins took is nobody's concern.
    checks: { bundlerTimings: false },
    output: {
      format: 'esm',
      codeSplitting: false,
      sourcemap: true,
      entryFileNames: '[name].mjs',
      banner: `${MANY_SHAPES}\n${banner}`,
    },
  });
  mkdirSync(folder, { recursive: true });
  for (const file of output) {
    // Written aside and renamed, so that a second process never loads half a bundle.
    const aside = join(folder, `${file.fileName}.${process.pid}`);
    writeFileSync(aside, file.type === 'chunk' ? file.code : file.source);
    renameSync(aside, join(folder, file.fileName));
  }
}

if (process.argv[1]?.endsWith('build.mjs')) await buildAll();
