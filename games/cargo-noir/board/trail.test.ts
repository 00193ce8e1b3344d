import { expect, test } from 'vitest';
import { trailsOf } from './trail.ts';

test('ships that went far leave a line, goods and short ways do not', () => {
  const leg = (look: string, x: number) => ({ key: look, look, from: { x: 0, y: 0 }, to: { x, y: 0 } });
  expect(trailsOf([leg('ship red', 100), leg('gold', 100), leg('ship blue', 20)])).toEqual([
    { key: 'ship red', seat: 'red', d: 'M0.0 0.0Q50.0 -50.0 100.0 0.0' },
  ]);
});
