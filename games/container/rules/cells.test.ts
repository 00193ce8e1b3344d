import { describe, expect, test } from 'vitest';
import { countOn, filled, isChoice, storeShelf } from './cells.ts';
import { firstIn, hasSeveral, inSet, withoutFirst } from './sets.ts';
import { ANNA, BERNARD, cells, table } from './testing.ts';

const { state } = table(
  {},
  {
    anna: { warehouses: 5, harbour: '2 black $2, white $2, tan $6' },
    bernard: { warehouses: 3, harbour: '3 tan $4' },
  },
);

describe('cells that hold something', () => {
  test('are a set: price by price, and within a price colour by colour', () => {
    expect(filled([0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0], 0, 15)).toBe(0b00001_00000_10010);
    expect(filled([9, 9, 9, 9, 9, 0, 0, 0, 1, 0], 5, 5)).toBe(0b01000);
    expect(filled(cells('harbour', ''), 0, 25)).toBe(0);
  });

  test('of a seat are its own, and can be counted', () => {
    const shelf = storeShelf(state, 'harbour', ANNA);
    expect(shelf).toEqual({ cells: state.harbour, first: ANNA * 25, set: (1 << 0) | (1 << 4) | (1 << 23) });
    expect(countOn(shelf)).toBe(4);
    expect(countOn({ ...shelf, set: 0 })).toBe(0);
  });

  test('4.5 leave a choice where there is more than is taken, and not all in one cell', () => {
    const shelf = storeShelf(state, 'harbour', ANNA);
    expect([0, 1, 3, 4].map((wanted) => isChoice(shelf, wanted))).toEqual([false, true, true, false]);
    expect(isChoice(storeShelf(state, 'harbour', BERNARD), 1)).toBe(false);
  });
});

test('a set gives its numbers one after the other', () => {
  expect(inSet(0b10110)).toEqual([1, 2, 4]);
  expect(firstIn(0b10110)).toBe(1);
  expect(withoutFirst(0b10110)).toBe(0b10100);
  expect([0, 0b100, 0b101].map(hasSeveral)).toEqual([false, false, true]);
});
