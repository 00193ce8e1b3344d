import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shanghaien } from './index.ts';
import { nationPoints, scores } from './scoring.ts';
import { ANNA, BERNARD, type Setting, type Table, table } from './testing.ts';
import type { Options } from './types.ts';

/** The last round, in which Anna has won the row's second card; she calls. */
function lastCall(setting: Setting, options: Partial<Options> = {}): Table {
  const t = table(options, {
    round: 8,
    dice: [
      [1, 1],
      [1, 1],
    ],
    ...setting,
  });
  t.anna.calls();
  return t;
}

/** The table of the rulebook's example. */
const EXAMPLE: Setting = {
  tavern: ['german 1', 'german 2', 'german 3', 'german 3', 'german 4', 'jokerReroll'],
  crews: [
    { spanish: [3, 'joker', 'joker'], french: [1, 4], american: [1, 2, 3], chinese: [1] },
    { french: [2, 3], american: [3, 4], chinese: [3, 3, 4] },
  ],
  hands: [[], ['jokerBoth']],
};

test('1.1, 6.2, 6.3, 6.4, 6.5, 6.7 the example of the rulebook', () => {
  const t = lastCall(EXAMPLE);
  expect(
    t.told('scored').map(({ nation, strengths, to, points }) => [nation, ...strengths, to, points]),
  ).toEqual([
    ['american', 6, 7, BERNARD, 6],
    ['french', 5, 5, null, 0],
    ['chinese', 1, 10, BERNARD, 1],
    ['spanish', 7, 0, ANNA, 7],
  ]);
  expect(t.told('tricksScored').map(({ seat, points }) => [seat, points])).toEqual([
    [ANNA, 0],
    [BERNARD, 1],
  ]);
  expect(t.told('ended')).toEqual([{ type: 'ended', scores: [7, 8], places: [2, 1] }]);
  expect(shanghaien.outcome(t.state)).toEqual({ scores: [7, 8], places: [2, 1] });
});

describe('6.1 the end', () => {
  test('6.1 comes with the call in round 8; then nobody may do anything', () => {
    const t = table({ crazyCaptain: true, doubles: true }, { round: 8, dice: [[1, 1], [2]] });
    expect(shanghaien.outcome(t.state)).toBeUndefined();
    t.anna.calls();
    expect(t.waitsFor).toBe('');
    expect(t.row).toEqual([]);
    expect(t.told('dealt')).toEqual([]);
    for (const one of [t.anna, t.bernard]) {
      one.mayNot({ type: 'roll' }, '6.1 gameOver');
      one.mayNot({ type: 'shanghai' }, '6.1 gameOver');
      one.mayNot({ type: 'place', die: 1, end: null }, '6.1 gameOver');
      one.mayNot({ type: 'captain' }, '6.1 gameOver');
      one.mayNot({ type: 'spread', back: 1, end: null }, '6.1 gameOver');
      one.mayNot({ type: 'rerollOne' }, '6.1 gameOver');
      one.mayNot({ type: 'object' }, '6.1 gameOver');
      one.mayNot({ type: 'allow' }, '6.1 gameOver');
    }
    expect([t.moves(ANNA), t.moves(BERNARD)]).toEqual([[], []]);
  });

  test('6.1 not with the call in round 7', () => {
    const t = table({}, { round: 7, dice: [[1, 1], [2]] });
    t.anna.calls();
    expect([t.state.round, t.waitsFor]).toEqual([8, 'Bernard']);
    expect(t.told('ended')).toEqual([]);
  });

  test('6.1 the cards of the last round still count', () => {
    const t = lastCall({ dice: [[2, 2], [6]] });
    expect([t.anna.crew('french'), t.bernard.crew('turkish')]).toEqual([[3], [3]]);
    expect(t.told('ended')[0]?.scores).toEqual([3, 3]);
  });
});

describe('6.2 both have a crew', () => {
  test('6.2 the stronger scores what the weaker is worth', () => {
    expect(lastCall({ crews: [{ french: [4] }, { french: [1, 2] }] }).told('ended')[0]?.scores).toEqual([
      3, 0,
    ]);
    expect(lastCall({ crews: [{ french: [1] }, { french: [4] }] }).told('ended')[0]?.scores).toEqual([0, 1]);
  });

  test('5.3, 6.2 a joker counts 2', () => {
    const t = lastCall({ crews: [{ french: [1, 'joker', 'joker'] }, { french: [4, 'joker'] }] });
    expect(t.told('scored')).toEqual([
      { type: 'scored', nation: 'french', strengths: [5, 6], to: BERNARD, points: 5 },
    ]);
  });
});

