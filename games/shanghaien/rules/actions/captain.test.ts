import { describe, expect, test } from 'vitest';
import { ANNA, BERNARD, type Setting, type Table, table } from '../testing.ts';
import { ALL_EXPANSIONS } from '../trial.ts';
import type { Options } from '../types.ts';

const CAPTAIN = { crazyCaptain: true };

/** Anna has sent out her captain and placed a die; it is Bernard's turn. */
function annasCaptainIsOut(options: Partial<Options> = CAPTAIN, setting: Setting = {}): Table {
  const t = table(options, { dice: [[1], [1]], ...setting });
  t.anna.rolls(1, 2);
  t.anna.sendsCaptain();
  t.anna.places(1);
  return t;
}

describe('7.1 the card', () => {
  test('7.1 is played like any trick: after rolling, and then a die is placed', () => {
    const t = table(CAPTAIN);
    t.anna.mayNot({ type: 'captain' }, '3.2 rollFirst');
    t.anna.rolls(2, 4);
    t.anna.sendsCaptain();
    expect(t.events).toEqual([{ type: 'trick', seat: ANNA, card: 'captain', effect: 'captain' }]);
    expect([t.anna.hand, t.bernard.hand]).toEqual([[], ['captain']]);
    t.anna.places(2, 'left');
    expect(t.anna.dice).toEqual([2]);
  });

  test('7.1 is the one trick of the round', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [['jokerShift'], []] });
    t.bernard.rolls(3, 4);
    t.bernard.places(3);
    t.bernard.mayNot({ type: 'roll' }, '3.1 notYourTurn', { turn: ANNA });
    t.anna.allows();
    t.anna.rolls(3, 4);
    t.anna.mayNot({ type: 'shift', card: 'jokerShift', die: 3, by: 1 }, '5.1 trickPlayed');
    t.anna.mayNot({ type: 'captain' }, '5.1 trickPlayed');
  });

  test('7.1 is not in the game unless the table wants it', () => {
    const t = table();
    t.anna.rolls(2, 4);
    t.anna.mayNot({ type: 'captain' }, '5.2 cardNotHeld', { card: 'captain' });
  });
});

describe('7.2 when it may not be played', () => {
  test('7.2 not in the last round', () => {
    const t = table(CAPTAIN, { round: 8 });
    t.anna.rolls(2, 4);
    t.anna.mayNot({ type: 'captain' }, '7.2 captainNotInLastRound');
    expect(t.moves(ANNA).map(({ type }) => type)).toEqual(['place', 'place', 'place', 'place']);
  });

  test('7.2 in round 7 it may', () => {
    const t = table(CAPTAIN, { round: 7 });
    t.anna.rolls(2, 4);
    t.anna.sendsCaptain();
  });

  test("7.2 not after the other's captain in the same round, but in the next", () => {
    const t = annasCaptainIsOut();
    t.bernard.rolls(3, 4);
    t.bernard.mayNot({ type: 'captain' }, '7.2 captainAlreadyOut');
    t.bernard.places(3);
    t.anna.allows();
    t.anna.calls();
    t.bernard.rolls(3, 4);
    t.bernard.sendsCaptain();
  });
});

