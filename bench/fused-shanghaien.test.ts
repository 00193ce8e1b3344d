import { describe, expect, it } from 'vitest';
import { seeded } from '../core/chance.ts';
import { fusedShanghaien, kindsAfterRoll } from './fused-shanghaien.ts';
import { newPlayer } from './plain-pieces.ts';

const tricks = { shift: 1, both: 0, reroll: 1 };
const crews = [3, 0, 0, 0, 0, 0, 0, 0];

describe('moves after the roll', () => {
  it('are only placements without a trick card, or after a trick in this round', () => {
    expect(kindsAfterRoll(newPlayer())).toEqual(['place']);
    expect(kindsAfterRoll({ ...newPlayer(), crews, tricks, trickUsed: true })).toEqual(['place']);
  });

  it('need a sailor for the joker', () => {
    expect(kindsAfterRoll({ ...newPlayer(), tricks })).toEqual(['place', 'shift', 'reroll']);
    expect(kindsAfterRoll({ ...newPlayer(), crews, tricks })).toEqual(['place', 'joker', 'shift', 'reroll']);
  });
});

describe('fused random games', () => {
  it('take about 90 moves, 53 of them decisions', () => {
    const { games, moves, decisions } = fusedShanghaien(seeded(1))(2000);
    expect(moves / games).toBeGreaterThan(89);
    expect(moves / games).toBeLessThan(91);
    expect(decisions / games).toBeGreaterThan(52.5);
    expect(decisions / games).toBeLessThan(54.5);
  });

  it('repeat from the same seed', () => {
    expect(fusedShanghaien(seeded(7))(50)).toEqual(fusedShanghaien(seeded(7))(50));
  });
});
