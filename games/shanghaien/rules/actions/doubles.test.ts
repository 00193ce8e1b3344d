import { describe, expect, test } from 'vitest';
import { shanghaien } from '../index.ts';
import { ANNA, BERNARD, table } from '../testing.ts';

const DOUBLES = { doubles: true };

describe('10.1 the card', () => {
  test('10.1 lies in the middle: nobody holds it, and it is none of the six', () => {
    const t = table(DOUBLES);
    expect([t.anna.hand, t.bernard.hand]).toEqual([[], []]);
    expect(t.row).toHaveLength(6);
    t.anna.rolls(3, 4);
    t.anna.mayNot({ type: 'doubles' }, '5.2 cardNotHeld', { card: 'doubles' });
  });

  test('10.1 is not in the game unless the table wants it', () => {
    const t = table({}, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'rerollOne' }, '10.1 doublesNotInPlay');
    t.anna.mayNot({ type: 'takeDoubles', end: null }, '10.1 doublesNotInPlay');
    expect(t.moves(ANNA)).toEqual([{ type: 'place', die: 3, end: null }]);
  });
});

describe('10.2 re-rolling a double', () => {
  test('10.2, 10.7 one die is thrown again, as long as it stays a double', () => {
    const t = table(DOUBLES, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.rerollsOne(3);
    expect(t.events).toEqual([{ type: 'rerolledOne', seat: ANNA, dice: [3, 3] }]);
    t.anna.rerollsOne(6);
    expect(t.state.dice).toEqual([3, 6]);
    t.anna.mayNot({ type: 'rerollOne' }, '10.2 noDouble');
    t.anna.places(6);
    expect(t.anna.dice).toEqual([1, 6]);
  });

  test('10.2 the die can come up with every number', () => {
    const t = table(DOUBLES, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    const asked: number[] = [];
    const state = shanghaien.clone(t.state);
    shanghaien.apply(state, ANNA, { type: 'rerollOne' }, { draw: (sides) => asked.push(sides) - 1 });
    expect([asked, state.dice]).toEqual([[6], [3, 1]]);
  });

  test('10.2 only after rolling a double', () => {
    const t = table(DOUBLES, { dice: [[1], []] });
    t.anna.mayNot({ type: 'rerollOne' }, '3.2 rollFirst');
    t.anna.rolls(3, 4);
    t.anna.mayNot({ type: 'rerollOne' }, '10.2 noDouble');
    t.anna.mayNot({ type: 'takeDoubles', end: null }, '10.2 noDouble');
    t.bernard.mayNot({ type: 'rerollOne' }, '3.1 notYourTurn', { turn: ANNA });
  });

  test('10.2 is no trick, and a trick may come before or after', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['jokerBoth'], []] });
    t.anna.rolls(3, 3);
    t.anna.rerollsOne(5);
    t.anna.placesBoth('jokerBoth');
    expect(t.anna.dice).toEqual([1, 3, 5]);
  });

  test('10.2 the double may not be placed as it lies, nor the next one', () => {
    const t = table(DOUBLES, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'place', die: 3, end: null }, '10.2 doubleMustBeUsed');
    expect(t.moves(ANNA)).toEqual([{ type: 'rerollOne' }, { type: 'takeDoubles', end: null }]);
    t.anna.rerollsOne(3);
    t.anna.mayNot({ type: 'place', die: 3, end: null }, '10.2 doubleMustBeUsed');
    t.anna.takesDoubles();
    expect(t.anna.dice).toEqual([1]);
  });
});

describe('10.3 taking the card', () => {
  test('10.3 from the middle: nothing is placed, the dice go back, the turn ends', () => {
    const t = table(DOUBLES, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'takeDoubles', end: 'left' }, '3.4 endIsSet');
    t.anna.takesDoubles();
    expect(t.events).toEqual([{ type: 'doublesTaken', seat: ANNA, from: null }]);
    expect([t.anna.hand, t.anna.dice, t.anna.supply]).toEqual([['doubles'], [1], 5]);
    expect([t.state.tricked, t.waitsFor]).toEqual([[0, 0], 'Bernard']);
  });

  test('10.3 from the other player', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [[], ['doubles']] });
    t.anna.rolls(3, 3);
    t.anna.takesDoubles();
    expect(t.events).toEqual([{ type: 'doublesTaken', seat: ANNA, from: BERNARD }]);
    expect([t.anna.hand, t.bernard.hand]).toEqual([['doubles'], []]);
  });

  test('10.3 not if one holds it already', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['doubles'], []] });
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'takeDoubles', end: null }, '10.3 doublesIsYours');
    t.anna.rerollsOne(4);
  });

  test('10.3 as the first act of a round it says from which end the cards count', () => {
    const t = table(DOUBLES);
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'takeDoubles', end: null }, '3.4 chooseEnd');
    expect(t.moves(ANNA).filter(({ type }) => type === 'takeDoubles')).toHaveLength(2);
    t.anna.takesDoubles('right');
    expect(t.events).toEqual([
      { type: 'numbered', seat: ANNA, end: 'right' },
      { type: 'doublesTaken', seat: ANNA, from: null },
    ]);
    t.bernard.rolls(1, 2);
    t.bernard.mayNot({ type: 'place', die: 1, end: 'left' }, '3.4 endIsSet');
    t.bernard.places(1);
  });

  test('10.3 in the last round too', () => {
    const t = table(DOUBLES, { dice: [[1], []], round: 8 });
    t.anna.rolls(3, 3);
    t.anna.takesDoubles();
    expect(t.anna.hand).toEqual(['doubles']);
  });
});

