import { expect, test } from 'vitest';
import { paymentsIn, placesIn } from './news.ts';

test('payments are added up by seat', () => {
  const events = [
    { type: 'interest', seat: 0, paid: 2, owed: 0 },
    { type: 'bought', seat: 0, seller: 2, goods: [1], cost: 3 },
    { type: 'produced', seat: 1, made: [1], boss: 0 },
    { type: 'accepted', seat: 2, winner: 1, amount: 7 },
  ] as const;
  expect(paymentsIn(events, 3)).toEqual([-2 - 3 + 1, -1 - 7, 3 + 14]);
});

test('one looks where something happened, once', () => {
  const events = [
    { type: 'bought', seat: 0, seller: 2, goods: [1], cost: 3 },
    { type: 'priced', seat: 0, store: 'harbour', cells: [1] },
    { type: 'turn', seat: 1 },
  ] as const;
  expect(placesIn(events)).toEqual(['factory-2', 'harbour-0']);
});
