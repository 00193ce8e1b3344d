import { expect, it } from 'vitest';
import { seeded } from '../core/chance.ts';
import { shanghaien } from '../games/shanghaien/rules/index.ts';
import { BASE } from '../games/shanghaien/rules/trial.ts';
import { bytesPerMove, countDecisions, randomGames, stateAfter } from './random-play.ts';

const table = { game: shanghaien, options: BASE, seats: 2 };

it('plays about as many moves and decisions as the plain versions', () => {
  const { games, moves, decisions } = randomGames(table, seeded(1))(1000);
  expect(moves / games).toBeGreaterThan(89);
  expect(moves / games).toBeLessThan(92);
  expect(decisions / games).toBeGreaterThan(52.5);
  expect(decisions / games).toBeLessThan(54.5);
});

it('counts decisions the same from the same seed', () => {
  expect(countDecisions(table, 20, seeded(1))).toBe(countDecisions(table, 20, seeded(1)));
});

it('stops in the middle of a game', () => {
  expect(shanghaien.toAct(stateAfter(table, 45, seeded(1)))).toHaveLength(1);
});

it('finds how much a move allocates', () => {
  expect(bytesPerMove(table, 11, seeded(1))).toBeLessThan(1000);
});
