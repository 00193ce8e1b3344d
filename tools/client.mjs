/** Builds the pages into build/client when their sources have changed, and says what the first of them weighs. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { hashOf } from './sources.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CLIENT = join(ROOT, 'build', 'client');
const HASH = join(ROOT, 'build', 'client.hash');
const SOURCES = ['core', 'text', 'bots', 'games', 'protocol', 'client'];
/** What a newcomer loads before the lobby stands there, in kilobytes of JavaScript, gzipped. */
const HEAVIEST = 120;

export async function buildClient() {
  const hash = hashOf(SOURCES, [fileURLToPath(import.meta.url), join(ROOT, 'package-lock.json')]);
  const isFresh = existsSync(join(CLIENT, 'index.html')) && existsSync(HASH);
  if (isFresh && readFileSync(HASH, 'utf8') === hash) return;
  mkdirSync(dirname(CLIENT), { recursive: true });
  // Built aside and renamed, so that nobody is ever served half a page.
  const aside = `${CLIENT}.${process.pid}`;
  const output = await bundle(aside);
  const weight = weigh(output);
  console.log(`The lobby loads ${weight.toFixed(1)} kB of JavaScript; it may be ${HEAVIEST}.`);
  if (weight > HEAVIEST) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error('The lobby has become too heavy: load what it does not need at once with import().');
  }
  rmSync(CLIENT, { recursive: true, force: true });
  renameSync(aside, CLIENT);
  writeFileSync(HASH, hash);
}

/** @param {string} outDir */
async function bundle(outDir) {
  const { build } = await import('vite');
  const result = await build({
    configFile: join(ROOT, 'client', 'vite.config.ts'),
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    logLevel: 'warn',
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite was asked for one bundle.');
  return result.output;
}

/**
 * The first page, all it imports, and the heaviest of its languages.
 * @param {Awaited<ReturnType<typeof bundle>>} output
 */
function weigh(output) {
  const chunks = output.filter((file) => file.type === 'chunk');
  /** @type {Map<string, number>} */
  const first = new Map();
  /** @param {string} fileName */
  const add = (fileName) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || first.has(fileName)) return;
    first.set(fileName, gzipSync(chunk.code).length);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
  const languages = chunks.filter(({ facadeModuleId }) =>
    /client[\\/]text[\\/]..\.ts$/.test(facadeModuleId ?? ''),
  );
  const heaviest = Math.max(0, ...languages.map(({ code }) => gzipSync(code).length));
  return ([...first.values()].reduce((sum, bytes) => sum + bytes, 0) + heaviest) / 1000;
}

if (process.argv[1]?.endsWith('client.mjs')) await buildClient();
