/**
 * `node tools/licences.mjs`: the licence of every package that goes out with Quayside. It fails on one under which a
 * program under the MIT licence cannot be handed on.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesInPages, productionPackages } from './packages.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** By their SPDX names. MPL-2.0 asks for the sources of its own files only, and OFL-1.1 is for fonts. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['BSL-1.0', 'CC0-1.0', 'Unlicense', 'Zlib', 'MPL-2.0', 'OFL-1.1'],
]);

/** @typedef {import('./packages.mjs').Package} Package */

/** Whether an SPDX expression can be satisfied: any part of an OR, every part of an AND. @param {string} expression */
export function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const either = () => {
    let allowed = both();
    while (words[0] === 'OR') {
      words.shift();
      allowed = both() || allowed;
    }
    return allowed;
  };
  /** @returns {boolean} */
  const both = () => {
    let allowed = one();
    while (words[0] === 'AND') {
      words.shift();
      allowed = one() && allowed;
    }
    return allowed;
  };
  /** @returns {boolean} */
  const one = () => {
    const word = words.shift() ?? '';
    if (word !== '(') return ALLOWED.has(word);
    const allowed = either();
    return words.shift() === ')' && allowed;
  };
  return either() && words.length === 0;
}

/** @param {Package} one */
export function licenceOf({ path }) {
  const { license, licenses } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
  // Packages of old have a list, or an object.
  const said = license ?? licenses ?? 'none';
  const all = Array.isArray(said) ? said : [said];
  return all.map((each) => each.type ?? each).join(' AND ');
}

/** Everything that goes out, once. @returns {Package[]} */
export function shippedPackages() {
  const all = [...productionPackages(), ...packagesInPages()];
  return [...new Map(all.map((one) => [one.path, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The licences of what is built into the pages. Packages that come whole have them with them. */
export function licenceTexts() {
  const texts = packagesInPages().map((one) => {
    const title = `${one.name} ${one.version} (${licenceOf(one)})`;
    return `${title}\n${'='.repeat(title.length)}\n\n${textOf(one)}`;
  });
  return `The pages of Quayside hold parts of these packages.\n\n${texts.join('\n\n\n')}\n`;
}

/** @param {Package} one */
function textOf({ path }) {
  const folder = join(ROOT, path);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const named = files.filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file)).sort();
  const texts = named.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : 'The package holds no text of its licence.';
}

/** What is refused, after the list of all. */
function check() {
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const one of shippedPackages()) {
    const licence = licenceOf(one);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${one.name} ${one.version}`]);
  }
  const sorted = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
  for (const [licence, names] of sorted) console.log(`${licence} (${names.length}): ${names.join(', ')}`);
  const refused = sorted.filter(([licence]) => !isAllowed(licence));
  for (const [licence, names] of refused)
    console.error(`Not for a program under MIT: ${licence}: ${names.join(', ')}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith('licences.mjs')) check();
