/**
 * `npm run package`: build/quayside-<version>.tgz, which holds the built programs and pages and all packages they need.
 * It is installed without network, install scripts or a build. Another folder for it can be named.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PROGRAMS = ['arena', 'worker', 'server', 'server-worker', 'admin'];
/** So that the server's log names lines of the sources. */
const MAPS = ['server.mjs.map', 'server-worker.mjs.map'];
const FILES = [
  'arena/bin.mjs',
  'build/client',
  'deploy',
  'docs',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
];
/** Pictures are for readers of the repository. */
const NOT_OURS = /^docs[\\/]pictures/;

/** Of other people's packages: what is for their developers, or would be compiled. */
const NOT_NEEDED = /\.([mc]?ts|map|c|h|cc|cpp|hpp|gypi?|ya?ml|md)$/i;
const LICENCE = /^(licen[cs]e|copying|notice)/i;
const FOLDERS_NOT_NEEDED = [
  'test',
  'tests',
  'docs',
  'examples',
  'benchmark',
  'benchmarks',
  'node_modules',
  '.github',
];
/** The sources of SQLite itself; what was compiled from them is there too. */
const SOURCES_OF_SQLITE = join('node_modules', '@photostructure', 'sqlite', 'src');

setup();
const { buildAll } = await import('./build.mjs');
const { licenceTexts } = await import('./licences.mjs');
const { npm } = await import('./npm.mjs');
const { productionPackages } = await import('./packages.mjs');

/** @param {string} stage */
function copyOurs(stage) {
  const built = [...PROGRAMS.map((program) => `${program}.mjs`), ...MAPS].map((file) => `build/${file}`);
  for (const file of [...FILES, ...built])
    cpSync(join(ROOT, file), join(stage, file), {
      recursive: true,
      filter: (source) => !NOT_OURS.test(relative(ROOT, source)),
    });
  writeFileSync(join(stage, 'LICENCES.txt'), licenceTexts());
}

/** Those that a platform may lack are not needed anywhere. @param {string} stage */
function copyPackages(stage) {
  for (const { path } of productionPackages().filter(({ optional }) => !optional)) {
    const from = join(ROOT, path);
    cpSync(from, join(stage, path), { recursive: true, filter: (source) => isNeeded(from, source) });
    withoutScripts(join(stage, path, 'package.json'));
  }
}

/** @param {string} folder of the package @param {string} source */
function isNeeded(folder, source) {
  const [first = ''] = relative(folder, source).split(sep);
  const name = basename(source);
  if (FOLDERS_NOT_NEEDED.includes(first) || (NOT_NEEDED.test(name) && !LICENCE.test(name))) return false;
  return relative(ROOT, source) !== SOURCES_OF_SQLITE;
}

/** Nothing is compiled or run when it is installed. @param {string} file */
function withoutScripts(file) {
  const { scripts, gypfile, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...rest, gypfile: false }, null, 2)}\n`);
}

/** @param {string} stage @returns {string} the name of the tarball */
function writeManifest(stage) {
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { name, version, description, license, type, engines, bin, dependencies } = own;
  const start = own.scripts.start.replace(/\S+$/, `${bin.quayside} serve`);
  const manifest = {
    ...{ name, version, description, license, type, engines, bin, scripts: { start } },
    ...{ dependencies, bundleDependencies: Object.keys(dependencies) },
  };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return `${name}-${version}.tgz`;
}

/** @param {string} folder where the tarball goes */
async function pack(folder) {
  await buildAll();
  // Of its own, so that two at a time do not disturb each other.
  const stage = join(folder, `package-${process.pid}`);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  try {
    copyOurs(stage);
    copyPackages(stage);
    const tarball = join(folder, writeManifest(stage));
    const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    const { status } = npm(args, { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('npm pack failed: see what it says above.');
    return tarball;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const tarball = await pack(resolve(process.argv[2] ?? join(ROOT, 'build')));
console.log(tarball);
