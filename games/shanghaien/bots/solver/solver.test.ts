/** The solver against the rules themselves: every move, every throw, to the end of the game. */
import { describe, expect, test } from 'vitest';
import { every, seeded } from '../../../../core/chance.ts';
import { shanghaien } from '../../rules/index.ts';
import { NATIONS } from '../../rules/tables.ts';
import { BASE } from '../../rules/trial.ts';
import type { Options, State } from '../../rules/types.ts';
import { indexOf, LAYERS } from './lattice.ts';
import { Model } from './model.ts';
import { firstWeights } from './net.ts';
import { isPlain, ratePlain } from './rate.ts';
import { RoundTable, type Task } from './round.ts';
import { Solver } from './solver.ts';
import { positionsOf, type Side } from './stages.ts';
import { bestOfSix, bestOfTwo } from './throw.ts';

/** The win chance of seat 0 with best play, by going through everything that can happen. */
function bruteForce(): (state: State) => number {
  const known = new Map<string, number>();
  const worked = (state: State): number => {
    const outcome = shanghaien.outcome(state);
    if (outcome) return outcome.places[0] === outcome.places[1] ? 0.5 : outcome.places[0] === 1 ? 1 : 0;
    const { options: _, deck: _deck, gone: _gone, dice, ...rest } = state;
    const key = JSON.stringify([[...dice].sort(), rest]);
    let value = known.get(key);
    if (value !== undefined) return value;
    value = best(state);
    known.set(key, value);
    return value;
  };
  const best = (state: State): number => {
    const values = Array.from(shanghaien.moves(state, state.turn), (move) => after(state, move));
    return state.turn === 0 ? Math.max(...values) : Math.min(...values);
  };
  const after = (state: State, move: Parameters<typeof shanghaien.apply>[2]): number => {
    let sum = 0;
    const run = (chance: Parameters<typeof shanghaien.apply>[3]): number => {
      const next = shanghaien.clone(state);
      shanghaien.apply(next, state.turn, move, chance);
      return worked(next);
    };
    for (const { value, probability } of every(run)) sum += value * probability;
    return sum;
  };
  return worked;
}

/** A random game, up to the last round with few dice left and somebody about to decide. */
function lateIn(seed: string, options: Options, phase: 'turn' | 'rolled'): State {
  const chance = seeded(seed);
  const state = shanghaien.start(options, 2, chance);
  // Random players call early and keep few cards: here nobody calls, and everybody saves cards.
  while (state.round < 8 || state.phase !== phase || state.supply[0]! + state.supply[1]! > 4) {
    const moves = [...shanghaien.moves(state, state.turn)];
    const quiet = moves.filter(({ type }) => type === 'roll' || type === 'place');
    const picked = quiet.length > 0 ? quiet : moves;
    shanghaien.apply(state, state.turn, picked[chance.draw(picked.length)]!, chance);
    if (state.phase === 'over') throw new Error('the round ended too early');
  }
  return state;
}

const anyModel = (): Model => {
  const chance = seeded('any');
  const weights = firstWeights(() => chance.draw(1000) / 1000);
  return new Model(Array.from({ length: 9 }, () => weights));
};

