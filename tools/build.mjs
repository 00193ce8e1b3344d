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
      'server-worker': './server/worker.ts',
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
