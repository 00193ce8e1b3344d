import { describe, expect, test } from 'vitest';
import { shanghaien } from './index.ts';
import { fullDeck } from './start.ts';
import { trickCard } from './tables.ts';
import { ANNA, BERNARD, table } from './testing.ts';
import { ALL_EXPANSIONS, BASE } from './trial.ts';
import type { Options } from './types.ts';

/** What the decoder makes of options as a table would send them. */
function chosen(raw: unknown): Options {
  const decoded = shanghaien.decode.options.decode(raw);
  if (decoded.fault) throw new Error(JSON.stringify(decoded.fault));
  return decoded.value;
}

describe('11.1 the trick cards', () => {
  test('11.1 three Joker / ±1, three Joker / Re-roll, two Joker / Both, if nothing else is said', () => {
    expect(fullDeck(chosen({})).slice(trickCard(0))).toEqual([3, 3, 2, 0, 0, 0]);
  });

  test('11.1 or what is printed on the own cards', () => {
    const trickDeck = {
      jokerShift: 0,
      jokerReroll: 1,
      jokerBoth: 2,
      shiftReroll: 3,
      shiftBoth: 2,
      rerollBoth: 0,
    };
    expect(fullDeck(chosen({ trickDeck })).slice(trickCard(0))).toEqual([0, 1, 2, 3, 2, 0]);
    const t = table({ trickDeck }, { hands: [['shiftReroll'], ['shiftReroll']], dice: [[1], [1]] });
    t.anna.rolls(2, 4);
    t.anna.shifts('shiftReroll', 4, 1);
    t.anna.places(5);
    t.bernard.rolls(2, 4);
    t.bernard.rerolls('shiftReroll', 6, 6);
  });
});

describe('11.2 a tie', () => {
  const tied = {
    round: 8,
    dice: [
      [1, 1],
      [1, 1],
    ],
    crews: [{ french: [3] }, { german: [2], dutch: [1] }],
  } as const;

  test('11.2 is shared', () => {
    const t = table({ tie: 'shared' }, tied);
    t.anna.calls();
    expect(shanghaien.outcome(t.state)).toEqual({ scores: [3, 3], places: [1, 1] });
  });

  test('11.2 or goes to who scores in more nations', () => {
    const t = table({ tie: 'nations' }, tied);
    t.anna.calls();
    expect(shanghaien.outcome(t.state)).toEqual({ scores: [3, 3], places: [2, 1] });
    const [anna, bernard] = tied.crews;
    const turned = table({ tie: 'nations' }, { ...tied, crews: [bernard, anna] });
    turned.anna.calls();
    expect(shanghaien.outcome(turned.state)).toEqual({ scores: [3, 3], places: [1, 2] });
  });

  test('11.2 a nation where both are equal counts for nobody', () => {
    const crews = [
      { french: [3], turkish: [3] },
      { german: [2, 1], turkish: [3] },
    ] as const;
    const tavern = ['french 1', 'french 2', 'german 3', 'chinese 3', 'dutch 3', 'italian 3'] as const;
    const t = table({ tie: 'nations' }, { ...tied, tavern, crews });
    t.anna.calls();
    expect(shanghaien.outcome(t.state)).toEqual({ scores: [3, 3], places: [1, 1] });
  });

  test('11.2 points come before nations', () => {
    const crews = [{ french: [4] }, { german: [2], dutch: [1] }] as const;
    const t = table({ tie: 'nations' }, { ...tied, crews });
    t.anna.calls();
    expect(shanghaien.outcome(t.state)).toEqual({ scores: [4, 3], places: [1, 2] });
  });
});

test('11.3 an unused Crazy Captain scores a point, or does not', () => {
  for (const captainScores of [true, false]) {
    const options = { crazyCaptain: true, sharks: true, captainScores };
    const setting = {
      round: 8,
      dice: [
        [1, 1],
        [1, 1],
      ],
      played: [['captain'], []],
    } as const;
    const t = table(options, setting);
    t.anna.calls();
    expect(t.told('ended')[0]?.scores).toEqual([1, captainScores ? 2 : 1]);
  }
});

