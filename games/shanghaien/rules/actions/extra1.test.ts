import { describe, expect, test } from 'vitest';
import { ANNA, BERNARD, table } from '../testing.ts';

const EXTRA_1 = { noShanghai: true };

test('8.1 the card is a trick like any other', () => {
  const t = table(EXTRA_1, { hands: [['jokerShift'], []] });
  t.anna.mayNot({ type: 'ban' }, '3.2 rollFirst');
  t.anna.mayNot({ type: 'rerollAll' }, '3.2 rollFirst');
  t.anna.rolls(1, 2);
  t.anna.shifts('jokerShift', 1, 1);
  t.anna.mayNot({ type: 'ban' }, '5.1 trickPlayed');
  t.anna.mayNot({ type: 'rerollAll' }, '5.1 trickPlayed');
  expect(t.anna.hand).toEqual(['banRerollAll']);
});

test('8.1 without the expansion nobody has it', () => {
  const t = table();
  t.anna.rolls(1, 2);
  t.anna.mayNot({ type: 'ban' }, '5.2 cardNotHeld', { card: 'banRerollAll' });
  t.anna.mayNot({ type: 'rerollAll' }, '5.2 cardNotHeld', { card: 'banRerollAll' });
});

describe('8.2 No Shanghai', () => {
  test('8.2 nobody may call, until somebody has too few dice and must', () => {
    const t = table(EXTRA_1, {
      dice: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    });
    t.anna.rolls(1, 2);
    t.anna.bansShanghai();
    expect(t.events).toEqual([{ type: 'trick', seat: ANNA, card: 'banRerollAll', effect: 'ban' }]);
    expect([t.anna.hand, t.bernard.hand]).toEqual([[], ['banRerollAll']]);
    t.anna.places(1);
    t.bernard.mayNot({ type: 'shanghai' }, '8.2 shanghaiBanned');
    t.bernard.rolls(6, 6);
    t.bernard.places(6);
    t.anna.mayNot({ type: 'shanghai' }, '8.2 shanghaiBanned');
    expect(t.moves(ANNA)).toEqual([{ type: 'roll' }]);
    t.anna.rolls(1, 1);
    t.anna.places(1);
    t.bernard.rolls(6, 6);
    t.bernard.places(6);
    t.anna.calls();
    expect(t.told('called')).toEqual([{ type: 'called', seat: ANNA, forced: true }]);
  });

  test('8.2 with one die in the row, that is the reason given', () => {
    const t = table(EXTRA_1, { dice: [[1], [1]] });
    t.anna.rolls(1, 2);
    t.anna.bansShanghai();
    t.anna.places(1);
    t.bernard.mayNot({ type: 'shanghai' }, '3.5 tooFewPlaced', { placed: 1 });
  });

  test('8.2 in the next round everybody may call again', () => {
    const t = table(EXTRA_1, {
      dice: [
        [1, 2, 3, 4],
        [6, 6, 6, 6, 6],
      ],
    });
    t.anna.rolls(1, 2);
    t.anna.bansShanghai();
    t.anna.places(1);
    t.bernard.calls();
    expect(t.state.banned).toBe(false);
    for (const [player, die] of [
      [t.anna, 1],
      [t.bernard, 2],
      [t.anna, 3],
      [t.bernard, 4],
    ] as const) {
      player.rolls(die, die);
      player.places(die, t.state.end === null ? 'left' : null);
    }
    t.anna.calls();
    expect(t.state.round).toBe(3);
  });
});

