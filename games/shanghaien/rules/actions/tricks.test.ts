import { describe, expect, test } from 'vitest';
import { every } from '../../../../core/chance.ts';
import { shanghaien } from '../index.ts';
import { ANNA, table } from '../testing.ts';

/** One of each trick card a hand can win, and two of the first. */
const EVERY_TRICK = {
  jokerShift: 2,
  jokerReroll: 1,
  jokerBoth: 1,
  shiftReroll: 2,
  shiftBoth: 1,
  rerollBoth: 1,
};

describe('5.1 when a trick may be played', () => {
  test('5.1 right after rolling, not before', () => {
    const t = table({}, { hands: [['jokerReroll'], []] });
    t.anna.mayNot({ type: 'reroll', card: 'jokerReroll' }, '3.2 rollFirst');
    t.anna.rolls(1, 2);
    t.anna.rerolls('jokerReroll', 3, 4);
  });

  test('5.1 not after placing, and not in the turn of the other', () => {
    const t = table({}, { hands: [['jokerReroll'], []], dice: [[1], [1]] });
    t.anna.rolls(1, 2);
    t.anna.places(1);
    t.anna.mayNot({ type: 'reroll', card: 'jokerReroll' }, '3.1 notYourTurn', { turn: 1 });
    t.bernard.rolls(1, 2);
    t.anna.mayNot({ type: 'reroll', card: 'jokerReroll' }, '3.1 notYourTurn', { turn: 1 });
  });

  test('5.1 one trick per player and round, whatever the cards', () => {
    const t = table({}, { hands: [['jokerReroll', 'jokerShift'], ['jokerShift']], dice: [[1], [1]] });
    t.anna.rolls(1, 2);
    t.anna.rerolls('jokerReroll', 3, 4);
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 3, by: 1 }, '5.1 trickPlayed');
    t.anna.places(3);
    t.bernard.rolls(1, 2);
    t.bernard.shifts('jokerShift', 2, 1);
    t.bernard.places(3);
    t.anna.rolls(5, 6);
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 6, by: -1 }, '5.1 trickPlayed');
    t.anna.places(6);
    t.bernard.calls();
    t.anna.rolls(5, 6);
    t.anna.shifts('jokerShift', 6, -1);
    expect(t.state.dice).toEqual([5, 5]);
  });
});

describe('5.2 the card', () => {
  test('5.2 one must hold the card', () => {
    const t = table({}, { hands: [[], ['jokerShift', 'jokerBoth']], crews: [{ french: [3] }, {}] });
    t.anna.rolls(1, 2);
    const card = 'jokerShift';
    t.anna.mayNot({ type: 'shift', card, die: 2, by: 1 }, '5.2 cardNotHeld', { card });
    t.anna.mayNot({ type: 'joker', card, nation: 'french' }, '5.2 cardNotHeld', { card });
    t.anna.mayNot({ type: 'reroll', card: 'jokerReroll' }, '5.2 cardNotHeld', { card: 'jokerReroll' });
    t.anna.mayNot({ type: 'both', card: 'jokerBoth', end: 'left' }, '5.2 cardNotHeld', { card: 'jokerBoth' });
  });

  test('5.2 only one of its own two effects can be chosen', () => {
    const t = table({}, { hands: [['jokerShift', 'jokerReroll'], []], dice: [[1], []] });
    t.anna.rolls(2, 3);
    const card = 'jokerShift';
    t.anna.mayNot({ type: 'reroll', card }, '5.2 effectNotOnCard', { card, effect: 'reroll' });
    t.anna.mayNot({ type: 'both', card, end: null }, '5.2 effectNotOnCard', { card, effect: 'both' });
    const other = 'jokerReroll';
    t.anna.mayNot({ type: 'shift', card: other, die: 2, by: 1 }, '5.2 effectNotOnCard', {
      card: other,
      effect: 'shift',
    });
  });

  test('5.2 not every card need be a joker', () => {
    const t = table({ trickDeck: EVERY_TRICK }, { hands: [['shiftBoth'], []], crews: [{ french: [1] }, {}] });
    t.anna.rolls(2, 3);
    t.anna.mayNot({ type: 'joker', card: 'shiftBoth', nation: 'french' }, '5.2 effectNotOnCard', {
      card: 'shiftBoth',
      effect: 'joker',
    });
  });

  test('5.2 used for dice, it leaves the game', () => {
    for (const effect of ['shift', 'reroll', 'both'] as const) {
      const hands = [['jokerShift', 'jokerReroll', 'jokerBoth'], []] as const;
      const t = table({}, { hands });
      const before = t.gone.filter((card) => hands[0].some((held) => held === card)).length;
      t.anna.rolls(2, 3);
      if (effect === 'shift') t.anna.shifts('jokerShift', 2, 1);
      if (effect === 'reroll') t.anna.rerolls('jokerReroll', 1, 1);
      if (effect === 'both') t.anna.placesBoth('jokerBoth', 'left');
      const card = ({ shift: 'jokerShift', reroll: 'jokerReroll', both: 'jokerBoth' } as const)[effect];
      expect(t.anna.hand).toEqual(hands[0].filter((held) => held !== card));
      expect(t.gone.filter((gone) => hands[0].some((held) => held === gone))).toHaveLength(before + 1);
      expect(t.gone).toContain(card);
      expect(t.told('trick')).toEqual([{ type: 'trick', seat: ANNA, card, effect }]);
      expect(t.state.tricked).toEqual([1, 0]);
    }
  });

  test('5.2 with all kinds of card in hand, each effect can be had from three', () => {
    const t = table(
      { trickDeck: EVERY_TRICK },
      {
        hands: [['jokerShift', 'jokerReroll', 'jokerBoth', 'shiftReroll', 'shiftBoth', 'rerollBoth'], []],
        crews: [{ french: [1], german: [2] }, {}],
        dice: [[1], []],
      },
    );
    t.anna.rolls(1, 6);
    const found = t.moves(ANNA).map((move) => ('card' in move ? `${move.type} ${move.card}` : move.type));
    expect([...new Set(found)]).toEqual([
      'place',
      'joker jokerShift',
      'joker jokerReroll',
      'joker jokerBoth',
      'shift jokerShift',
      'shift shiftReroll',
      'shift shiftBoth',
      'both jokerBoth',
      'both shiftBoth',
      'both rerollBoth',
      'reroll jokerReroll',
      'reroll shiftReroll',
      'reroll rerollBoth',
    ]);
    t.anna.placesBoth('rerollBoth');
    expect(t.gone).toContain('rerollBoth');
  });
});

