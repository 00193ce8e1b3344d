import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { printSummary, runSteps } from './run-steps.mjs';
import { choose, STAGES, withBuild } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quayside-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const step = (name: string, script: string, processors = 1) => ({
  name,
  command: ['-e', script],
  processors,
});
const begun = (): string[] => printed.filter((line) => line.endsWith(': begun'));

test('a step that needs more processors than are free lets a smaller one pass', async () => {
  const steps = [step('one', ''), step('two', '', 2), step('three', '')];
  const results = await runSteps(steps, 2);
  expect(begun()).toEqual(['one: begun', 'three: begun', 'two: begun']);
  expect(results.map(({ step: { name }, ok }) => [name, ok])).toEqual([
    ['one', true],
    ['two', true],
    ['three', true],
  ]);
});

test('a step that needs more processors than there are runs alone', async () => {
  const [result] = await runSteps([step('large', '', 9)], 2);
  expect(result?.ok).toBe(true);
});

test('chosen steps that start programs are built first, once; those that read sources are not', () => {
  const chosen = (...words: string[]) => withBuild(choose(STAGES.flat(), words)).map(({ name }) => name);
  expect(chosen('browser', 'package')).toEqual(['build', 'browser', 'package']);
  expect(chosen('build', 'browser')).toEqual(['build', 'browser']);
  expect(chosen('lint', 'rules')).toEqual(['lint', 'rules']);
  expect(chosen().filter((name) => name === 'build')).toHaveLength(1);
});

test('the summary says what failed, how to run just that, and counts', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\\n');
  const results = await runSteps(
    [step('good', ''), step('bad', `console.log('${lines}'); process.exitCode = 3`)],
    3,
  );
  printed = [];
  printSummary(results, ({ name }) => `run ${name}`);
  const text = printed.join('\n');
  expect(text).toMatch(/^good {2}ok +\d+\.\d s$/m);
  expect(text).toMatch(/^bad {3}FAILED +\d+\.\d s$/m);
  expect(text).toContain('bad failed; run it alone: run bad\n  line 28\n');
  expect(text).not.toContain('line 27');
  expect(printed.at(-1)).toBe('\n1 passed, 1 failed');
});

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('failed unit tests are named with their reason and their command', () => {
  const failed = {
    status: 'failed',
    fullName: '4.3 a tie',
    failureMessages: ['expected 1\n\nto be 2\nat x'],
  };
  const passed = { status: 'passed', fullName: '4.4 no tie', failureMessages: [] };
  const file = report({
    testResults: [
      { name: '/q/core/a.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
      { name: '/q/core/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(vitestFailures(file, '/q')).toEqual([
    'core/a.test.ts: 4.3 a tie',
    ...['  expected 1', '  to be 2', '  at x', '  npx vitest run core/a.test.ts -t "4.3 a tie"'],
    'core/b.test.ts',
    ...['  no such file', '  npx vitest run core/b.test.ts'],
  ]);
});

test('failed browser tests likewise, also those inside a group', () => {
  const tests = [{ results: [{ errors: [{ message: '\u001b[31mtimed out\u001b[39m' }] }] }];
  const specs = [
    { title: 'it plays', ok: false, file: 'a.spec.ts', line: 7, tests },
    { title: 'it stays', ok: true, file: 'a.spec.ts', line: 9, tests: [] },
  ];
  const file = report({ suites: [{ suites: [{ specs }] }], errors: [] });
  expect(playwrightFailures(file)).toEqual([
    'e2e/a.spec.ts: it plays',
    '  timed out',
    '  npm run browser -- e2e/a.spec.ts:7',
  ]);
});

test('a program that ended without a report has no failures to name', () => {
  expect(vitestFailures(join(folder, 'none.json'), '/q')).toEqual([]);
});

test.each([
  ['tools/test.mjs', ['nonsense'], 'There is no step "nonsense". The steps are: build, '],
  ['tools/test-long.mjs', ['nonsense'], 'There is no step "nonsense". The steps are: '],
  ['tools/test-long.mjs', ['--share', 'much'], '--share must be a number above 0'],
  ['tools/busy.mjs', ['many'], 'Say how many (1 to 64) and what to run'],
  ['tools/mutate.mjs', ['chess'], 'There is no game "chess" with rules'],
])('%s %j is refused with a sentence', (tool, args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [tool, ...args], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a command beside busy processes keeps its arguments and its exit code', () => {
  const args = ['tools/busy.mjs', '2', process.execPath, '-e', 'console.log("a  b"); process.exitCode = 7'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([7, 'a  b\n']);
});
