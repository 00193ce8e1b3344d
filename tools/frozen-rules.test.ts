import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFrozenRules } from './frozen-rules.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quayside-frozen-'));
  mkdirSync(join(root, 'games', 'go', 'frozen'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string): void =>
  writeFileSync(join(root, 'games', 'go', 'frozen', file), text);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const check = () => checkFrozenRules(root);

test('frozen rules with their hashes are fine', () => {
  put('1.mjs', 'rules');
  put('sha256.json', JSON.stringify({ '1.mjs': hashOf('rules') }));
  expect(check).not.toThrow();
});

test('changed rules, lost rules and rules without a hash are named', () => {
  put('1.mjs', 'other rules');
  put('sha256.json', JSON.stringify({ '1.mjs': hashOf('rules') }));
  expect(check).toThrow('games/go/frozen/1.mjs was changed');
  put('sha256.json', '{}');
  expect(check).toThrow('games/go/frozen/sha256.json has no hash of 1.mjs');
  put('sha256.json', JSON.stringify({ '1.mjs': hashOf('other rules'), '2.mjs': hashOf('') }));
  expect(check).toThrow('games/go/frozen/2.mjs is missing');
});

test('those of this repository are as they were frozen', () => {
  expect(() => checkFrozenRules(join(import.meta.dirname, '..'))).not.toThrow();
});
