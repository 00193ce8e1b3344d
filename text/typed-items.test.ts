import { describe, expect, test } from 'vitest';
import { type Spellings, TypedItems } from './typed-items.ts';

const COLOURS: readonly Spellings[] = [
  ['Schwarz', 'black'],
  ['Weiß', 'white'],
  ['чёрный', 'brown'],
];

function misread(text: string, read: (items: TypedItems) => void): TypedItems['misread'] {
  const items = new TypedItems(text);
  read(items);
  items.end();
  return items.misread;
}

describe('parts', () => {
  test('a count, a name, a number and another', () => {
    const items = new TypedItems('2schwarz@3>5 weiß');
    expect(items.parts(COLOURS)).toMatchObject([
      { count: 2, name: 0, at: 3, to: 5 },
      { count: 1, name: 1, at: null, to: null },
    ]);
    expect(items.misread).toBeUndefined();
  });

  test.each(['schwarz@3', 'SCHWARZ @ $3', 'black@3', 'bla@3', ', schwarz@3,'])(
    '"%s" is the same',
    (typed) => {
      expect(new TypedItems(typed).parts(COLOURS)).toMatchObject([{ count: 1, name: 0, at: 3, to: null }]);
    },
  );

  test.each([
    ['weiss', 1],
    ['WEISS', 1],
    ['черный', 2],
    ['ЧЁРН', 2],
  ])('"%s" needs no accents', (typed, name) => {
    expect(new TypedItems(typed).parts(COLOURS)).toMatchObject([{ name }]);
  });

  test('they end at a slash, with spaces or without', () => {
    const items = new TypedItems('black/white');
    expect(items.parts(COLOURS)).toMatchObject([{ name: 0 }]);
    expect(items.takeSection()).toBe(true);
    expect(items.parts(COLOURS)).toMatchObject([{ name: 1 }]);
  });
});

describe('what is not understood is named', () => {
  const read = (items: TypedItems): void => void items.parts(COLOURS);

  test.each([
    ['white@3 pink@2', { code: 'unknownWord', part: 'pink@2', known: ['schwarz', 'weiß', 'чёрный'] }],
    ['b@2', { code: 'severalWords', part: 'b@2', known: ['schwarz', 'чёрный'] }],
    ['white@@3', { code: 'unclear', part: 'white@@3' }],
    ['0white', { code: 'unclear', part: '0white' }],
    ['white / black', { code: 'unclear', part: '/' }],
  ])('"%s"', (typed, wanted) => {
    expect(misread(typed, read)).toEqual(wanted);
  });

  test('the first one counts', () => {
    expect(misread('pink@2 green@3', read)).toMatchObject({ part: 'pink@2' });
  });

  test('a number out of its bounds, or none', () => {
    const within = (items: TypedItems): void => {
      for (const part of items.parts(COLOURS)) items.within(part.at, part, [1, 4]);
    };
    expect(misread('black@4', within)).toBeUndefined();
    expect(misread('black@5', within)).toEqual({ code: 'outOfRange', part: 'black@5', min: 1, max: 4 });
    expect(misread('black', within)).toEqual({ code: 'noNumber', part: 'black' });
  });

  test('a bare number, or something else', () => {
    const number = (items: TypedItems): void => void items.number();
    expect(misread('$7', number)).toBeUndefined();
    expect(misread('seven', number)).toEqual({ code: 'unclear', part: 'seven' });
    expect(misread('7 8', number)).toEqual({ code: 'unclear', part: '8' });
    expect(misread('', number)).toEqual({ code: 'incomplete' });
  });
});

test('a name of two words may be typed as two', () => {
  const names: Spellings[] = [['Maat 2'], ['Maat 3'], ['Anna']];
  for (const typed of ['maat3 7', 'Maat 3 7']) {
    const items = new TypedItems(typed);
    expect([items.word(names), items.number()]).toEqual([1, 7]);
    expect(items.misread).toBeUndefined();
  }
  const ports: Spellings[] = [['New York'], ['Rio']];
  expect(new TypedItems('rio@1 New York@3 rio').parts(ports)).toMatchObject([
    { name: 1, at: 1 },
    { name: 0, at: 3 },
    { name: 1, at: null },
  ]);
  expect(misread('maat', (items) => items.word(names))).toMatchObject({ code: 'severalWords' });
  expect(misread('', (items) => items.word(names))).toEqual({ code: 'incomplete' });
});
