import { describe, expect, it } from 'vitest';
import { seeded } from '../core/chance.ts';
import {
  CARDS,
  DICE_EFFECTS,
  finalScores,
  legalShifts,
  newPlayer,
  type Player,
  shuffledDeck,
  takerOf,
} from './plain-pieces.ts';

function dice(...numbers: number[]): number[] {
  const placed = newPlayer().placed;
  for (const number of numbers) placed[number] = (placed[number] ?? 0) + 1;
  return placed;
}

/** Who takes the cards 1 to 6: A, B or, if the card leaves the game, a dash. */
function takers(a: number[], b: number[]): string {
  return [1, 2, 3, 4, 5, 6].map((number) => ['A', 'B'][takerOf(number, a, b) ?? 2] ?? '-').join(' ');
}

function withCrews(crews: number[], tricks = newPlayer().tricks): Player {
  return { ...newPlayer(), crews: [...crews, 0, 0, 0, 0], tricks };
}

describe('distribution', () => {
  it.each([
    [[2, 2, 3, 6, 6], [3, 4, 5, 6, 6], '- A - B B B'],
    [[1, 3], [1, 2], 'B B A - - -'],
    [[3, 4], [4, 5], '- - A B B -'],
    [[1, 6], [1, 6], '- - - - - -'],
  ])('%j against %j gives %s', (a, b, expected) => {
    expect(takers(dice(...a), dice(...b))).toBe(expected);
  });

  it('favours neither seat', () => {
    expect(takers(dice(1, 2), dice(1, 3))).toBe('A A B - - -');
  });
});

describe('scoring', () => {
  it('gives the stronger player the weaker crew: the example of the rules, 7 to 8', () => {
    const anna = withCrews([7, 5, 6, 1]);
    const bernard = withCrews([0, 5, 7, 10], { shift: 0, both: 1, reroll: 0 });
    expect(finalScores(anna, bernard)).toEqual([7, 8]);
  });

  it('counts nothing for equal crews', () => {
    expect(finalScores(withCrews([4, 0, 0, 0]), withCrews([4, 0, 0, 0]))).toEqual([0, 0]);
  });
});

describe('shifts', () => {
  it('stay within 1 to 6', () => {
    expect(legalShifts({ first: 1, second: 6 })).toEqual([
      { die: 'first', by: 1 },
      { die: 'second', by: -1 },
    ]);
    expect(legalShifts({ first: 3, second: 3 })).toHaveLength(4);
  });
});

describe('the deck', () => {
  it('has 40 sailors of 104 strength and 8 tricks', () => {
    const strengths = CARDS.map((card) => (card.kind === 'sailor' ? card.strength : 0));
    expect(strengths.reduce((sum, strength) => sum + strength)).toBe(104);
    const tricks = CARDS.map((card) => (card.kind === 'trick' ? card.effect : '-'));
    expect(DICE_EFFECTS.map((effect) => tricks.filter((t) => t === effect).length)).toEqual([3, 2, 3]);
    expect(CARDS).toHaveLength(48);
  });

  it('keeps every card when shuffled', () => {
    expect(new Set(shuffledDeck(seeded(3)))).toEqual(new Set(CARDS));
  });
});