describe('5.3 the joker', () => {
  test('5.3 joins a nation one has, and a die is placed as usual', () => {
    const t = table({}, { hands: [['jokerBoth'], []], crews: [{ spanish: [3] }, {}] });
    t.anna.rolls(2, 4);
    t.anna.joins('jokerBoth', 'spanish');
    expect(t.events).toEqual([
      { type: 'trick', seat: ANNA, card: 'jokerBoth', effect: 'joker' },
      { type: 'joined', seat: ANNA, nation: 'spanish' },
    ]);
    expect(t.anna.crew('spanish')).toEqual([3, 'joker']);
    expect(t.anna.hand).toEqual([]);
    expect(t.state.dice).toEqual([2, 4]);
    t.anna.places(4, 'left');
  });

  test('5.3 cannot found a nation, though the other has it and it lies in the row', () => {
    const t = table({}, { hands: [['jokerBoth'], []], crews: [{ spanish: [3] }, { french: [4] }] });
    t.anna.rolls(2, 4);
    t.anna.mayNot({ type: 'joker', card: 'jokerBoth', nation: 'french' }, '5.3 noSailorThere', {
      nation: 'french',
    });
    expect(t.moves(ANNA).filter((move) => move.type === 'joker')).toEqual([
      { type: 'joker', card: 'jokerBoth', nation: 'spanish' },
    ]);
  });

  test('5.3 without any crew there is no joker to play', () => {
    const t = table({}, { hands: [['jokerShift'], []], crews: [{}, { american: [4] }] });
    t.anna.rolls(2, 4);
    t.anna.mayNot({ type: 'joker', card: 'jokerShift', nation: 'american' }, '5.3 noSailorThere', {
      nation: 'american',
    });
    expect(t.moves(ANNA).some((move) => move.type === 'joker')).toBe(false);
    for (const { value: move } of every((chance) => shanghaien.sample(t.state, ANNA, chance))) {
      expect(move.type).not.toBe('joker');
    }
  });

  test('5.3 several may lie with one nation, and stay until the end', () => {
    const t = table(
      {},
      { hands: [['jokerBoth'], []], crews: [{ italian: [4, 'joker'] }, {}], dice: [[1], [1, 2]] },
    );
    t.anna.rolls(2, 4);
    t.anna.joins('jokerBoth', 'italian');
    t.anna.places(2);
    t.bernard.calls();
    expect(t.anna.crew('italian')).toEqual([4, 'joker', 'joker']);
  });
});