describe('11.4 the dice that take the Doubles card', () => {
  test('11.4 go back', () => {
    const t = table({ doubles: true }, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.takesDoubles();
    expect(t.anna.supply).toBe(5);
  });

  test('11.4 or are spent for the round', () => {
    const t = table({ doubles: true, doublesDice: 'spent' }, { dice: [[1], [4, 5]] });
    t.anna.rolls(3, 3);
    t.anna.takesDoubles();
    expect([t.anna.supply, t.anna.dice]).toEqual([3, [1]]);
    t.bernard.rolls(4, 5);
    t.bernard.places(4);
    // Spent dice are not in the row.
    t.anna.mayNot({ type: 'shanghai' }, '3.5 tooFewPlaced', { placed: 1 });
    t.anna.rolls(1, 2);
    t.anna.places(2);
    t.bernard.calls();
    expect([t.anna.supply, t.state.spent]).toEqual([6, [0, 0]]);
  });

  test('11.4 then a player may have to call with fewer than two dice in the row', () => {
    const t = table({ doubles: true, doublesDice: 'spent' }, { dice: [[], [6]] });
    for (const die of [1, 2]) {
      t.anna.rolls(die, die);
      t.anna.takesDoubles();
      t.bernard.rolls(6, 6);
      t.bernard.takesDoubles();
    }
    expect([t.anna.supply, t.bernard.supply]).toEqual([2, 1]);
    t.anna.rolls(1, 2);
    t.anna.places(2);
    expect(t.anna.dice).toEqual([2]);
    t.bernard.mayNot({ type: 'roll' }, '3.6 mustCall', { supply: 1 });
    t.bernard.calls();
    expect(t.told('called')).toEqual([{ type: 'called', seat: BERNARD, forced: true }]);
    expect(t.taken).toBe('- A - - - B');
  });
});

describe('11.5 a rolled double', () => {
  test('11.5 may be used as it lies', () => {
    const t = table({ doubles: true }, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.places(3);
  });

  test('11.5 or must be re-rolled or take the card', () => {
    const t = table({ doubles: true, doublesChoice: 'forced' }, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'place', die: 3, end: null }, '11.5 doubleMustBeUsed');
    expect(t.moves(ANNA)).toEqual([{ type: 'rerollOne' }, { type: 'takeDoubles', end: null }]);
    t.anna.rerollsOne(5);
    t.anna.places(3);
    t.bernard.rolls(4, 4);
    t.bernard.takesDoubles();
  });

  test('11.5 who holds the card must re-roll', () => {
    const t = table(
      { doubles: true, doublesChoice: 'forced' },
      { dice: [[1], []], hands: [['doubles'], []] },
    );
    t.anna.rolls(3, 3);
    expect(t.moves(ANNA)).toEqual([{ type: 'doubles' }, { type: 'rerollOne' }]);
  });

  test('10.5, 11.5 not a pair made by ±1, nor any where the Doubles card is not in play', () => {
    const t = table(
      { doubles: true, doublesChoice: 'forced' },
      { dice: [[1], []], hands: [['jokerShift'], []] },
    );
    t.anna.rolls(3, 4);
    t.anna.shifts('jokerShift', 4, -1);
    t.anna.places(3);
    const without = table({ doublesChoice: 'forced' }, { dice: [[1], []] });
    without.anna.rolls(3, 3);
    without.anna.places(3);
  });
});

describe('11.6 what else no source says', () => {
  test('11.6 all expansions may be combined', () => {
    const t = table(ALL_EXPANSIONS);
    const dealt = ['captain', 'banRerollAll', 'sharksExchange'];
    expect([t.anna.hand, t.bernard.hand]).toEqual([dealt, dealt]);
  });

  test('10.3, 11.6 the Doubles card may be taken after the trick of the round', () => {
    const t = table(
      { doubles: true },
      { dice: [[1], []], crews: [{ dutch: [2] }, {}], hands: [['jokerShift'], []] },
    );
    t.anna.rolls(3, 3);
    t.anna.joins('jokerShift', 'dutch');
    t.anna.takesDoubles();
    expect([t.anna.hand, t.state.tricked]).toEqual([['doubles'], [1, 0]]);
  });
});

test('a game is played by two, and knows its name', () => {
  expect([shanghaien.id, shanghaien.version, shanghaien.players]).toEqual([
    'shanghaien',
    1,
    { min: 2, max: 2 },
  ]);
  expect(chosen({})).toEqual(BASE);
});