/** To six digits, without the sign of nothing. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

describe('the last round is played perfectly', () => {
  const options: readonly Options[] = [
    BASE,
    { ...BASE, tie: 'nations' },
    {
      ...BASE,
      trickDeck: { jokerShift: 1, jokerReroll: 1, jokerBoth: 2, shiftReroll: 1, shiftBoth: 1, rerollBoth: 2 },
    },
  ];
  // Many more, for those with time: POSITIONS=100 npx vitest run games/shanghaien/bots/solver
  const positions = Number(process.env['POSITIONS'] ?? 6);
  test.each(Array.from({ length: positions }, (_, n) => n))('position %i', (n) => {
    const state = lateIn(`late ${n}`, options[n % options.length]!, n % 4 === 0 ? 'turn' : 'rolled');
    // An even score makes every card count.
    if (n % 2 === 0) state.hands[n % 4 === 0 ? 1 : 10] = 1;
    const brute = bruteForce();
    const solver = new Solver(anyModel());
    expect(isPlain(state)).toBe(true);
    const rated = ratePlain(solver, state, state.turn, 1e7);
    const own = (value: number): number => (state.turn === 0 ? value : 1 - value);
    const found: [string, number][] = [];
    const expected: [string, number][] = [];
    for (const { move, worth } of rated) {
      let sum = 0;
      const run = (chance: Parameters<typeof shanghaien.apply>[3]): number => {
        const next = shanghaien.clone(state);
        shanghaien.apply(next, state.turn, move, chance);
        return brute(next);
      };
      for (const { value, probability } of every(run)) sum += value * probability;
      found.push([JSON.stringify(move), rounded(worth)]);
      expected.push([JSON.stringify(move), rounded(own(sum))]);
    }
    expect(found).toEqual(expected);
    expect(rounded(Math.max(...rated.map(({ worth }) => worth)))).toBe(rounded(own(brute(state))));
  });
});

const NO_TRICKS: Side = { statuses: 1, leads: { jokers: [] }, cap: 6 };
const EMPTY = new Array<number>(12).fill(0);

describe('the positions of a round', () => {
  test('are 123,110 without tricks', () => {
    expect(positionsOf({ sides: [NO_TRICKS, NO_TRICKS], placed: EMPTY, mover: 0 })).toBe(123_110);
  });
  test('are numbered by their dice', () => {
    expect(LAYERS.map(({ size }) => size)).toEqual([1, 6, 21, 56, 126, 252, 462]);
    const four = LAYERS[4]!;
    for (let i = 0; i < four.size; i++) expect(indexOf(four.counts, i * 6)).toBe(i);
  });
});

test('the better of two dice, by both ways to work it out', () => {
  const values = [0.3, -0.2, 0.9, 0.9, 0.1, 0.5];
  let sum = 0;
  for (const a of values) for (const b of values) sum += Math.max(a, b) / 36;
  expect(bestOfTwo(Float64Array.from(values))).toBeCloseTo(sum, 12);
  expect(bestOfSix(...(values as [number, number, number, number, number, number]))).toBeCloseTo(sum, 12);
});

test('a table that begins later in the round says the same', () => {
  const side: Side = { statuses: 4, leads: { shift: 1, both: 2, reroll: 3, jokers: [] }, cap: 6 };
  const worth = Float64Array.from({ length: 1458 }, (_, code) => ((code * 7919) % 101) / 100);
  const rest = { sides: [side, NO_TRICKS] as const, banned: false, captain: null, doubles: false };
  const task = (placed: readonly number[], mover: number): Task => ({
    ...rest,
    placed,
    mover,
    ends: () => worth,
  });
  const whole = new RoundTable(task(EMPTY, 1));
  const placed = [0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0];
  expect(whole.knows(placed, 1)).toBe(true);
  expect(whole.knows(placed, 0)).toBe(false);
  const later = new RoundTable(task(placed, 1));
  expect(later.value(placed, 0, 0)).toBe(whole.value(placed, 0, 0));
});

test('both seats see the same chances', () => {
  const model = anyModel().round(5);
  const chance = seeded('mirror');
  for (let n = 0; n < 50; n++) {
    const draw = (count: number, sides: number): number[] =>
      Array.from({ length: count }, () => chance.draw(sides));
    const [mine, theirs, remainders] = [draw(8, 14), draw(8, 14), draw(8, 24)];
    const [held, others] = [draw(10, 2), draw(10, 2)];
    const rest = { remainders, tricksToCome: chance.draw(5) };
    const seen = model.chance({
      ...rest,
      strengths: [...mine, ...theirs],
      hands: [...held, ...others],
      starter: 0,
    });
    const other = model.chance({
      ...rest,
      strengths: [...theirs, ...mine],
      hands: [...others, ...held],
      starter: 1,
    });
    expect(seen + other).toBeCloseTo(1, 10);
  }
  expect(NATIONS).toHaveLength(8);
});
