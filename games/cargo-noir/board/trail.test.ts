import { expect, test } from 'vitest';
import { settled, trailsOf } from './trail.ts';

const lying = (key: string, x: number, y: number, look = key) => ({ key, look, x, y });

test('what lies there still has not moved, though the table was laid out anew', () => {
  const before = new Map([
    ['stays', lying('stays', 0, 0)],
    ['goes', lying('goes', 5, 5)],
  ]);
  const was = settled(before, new Map([['stays', lying('stays', 9, 9)]]));
  expect(was.get('stays')).toMatchObject({ x: 9, y: 9 });
  expect(was.get('goes')).toMatchObject({ x: 5, y: 5 });
});

test('ships that went far leave a line, goods and short ways do not', () => {
  const leg = (look: string, x: number) => ({ key: look, look, from: { x: 0, y: 0 }, to: { x, y: 0 } });
  expect(trailsOf([leg('ship red', 100), leg('gold', 100), leg('ship blue', 20)])).toEqual([
    { key: 'ship red', seat: 'red', d: 'M0.0 0.0Q50.0 -50.0 100.0 0.0' },
  ]);
});
