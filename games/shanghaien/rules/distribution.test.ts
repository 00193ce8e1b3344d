import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { award, pipsBeside, taker } from './distribution.ts';
import { ANNA, BERNARD, type Card, table } from './testing.ts';

const ROW: readonly Card[] = ['french 1', 'french 2', 'french 3', 'jokerBoth', 'german 1', 'german 2'];

/** Who takes the cards 1 to 6 when these dice lie in the row and Anna calls. */
function shareOut(anna: number[], bernard: number[]): string {
  const t = table({}, { tavern: ROW, dice: [anna, bernard] });
  t.anna.calls();
  return t.taken;
}

test('4.1, 4.2, 4.3, 4.4, 4.7 the example of the rulebook', () => {
  const t = table(
    {},
    {
      tavern: ROW,
      dice: [
        [2, 2, 3, 6, 6],
        [3, 4, 5, 6, 6],
      ],
    },
  );
  t.anna.calls();
  expect(t.taken).toBe('- A - B B B');
  expect(t.told('awarded').map(({ why, dice, pips }) => [why, ...dice, ...pips])).toEqual([
    ['empty', 0, 0, 4, 0],
    ['majority', 2, 0, 3, 3],
    ['tie', 1, 1, 4, 4],
    ['majority', 0, 1, 3, 8],
    ['majority', 0, 1, 12, 16],
    ['neighbours', 2, 2, 0, 5],
  ]);
  expect(t.told('awarded').map(({ number, card }) => [number, card])).toEqual(
    ROW.map((_, i) => [i + 1, table({}, { tavern: ROW }).state.tavern[i]]),
  );
  expect(t.gone).toEqual(['french 1', 'french 3']);
});

test('4.1 a card without dice leaves the game, whatever lies beside it', () => {
  expect(shareOut([1, 3], [])).toBe('A - A - - -');
});

test('4.2 more dice take a card, however few pips lie beside it', () => {
  expect(shareOut([3, 3], [3, 2, 4])).toBe('- B A B - -');
  expect(shareOut([3, 2, 4], [3, 3])).toBe('- A B A - -');
});

test('4.3 a card at the end has one neighbour', () => {
  expect(shareOut([1, 3], [1, 2])).toBe('B B A - - -');
  expect(shareOut([6, 5], [6, 4])).toBe('- - - B A A');
});

test('4.3 pips count, not dice', () => {
  expect(shareOut([3, 4], [4, 5])).toBe('- - A B B -');
  expect(shareOut([3, 2, 2], [3, 4])).toBe('- A - B - -');
  expect(shareOut([4, 3, 3], [4, 5])).toBe('- - A A B -');
});

test('4.3 pips on both sides are added up', () => {
  expect(shareOut([3, 2, 4], [3, 4])).toBe('- A A - - -');
});

test('4.4 if that is equal too, nobody takes the card', () => {
  expect(shareOut([1, 6], [1, 6])).toBe('- - - - - -');
  expect(shareOut([2, 4], [2, 4])).toBe('- - - - - -');
});

describe('4.5 what becomes of the cards', () => {
  test('4.5 sailors join the crew of their nation, tricks lie open apart', () => {
    const t = table(
      {},
      {
        tavern: ROW,
        dice: [
          [1, 2, 3, 4],
          [5, 6, 6],
        ],
        hands: [['jokerBoth'], []],
      },
    );
    t.anna.calls();
    expect(t.anna.crew('french')).toEqual([1, 2, 3]);
    expect(t.bernard.crew('german')).toEqual([1, 2]);
    expect(t.anna.hand).toEqual(['jokerBoth', 'jokerBoth']);
    expect(t.gone).not.toContain('french 1');
  });

  test('4.5 all cards are decided before a die is moved', () => {
    // Were the dice on card 3 gone before card 4 is looked at, Bernard would take it.
    expect(shareOut([3, 3, 4], [4, 5])).toBe('- - A A B -');
  });

  test('4.5 a trick that was won can be used in the next round', () => {
    const t = table(
      {},
      {
        tavern: ROW,
        dice: [
          [1, 1],
          [4, 4],
        ],
        turn: BERNARD,
      },
    );
    t.bernard.rolls(4, 4);
    t.bernard.mayNot({ type: 'both', card: 'jokerBoth', end: null }, '5.2 cardNotHeld', {
      card: 'jokerBoth',
    });
    t.bernard.places(4);
    t.anna.calls();
    t.bernard.rolls(2, 3);
    t.bernard.placesBoth('jokerBoth', 'left');
    expect(t.bernard.dice).toEqual([2, 3]);
  });
});