describe('10.4 playing the card', () => {
  test('10.4 it goes back to the middle, then both dice are rolled again', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['doubles'], []] });
    t.anna.mayNot({ type: 'doubles' }, '3.2 rollFirst');
    t.anna.rolls(3, 4);
    t.anna.playsDoubles(5, 6);
    expect(t.events).toEqual([
      { type: 'trick', seat: ANNA, card: 'doubles', effect: 'doubles' },
      { type: 'rolled', seat: ANNA, dice: [5, 6] },
    ]);
    expect([t.anna.hand, t.state.tricked]).toEqual([[], [1, 0]]);
    t.anna.places(5);
    t.bernard.rolls(2, 2);
    t.bernard.takesDoubles();
    expect(t.told('doublesTaken')).toEqual([{ type: 'doublesTaken', seat: BERNARD, from: null }]);
  });

  test('10.4 a double gives the choice again: the card may come straight back, but not be played again', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['doubles'], []] });
    t.anna.rolls(3, 4);
    t.anna.playsDoubles(5, 5);
    t.anna.takesDoubles();
    expect(t.anna.hand).toEqual(['doubles']);
    t.bernard.rolls(2, 3);
    t.bernard.places(2);
    t.anna.rolls(3, 4);
    t.anna.mayNot({ type: 'doubles' }, '5.1 trickPlayed');
  });
});

describe('10.5 what counts as a double', () => {
  test('10.5 not a die changed by ±1', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['jokerShift'], []] });
    t.anna.rolls(3, 4);
    t.anna.shifts('jokerShift', 3, 1);
    expect(t.state.dice).toEqual([4, 4]);
    t.anna.mayNot({ type: 'rerollOne' }, '10.2 noDouble');
    t.anna.mayNot({ type: 'takeDoubles', end: null }, '10.2 noDouble');
  });

  test('10.5 nor a double that was changed by ±1', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['jokerShift'], []] });
    t.anna.rolls(3, 3);
    t.anna.shifts('jokerShift', 3, 1);
    t.anna.mayNot({ type: 'rerollOne' }, '10.2 noDouble');
  });

  test('10.5 not "Re-roll all"', () => {
    const t = table({ doubles: true, noShanghai: true });
    t.anna.rolls(3, 3);
    t.anna.rerollsAll(4, 4);
    t.anna.mayNot({ type: 'rerollOne' }, '8.3 spreadFirst');
    t.anna.putsBack(4, 'left');
    t.bernard.rolls(1, 2);
    t.bernard.mayNot({ type: 'rerollOne' }, '10.2 noDouble');
  });

  test('10.5 but the re-roll of a trick', () => {
    const t = table(DOUBLES, { dice: [[1], []], hands: [['jokerReroll'], []] });
    t.anna.rolls(3, 4);
    t.anna.rerolls('jokerReroll', 6, 6);
    t.anna.takesDoubles();
    expect(t.anna.hand).toEqual(['doubles']);
  });

  test('10.5 and the double of one turn is none of the next', () => {
    const t = table(DOUBLES, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.takesDoubles();
    expect(t.state.double).toBe(false);
    t.bernard.mayNot({ type: 'rerollOne' }, '3.2 rollFirst');
  });
});

test('10.6 who holds the card at the end scores a point, nobody if it lies in the middle', () => {
  const held = table(DOUBLES, {
    round: 8,
    dice: [
      [1, 1],
      [1, 1],
    ],
    hands: [[], ['doubles']],
  });
  held.anna.calls();
  expect(held.told('ended')[0]?.scores).toEqual([0, 1]);
  const free = table(DOUBLES, {
    round: 8,
    dice: [
      [1, 1],
      [1, 1],
    ],
  });
  free.anna.calls();
  expect(free.told('ended')[0]?.scores).toEqual([0, 0]);
});
