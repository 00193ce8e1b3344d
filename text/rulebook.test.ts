import { expect, test } from 'vitest';
import { chaptersOf, editionFor, numberColumns } from './rulebook.ts';

const TABLE = {
  rule: '10.2',
  head: ['Cargo', 'Worth'],
  rows: [
    ['Tea', '$3'],
    ['Silk', '5/10'],
  ],
};
const TEXT = {
  editions: { old: 'Old edition', new: 'New edition' },
  chapters: { 1: 'The aim', 2: 'Brokers', 10: 'The auction' },
  rules: {
    '1.1': 'Earn most.',
    '2.1': { new: 'A broker may be called.' },
    '10.1': { old: 'All bid in turn.', new: 'All bid at once.' },
    '10.2': 'A tie is shared.',
  } as never,
};

const numbers = (edition: string | undefined) =>
  chaptersOf(TEXT, edition).map(({ rules }) => rules.map(({ number }) => number));

test('a rule stands in its own chapter: 10.1 is not of chapter 1', () => {
  expect(numbers('new')).toEqual([['1.1'], ['2.1'], ['10.1', '10.2']]);
});

test('an edition has its own texts, and no chapter in which it has none', () => {
  expect(numbers('old')).toEqual([['1.1'], ['10.1', '10.2']]);
  expect(chaptersOf(TEXT, 'old').at(-1)?.rules[0]?.text).toBe('All bid in turn.');
});

test('without an edition a rule says what each has, with its name', () => {
  const rules = chaptersOf(TEXT, undefined).flatMap((chapter) => chapter.rules.map(({ text }) => text));
  expect(rules).toEqual([
    'Earn most.',
    '(New edition) A broker may be called.',
    '(Old edition) All bid in turn.\n\n(New edition) All bid at once.',
    'A tie is shared.',
  ]);
});

test('a table stands at its rule, numbers to the right', () => {
  const tables = chaptersOf(TEXT, 'new', [TABLE]).flatMap((chapter) =>
    chapter.rules.map((rule) => rule.tables),
  );
  expect(tables).toEqual([[], [], [], [TABLE]]);
  expect(numberColumns(TABLE)).toEqual([false, true]);
});

test('the first edition wished for that there is, or the first of all', () => {
  expect(editionFor(TEXT, [null, 'new', 'old'])).toBe('new');
  expect(editionFor(TEXT, ['newest', null])).toBe('old');
  expect(editionFor({ rules: TEXT.rules }, ['new'], '1.1')).toBeUndefined();
});

test('a rule or chapter that is looked for decides, where only another edition has it', () => {
  expect(editionFor(TEXT, ['old'], '2.1')).toBe('new');
  expect(editionFor(TEXT, ['old'], '2')).toBe('new');
  expect(editionFor(TEXT, ['old'], '1')).toBe('old');
  expect(editionFor(TEXT, ['old'], '99.1')).toBe('old');
});
