import { describe, expect, test } from 'vitest';
import { decodeMove, decodeOptions } from './decode.ts';
import { BASE } from './trial.ts';
import type { Move } from './types.ts';

const ALL_MOVES: Move[] = [
  { type: 'roll' },
  { type: 'shanghai' },
  { type: 'place', die: 1, end: 'left' },
  { type: 'place', die: 6, end: null },
  { type: 'joker', card: 'jokerShift', nation: 'american' },
  { type: 'shift', card: 'shiftBoth', die: 1, by: 1 },
  { type: 'shift', card: 'shiftReroll', die: 6, by: -1 },
  { type: 'both', card: 'rerollBoth', end: 'right' },
  { type: 'reroll', card: 'jokerReroll' },
  { type: 'captain' },
  { type: 'ban' },
  { type: 'rerollAll' },
  { type: 'spread', back: 1, end: null },
  { type: 'spread', back: 6, end: 'left' },
  { type: 'sharks' },
  { type: 'exchange', back: 6 },
  { type: 'doubles' },
  { type: 'rerollOne' },
  { type: 'takeDoubles', end: 'right' },
  { type: 'object' },
  { type: 'allow' },
];

describe('moves from outside', () => {
  test('every kind of move is understood', () => {
    for (const move of ALL_MOVES)
      expect(decodeMove.decode(JSON.parse(JSON.stringify(move)))).toEqual({ value: move });
    if (decodeMove.spec.kind !== 'variants') throw new Error('a move is one of several');
    expect(Object.keys(decodeMove.spec.variants).sort()).toEqual(
      [...new Set(ALL_MOVES.map((m) => m.type))].sort(),
    );
  });

  test('3.4 the end may be left out where nothing is to be chosen', () => {
    const without = [
      { type: 'place', die: 3 },
      { type: 'both', card: 'jokerBoth' },
      { type: 'spread', back: 2 },
      { type: 'takeDoubles' },
    ];
    for (const raw of without) expect(decodeMove.decode(raw)).toEqual({ value: { ...raw, end: null } });
  });

  test('what is none says which field is wrong', () => {
    const wrong: [raw: unknown, path: string, code: string][] = [
      [null, '', 'type'],
      ['roll', '', 'type'],
      [[], '', 'type'],
      [{}, 'type', 'missing'],
      [{ type: 'fly' }, 'type', 'choice'],
      [{ type: 'toString' }, 'type', 'choice'],
      [{ type: 'roll', die: 1 }, 'die', 'unknown'],
      [{ type: 'place' }, 'die', 'missing'],
      [{ type: 'place', die: 0 }, 'die', 'range'],
      [{ type: 'place', die: 7 }, 'die', 'range'],
      [{ type: 'place', die: '3' }, 'die', 'type'],
      [{ type: 'place', die: 3, end: 'top' }, 'end', 'choice'],
      [{ type: 'joker', card: 'captain', nation: 'french' }, 'card', 'choice'],
      [{ type: 'joker', card: 'jokerBoth', nation: 'russian' }, 'nation', 'choice'],
      [{ type: 'joker', card: 'jokerBoth' }, 'nation', 'missing'],
      [{ type: 'shift', card: 'jokerShift', die: 3, by: 2 }, 'by', 'choice'],
      [{ type: 'shift', card: 'jokerShift', die: 3, by: 0 }, 'by', 'choice'],
      [{ type: 'shift', card: 'jokerShift', die: 3 }, 'by', 'missing'],
      [{ type: 'reroll' }, 'card', 'missing'],
      [{ type: 'spread', back: 0 }, 'back', 'range'],
      [{ type: 'exchange', back: 7 }, 'back', 'range'],
      [{ type: 'takeDoubles', end: 1 }, 'end', 'choice'],
    ];
    for (const [raw, path, code] of wrong) {
      expect(decodeMove.decode(raw), JSON.stringify(raw)).toMatchObject({ fault: { path, code } });
    }
  });
});

describe('options from outside', () => {
  test('nothing said is the game of the box', () => {
    expect(decodeOptions.decode({})).toEqual({ value: BASE });
  });

  test('each can be said', () => {
    const said = {
      crazyCaptain: true,
      noShanghai: true,
      sharks: true,
      doubles: true,
      trickDeck: { jokerShift: 0, jokerReroll: 0, jokerBoth: 0, shiftReroll: 0, shiftBoth: 0, rerollBoth: 8 },
      tie: 'nations',
      captainScores: false,
      doublesDice: 'spent',
      doublesChoice: 'free',
    };
    expect(decodeOptions.decode(said)).toEqual({ value: said });
    const others = { tie: 'shared', doublesDice: 'back', doublesChoice: 'forced' };
    expect(decodeOptions.decode(others)).toEqual({ value: { ...BASE, ...others } });
  });

  test('11.1 the trick cards must be eight', () => {
    const seven = {
      jokerShift: 3,
      jokerReroll: 3,
      jokerBoth: 1,
      shiftReroll: 0,
      shiftBoth: 0,
      rerollBoth: 0,
    };
    expect(decodeOptions.decode({ trickDeck: seven })).toEqual({
      fault: { path: 'trickDeck', code: 'sum', params: { got: 7, sum: 8 } },
    });
    expect(decodeOptions.decode({ trickDeck: { ...seven, jokerBoth: -1 } })).toMatchObject({
      fault: { path: 'trickDeck.jokerBoth', code: 'range' },
    });
    expect(decodeOptions.decode({ trickDeck: { jokerShift: 8 } })).toMatchObject({
      fault: { path: 'trickDeck.jokerReroll', code: 'missing' },
    });
  });

  test('what is none says which field is wrong', () => {
    const wrong: [raw: unknown, path: string, code: string][] = [
      [undefined, '', 'type'],
      [{ crazyCaptain: 1 }, 'crazyCaptain', 'type'],
      [{ tie: 'coin' }, 'tie', 'choice'],
      [{ doublesDice: null }, 'doublesDice', 'type'],
      [{ doublesChoice: '' }, 'doublesChoice', 'choice'],
      [{ players: 3 }, 'players', 'unknown'],
    ];
    for (const [raw, path, code] of wrong) {
      expect(decodeOptions.decode(raw), JSON.stringify(raw)).toMatchObject({ fault: { path, code } });
    }
  });
});
