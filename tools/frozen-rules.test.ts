import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

test('hashes that are missing or damaged are named', () => {
  put('1.mjs', 'rules');
  expect(check).toThrow('games/go/frozen/sha256.json cannot be read');
  put('sha256.json', '{');
  expect(check).toThrow('games/go/frozen/sha256.json cannot be read');
});

test('a build ends with the sentence alone', () => {
  put('1.mjs', 'other rules');
  put('sha256.json', JSON.stringify({ '1.mjs': hashOf('rules') }));
  const module = pathToFileURL(join(import.meta.dirname, 'frozen-rules.mjs')).href;
  const script = `import { needFrozenRules } from '${module}'; needFrozenRules(process.argv[1]);`;
  const args = ['--input-type=module', '-e', script, root];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^games\/go\/frozen\/1\.mjs was changed, [^\n]+\n$/);
});

test('those of this repository are as they were frozen', () => {
  expect(() => checkFrozenRules(join(import.meta.dirname, '..'))).not.toThrow();
});
