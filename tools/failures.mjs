/** What failed, read from the reports of Vitest and Playwright: the test, the first lines of why, how to run it alone. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Lines of a message that say what was expected and what came. */
const MESSAGE_LINES = 4;
const MOST_TESTS = 20;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of.
const COLOURS = /\u001b\[[\d;]*m/g;

/** @param {string} message */
function firstLines(message) {
  const lines = message.replace(COLOURS, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .map((line) => `  ${line}`);
}

/** @param {readonly string[][]} tests @returns {string[]} */
function shortened(tests) {
  const more = tests.length - MOST_TESTS;
  return [...tests.slice(0, MOST_TESTS).flat(), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** @param {string} file @returns {any} undefined where the program ended before it could write a report */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} file the report of Vitest's reporter "json" @param {string} root */
export function vitestFailures(file, root) {
  const files = read(file)?.testResults ?? [];
  const failed = files.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const path = relative(root, name).replaceAll('\\', '/');
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (status === 'failed' && tests.length === 0) {
      return [[path, ...firstLines(message), `  npx vitest run ${path}`]];
    }
    return tests.map((/** @type {any} */ { fullName, failureMessages }) => [
      `${path}: ${fullName}`,
      ...firstLines(failureMessages.join('\n')),
      `  npx vitest run ${path} -t ${JSON.stringify(fullName)}`,
    ]);
  });
  return shortened(failed);
}

/** @param {string} file the report of Playwright's reporter "json" */
export function playwrightFailures(file) {
  const report = read(file);
  const failed = (report?.suites ?? []).flatMap(failedSpecs);
  const errors = (report?.errors ?? []).map((/** @type {any} */ { message }) => firstLines(message));
  return shortened([...errors, ...failed]);
}

/** @param {any} suite @returns {string[][]} */
function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.filter((/** @type {any} */ { ok }) => !ok);
  const own = failed.map((/** @type {any} */ { title, file, line, tests }) => {
    const errors = tests[0]?.results.at(-1)?.errors ?? [];
    const why = errors.map((/** @type {any} */ { message }) => message).join('\n');
    return [`e2e/${file}: ${title}`, ...firstLines(why), `  npm run browser -- e2e/${file}:${line}`];
  });
  return [...own, ...suites.flatMap(failedSpecs)];
}
