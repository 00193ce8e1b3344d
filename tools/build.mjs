/** Bundles the command line, the server and their threads into build/, when their sources have changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from './client.mjs';
import { hashOf } from './sources.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILD = join(ROOT, 'build');
const BUNDLE = join(BUILD, 'arena.mjs');
const HASH = join(BUILD, 'arena.hash');
const SOURCES = ['core', 'text', 'bots', 'games', 'protocol', 'server', 'arena', 'bench'];

/** Loads the command line, freshly built if need be. */
export async function loadArena() {
  await build();
  process.setSourceMapsEnabled(true);
  /** @type {{ run(argv: string[]): Promise<number> }} */
  return await import(new URL('../build/arena.mjs', import.meta.url).href);
}

/** Loads the server likewise, with the pages it serves. */
export async function loadServer() {
  await Promise.all([build(), buildClient()]);
  process.setSourceMapsEnabled(true);
  /** @type {{ serve(argv: string[]): Promise<void> }} */
  return await import(new URL('../build/server.mjs', import.meta.url).href);
}

/** Loads what kills servers. */
export async function loadChaos() {
  await build();
  process.setSourceMapsEnabled(true);
  /** @type {{ chaos(argv: string[], deps: object): Promise<number> }} */
  return await import(new URL('../build/chaos.mjs', import.meta.url).href);
}

/** Loads the load test, and has the server ready that it starts. */
export async function loadLoadTest() {
  await build();
  process.setSourceMapsEnabled(true);
  /** @type {{ load(argv: string[]): Promise<number> }} */
  return await import(new URL('../build/load.mjs', import.meta.url).href);
}

/** Loads the long trials over the wire. */
export async function loadTrials() {
  await build();
  process.setSourceMapsEnabled(true);
  /** @type {{ trials(argv: string[]): Promise<number> }} */
  return await import(new URL('../build/trials.mjs', import.meta.url).href);
}

async function build() {
  const hash = hashOf(SOURCES, [fileURLToPath(import.meta.url)]);
  if (existsSync(BUNDLE) && existsSync(HASH) && readFileSync(HASH, 'utf8') === hash) return;
  await Promise.all(Object.entries(PROGRAMS).map(([name, input]) => bundle(name, input, BUILD)));
  writeFileSync(HASH, hash);
}

const PROGRAMS = {
  arena: './arena/main.ts',
  worker: './arena/worker.ts',
  server: './server/main.ts',
  'server-worker': './server/worker.ts',
  trials: './server/trials/main.ts',
  load: './bench/load/main.ts',
  chaos: './server/chaos/main.ts',
};

/** Whatever is no path: the packages stay where they are. */
const PACKAGES = /^(?!\.|\/|[a-z]:[\\/])/i;

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
 * A program as one file for Node: what is shared between files would have to be looked up at every call.
 * @param {string} name
 * @param {string} input
 * @param {string} folder
 * @param {{ external?: RegExp | string[], banner?: string }} [wishes]
 */
export async function bundle(name, input, folder, { external = PACKAGES, banner = '' } = {}) {
  const rolldown = await import('rolldown');
  const { output } = await rolldown.build({
    cwd: ROOT,
    input: { [name]: input },
    platform: 'node',
    external,
    plugins: [AT_ONCE],
    write: false,
    output: { format: 'esm', codeSplitting: false, sourcemap: true, entryFileNames: '[name].mjs', banner },
  });
  mkdirSync(folder, { recursive: true });
  for (const file of output) {
    // Written aside and renamed, so that a second process never loads half a bundle.
    const aside = join(folder, `${file.fileName}.${process.pid}`);
    writeFileSync(aside, file.type === 'chunk' ? file.code : file.source);
    renameSync(aside, join(folder, file.fileName));
  }
}
