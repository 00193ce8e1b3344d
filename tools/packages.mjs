/** Which packages go out with Quayside, by the lockfile. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Development packages of which parts are built into the pages. */
const IN_PAGES = ['svelte', '@fontsource/spectral', '@fontsource-variable/source-sans-3'];

/**
 * @typedef {object} Package
 * @property {string} path from the root, with slashes
 * @property {string} name
 * @property {string} version
 * @property {boolean} optional it is missing where the platform is another
 *
 * @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean, dependencies?: Record<string, string> }} Locked
 */

/** @returns {Readonly<Record<string, Locked>>} */
const locked = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** What a server needs to run, as far as it is installed. @returns {Package[]} */
export function productionPackages() {
  return packages(({ dev, devOptional }) => !dev && !devOptional);
}

/** What the pages may hold parts of. @returns {Package[]} */
export function packagesInPages() {
  const all = locked();
  /** @type {Set<string>} */
  const paths = new Set();
  const add = (/** @type {string} */ name) => {
    const path = `node_modules/${name}`;
    if (paths.has(path) || !all[path]) return;
    paths.add(path);
    for (const other of Object.keys(all[path].dependencies ?? {})) add(other);
  };
  for (const name of IN_PAGES) add(name);
  return packages((_, path) => paths.has(path));
}

/** @param {(one: Locked, path: string) => boolean} wanted @returns {Package[]} */
function packages(wanted) {
  return Object.entries(locked())
    .filter(([path, one]) => path !== '' && wanted(one, path) && existsSync(join(ROOT, path)))
    .map(([path, { version, optional = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      return { path, name, version, optional };
    });
}