describe('7.3 how long it lasts', () => {
  test('7.3 its owner is asked in every turn of the other, not in his own', () => {
    const t = annasCaptainIsOut();
    for (const die of [2, 3]) {
      t.bernard.rolls(die, 6);
      t.bernard.places(die);
      expect(t.events).toEqual([
        { type: 'announced', seat: BERNARD, move: { type: 'place', die, end: null } },
      ]);
      expect(t.waitsFor).toBe('Anna');
      expect(t.moves(ANNA)).toEqual([{ type: 'object' }, { type: 'allow' }]);
      t.anna.objects(die, 5);
      t.bernard.places(die);
      expect(t.waitsFor).toBe('Anna');
      t.anna.rolls(die, 6);
      t.anna.places(die);
      expect(t.waitsFor).toBe('Bernard');
    }
    expect(t.bernard.dice).toEqual([1, 2, 3]);
  });

  test('7.3 what is announced has not happened until he lets it pass', () => {
    const t = annasCaptainIsOut();
    t.bernard.rolls(2, 6);
    t.bernard.places(2);
    expect(t.bernard.dice).toEqual([1]);
    t.bernard.mayNot({ type: 'place', die: 6, end: null }, '3.1 notYourTurn', { turn: ANNA });
    t.bernard.mayNot({ type: 'object' }, '3.1 notYourTurn', { turn: ANNA });
    t.bernard.mayNot({ type: 'allow' }, '3.1 notYourTurn', { turn: ANNA });
    t.anna.mayNot({ type: 'roll' }, '7.3 answerFirst');
    t.anna.mayNot({ type: 'shanghai' }, '7.3 answerFirst');
    t.anna.allows();
    expect(t.events).toEqual([
      { type: 'allowed', seat: ANNA, move: { type: 'place', die: 2, end: null } },
      { type: 'placed', seat: BERNARD, die: 2 },
    ]);
    expect(t.bernard.dice).toEqual([1, 2]);
    expect(t.state.pending).toBeNull();
    t.anna.mayNot({ type: 'object' }, '7.3 nothingToAnswer');
  });

  test('7.3 without a captain there is nothing to object to', () => {
    const t = table(CAPTAIN, { dice: [[1], [1]] });
    t.anna.mayNot({ type: 'object' }, '7.3 nothingToAnswer');
    t.bernard.mayNot({ type: 'allow' }, '7.3 nothingToAnswer');
    t.anna.rolls(1, 2);
    t.bernard.mayNot({ type: 'object' }, '7.3 nothingToAnswer');
    t.anna.places(1);
    expect(t.waitsFor).toBe('Bernard');
  });

  test('7.3 one objection in a turn: what comes after happens at once', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerShift', 'jokerReroll']] });
    t.bernard.rolls(3, 4);
    t.bernard.shifts('jokerShift', 3, 1);
    t.anna.objects();
    t.bernard.rerolls('jokerReroll', 5, 6);
    expect(t.state.dice).toEqual([5, 6]);
    t.bernard.places(6);
    expect(t.bernard.dice).toEqual([1, 6]);
  });

  test('7.3 to let something pass is not to object: the next may still be stopped', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerShift']] });
    t.bernard.rolls(3, 4);
    t.bernard.shifts('jokerShift', 3, -1);
    t.anna.allows();
    t.bernard.places(2);
    t.anna.objects(5, 6);
    t.bernard.places(5);
    expect(t.bernard.dice).toEqual([1, 5]);
  });

  test('7.3 it leaves the game with the round', () => {
    const t = annasCaptainIsOut(CAPTAIN, { dice: [[1], [1, 2]] });
    t.bernard.calls();
    t.anna.allows();
    expect(t.state.captain).toBeNull();
    expect([t.anna.hand, t.bernard.hand]).toEqual([[], ['captain']]);
    t.anna.rolls(1, 2);
    t.anna.places(1, 'left');
    t.bernard.rolls(1, 2);
    t.bernard.places(1);
    expect(t.bernard.dice).toEqual([1]);
  });

  test("7.3 Bernard's captain does the same to Anna", () => {
    const t = table(CAPTAIN, { dice: [[1], [1]], turn: BERNARD });
    t.bernard.rolls(1, 2);
    t.bernard.sendsCaptain();
    t.bernard.places(1);
    t.anna.rolls(5, 6);
    t.anna.places(6);
    expect(t.waitsFor).toBe('Bernard');
    t.anna.mayNot({ type: 'object' }, '3.1 notYourTurn', { turn: BERNARD });
    t.bernard.objects(3, 3);
    expect(t.waitsFor).toBe('Anna');
    t.anna.places(3);
    expect(t.anna.dice).toEqual([1, 3]);
  });
});