describe('4.6 the next round', () => {
  test('4.6 dice and captains go back and six new cards are laid out', () => {
    const t = table({}, { tavern: ROW, dice: [[1, 1, 2], [5]], hands: [['jokerShift'], []] });
    t.anna.rolls(1, 5);
    t.anna.shifts('jokerShift', 1, 1);
    t.anna.places(2);
    t.bernard.rolls(5, 6);
    t.bernard.places(5);
    t.anna.calls('spanish 1', 'spanish 2', 'spanish 3', 'spanish 3', 'spanish 4', 'jokerShift');
    expect(t.row).toEqual(['spanish 1', 'spanish 2', 'spanish 3', 'spanish 3', 'spanish 4', 'jokerShift']);
    expect([t.anna.dice, t.bernard.dice, t.anna.supply, t.bernard.supply]).toEqual([[], [], 6, 6]);
    expect(t.state.tricked).toEqual([0, 0]);
    expect(t.state.end).toBeNull();
    expect(t.told('dealt')).toEqual([{ type: 'dealt', round: 3, starter: BERNARD, cards: t.state.tavern }]);
  });

  test('4.6 who did not call begins, whoever began before', () => {
    const annaCalls = table({}, { dice: [[1, 1], [2]] });
    annaCalls.anna.calls();
    expect([annaCalls.waitsFor, annaCalls.state.starter]).toEqual(['Bernard', BERNARD]);
    const bernardCalls = table({}, { dice: [[1], [2, 2]], turn: BERNARD });
    bernardCalls.bernard.calls();
    expect([bernardCalls.waitsFor, bernardCalls.state.starter]).toEqual(['Anna', ANNA]);
  });
});

test('before the cards are numbered, a preview gives nothing away', () => {
  const { state } = table({}, { tavern: ROW });
  expect(award(state, 1)).toEqual({
    number: 1,
    card: state.tavern[0],
    to: null,
    why: 'empty',
    dice: [0, 0],
    pips: [0, 0],
  });
});

describe('laws of the distribution', () => {
  const dice = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });

  test('4.2, 4.3 the players could change seats', () => {
    fc.assert(
      fc.property(dice, dice, fc.integer({ min: 1, max: 6 }), (anna, bernard, number) => {
        const here = taker(table({}, { dice: [anna, bernard] }).state, number);
        const there = taker(table({}, { dice: [bernard, anna] }).state, number);
        expect(there).toBe(here === null ? null : 1 - here);
      }),
    );
  });

  test('4.3 the pips beside all cards are each die counted once for each neighbour', () => {
    fc.assert(
      fc.property(dice, (anna) => {
        const { state } = table({}, { dice: [anna, []] });
        const beside = [1, 2, 3, 4, 5, 6].reduce((sum, number) => sum + pipsBeside(state, ANNA, number), 0);
        const counted = anna.reduce((sum, die) => sum + die * (die === 1 || die === 6 ? 1 : 2), 0);
        expect(beside).toBe(counted);
      }),
    );
  });

  test('4.2 alone in the row, one takes every card with a die and no other', () => {
    fc.assert(
      fc.property(dice, (bernard) => {
        const { state } = table({}, { dice: [[], bernard] });
        for (let number = 1; number <= 6; number++) {
          expect(taker(state, number)).toBe(bernard.includes(number) ? BERNARD : null);
        }
      }),
    );
  });
});
