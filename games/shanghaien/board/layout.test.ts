import { expect, test } from 'vitest';
import { fan, measure, sideBySide } from './layout.ts';

test('six cards fit on every stage', () => {
  for (let width = 340; width <= 2600; width += 20) {
    for (const room of [0, 3000]) {
      const { pad, gap, card, crews } = measure(width, room);
      expect(6 * card + 5 * gap + 2 * pad + (crews && crews + pad)).toBeLessThanOrEqual(width);
    }
  }
});

test('crews stand below the row on a phone and beside it on a desk', () => {
  expect(measure(390)).toMatchObject({ crews: 0, small: true, tight: true });
  expect(measure(390, 620)).toMatchObject({ crews: 0, small: true, tight: false });
  expect(measure(940).crews).toBeGreaterThan(300);
  expect(measure(940).small).toBe(false);
  expect(measure(820, 900)).toMatchObject({ crews: 0, columns: 2, small: false });
});

test('things lie in the middle, and overlap rather than spill', () => {
  expect(sideBySide(1, 20, 60)).toEqual([20]);
  expect(sideBySide(2, 20, 60)).toEqual([7.5, 32.5]);
  expect(sideBySide(6, 20, 60)).toEqual([0, 8, 16, 24, 32, 40]);
});

test('a fan is as wide as its room at most, and straight in the middle', () => {
  expect(fan(1, 20, 80)).toEqual([{ x: 0, y: 0, turn: 0 }]);
  const [left, , right] = fan(3, 20, 80);
  expect(left).toEqual({ x: -20, y: 1.6, turn: -7 });
  expect(right).toEqual({ x: 20, y: 1.6, turn: 7 });
  expect(fan(7, 20, 80).every(({ x }) => Math.abs(x) <= 30)).toBe(true);
});
