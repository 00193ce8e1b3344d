import { expect, test } from 'vitest';
import { bare, isolated } from './isolate.ts';

test('audit 12: a name from right to left stands on its own inside a sentence', () => {
  expect(isolated('מרים 7')).toBe('\u2068מרים 7\u2069');
  expect(isolated('مريم')).toBe('\u2068مريم\u2069');
  expect(bare(isolated('مريم'))).toBe('مريم');
});

test('once is enough, and most names stay as they are', () => {
  expect(isolated(isolated('مريم'))).toBe('\u2068مريم\u2069');
  for (const name of ['', 'Ada', 'Zoë 1', 'Мария', '美咲']) expect(isolated(name)).toBe(name);
});