describe('7.4 objection to a placement', () => {
  test('7.4 the die is taken back and both are rolled again', () => {
    const t = annasCaptainIsOut();
    t.bernard.rolls(3, 4);
    t.bernard.places(3);
    t.anna.objects(3, 5);
    expect(t.events).toEqual([
      { type: 'objected', seat: ANNA, move: { type: 'place', die: 3, end: null } },
      { type: 'rolled', seat: BERNARD, dice: [3, 5] },
    ]);
    expect([t.bernard.dice, t.bernard.supply]).toEqual([[1], 5]);
    t.bernard.mayNot({ type: 'place', die: 4, end: null }, '3.2 dieNotRolled', { die: 4 });
    // The same number may be placed again, and not be stopped again.
    t.bernard.places(3);
    expect(t.bernard.dice).toEqual([1, 3]);
  });

  test('7.4 a trick may follow if none has been played', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerBoth']] });
    t.bernard.rolls(3, 4);
    t.bernard.places(3);
    t.anna.objects(5, 6);
    t.bernard.placesBoth('jokerBoth');
    expect(t.bernard.dice).toEqual([1, 5, 6]);
  });
});

describe('7.5 objection to a trick', () => {
  test('7.5 comes before the effect: the card stays, and is no trick played', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerReroll']] });
    t.bernard.rolls(3, 4);
    t.bernard.rerolls('jokerReroll');
    expect(t.state.dice).toEqual([3, 4]);
    t.anna.objects();
    expect(t.events).toEqual([
      { type: 'objected', seat: ANNA, move: { type: 'reroll', card: 'jokerReroll' } },
    ]);
    expect(t.bernard.hand).toEqual(['jokerReroll', 'captain']);
    expect(t.state.tricked).toEqual([1, 0]);
    expect(t.state.dice).toEqual([3, 4]);
    expect(t.waitsFor).toBe('Bernard');
  });

  test('7.5 both effects of the card are barred for this turn, another card is not', () => {
    const t = annasCaptainIsOut(CAPTAIN, {
      hands: [[], ['jokerReroll', 'jokerShift']],
      crews: [{}, { french: [4] }],
    });
    t.bernard.rolls(3, 4);
    t.bernard.rerolls('jokerReroll');
    t.anna.objects();
    const card = 'jokerReroll';
    t.bernard.mayNot({ type: 'reroll', card }, '7.5 trickObjected', { card });
    t.bernard.mayNot({ type: 'joker', card, nation: 'french' }, '7.5 trickObjected', { card });
    t.bernard.joins('jokerShift', 'french');
    expect(t.bernard.crew('french')).toEqual([4, 'joker']);
  });

  test('7.5 in a later turn the card may be tried again', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerReroll']] });
    t.bernard.rolls(3, 4);
    t.bernard.rerolls('jokerReroll');
    t.anna.objects();
    t.bernard.places(3);
    t.anna.rolls(1, 1);
    t.anna.places(1);
    t.bernard.rolls(1, 2);
    t.bernard.rerolls('jokerReroll');
    t.anna.allows(5, 6);
    expect(t.state.dice).toEqual([5, 6]);
    expect(t.state.tricked).toEqual([1, 1]);
  });

  test('7.5 of two equal cards the second may be played', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerShift', 'jokerShift']] });
    t.bernard.rolls(3, 4);
    t.bernard.shifts('jokerShift', 3, -1);
    t.anna.objects();
    t.bernard.shifts('jokerShift', 4, 1);
    expect(t.state.dice).toEqual([3, 5]);
    expect(t.bernard.hand).toEqual(['jokerShift', 'captain']);
  });

  test('7.5 every trick is announced, stopped, and barred', () => {
    const moves = [
      [{ type: 'joker', card: 'jokerBoth', nation: 'french' }, 'jokerBoth'],
      [{ type: 'shift', card: 'jokerShift', die: 3, by: 1 }, 'jokerShift'],
      [{ type: 'both', card: 'jokerBoth', end: null }, 'jokerBoth'],
      [{ type: 'reroll', card: 'jokerReroll' }, 'jokerReroll'],
      [{ type: 'ban' }, 'banRerollAll'],
      [{ type: 'rerollAll' }, 'banRerollAll'],
      [{ type: 'sharks' }, 'sharksExchange'],
      [{ type: 'exchange', back: 1 }, 'sharksExchange'],
      [{ type: 'doubles' }, 'doubles'],
    ] as const;
    for (const [move, card] of moves) {
      const t = annasCaptainIsOut(ALL_EXPANSIONS, {
        hands: [[], ['jokerBoth', 'jokerShift', 'jokerReroll', 'doubles']],
        crews: [{}, { french: [4] }],
      });
      t.bernard.rolls(3, 4);
      const { hand } = t.bernard;
      t.bernard.does(move);
      expect(t.told('announced')).toEqual([{ type: 'announced', seat: BERNARD, move }]);
      t.anna.objects();
      expect(t.bernard.hand).toEqual(hand);
      t.bernard.mayNot(move, '7.5 trickObjected', { card });
    }
  });

  test('7.5 let pass, every trick does what it says', () => {
    const setting = {
      hands: [[], ['jokerBoth', 'jokerShift', 'jokerReroll', 'doubles']],
      crews: [{}, { french: [4] }],
    } as const;
    const afterRoll = () => {
      const t = annasCaptainIsOut(ALL_EXPANSIONS, setting);
      t.bernard.rolls(3, 4);
      return t;
    };
    const joker = afterRoll();
    joker.bernard.joins('jokerBoth', 'french');
    joker.anna.allows();
    expect(joker.bernard.crew('french')).toEqual([4, 'joker']);

    const shift = afterRoll();
    shift.bernard.shifts('jokerShift', 3, 1);
    shift.anna.allows();
    expect(shift.state.dice).toEqual([4, 4]);

    const ban = afterRoll();
    ban.bernard.bansShanghai();
    ban.anna.allows();
    expect(ban.state.banned).toBe(true);

    const sharks = afterRoll();
    sharks.bernard.feedsSharks();
    sharks.anna.allows();
    expect(sharks.state.hungry).toBe(true);

    const doubles = afterRoll();
    doubles.bernard.playsDoubles();
    doubles.anna.allows(6, 6);
    expect(doubles.state.dice).toEqual([6, 6]);
  });
});

