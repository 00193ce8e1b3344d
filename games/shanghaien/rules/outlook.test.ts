import { describe, expect, test } from 'vitest';
import { shanghaien } from './index.ts';
import {
  allowed,
  crews,
  diceOf,
  doublesAt,
  foreseen,
  holdings,
  piles,
  placeFrom,
  points,
  sharedOut,
  spots,
} from './outlook.ts';
import { ANNA, BERNARD, type Card, table } from './testing.ts';
import type { Move, View } from './types.ts';

const ROW: readonly Card[] = ['french 1', 'french 2', 'french 3', 'jokerBoth', 'german 1', 'german 2'];

/** What Anna or Bernard would see after a move, as a page works it out. */
function seenAfter(view: View, move: Move): View {
  const state = shanghaien.clone(view);
  shanghaien.apply(state, shanghaien.toAct(view)[0]!, move, { draw: () => 0 });
  return state;
}

describe('the row', () => {
  test('3.4 cards have no number until the first die', () => {
    const t = table({}, { tavern: ROW });
    expect(spots(t.state).map(({ number }) => number)).toEqual([null, null, null, null, null, null]);
    t.anna.rolls(1, 5);
    t.anna.places(1, 'right');
    expect(spots(t.state).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(spots(t.state)[5]!.award).toMatchObject({ number: 1, to: ANNA, why: 'majority' });
  });

  test('3.4 a die lies at another place from each end', () => {
    expect(placeFrom('left', 2)).toBe(1);
    expect(placeFrom('right', 2)).toBe(4);
  });

  test('4.2, 4.3 who would get a card, and why', () => {
    const { state } = table(
      {},
      {
        tavern: ROW,
        dice: [
          [2, 2, 3, 6, 6],
          [3, 4, 5, 6, 6],
        ],
      },
    );
    expect(spots(state).map(({ award }) => [award.to, award.why])).toEqual([
      [null, 'empty'],
      [ANNA, 'majority'],
      [null, 'tie'],
      [BERNARD, 'majority'],
      [BERNARD, 'majority'],
      [BERNARD, 'neighbours'],
    ]);
  });

  test('9.2 a card fed to the sharks lies face down', () => {
    const t = table({ sharks: true }, { tavern: ROW, dice: [[1], [1]] });
    t.anna.rolls(2, 3);
    t.anna.feedsSharks();
    t.anna.places(2);
    expect(spots(t.state)[1]).toMatchObject({ faceDown: true, award: { to: null, why: 'sharks' } });
  });
});

describe('if the round ended now', () => {
  test('4.5 sailors join their crews, tricks the hand, and no die moves', () => {
    const { state } = table(
      {},
      {
        tavern: ROW,
        crews: [{ french: [4] }, { german: [4, 'joker'] }],
        dice: [
          [2, 4],
          [5, 6],
        ],
      },
    );
    const then = sharedOut(state);
    expect(then.placed).toEqual(state.placed);
    expect(state.tavern).toHaveLength(6);
    const [, french, german] = crews(state, then);
    expect(french).toMatchObject({ nation: 'french', strengths: [6, 0], to: ANNA, points: 6 });
    expect(french?.members[ANNA]).toEqual([
      { value: 2, joins: true },
      { value: 4, joins: false },
    ]);
    expect(german?.members[BERNARD].map(({ value }) => value)).toEqual([1, 2, 4, null]);
    expect(holdings(then, ANNA)).toEqual([{ trick: 'jokerBoth', count: 1 }]);
  });

  test('1.2 the values of a nation still in the deck', () => {
    const { state } = table({}, { tavern: ROW, round: 1 });
    expect(crews(state, state)[1]!.inDeck).toEqual([3, 4]);
  });

  test('6.5 tricks never played count a point each', () => {
    const { state } = table({}, { crews: [{ dutch: [3] }, {}], hands: [['jokerBoth'], []], round: 2 });
    expect(points(state)).toEqual({ total: [4, 0], tricks: [1, 0] });
  });

  test('6.1 nothing is left to share out when the game is over', () => {
    const t = table({}, { round: 8, dice: [[1, 2], [3]] });
    t.anna.calls();
    expect(spots(t.state)).toEqual([]);
    expect(sharedOut(t.state)).toEqual(t.state);
  });
});

describe('what lies there', () => {
  test('1.4 dice and the captain who marks a played trick', () => {
    const t = table({}, { hands: [['jokerBoth'], []], crews: [{ dutch: [3] }, {}] });
    t.anna.rolls(2, 3);
    expect(diceOf(t.state, ANNA)).toEqual({ supply: 4, spent: 0, tricked: false });
    t.anna.placesBoth('jokerBoth', 'left');
    expect(diceOf(t.state, ANNA)).toEqual({ supply: 4, spent: 0, tricked: true });
    expect(piles(t.state).deck).toBe(36);
  });

  test('10.1, 10.3 the Doubles card lies in the middle until somebody takes it', () => {
    expect(doublesAt(table().state)).toBeUndefined();
    const t = table({ doubles: true });
    expect(doublesAt(t.state)).toBe('middle');
    t.anna.rolls(2, 2);
    t.anna.takesDoubles('left');
    expect(doublesAt(t.state)).toBe(ANNA);
  });
});

describe('what a move leads to', () => {
  test('3.3 a placement can be foreseen, a roll cannot', () => {
    const t = table();
    const roll: Move = { type: 'roll' };
    expect(foreseen(t.state, roll, seenAfter(t.state, roll))).toBeUndefined();
    t.anna.rolls(2, 3);
    const place: Move = { type: 'place', die: 2, end: 'left' };
    expect(spots(foreseen(t.state, place, seenAfter(t.state, place))!)[1]!.award.to).toBe(ANNA);
  });

  test('7.3 what is announced is shown as if the captain let it pass', () => {
    const t = table({ crazyCaptain: true }, { dice: [[1], [1]] });
    t.anna.rolls(2, 3);
    t.anna.sendsCaptain();
    t.anna.places(3);
    t.bernard.rolls(5, 6);
    const place: Move = { type: 'place', die: 5, end: null };
    const then = seenAfter(t.state, place);
    expect(spots(then)[4]!.award.why).toBe('empty');
    expect(spots(foreseen(t.state, place, then)!)[4]!.award.to).toBe(BERNARD);
    t.bernard.places(5);
    expect(spots(allowed(t.state)!)[4]!.award.to).toBe(BERNARD);
    const allow: Move = { type: 'allow' };
    expect(spots(foreseen(t.state, allow, seenAfter(t.state, allow))!)[4]!.award.to).toBe(BERNARD);
  });

  test('7.6 a call that was announced cannot be foreseen', () => {
    const t = table({ crazyCaptain: true }, { dice: [[1], [1, 2]] });
    t.anna.rolls(2, 3);
    t.anna.sendsCaptain();
    t.anna.places(3);
    t.bernard.calls();
    expect(allowed(t.state)).toBeUndefined();
  });
});