describe('8.3 re-roll all', () => {
  test('8.3, 8.4 the example of the rulebook', () => {
    const t = table(EXTRA_1, { dice: [[6], [1, 3]], turn: BERNARD });
    t.bernard.rolls(1, 1);
    t.bernard.rerollsAll(2, 4, 5, 6);
    expect(t.events).toEqual([
      { type: 'trick', seat: BERNARD, card: 'banRerollAll', effect: 'rerollAll' },
      { type: 'takenBack', seat: BERNARD, dice: [1, 3] },
      { type: 'rolled', seat: BERNARD, dice: [2, 4, 5, 6] },
    ]);
    expect([t.bernard.dice, t.bernard.supply]).toEqual([[], 6]);
    t.bernard.putsBack(2);
    expect([t.bernard.dice, t.bernard.supply]).toEqual([[4, 5, 6], 3]);
    expect(t.anna.dice).toEqual([6]);
    expect(t.waitsFor).toBe('Anna');
    expect(t.bernard.hand).toEqual([]);
  });

  test('8.3 every own die is taken back, and none of the other', () => {
    const t = table(EXTRA_1, {
      dice: [
        [1, 6, 6],
        [1, 6],
      ],
    });
    t.anna.rolls(1, 2);
    t.anna.rerollsAll(2, 2, 3, 4, 5);
    expect(t.told('takenBack')).toEqual([{ type: 'takenBack', seat: ANNA, dice: [1, 6, 6] }]);
    expect([t.anna.dice, t.bernard.dice]).toEqual([[], [1, 6]]);
  });

  test('8.3 each number thrown can be the one put back', () => {
    const t = table(EXTRA_1, { dice: [[1, 1], []] });
    t.anna.rolls(1, 2);
    t.anna.rerollsAll(5, 3, 5, 5);
    expect(t.moves(ANNA)).toEqual([
      { type: 'spread', back: 5, end: null },
      { type: 'spread', back: 3, end: null },
    ]);
    t.anna.mayNot({ type: 'spread', back: 1, end: null }, '3.2 dieNotRolled', { die: 1 });
    t.anna.putsBack(5);
    expect(t.anna.dice).toEqual([3, 5, 5]);
  });

  test('8.3 nothing else can be done before', () => {
    const t = table(EXTRA_1, { dice: [[1, 1], [2]], hands: [['jokerShift'], []] });
    t.anna.rolls(1, 2);
    t.anna.rerollsAll(3, 4, 5, 6);
    t.anna.mayNot({ type: 'roll' }, '8.3 spreadFirst');
    t.anna.mayNot({ type: 'shanghai' }, '8.3 spreadFirst');
    t.anna.mayNot({ type: 'place', die: 3, end: null }, '8.3 spreadFirst');
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 3, by: 1 }, '8.3 spreadFirst');
    t.bernard.mayNot({ type: 'spread', back: 3, end: null }, '3.1 notYourTurn', { turn: ANNA });
  });

  test('8.3 and without it there is nothing to put back', () => {
    const t = table(EXTRA_1, { dice: [[1], []] });
    t.anna.mayNot({ type: 'spread', back: 1, end: null }, '8.3 nothingToSpread');
    t.anna.rolls(1, 2);
    t.anna.mayNot({ type: 'spread', back: 1, end: null }, '8.3 nothingToSpread');
  });

  test('8.3 with no die in the row it is a re-roll, and may number the cards', () => {
    const t = table(EXTRA_1);
    t.anna.rolls(1, 2);
    t.anna.rerollsAll(3, 5);
    expect(t.told('takenBack')).toEqual([]);
    t.anna.mayNot({ type: 'spread', back: 3, end: null }, '3.4 chooseEnd');
    expect(t.moves(ANNA)).toHaveLength(4);
    t.anna.putsBack(3, 'right');
    expect(t.events).toEqual([
      { type: 'numbered', seat: ANNA, end: 'right' },
      { type: 'placed', seat: ANNA, die: 5 },
    ]);
    expect([t.anna.dice, t.state.end]).toEqual([[5], 'right']);
  });

  test('3.4, 8.3 numbered cards keep their numbers', () => {
    const t = table(EXTRA_1, { dice: [[1], []] });
    t.anna.rolls(1, 2);
    t.anna.rerollsAll(3, 4, 5);
    t.anna.mayNot({ type: 'spread', back: 3, end: 'right' }, '3.4 endIsSet');
  });

  test('8.3 with four in the row all six are thrown and five placed', () => {
    const t = table(EXTRA_1, { dice: [[1, 1, 1, 1], []] });
    t.anna.rolls(1, 2);
    t.anna.rerollsAll(1, 2, 3, 4, 5, 6);
    t.anna.putsBack(1);
    expect([t.anna.dice, t.anna.supply]).toEqual([[2, 3, 4, 5, 6], 1]);
  });
});
