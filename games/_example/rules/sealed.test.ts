import { expect, test } from 'vitest';
import { scripted } from '../../../core/chance.ts';
import { flotsam } from './index.ts';

test('bids lie face down until the last one is in, whoever looks', () => {
  const state = flotsam.start({}, 3, scripted(0, 1, 2, 3));
  const sealed = () =>
    [0, 1, 'table' as const].map((viewer) => flotsam.sealed?.(flotsam.view(state, viewer)));
  expect(sealed()).toEqual([[], [], []]);
  flotsam.apply(state, 2, { type: 'bid', coins: 4 }, scripted());
  flotsam.apply(state, 0, { type: 'bid', coins: 1 }, scripted());
  flotsam.apply(state, 0, { type: 'bid', coins: 2 }, scripted());
  expect(sealed()).toEqual([
    [0, 2],
    [0, 2],
    [0, 2],
  ]);
  flotsam.apply(state, 1, { type: 'bid', coins: 0 }, scripted(5));
  expect(sealed()).toEqual([[], [], []]);
});
