import { expect, test } from 'vitest';
import { ANNA, BERNARD, table } from '../testing.ts';

test('3.2 only a die that was rolled can be placed', () => {
  const t = table();
  t.anna.rolls(2, 4);
  t.anna.mayNot({ type: 'place', die: 3, end: 'left' }, '3.2 dieNotRolled', { die: 3 });
  t.anna.places(4, 'left');
  t.bernard.mayNot({ type: 'place', die: 4, end: null }, '3.2 rollFirst');
});

test('3.2 placing cannot be refused or passed', () => {
  const t = table({}, { dice: [[1, 2], []] });
  t.anna.rolls(3, 5);
  expect(t.moves(ANNA)).toEqual([
    { type: 'place', die: 3, end: null },
    { type: 'place', die: 5, end: null },
  ]);
});

test('3.3 a die goes on its own number and its own side, as many as one likes', () => {
  const t = table({}, { dice: [[3, 3], [3]] });
  t.anna.rolls(3, 6);
  t.anna.places(3);
  expect(t.events).toEqual([{ type: 'placed', seat: ANNA, die: 3 }]);
  expect(t.anna.dice).toEqual([3, 3, 3]);
  expect(t.bernard.dice).toEqual([3]);
  t.bernard.rolls(6, 6);
  expect(t.moves(BERNARD)).toEqual([{ type: 'place', die: 6, end: null }]);
  t.bernard.places(6);
  expect(t.anna.dice).toEqual([3, 3, 3]);
  expect(t.bernard.dice).toEqual([3, 6]);
});

test('3.4 the first die says from which end the cards count: the example of the rulebook', () => {
  const t = table();
  t.anna.rolls(2, 4);
  expect(t.moves(ANNA)).toEqual([
    { type: 'place', die: 2, end: 'left' },
    { type: 'place', die: 2, end: 'right' },
    { type: 'place', die: 4, end: 'left' },
    { type: 'place', die: 4, end: 'right' },
  ]);
  t.anna.mayNot({ type: 'place', die: 2, end: null }, '3.4 chooseEnd');
  t.anna.places(2, 'left');
  expect(t.events).toEqual([
    { type: 'numbered', seat: ANNA, end: 'left' },
    { type: 'placed', seat: ANNA, die: 2 },
  ]);
  t.bernard.rolls(1, 5);
  t.bernard.mayNot({ type: 'place', die: 5, end: 'right' }, '3.4 endIsSet');
  t.bernard.places(5);
  expect(t.events).toEqual([{ type: 'placed', seat: BERNARD, die: 5 }]);
});

test('3.4 from the left, card 1 is the leftmost', () => {
  const t = table();
  t.anna.rolls(1, 2);
  t.anna.places(1, 'left');
  t.bernard.rolls(6, 6);
  t.bernard.places(6);
  t.anna.rolls(2, 2);
  t.anna.places(2);
  t.bernard.rolls(6, 6);
  t.bernard.places(6);
  t.anna.calls();
  expect([t.anna.crew('american'), t.anna.crew('french'), t.bernard.crew('turkish')]).toEqual([
    [3],
    [3],
    [3],
  ]);
});

test('3.4 from the right, card 1 is the rightmost, for both players', () => {
  const t = table();
  t.anna.rolls(1, 2);
  t.anna.places(1, 'right');
  t.bernard.rolls(6, 6);
  t.bernard.places(6);
  t.anna.rolls(2, 2);
  t.anna.places(2);
  t.bernard.rolls(6, 6);
  t.bernard.places(6);
  t.anna.calls();
  expect([t.anna.crew('turkish'), t.anna.crew('dutch'), t.bernard.crew('american')]).toEqual([[3], [3], [3]]);
});

test('3.4 in the next round the one who begins chooses again', () => {
  const t = table({}, { dice: [[1, 1], [2]] });
  t.anna.calls();
  t.bernard.rolls(3, 3);
  t.bernard.mayNot({ type: 'place', die: 3, end: null }, '3.4 chooseEnd');
  t.bernard.places(3, 'right');
  t.anna.rolls(3, 4);
  t.anna.mayNot({ type: 'place', die: 3, end: 'left' }, '3.4 endIsSet');
});
