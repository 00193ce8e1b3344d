import { expect, test } from 'vitest';
import { container } from '../rules/index.ts';
import { ANNA, BERNARD, CLARA, DAVID, goods, table } from '../rules/testing.ts';
import type { Event } from '../rules/types.ts';
import { biddersOf, openedIn, settledBy } from './settled.ts';

const view = container.view(table({}, { seats: 4, anna: { cargo: '2 tan, white' } }).state, BERNARD);
const answering = { ...view, phase: 'answer' as const, turn: ANNA, offers: [0, 3, 7, 7] };
const news = (...events: Event[]) => ({ n: 9, events });

test('10.2 bids are known once they lie open, not before', () => {
  expect(openedIn({ ...answering, phase: 'bidding' })).toBeUndefined();
  expect(openedIn(answering)).toEqual({ seller: ANNA, cargo: goods('2 tan, white'), offers: [0, 3, 7, 7] });
});

test('10.4 the winner stands first, then who offered most', () => {
  const sold = { type: 'accepted', seat: ANNA, winner: DAVID, amount: 7 } as const;
  const settled = settledBy(openedIn(answering), news(sold));
  expect(settled?.n).toBe(9);
  expect(settled && biddersOf(settled)).toEqual([
    { seat: DAVID, offer: 7, won: true },
    { seat: CLARA, offer: 7, won: false },
    { seat: BERNARD, offer: 3, won: false },
  ]);
});

test('10.5 a seller who keeps the cargo leaves nobody a winner', () => {
  const kept = { type: 'declined', seat: ANNA, amount: 7 } as const;
  const settled = settledBy(openedIn(answering), news(kept));
  expect(settled && biddersOf(settled).some(({ won }) => won)).toBe(false);
});

test('other news settle nothing', () => {
  expect(settledBy(openedIn(answering), news({ type: 'turn', seat: BERNARD }))).toBeUndefined();
  expect(settledBy(undefined, news({ type: 'declined', seat: ANNA, amount: 7 }))).toBeUndefined();
});
