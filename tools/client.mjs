/** Builds the pages into build/client when their sources have changed, and says what lobby and tables weigh. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { needFrozenRules } from './frozen-rules.mjs';
import { privacyPage } from './privacy-page.mjs';
import { hashOf } from './sources.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CLIENT = join(ROOT, 'build', 'client');
const HASH = join(ROOT, 'build', 'client.hash');
const SOURCES = ['core', 'text', 'bots', 'games', 'protocol', 'table', 'client'];
/** Kilobytes of JavaScript, gzipped: what a newcomer loads before the lobby stands there, and all for a first move. */
const HEAVIEST = { lobby: 120, table: 250 };
const GAMES = ['container', 'shanghaien', 'cargo-noir'];

export async function buildClient() {
  const beside = ['package-lock.json', 'docs/privacy.md', 'tools/markdown.mjs', 'tools/privacy-page.mjs'].map(
    (file) => join(ROOT, file),
  );
  const hash = hashOf(SOURCES, [fileURLToPath(import.meta.url), ...beside]);
  const isFresh = existsSync(join(CLIENT, 'index.html')) && existsSync(HASH);
  if (isFresh && readFileSync(HASH, 'utf8') === hash) return;
  needFrozenRules(ROOT);
  mkdirSync(dirname(CLIENT), { recursive: true });
  // Built aside and renamed, so that nobody is ever served half a page.
  const aside = `${CLIENT}.${process.pid}`;
  const output = await bundle(aside);
  const tooHeavy = weigh(output).filter(({ name, weight, most }) => {
    console.log(`${name} loads ${weight.toFixed(1)} kB of JavaScript; it may be ${most}.`);
    return weight > most;
  });
  if (tooHeavy.length > 0) {
    rmSync(aside, { recursive: true, force: true });
    const names = tooHeavy.map(({ name }) => name).join(', ');
    throw new Error(`Too heavy: ${names}. Load what is not needed at once with import().`);
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
    plugins: [privacyPage()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    logLevel: 'warn',
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite was asked for one bundle.');
  return result.output;
}

/**
 * The lobby, and a table of each game with its rules, words and board; always in the heaviest of the languages.
 * Bots think in a thread of their own, which loads later.
 * @param {Awaited<ReturnType<typeof bundle>>} output
 */
function weigh(output) {
  const chunks = output.filter((file) => file.type === 'chunk');
  /** @param {string} fileName @param {Set<string>} all */
  const withImports = (fileName, all) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || all.has(fileName)) return all;
    all.add(fileName);
    for (const imported of chunk.imports) withImports(imported, all);
    return all;
  };
  /** @param {RegExp} path */
  const holding = (path) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => path.test(id.replaceAll('\\', '/'))));
  /** @param {string} fileName */
  const bytes = (fileName) => gzipSync(chunks.find((each) => each.fileName === fileName)?.code ?? '').length;
  /** @param {string} folder */
  const heaviestLanguage = (folder) =>
    holding(new RegExp(`/${folder}/text/(en|de|fr|it|nl|es|ru)[.]ts$`))
      .map(({ fileName }) => fileName)
      .sort((a, b) => bytes(b) - bytes(a))
      .slice(0, 1);
  /** @param {string[]} files */
  const weightOf = (files) => {
    /** @type {Set<string>} */
    const all = new Set();
    for (const file of files) withImports(file, all);
    return [...all].reduce((sum, file) => sum + bytes(file), 0) / 1000;
  };
  const lobby = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  lobby.push(...heaviestLanguage('client'));
  /** @param {string} game */
  const table = (game) => {
    const code = holding(
      new RegExp(
        `client/table/TablePage[.]svelte$|games/${game}/(rules|text)/index[.]ts$|games/${game}/board/Board[.]svelte$`,
      ),
    );
    const words = ['client/table', 'client/replay', `games/${game}`, `games/${game}/board`].flatMap(
      heaviestLanguage,
    );
    return [...lobby, ...code.map(({ fileName }) => fileName), ...words];
  };
  return [
    { name: 'The lobby', weight: weightOf(lobby), most: HEAVIEST.lobby },
    ...GAMES.map((game) => ({
      name: `A table of ${game}`,
      weight: weightOf(table(game)),
      most: HEAVIEST.table,
    })),
  ];
}

if (process.argv[1]?.endsWith('client.mjs')) await buildClient();