test('6.3 equal crews score nothing', () => {
  const t = lastCall({ crews: [{ french: [1, 'joker'] }, { french: [3] }] });
  expect(t.told('scored')).toEqual([
    { type: 'scored', nation: 'french', strengths: [3, 3], to: null, points: 0 },
  ]);
  expect(t.told('ended')[0]?.scores).toEqual([0, 0]);
});

test('6.4 who alone has a nation scores all of it', () => {
  const t = lastCall({ crews: [{ turkish: [1, 2, 4] }, { italian: [3, 'joker'] }] });
  expect(t.told('scored')).toEqual([
    { type: 'scored', nation: 'turkish', strengths: [7, 0], to: ANNA, points: 7 },
    { type: 'scored', nation: 'italian', strengths: [0, 5], to: BERNARD, points: 5 },
  ]);
  expect(t.told('ended')[0]?.scores).toEqual([7, 5]);
});

test('6.5 each trick never played is worth a point, those of the expansions too', () => {
  const options = { noShanghai: true, sharks: true, crazyCaptain: true };
  const t = lastCall(
    { hands: [['jokerShift', 'jokerShift'], []], played: [['sharksExchange'], []] },
    options,
  );
  expect(t.told('tricksScored').map(({ points }) => points)).toEqual([4, 3]);
  expect(t.told('ended')[0]?.scores).toEqual([4, 3]);
});

test('5.7, 6.5 a trick won in the last round can never be played, but counts', () => {
  const tavern = ['jokerShift', 'french 1', 'french 2', 'french 3', 'french 3', 'french 4'] as const;
  const t = lastCall({ tavern, dice: [[1, 1], []] });
  expect(t.told('ended')[0]?.scores).toEqual([1, 0]);
});

test('5.7 tricks may be held in any number; a joker stays with its crew and is none any more', () => {
  const hands = [['jokerShift', 'jokerShift', 'jokerBoth'], []] as const;
  const t = table({}, { round: 8, hands, crews: [{ dutch: [2] }, {}], dice: [[1], []] });
  t.anna.rolls(1, 1);
  t.anna.joins('jokerShift', 'dutch');
  expect([t.anna.hand, t.anna.crew('dutch')]).toEqual([
    ['jokerShift', 'jokerBoth'],
    [2, 'joker'],
  ]);
  expect(scores(t.state)).toEqual([6, 0]);
});

describe('6.6 who wins', () => {
  test('6.6 the higher total', () => {
    expect(lastCall({ crews: [{ french: [4] }, { german: [2] }] }).told('ended')).toEqual([
      { type: 'ended', scores: [4, 2], places: [1, 2] },
    ]);
  });

  test('6.6 a tie is shared', () => {
    const t = lastCall({ crews: [{ french: [1, 2] }, { german: [2], dutch: [1] }] });
    expect(t.told('ended')).toEqual([{ type: 'ended', scores: [3, 3], places: [1, 1] }]);
  });
});

describe('laws of the scoring', () => {
  const strength = fc.nat(29);

  test('6.2, 6.3 the players could change seats', () => {
    fc.assert(
      fc.property(strength, strength, (mine, theirs) => {
        const here = nationPoints(mine, theirs);
        const there = nationPoints(theirs, mine);
        expect(there.points).toBe(here.points);
        expect(there.to).toBe(here.to === null ? null : 1 - here.to);
      }),
    );
  });

  test('6.2, 6.4 nobody scores more than the stronger crew, nor more than the weaker if there are two', () => {
    fc.assert(
      fc.property(strength, strength, (mine, theirs) => {
        const { to, points } = nationPoints(mine, theirs);
        const [weaker, stronger] = [Math.min(mine, theirs), Math.max(mine, theirs)];
        expect(points).toBe(mine === theirs ? 0 : weaker || stronger);
        if (to !== null) expect([mine, theirs][to]).toBe(stronger);
      }),
    );
  });

  test('6.5 points can be looked at while the game goes on', () => {
    expect(scores(table({ sharks: true }, { crews: [{ french: [4] }, {}] }).state)).toEqual([5, 1]);
  });
});
