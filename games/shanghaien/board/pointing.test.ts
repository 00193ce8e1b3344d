import { expect, test } from 'vitest';
import type { Effect, Trick } from '../rules/tables.ts';
import type { Move } from '../rules/types.ts';
import {
  type Asking,
  endLater,
  fromEnd,
  impossible,
  joinNation,
  ontoPlace,
  takeBack,
  turnDie,
  withDie,
  withTrick,
} from './pointing.ts';

const FIRST_DIE: readonly Move[] = [
  { type: 'place', die: 1, end: 'left' },
  { type: 'place', die: 1, end: 'right' },
  { type: 'place', die: 6, end: 'left' },
  { type: 'place', die: 6, end: 'right' },
  { type: 'joker', card: 'jokerShift', nation: 'dutch' },
  { type: 'joker', card: 'jokerBoth', nation: 'dutch' },
  { type: 'shift', card: 'jokerShift', die: 6, by: -1 },
  { type: 'both', card: 'jokerBoth', end: 'left' },
  { type: 'both', card: 'jokerBoth', end: 'right' },
];

function asking(moves: readonly Move[], given: Partial<Asking> = {}): Asking {
  return { moves, draft: null, end: null, card: undefined, ...given };
}

test('a card takes the die of its number', () => {
  const later = asking([{ type: 'place', die: 2, end: null }], { end: 'right' });
  expect(ontoPlace(later, 4)).toEqual({ type: 'place', die: 2, end: null });
  expect(ontoPlace(later, 1)).toBeUndefined();
});

test('3.4 the first die says from which end the cards count, by the card it is put on', () => {
  const first = asking(FIRST_DIE);
  expect(ontoPlace(first, 0)).toEqual({ type: 'place', die: 1, end: 'left' });
  expect(ontoPlace(asking(FIRST_DIE, { draft: { type: 'place', die: 1, end: 'left' } }), 0)).toEqual({
    type: 'place',
    die: 6,
    end: 'right',
  });
  expect(ontoPlace(asking(FIRST_DIE, { draft: { type: 'place', die: 6, end: null } }), 5)).toEqual({
    type: 'place',
    die: 6,
    end: 'left',
  });
  expect(ontoPlace(first, 2)).toBeUndefined();
});

test('a die may be chosen before the end is', () => {
  expect(withDie(asking(FIRST_DIE), 6)).toEqual({ type: 'place', die: 6, end: null });
  const draft: Move = { type: 'place', die: 1, end: 'right' };
  expect(withDie(asking(FIRST_DIE, { draft }), 6)).toEqual({ type: 'place', die: 6, end: 'right' });
  expect(withDie(asking(FIRST_DIE), 3)).toBeUndefined();
  expect(fromEnd(asking(FIRST_DIE, { draft }), 'left')).toEqual({ type: 'place', die: 1, end: 'left' });
  expect(fromEnd(asking(FIRST_DIE), 'left')).toBeUndefined();
});

test('8.3 a die that goes back', () => {
  const spread: Move = { type: 'spread', back: 4, end: null };
  expect(withDie(asking([spread], { end: 'left' }), 4)).toEqual(spread);
});

test('a trick card proposes what its halves can do', () => {
  const all = asking(FIRST_DIE);
  expect(withTrick(all, 'jokerShift', 'joker')).toHaveLength(1);
  expect(withTrick(all, 'jokerBoth', 'shift')).toEqual([]);
  expect(endLater(withTrick(all, 'jokerBoth', 'both'))).toEqual({
    type: 'both',
    card: 'jokerBoth',
    end: null,
  });
  expect(joinNation({ ...all, card: 'jokerBoth' }, 'dutch')).toMatchObject({ card: 'jokerBoth' });
  expect(joinNation(all, 'french')).toBeUndefined();
  expect(turnDie(all, 6, -1)).toMatchObject({ card: 'jokerShift' });
  expect(turnDie(all, 1, 1)).toBeUndefined();
});

test('5.3, 9.3 only of a trick that cannot be played it is asked why not', () => {
  const all = asking([...FIRST_DIE, { type: 'exchange', back: 2 }]);
  const why = (trick: Trick, effect: Effect): Move | undefined => impossible(all, { trick, effect }, [1, 6]);
  expect(why('jokerShift', 'joker')).toBeUndefined();
  expect(why('jokerBoth', 'both')).toBeUndefined();
  expect(why('sharksExchange', 'exchange')).toBeUndefined();
  expect(why('jokerReroll', 'joker')).toMatchObject({ type: 'joker', card: 'jokerReroll' });
  expect(why('shiftBoth', 'shift')).toEqual({ type: 'shift', card: 'shiftBoth', die: 1, by: 1 });
  expect(why('sharksExchange', 'sharks')).toEqual({ type: 'sharks' });
});

test('9.3 a die in the row that comes back', () => {
  const moves: readonly Move[] = [{ type: 'exchange', back: 2 }];
  expect(takeBack(asking(moves), 2)).toEqual(moves[0]);
  expect(takeBack(asking(moves), 3)).toBeUndefined();
});
