import { describe, expect, test } from 'vitest';
import { scripted } from '../../../core/chance.ts';
import { frozen } from '../frozen/index.ts';
import { shanghaien } from './index.ts';
import type { Why } from './refuse.ts';
import { fullDeck } from './start.ts';
import { trickCard } from './tables.ts';
import { ANNA, BERNARD, table } from './testing.ts';
import { ALL_EXPANSIONS, BASE } from './trial.ts';
import type { Move, Options, State } from './types.ts';

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
  const FREE = { doubles: true, doublesChoice: 'free' } as const;

  test('11.5 is re-rolled or takes the card', () => {
    const t = table({ doubles: true }, { dice: [[1], []] });
    expect(t.state.options.doublesChoice).toBe('forced');
    t.anna.rolls(3, 3);
    t.anna.mayNot({ type: 'place', die: 3, end: null }, '10.2 doubleMustBeUsed');
    t.anna.rerollsOne(5);
    t.anna.places(3);
    t.bernard.rolls(4, 4);
    t.bernard.takesDoubles();
  });

  test('11.5 or, as a house rule, is placed as it lies', () => {
    const t = table(FREE, { dice: [[1], []] });
    t.anna.rolls(3, 3);
    expect(t.moves(ANNA).map(({ type }) => type)).toEqual(['place', 'rerollOne', 'takeDoubles']);
    t.anna.places(3);
    expect(t.anna.dice).toEqual([1, 3]);
  });

  test('11.5 who holds the card must re-roll', () => {
    const t = table({ doubles: true }, { dice: [[1], []], hands: [['doubles'], []] });
    t.anna.rolls(3, 3);
    expect(t.moves(ANNA)).toEqual([{ type: 'doubles' }, { type: 'rerollOne' }]);
  });

  test('11.5 a trick may come first, and the choice stays', () => {
    const crews = [{ dutch: [2] }, {}] as const;
    const t = table({ doubles: true }, { dice: [[1], []], crews, hands: [['jokerShift'], []] });
    t.anna.rolls(3, 3);
    t.anna.joins('jokerShift', 'dutch');
    t.anna.mayNot({ type: 'place', die: 3, end: null }, '10.2 doubleMustBeUsed');
    expect(t.moves(ANNA)).toEqual([{ type: 'rerollOne' }, { type: 'takeDoubles', end: null }]);
  });

  test('11.5 a trick may place both dice of a double', () => {
    const both = table({ doubles: true }, { dice: [[1], []], hands: [['jokerBoth'], []] });
    both.anna.rolls(3, 3);
    both.anna.placesBoth('jokerBoth');
    expect(both.anna.dice).toEqual([1, 3, 3]);
    const exchange = table({ doubles: true, sharks: true }, { dice: [[1], []] });
    exchange.anna.rolls(3, 3);
    exchange.anna.exchanges(1);
    expect(exchange.anna.dice).toEqual([3, 3]);
  });

  test('10.5, 11.5 not a pair made by ±1, nor any where the Doubles card is not in play', () => {
    const t = table({ doubles: true }, { dice: [[1], []], hands: [['jokerShift'], []] });
    t.anna.rolls(3, 4);
    t.anna.shifts('jokerShift', 4, -1);
    t.anna.places(3);
    const without = table({}, { dice: [[1], []] });
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

describe('11.7 sharks on a card that lies face down', () => {
  const sunk = () => {
    const t = table({ sharks: true }, { dice: [[1], [1]] });
    t.anna.rolls(3, 5);
    t.anna.feedsSharks();
    t.anna.places(3);
    return t;
  };

  test('11.7 are allowed, and the trick is gone for nothing', () => {
    const t = sunk();
    t.bernard.rolls(3, 3);
    t.bernard.feedsSharks();
    t.bernard.places(3);
    expect(t.events).toEqual([{ type: 'placed', seat: BERNARD, die: 3 }]);
    expect([t.state.sunk, t.bernard.hand, t.bernard.dice]).toEqual([[0, 0, 1, 0, 0, 0], [], [1, 3]]);
    t.anna.rolls(2, 2);
    t.anna.places(2);
    t.bernard.calls();
    expect(t.told('awarded')[2]).toMatchObject({ to: null, why: 'sharks', dice: [1, 1] });
  });

  test('11.7 the other die may turn another card', () => {
    const t = sunk();
    t.bernard.rolls(3, 4);
    t.bernard.feedsSharks();
    expect(t.moves(BERNARD)).toEqual([
      { type: 'place', die: 3, end: null },
      { type: 'place', die: 4, end: null },
    ]);
    t.bernard.places(4);
    expect(t.state.sunk).toEqual([0, 0, 1, 1, 0, 0]);
  });
});

test('11.8 the game of the box is played without expansions, and each can be added on its own', () => {
  const cards = { crazyCaptain: 'captain', noShanghai: 'banRerollAll', sharks: 'sharksExchange' } as const;
  expect(table().anna.hand).toEqual([]);
  for (const [option, card] of Object.entries(cards)) {
    const t = table(chosen({ [option]: true }));
    expect([t.anna.hand, t.bernard.hand]).toEqual([[card], [card]]);
  }
  const t = table(chosen({ doubles: true }), { dice: [[1], []] });
  t.anna.rolls(3, 3);
  t.anna.takesDoubles();
  expect(t.anna.hand).toEqual(['doubles']);
});

describe('11.9 version 1', () => {
  /** A table with these options, as the rules of version 1 fill them in. */
  const begun = async (raw: object) => {
    const game = await frozen[1]!.load();
    const options = game.decode.options.decode(raw);
    if (options.fault) throw new Error(JSON.stringify(options.fault));
    const state = game.start(options.value, 2, scripted(ANNA, 0, 0, 0, 0, 0, 0)) as State;
    const play = (seat: number, move: Move, ...draws: number[]) => {
      expect(game.check(state, seat, move)).toBeUndefined();
      game.apply(state, seat, move, scripted(...draws));
    };
    return { game, state, play };
  };

  test('11.9 placed a rolled double as it lies unless the table chose otherwise', async () => {
    const place = { type: 'place', die: 3, end: 'left' } as const;
    const free = await begun({ doubles: true });
    free.play(ANNA, { type: 'roll' }, 2, 2);
    free.play(ANNA, place);
    const forced = await begun({ doubles: true, doublesChoice: 'forced' });
    forced.play(ANNA, { type: 'roll' }, 2, 2);
    expect(forced.game.check(forced.state, ANNA, place)).toMatchObject({ code: 'doubleMustBeUsed' });
  });

  test('11.9 called no sharks for a card that lies face down', async () => {
    const { game, state, play } = await begun({ sharks: true });
    play(ANNA, { type: 'roll' }, 2, 4);
    play(ANNA, { type: 'sharks' });
    play(ANNA, { type: 'place', die: 3, end: 'left' });
    play(BERNARD, { type: 'roll' }, 2, 2);
    const refusal = game.check(state, BERNARD, { type: 'sharks' }) as Why;
    expect(`${refusal?.rule} ${refusal?.code}`).toBe('9.2 alreadyFaceDown');
    expect(refusal?.params).toEqual({ number: 3 });
  });
});

test('a game is played by two, and knows its name', () => {
  expect([shanghaien.id, shanghaien.version, shanghaien.players]).toEqual([
    'shanghaien',
    2,
    { min: 2, max: 2 },
  ]);
  expect(chosen({})).toEqual(BASE);
});
