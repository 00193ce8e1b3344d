import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { citationsIn, complaints, rulesIn } from './cited.mjs';

test('a rule is a paragraph that begins with a bold number', () => {
  expect(rulesIn('# 4. Ships\n\n**4.1** A ship\nsails. **4.2** not here\n\n**4.10** Two\n')).toEqual([
    '4.1',
    '4.10',
  ]);
});

test.each([
  [`test('4.3 a ship sails', () => {})`, ['4.3']],
  [`it("4.3, 4.4 a ship sails")`, ['4.3', '4.4']],
  ['describe(`4.10: ships`)', ['4.10']],
  [`test.each([['a'], ['b']])('4.3 with %s')`, ['4.3']],
  [`test.each(\n  cases(1),\n)(\n  '4.3 with %s')`, ['4.3']],
  ['test.for`a | b`("4.3 with %s")', ['4.3']],
  [`test.only('4.3')`, ['4.3']],
  [`test('4.3.1 a ship sails')`, ['4.3.1']],
  [`test('a ship sails, 4.3')`, []],
  [`test.skip('4.3 a ship sails')`, []],
  [`test.todo('4.3 a ship sails')`, []],
  [`// test('4.3 a ship sails')`, []],
  [`price('4.3')`, []],
])('citations in %j', (source, expected) => {
  expect(citationsIn(source)).toEqual(expected);
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cited-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('rules without a test and tests without a rule are named', () => {
  write('docs/rules/ships.md', '**1.1** One.\n\n**1.2** Two.\n\n**1.2** Two again.\n');
  write('games/ships/rules/deep/one.test.ts', `test('1.1, 1.3 one')`);
  write('games/other/rules/one.test.ts', `test('2.1 one')`);
  expect(complaints(root)).toEqual([
    'ships 1.2: no test cites this rule',
    'ships 1.2: no test cites this rule',
    'ships 1.3: cited by a test, but there is no such rule',
    'ships 1.2: two rules have this number',
    'other 2.1: cited by a test, but there is no such rule',
  ]);
});

test('all is well when every rule is cited, and not when there is no rule at all', () => {
  expect(complaints(root)).toEqual(['docs/rules has no page']);
  write('docs/rules/ships.md', '**1.1** One.\n');
  write('games/ships/rules/one.test.ts', `test('1.1 one')`);
  expect(complaints(root)).toEqual([]);
});
