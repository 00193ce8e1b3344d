import { describe, expect, it } from 'vitest';
import { type Chance, scripted, seeded } from '../core/chance.ts';
import { pick } from './plain-pieces.ts';
import { type Move, PlainGame, plainShanghaien } from './plain-shanghaien.ts';

/** A game that seat 0 starts, with these dice to come. */
function gameWith(...dice: number[]): PlainGame {
  const shuffle = Array.from({ length: 47 }, () => 0);
  return new PlainGame(scripted(...shuffle, 0, ...dice.map((die) => die - 1)));
}

function playedAtRandom(chance: Chance): PlainGame {
  const game = new PlainGame(chance);
  while (!game.isOver()) game.play(pick(game.legalMoves(), chance));
  return game;
}

const place = (number: number, end: 'left' | 'right' | null = null): Move => ({ type: 'place', number, end });

describe('legal moves', () => {
  it('begin with a roll', () => {
    expect(gameWith().legalMoves()).toEqual([{ type: 'roll' }]);
  });

  it('place one of two dice, and the first of a round chooses the end', () => {
    const game = gameWith(2, 5, 3, 3);
    game.play({ type: 'roll' });
    expect(game.legalMoves()).toEqual([
      place(2, 'left'),
      place(5, 'left'),
      place(2, 'right'),
      place(5, 'right'),
    ]);
    game.play(place(2, 'left'));
    game.play({ type: 'roll' });
    expect(game.legalMoves()).toEqual([place(3)]);
  });

  it('use a trick card for its dice effect or, with a sailor, as a joker', () => {
    const game = gameWith(1, 6);
    game.players[0].tricks.shift = 1;
    game.players[0].crews[4] = 3;
    game.play({ type: 'roll' });
    expect(game.legalMoves().slice(4)).toEqual([
      { type: 'joker', card: 'shift', nation: 4 },
      { type: 'shift', shift: { die: 'first', by: 1 } },
      { type: 'shift', shift: { die: 'second', by: -1 } },
    ]);
  });

  it('allow a call with two dice placed and demand it with one left', () => {
    const game = gameWith();
    game.players[0].supply = 4;
    expect(game.legalMoves()).toEqual([{ type: 'roll' }, { type: 'call' }]);
    game.players[0].supply = 1;
    expect(game.legalMoves()).toEqual([{ type: 'call' }]);
  });
});

describe('random games', () => {
  it('take about 90.6 moves, 53.7 of them decisions', () => {
    const { games, moves, decisions } = plainShanghaien(seeded(1))(2000);
    expect(moves / games).toBeGreaterThan(90);
    expect(moves / games).toBeLessThan(91.2);
    expect(decisions / games).toBeGreaterThan(53.2);
    expect(decisions / games).toBeLessThan(54.2);
  });

  it('never score more than the deck holds', () => {
    const chance = seeded(2);
    for (let game = 0; game < 500; game++) {
      const [a, b] = playedAtRandom(chance).scores();
      expect(Math.min(a, b)).toBeGreaterThanOrEqual(0);
      // 104 strength; each of 8 tricks adds 2 as a joker or 1 unused.
      expect(a + b).toBeLessThanOrEqual(104 + 8 * 2);
    }
  });

  it('treat both seats alike', () => {
    const chance = seeded(4);
    let lead = 0;
    for (let game = 0; game < 20_000; game++) {
      const [a, b] = playedAtRandom(chance).scores();
      lead += a - b;
    }
    expect(Math.abs(lead) / 20_000).toBeLessThan(0.4);
  });

  it('repeat from the same seed', () => {
    expect(plainShanghaien(seeded(7))(50)).toEqual(plainShanghaien(seeded(7))(50));
  });
});
