import { describe, expect, test } from 'vitest';
import { countIn, filled, filledIn, isChoice } from './cells.ts';
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
    const set = filledIn(state, 'harbour', ANNA);
    expect(set).toBe((1 << 0) | (1 << 4) | (1 << 23));
    expect(countIn(state.harbour, ANNA * 25, set)).toBe(4);
    expect(countIn(state.harbour, ANNA * 25, 0)).toBe(0);
  });

  test('4.5 leave a choice where there is more than is taken, and not all in one cell', () => {
    expect([0, 1, 3, 4].map((wanted) => isChoice(state, 'harbour', ANNA, wanted))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isChoice(state, 'harbour', BERNARD, 1)).toBe(false);
  });
});

test('a set gives its numbers one after the other', () => {
  expect(inSet(0b10110)).toEqual([1, 2, 4]);
  expect(firstIn(0b10110)).toBe(1);
  expect(withoutFirst(0b10110)).toBe(0b10100);
  expect([0, 0b100, 0b101].map(hasSeveral)).toEqual([false, false, true]);
});
