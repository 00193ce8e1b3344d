/** Bundles the command line, the server and their threads into build/, when their sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Loads the server likewise. */
export async function loadServer() {
  await build();
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
  const hash = sourceHash();
  if (existsSync(BUNDLE) && existsSync(HASH) && readFileSync(HASH, 'utf8') === hash) return;
  mkdirSync(BUILD, { recursive: true });
  // esbuild has already said what is wrong.
  const files = await bundle().catch(() => process.exit(1));
  for (const file of files) {
    // Written aside and renamed, so that a second process never loads half a bundle.
    const aside = `${file.path}.${process.pid}`;
    writeFileSync(aside, file.contents);
    renameSync(aside, file.path);
  }
  writeFileSync(HASH, hash);
}

async function bundle() {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: {
      arena: './arena/main.ts',
      worker: './arena/worker.ts',
      server: './server/main.ts',
      'bot-worker': './server/bots/think.ts',
      trials: './server/trials/main.ts',
      load: './bench/load/main.ts',
      chaos: './server/chaos/main.ts',
    },
    outdir: BUILD,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles;
}

/** Of contents, not times: switching branches changes times for nothing, and may set them back. */
function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  const files = SOURCES.flatMap((folder) => sourcesIn(folder)).sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}