describe('5.4 ±1', () => {
  test('5.4 one die goes up or down, then either may be placed', () => {
    const t = table({}, { hands: [['jokerShift'], []], dice: [[1], []] });
    t.anna.rolls(2, 5);
    expect(t.moves(ANNA).filter((move) => move.type === 'shift')).toEqual([
      { type: 'shift', card: 'jokerShift', die: 2, by: -1 },
      { type: 'shift', card: 'jokerShift', die: 2, by: 1 },
      { type: 'shift', card: 'jokerShift', die: 5, by: -1 },
      { type: 'shift', card: 'jokerShift', die: 5, by: 1 },
    ]);
    t.anna.shifts('jokerShift', 5, 1);
    expect(t.told('shifted')).toEqual([{ type: 'shifted', seat: ANNA, from: 5, to: 6 }]);
    expect(t.state.dice).toEqual([2, 6]);
    t.anna.mayNot({ type: 'place', die: 5, end: null }, '3.2 dieNotRolled', { die: 5 });
    t.anna.places(2);
    expect(t.anna.dice).toEqual([1, 2]);
  });

  test('5.4 not beyond 1 or 6', () => {
    const t = table({}, { hands: [['jokerShift'], []], dice: [[1], []] });
    t.anna.rolls(6, 1);
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 6, by: 1 }, '5.4 beyondTheDie', { die: 6 });
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 1, by: -1 }, '5.4 beyondTheDie', { die: 1 });
    t.anna.shifts('jokerShift', 1, 1);
    t.anna.places(2);
  });

  test('5.4 only a die that was rolled', () => {
    const t = table({}, { hands: [['jokerShift'], []], dice: [[4], []] });
    t.anna.rolls(6, 1);
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 4, by: 1 }, '3.2 dieNotRolled', { die: 4 });
  });

  test('5.4 of two equal dice one stays as it is', () => {
    const t = table({}, { hands: [['jokerShift'], []], dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.shifts('jokerShift', 3, -1);
    expect(t.state.dice).toEqual([2, 3]);
  });
});

describe('5.5 both dice', () => {
  test('5.5 are placed, and the turn is over', () => {
    const t = table({}, { hands: [['jokerBoth'], []], dice: [[1], []] });
    t.anna.rolls(2, 5);
    t.anna.placesBoth('jokerBoth');
    expect(t.told('placed').map(({ die }) => die)).toEqual([2, 5]);
    expect(t.anna.dice).toEqual([1, 2, 5]);
    expect(t.anna.supply).toBe(3);
    expect(t.waitsFor).toBe('Bernard');
  });

  test('5.5 go on one card when they are equal', () => {
    const t = table({}, { hands: [['jokerBoth'], []], dice: [[1], []] });
    t.anna.rolls(5, 5);
    t.anna.placesBoth('jokerBoth');
    expect(t.anna.dice).toEqual([1, 5, 5]);
  });

  test('3.4, 5.5 as the first dice of a round they count from the one end chosen', () => {
    const t = table({}, { hands: [['jokerBoth'], []] });
    t.anna.rolls(2, 5);
    t.anna.mayNot({ type: 'both', card: 'jokerBoth', end: null }, '3.4 chooseEnd');
    t.anna.placesBoth('jokerBoth', 'right');
    expect(t.told('numbered')).toEqual([{ type: 'numbered', seat: ANNA, end: 'right' }]);
    t.bernard.rolls(1, 1);
    t.bernard.places(1);
    t.anna.calls();
    expect([t.anna.crew('dutch'), t.anna.crew('french'), t.bernard.crew('turkish')]).toEqual([[3], [3], [3]]);
  });

  test('3.4, 5.5 later the end is not theirs to choose', () => {
    const t = table({}, { hands: [['jokerBoth'], []], dice: [[1], []] });
    t.anna.rolls(2, 5);
    t.anna.mayNot({ type: 'both', card: 'jokerBoth', end: 'right' }, '3.4 endIsSet');
  });

  test('3.6, 5.5 who so runs out of dice must call in his next turn', () => {
    const t = table({}, { hands: [['jokerBoth'], []], dice: [[1, 2, 3, 4], [1]] });
    t.anna.rolls(5, 6);
    t.anna.placesBoth('jokerBoth');
    expect(t.anna.dice).toEqual([1, 2, 3, 4, 5, 6]);
    t.bernard.rolls(1, 1);
    t.bernard.places(1);
    t.anna.mayNot({ type: 'roll' }, '3.6 mustCall', { supply: 0 });
    t.anna.calls();
  });
});

describe('5.6 the re-roll', () => {
  test('5.6 throws both dice again, and the new roll counts', () => {
    const t = table({}, { hands: [['jokerReroll'], []], dice: [[1], []] });
    t.anna.rolls(2, 5);
    t.anna.rerolls('jokerReroll', 3, 4);
    expect(t.told('rolled')).toEqual([{ type: 'rolled', seat: ANNA, dice: [3, 4] }]);
    t.anna.mayNot({ type: 'place', die: 5, end: null }, '3.2 dieNotRolled', { die: 5 });
    t.anna.places(4);
    expect([t.anna.dice, t.anna.supply]).toEqual([[1, 4], 4]);
  });
});
