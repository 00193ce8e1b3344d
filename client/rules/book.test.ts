import { expect, test } from 'vitest';
import { chaptersOf } from '../../text/rulebook.ts';
import { found, pieces } from './book.ts';

const TABLE = { rule: '1.1', head: ['Cargo', 'Worth'], rows: [['Tea', '3']], note: 'Silk comes later.' };
const TEXT = {
  editions: { old: 'Old', new: 'New' },
  chapters: { 1: 'The aim', 2: 'Brokers', 10: 'The auction' },
  rules: {
    '1.1': 'Earn most.',
    '2.1': { new: 'A broker may be called.' },
    '10.1': { old: 'All bid in turn.', new: 'All bid at once.' },
    '10.2': 'A tíe is shared.',
  } as never,
};
const BOOK = chaptersOf(TEXT, 'new', [TABLE]);

test('a search needs all its words, and no accents', () => {
  const numbers = (sought: string) =>
    found(BOOK, sought).flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers('once BID')).toEqual(['10.1']);
  expect(numbers('tie')).toEqual(['10.2']);
  expect(numbers('10.2')).toEqual(['10.2']);
  expect(numbers('bid shared')).toEqual([]);
});

test('a search finds the words of the edition that is read, and of no other', () => {
  expect(found(BOOK, 'in turn')).toEqual([]);
  expect(found(chaptersOf(TEXT, 'old'), 'in turn')).toHaveLength(1);
  expect(found(chaptersOf(TEXT, 'old'), 'broker')).toEqual([]);
});

test('a search finds what stands in a table of a rule', () => {
  expect(found(BOOK, 'tea worth').flatMap(({ rules }) => rules.map(({ number }) => number))).toEqual(['1.1']);
  expect(found(BOOK, 'silk')).toHaveLength(1);
});

test('a chapter found by its title is shown whole', () => {
  expect(found(BOOK, 'auction')[0]?.rules).toHaveLength(2);
});

test('what was sought is marked, whatever signs it has', () => {
  expect(pieces('All bid.', 'BID')).toEqual([
    { text: 'All ', sought: false },
    { text: 'bid', sought: true },
    { text: '.', sought: false },
  ]);
  expect(pieces('(a+b)', '(a+')).toEqual([
    { text: '(a+', sought: true },
    { text: 'b)', sought: false },
  ]);
});
