import { expect, test } from 'vitest';
import { chaptersOf, found, pieces } from './book.ts';

const BOOK = chaptersOf({
  chapters: { 1: 'The aim', 10: 'The auction' },
  rules: { '1.1': 'Earn most.', '10.1': 'All bid at once.', '10.2': 'A tíe is shared.' } as never,
});

test('a rule stands in its own chapter: 10.1 is not of chapter 1', () => {
  expect(BOOK.map(({ rules }) => rules.map(({ number }) => number))).toEqual([['1.1'], ['10.1', '10.2']]);
});

test('a search needs all its words, and no accents', () => {
  const numbers = (sought: string) =>
    found(BOOK, sought).flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers('once BID')).toEqual(['10.1']);
  expect(numbers('tie')).toEqual(['10.2']);
  expect(numbers('10.2')).toEqual(['10.2']);
  expect(numbers('bid shared')).toEqual([]);
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