describe('7.6 objection to Shanghai', () => {
  const readyToCall = () => annasCaptainIsOut(CAPTAIN, { dice: [[1], [5, 6]] });

  test('7.6 the player must roll, and can call in a later turn', () => {
    const t = readyToCall();
    t.bernard.calls();
    expect(t.events).toEqual([{ type: 'announced', seat: BERNARD, move: { type: 'shanghai' } }]);
    t.anna.objects();
    expect(t.events).toEqual([{ type: 'objected', seat: ANNA, move: { type: 'shanghai' } }]);
    t.bernard.mayNot({ type: 'shanghai' }, '7.6 shanghaiObjected');
    expect(t.moves(BERNARD)).toEqual([{ type: 'roll' }]);
    t.bernard.rolls(3, 4);
    // The objection of this turn is used.
    t.bernard.places(3);
    expect(t.bernard.dice).toEqual([3, 5, 6]);
    t.anna.rolls(1, 1);
    t.anna.places(1);
    t.bernard.calls();
    t.anna.allows();
    expect(t.taken).toBe('A - B - B B');
    expect(t.state.round).toBe(2);
  });

  test('7.6 let pass, the round ends and the other begins', () => {
    const t = readyToCall();
    t.bernard.calls();
    t.anna.allows();
    expect(t.told('called')).toEqual([{ type: 'called', seat: BERNARD, forced: false }]);
    expect([t.state.round, t.waitsFor]).toEqual([2, 'Anna']);
  });

  test('7.6 a call for lack of dice cannot be stopped', () => {
    const t = annasCaptainIsOut(CAPTAIN, { dice: [[1], [2, 3, 4, 5, 6]] });
    t.bernard.calls();
    expect(t.told('called')).toEqual([{ type: 'called', seat: BERNARD, forced: true }]);
    expect(t.state.round).toBe(2);
  });

  test('7.6, 8.2 under "No Shanghai" there is no call to object to', () => {
    const t = annasCaptainIsOut({ crazyCaptain: true, noShanghai: true }, { dice: [[1], [5, 6]] });
    t.bernard.rolls(1, 1);
    t.bernard.bansShanghai();
    t.anna.allows();
    t.bernard.places(1);
    t.anna.allows();
    t.anna.rolls(1, 1);
    t.anna.places(1);
    t.bernard.mayNot({ type: 'shanghai' }, '8.2 shanghaiBanned');
  });
});

