import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadWordList, namesWithout, readWordList, WordList } from './word-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string | Buffer): string {
  const path = join(folder, `list-${Math.floor(performance.now() * 1000)}.txt`);
  writeFileSync(path, text);
  return path;
}

const list = new WordList(['damn', 'sea rat', '*scum*', 'чёрт']);

test.each([
  ...['damn', 'DAMN', 'Big Damn', 'damn 99', 'damn99', 'd a m n', 'D-A-M-N', 'dämn', 'd4mn', 'ｄａｍｎ'],
  ...['dаmn', 'The Sea Rat', 'sea_rat', 'sea-rat 2', 'scum', 'scumbag', '5cum', 's c u m', 'xscumx', 'Черт'],
])('audit 8: "%s" holds an unwanted word', (name) => {
  expect(list.holds(name)).toBe(true);
});

test.each(['damnation', 'Amsterdamn', 'rat', 'sea', 'rat sea', 'Ada', 'Larus 214', 'чертополох'])(
  'audit 8: "%s" does not: only with a star a word counts inside of others',
  (name) => {
    expect(list.holds(name)).toBe(false);
  },
);

test('audit 8: a name with such a word is refused, and the word is not repeated', () => {
  const decode = namesWithout(list);
  expect(decode('Damn 7')).toEqual({ refusal: { code: 'badWord', params: {} } });
  expect(decode('Ada')).toEqual({ name: 'Ada' });
  expect(decode('?').refusal?.code).toBe('badName');
});

test('audit 8: a list is a word a line, with comments', () => {
  const read = readWordList(file('# ours\n\ndamn # mild\r\n  sea rat  \n'));
  expect([read.holds('damn'), read.holds('sea rat'), read.holds('ours'), read.holds('mild')]).toEqual([
    ...[true, true, false, false],
  ]);
  expect(readWordList('').holds('damn')).toBe(false);
});

test.each([
  ['x', /^Line 1 of the word list .* has fewer than two letters\.$/],
  ['fine\n99', /^Line 2 .* fewer than two letters/],
  ['a'.repeat(101), /^Line 1 .* has more than 100 characters/],
  [Buffer.from([0x64, 0xff, 0xfe]), /cannot be read: it is not UTF-8\.$/],
  ['word\n'.repeat(10_001), /has more than 10000 words/],
  ['# '.repeat(600_000), /larger than 1048576 bytes/],
])('audit 8: a bad list is told in a sentence', (text, sentence) => {
  expect(() => readWordList(file(text))).toThrow(sentence);
  expect(() => readWordList(file(text))).toThrow(BadWordList);
});

test('audit 8: so is one that is not there', () => {
  expect(() => readWordList(join(folder, 'nothing'))).toThrow(
    /^The word list .*nothing cannot be read: .+\.$/,
  );
});
