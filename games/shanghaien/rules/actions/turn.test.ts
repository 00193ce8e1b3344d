import { expect, test } from 'vitest';
import { shanghaien } from '../index.ts';
import { ANNA, BERNARD, table } from '../testing.ts';

test('3.1 players take turns', () => {
  const t = table();
  t.anna.rolls(2, 4);
  expect(t.waitsFor).toBe('Anna');
  t.anna.places(2, 'left');
  expect(t.waitsFor).toBe('Bernard');
  t.bernard.rolls(1, 5);
  t.bernard.places(5);
  expect(t.waitsFor).toBe('Anna');
});

test('3.1, 6.1 the game has eight rounds', () => {
  const t = table();
  for (let round = 1; round <= 8; round++) {
    expect(t.state.round).toBe(round);
    const [one, two] = t.waitsFor === 'Anna' ? [t.anna, t.bernard] : [t.bernard, t.anna];
    one.rolls(1, 6);
    one.places(1, 'left');
    for (const player of [two, one, two]) {
      player.rolls(1, 6);
      player.places(6);
    }
    one.calls();
  }
  expect(t.waitsFor).toBe('');
});

test('3.1 who has rolled cannot call or roll again, and who is not on turn can do neither', () => {
  const t = table({}, { dice: [[1, 2], [3]] });
  t.bernard.mayNot({ type: 'roll' }, '3.1 notYourTurn', { turn: ANNA });
  t.bernard.mayNot({ type: 'shanghai' }, '3.1 notYourTurn', { turn: ANNA });
  t.anna.rolls(4, 4);
  t.anna.mayNot({ type: 'shanghai' }, '3.1 alreadyRolled');
  t.anna.mayNot({ type: 'roll' }, '3.1 alreadyRolled');
  t.anna.places(4);
  t.anna.mayNot({ type: 'roll' }, '3.1 notYourTurn', { turn: BERNARD });
  expect(t.moves(ANNA)).toEqual([]);
});

test('3.2 two dice are rolled, one is placed, the other comes back', () => {
  const t = table();
  t.anna.mayNot({ type: 'place', die: 2, end: 'left' }, '3.2 rollFirst');
  t.anna.rolls(2, 4);
  expect(t.events).toEqual([{ type: 'rolled', seat: ANNA, dice: [2, 4] }]);
  expect(t.state.dice).toEqual([2, 4]);
  t.anna.places(2, 'left');
  expect(t.anna.dice).toEqual([2]);
  expect(t.anna.supply).toBe(5);
  expect(t.state.dice).toEqual([]);
});

test('3.2 every pair of numbers can be rolled', () => {
  const t = table();
  const sides: number[] = [];
  const state = shanghaien.clone(t.state);
  shanghaien.apply(state, ANNA, { type: 'roll' }, { draw: (n) => sides.push(n) - 1 });
  expect(sides).toEqual([6, 6]);
  expect(state.dice).toEqual([1, 2]);
});

test('3.5 Shanghai needs two own dice in the row, whatever the other has', () => {
  const one = table({}, { dice: [[1], [2, 3, 4]] });
  one.anna.mayNot({ type: 'shanghai' }, '3.5 tooFewPlaced', { placed: 1 });
  expect(one.moves(ANNA)).toEqual([{ type: 'roll' }]);

  const two = table({}, { dice: [[1, 1], []] });
  expect(two.moves(ANNA)).toEqual([{ type: 'roll' }, { type: 'shanghai' }]);
  two.anna.calls();
  expect(two.told('called')).toEqual([{ type: 'called', seat: ANNA, forced: false }]);
  expect(two.state.round).toBe(2);
});

test('3.7 a turn is a call, or a roll, a trick at will and one die', () => {
  const crews = [{ dutch: [2] }, {}] as const;
  const t = table({}, { dice: [[1, 1], []], crews, hands: [['jokerReroll'], []] });
  expect(t.moves(ANNA).map(({ type }) => type)).toEqual(['roll', 'shanghai']);
  t.anna.rolls(3, 4);
  t.anna.mayNot({ type: 'roll' }, '3.1 alreadyRolled');
  t.anna.mayNot({ type: 'shanghai' }, '3.1 alreadyRolled');
  expect([...new Set(t.moves(ANNA).map(({ type }) => type))]).toEqual(['place', 'joker', 'reroll']);
  t.anna.joins('jokerReroll', 'dutch');
  expect([...new Set(t.moves(ANNA).map(({ type }) => type))]).toEqual(['place']);
  t.anna.places(4);
  expect([t.anna.dice, t.waitsFor]).toEqual([[1, 1, 4], 'Bernard']);
});

test('3.5 nobody can call before he has placed anything', () => {
  const t = table();
  t.anna.mayNot({ type: 'shanghai' }, '3.5 tooFewPlaced', { placed: 0 });
});

test('3.6 with one die left a player must call', () => {
  const t = table({}, { dice: [[1, 2, 3, 4, 5], []] });
  t.anna.mayNot({ type: 'roll' }, '3.6 mustCall', { supply: 1 });
  expect(t.moves(ANNA)).toEqual([{ type: 'shanghai' }]);
  t.anna.calls();
  expect(t.told('called')).toEqual([{ type: 'called', seat: ANNA, forced: true }]);
});

test('3.6 with no die left too', () => {
  const t = table({}, { dice: [[1, 2, 3, 4, 5, 6], []] });
  t.anna.mayNot({ type: 'roll' }, '3.6 mustCall', { supply: 0 });
  t.anna.calls();
  expect(t.told('called')).toEqual([{ type: 'called', seat: ANNA, forced: true }]);
});

test('3.6 who must call is not told to roll first', () => {
  const t = table({}, { dice: [[1, 2, 3, 4, 5], []], hands: [['jokerBoth'], []] });
  t.anna.mayNot({ type: 'place', die: 6, end: null }, '3.6 mustCall', { supply: 1 });
  t.anna.mayNot({ type: 'both', card: 'jokerBoth', end: null }, '3.6 mustCall', { supply: 1 });
});

test('3.6 with two dice left one may still roll', () => {
  const t = table({}, { dice: [[1, 2, 3, 4], []] });
  expect(t.moves(ANNA)).toEqual([{ type: 'roll' }, { type: 'shanghai' }]);
  t.anna.rolls(5, 5);
  t.anna.places(5);
  expect(t.anna.supply).toBe(1);
});

test('3.6, 3.8 if nobody stops, the starter has to, in the eleventh turn', () => {
  const t = table();
  for (let die = 1; die <= 5; die++) {
    for (const one of [t.anna, t.bernard]) {
      one.rolls(die, 6);
      one.places(die, t.state.end === null ? 'right' : null);
    }
  }
  t.anna.mayNot({ type: 'roll' }, '3.6 mustCall', { supply: 1 });
  t.anna.calls();
  expect(t.waitsFor).toBe('Bernard');
});
