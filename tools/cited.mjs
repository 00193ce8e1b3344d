/**
 * Every numbered rule must be cited by a test, and every number cited must be a rule.
 * A rule is a paragraph of docs/rules/<game>.md that begins with `**4.3** `; a test of the game cites it when its
 * title, or that of its `describe`, begins with the number: `test('4.3 …')`, `test('4.3, 4.4 …')`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const RULE = /^\*\*(\d+(?:\.\d+)*)\*\*\s/gm;
const NUMBER = String.raw`\d+(?:\.\d+)+`;
// The second form is the call after `test.each(…)`; a test that is skipped or still to do proves nothing.
const CALL = String.raw`(?:\b(?:test|it|describe)(?:\.(?!skip|todo)\w+)*|[)\x60])\(\s*`;
const CITATION = new RegExp(String.raw`${CALL}['"\x60](${NUMBER}(?:,\s*${NUMBER})*)(?![.\d])`, 'g');
const COMMENT = /^\s*(\/\/|\*).*$/gm;

/** @param {string} page */
export function rulesIn(page) {
  return [...page.matchAll(RULE)].map(([, number]) => String(number));
}

/** @param {string} source */
export function citationsIn(source) {
  const found = source.replace(COMMENT, '').matchAll(CITATION);
  return [...found].flatMap(([, numbers]) => String(numbers).split(/,\s*/));
}

/** @param {string[]} rules @param {string[]} cited */
export function compare(rules, cited) {
  return {
    untested: rules.filter((rule) => !cited.includes(rule)),
    unknown: [...new Set(cited)].filter((number) => !rules.includes(number)),
    repeated: rules.filter((rule, index) => rules.indexOf(rule) !== index),
  };
}

/** @param {string} root the repository; returns what is wrong, a line each */
export function complaints(root) {
  const pages = namesIn(join(root, 'docs', 'rules')).filter((name) => name.endsWith('.md'));
  const folders = namesIn(join(root, 'games')).filter((name) => !name.includes('.'));
  const games = new Set([...pages.map((name) => name.slice(0, -'.md'.length)), ...folders]);
  const lines = [...games].flatMap((game) => complaintsOf(root, game));
  return pages.length > 0 ? lines : [...lines, 'docs/rules has no page'];
}

/** @param {string} root @param {string} game */
function complaintsOf(root, game) {
  const page = join(root, 'docs', 'rules', `${game}.md`);
  const rules = existsSync(page) ? rulesIn(readFileSync(page, 'utf8')) : [];
  const cited = testsIn(join(root, 'games', game)).flatMap((file) => citationsIn(readFileSync(file, 'utf8')));
  const { untested, unknown, repeated } = compare(rules, cited);
  return [
    ...untested.map((number) => `${game} ${number}: no test cites this rule`),
    ...unknown.map((number) => `${game} ${number}: cited by a test, but there is no such rule`),
    ...repeated.map((number) => `${game} ${number}: two rules have this number`),
  ];
}

/** @param {string} folder @returns {string[]} */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string} folder @returns {string[]} */
function testsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

if (process.argv[1]?.endsWith('cited.mjs')) {
  const lines = complaints(ROOT);
  console.log(lines.length > 0 ? lines.join('\n') : 'every rule is cited by a test');
  process.exitCode = lines.length > 0 ? 1 : 0;
}