describe('7.7 what cannot be stopped', () => {
  test('7.7 dice placed by a trick, once the trick was let pass', () => {
    const both = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerBoth']] });
    both.bernard.rolls(3, 4);
    both.bernard.placesBoth('jokerBoth');
    both.anna.allows();
    expect([both.bernard.dice, both.waitsFor]).toEqual([[1, 3, 4], 'Anna']);
    both.anna.rolls(1, 2);

    const exchange = annasCaptainIsOut({ crazyCaptain: true, sharks: true });
    exchange.bernard.rolls(3, 4);
    exchange.bernard.exchanges(1);
    exchange.anna.allows();
    expect(exchange.bernard.dice).toEqual([3, 4]);
    exchange.anna.rolls(1, 2);

    const all = annasCaptainIsOut({ crazyCaptain: true, noShanghai: true });
    all.bernard.rolls(3, 4);
    all.bernard.rerollsAll();
    all.anna.allows(2, 5, 6);
    all.bernard.putsBack(2);
    expect(all.bernard.dice).toEqual([5, 6]);
    all.anna.rolls(1, 2);
  });

  test('7.7 neither re-rolling a double nor taking the Doubles card', () => {
    const t = annasCaptainIsOut({ crazyCaptain: true, doubles: true });
    t.bernard.rolls(3, 3);
    t.bernard.rerollsOne(3);
    expect(t.waitsFor).toBe('Bernard');
    t.bernard.takesDoubles();
    expect([t.bernard.hand, t.waitsFor]).toEqual([['captain', 'doubles'], 'Anna']);
    t.anna.rolls(1, 2);
  });

  test('7.7 a trick carried out before an objection stays played', () => {
    const t = annasCaptainIsOut(CAPTAIN, { hands: [[], ['jokerShift', 'jokerReroll']] });
    t.bernard.rolls(3, 4);
    t.bernard.shifts('jokerShift', 3, -1);
    t.anna.allows();
    t.bernard.places(2);
    t.anna.objects(5, 6);
    expect(t.bernard.hand).toEqual(['jokerReroll', 'captain']);
    t.bernard.mayNot({ type: 'reroll', card: 'jokerReroll' }, '5.1 trickPlayed');
    t.bernard.places(6);
  });

  test('7.7, 9.2 sharks stay hungry for the die placed after an objection', () => {
    const t = annasCaptainIsOut({ crazyCaptain: true, sharks: true });
    t.bernard.rolls(3, 4);
    t.bernard.feedsSharks();
    t.anna.allows();
    t.bernard.places(3);
    t.anna.objects(5, 6);
    t.bernard.places(5);
    expect(t.told('sunk')).toEqual([{ type: 'sunk', seat: BERNARD, number: 5 }]);
    expect(t.state.sunk).toEqual([0, 0, 0, 0, 1, 0]);
  });

  test('7.7, 10.5 the re-roll after an objection can be a double like any roll', () => {
    const t = annasCaptainIsOut({ crazyCaptain: true, doubles: true });
    t.bernard.rolls(3, 4);
    t.bernard.places(3);
    t.anna.objects(5, 5);
    t.bernard.takesDoubles();
    expect(t.bernard.hand).toEqual(['captain', 'doubles']);
  });
});
