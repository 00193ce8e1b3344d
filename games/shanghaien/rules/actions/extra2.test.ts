import { describe, expect, test } from 'vitest';
import { ANNA, table } from '../testing.ts';

const EXTRA_2 = { sharks: true };

test('9.1 the card is a trick like any other', () => {
  const t = table(EXTRA_2, { hands: [['jokerShift'], []], dice: [[1], []] });
  t.anna.mayNot({ type: 'sharks' }, '3.2 rollFirst');
  t.anna.mayNot({ type: 'exchange', back: 1 }, '3.2 rollFirst');
  t.anna.rolls(1, 2);
  t.anna.shifts('jokerShift', 1, 1);
  t.anna.mayNot({ type: 'sharks' }, '5.1 trickPlayed');
  t.anna.mayNot({ type: 'exchange', back: 1 }, '5.1 trickPlayed');
  const without = table({}, { dice: [[1], []] });
  without.anna.rolls(1, 2);
  without.anna.mayNot({ type: 'sharks' }, '5.2 cardNotHeld', { card: 'sharksExchange' });
  without.anna.mayNot({ type: 'exchange', back: 1 }, '5.2 cardNotHeld', { card: 'sharksExchange' });
});

describe('9.2 sharks', () => {
  test('9.2, 9.4 turn down the card that gets the die, which leaves the game', () => {
    const t = table(EXTRA_2, { dice: [[2], [2, 3, 3]] });
    t.anna.rolls(3, 5);
    t.anna.feedsSharks();
    expect(t.events).toEqual([{ type: 'trick', seat: ANNA, card: 'sharksExchange', effect: 'sharks' }]);
    t.anna.places(3);
    expect(t.events).toEqual([
      { type: 'placed', seat: ANNA, die: 3 },
      { type: 'sunk', seat: ANNA, number: 3 },
    ]);
    t.bernard.calls();
    // The dice on card 3 still count for card 2: Anna 3, Bernard 6.
    expect(t.taken).toBe('- B - - - -');
    expect(t.told('awarded')[2]).toMatchObject({ to: null, why: 'sharks', dice: [1, 2] });
    expect(t.gone).toContain('german 3');
  });

  test('9.2 take the card too where the dice are equal or it has one', () => {
    const t = table(EXTRA_2, {
      dice: [
        [1, 2],
        [3, 4, 4],
      ],
    });
    t.anna.rolls(3, 3);
    t.anna.feedsSharks();
    t.anna.places(3);
    t.bernard.calls();
    expect(t.taken).toBe('A A - B - -');
  });

  test('9.2 bite in this turn only', () => {
    const t = table(EXTRA_2, { dice: [[1], [1]] });
    t.anna.rolls(3, 5);
    t.anna.feedsSharks();
    t.anna.places(3);
    t.bernard.rolls(5, 6);
    t.bernard.places(5);
    expect(t.told('sunk')).toEqual([]);
    expect(t.state.sunk).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('9.2 count from the end that was chosen', () => {
    const t = table(EXTRA_2);
    t.anna.rolls(2, 5);
    t.anna.feedsSharks();
    t.anna.places(2, 'right');
    expect(t.state.sunk).toEqual([0, 0, 0, 0, 1, 0]);
    t.bernard.rolls(2, 2);
    t.bernard.places(2);
    expect(t.bernard.dice).toEqual([2]);
  });

  test('9.2 more dice may be placed on the card', () => {
    const t = table(EXTRA_2, { dice: [[1], [1]] });
    t.anna.rolls(3, 5);
    t.anna.feedsSharks();
    t.anna.places(3);
    t.bernard.rolls(3, 4);
    t.bernard.places(3);
    expect(t.bernard.dice).toEqual([1, 3]);
  });

  test('9.2 in the next round all cards lie face up', () => {
    const t = table(EXTRA_2, { dice: [[1], [1, 2]] });
    t.anna.rolls(3, 5);
    t.anna.feedsSharks();
    t.anna.places(3);
    t.bernard.calls();
    expect(t.state.sunk).toEqual([0, 0, 0, 0, 0, 0]);
    expect([t.anna.hand, t.bernard.hand]).toEqual([[], ['sharksExchange']]);
  });

  test('9.2 eat a trick card as well', () => {
    const t = table(EXTRA_2, {
      tavern: ['jokerBoth', 'french 1', 'french 2', 'french 3', 'french 4', 'german 1'],
      dice: [[2], [2, 2]],
    });
    t.anna.rolls(1, 5);
    t.anna.feedsSharks();
    t.anna.places(1);
    t.bernard.calls();
    expect(t.anna.hand).toEqual([]);
    expect(t.gone).toContain('jokerBoth');
  });
});

describe('9.3 exchange', () => {
  test('9.3, 9.5 an earlier die comes back, both new dice are placed', () => {
    const t = table(EXTRA_2, { dice: [[1, 4], [1]] });
    t.anna.rolls(5, 6);
    expect(t.moves(ANNA).filter(({ type }) => type === 'exchange')).toEqual([
      { type: 'exchange', back: 1 },
      { type: 'exchange', back: 4 },
    ]);
    t.anna.exchanges(1);
    expect(t.events).toEqual([
      { type: 'trick', seat: ANNA, card: 'sharksExchange', effect: 'exchange' },
      { type: 'takenBack', seat: ANNA, dice: [1] },
      { type: 'placed', seat: ANNA, die: 5 },
      { type: 'placed', seat: ANNA, die: 6 },
    ]);
    expect([t.anna.dice, t.anna.supply, t.anna.hand]).toEqual([[4, 5, 6], 3, []]);
    expect([t.bernard.dice, t.waitsFor]).toEqual([[1], 'Bernard']);
  });

  test('9.3 any own die will do', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    for (const back of numbers) {
      const t = table(EXTRA_2, { dice: [[back], []] });
      t.anna.rolls(3, 3);
      t.anna.exchanges(back);
      expect(t.anna.dice).toEqual([3, 3]);
    }
  });

  test('9.3 needs a die placed in an earlier turn', () => {
    const t = table(EXTRA_2, { dice: [[], [1]] });
    t.anna.rolls(5, 6);
    t.anna.mayNot({ type: 'exchange', back: 5 }, '9.3 nothingToExchange');
    expect(t.moves(ANNA).some(({ type }) => type === 'exchange')).toBe(false);
  });

  test('9.3 only an own die can be taken, from where it lies', () => {
    const t = table(EXTRA_2, { dice: [[1], [2]] });
    t.anna.rolls(5, 6);
    t.anna.mayNot({ type: 'exchange', back: 2 }, '9.3 noDieThere', { die: 2 });
    t.anna.mayNot({ type: 'exchange', back: 5 }, '9.3 noDieThere', { die: 5 });
  });
});
