/** The adviser weighs what it is asked, knows nothing hidden, and gives reasons that are true. */
import { describe, expect, test } from 'vitest';
import type { Adviser, Weighed } from '../../../bots/advice.ts';
import { seeded } from '../../../core/chance.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { container } from '../rules/index.ts';
import { COLOURS } from '../rules/tables.ts';
import { ANNIVERSARY, BASE_2007, WITH_BANK } from '../rules/trial.ts';
import type { Container, Move, Options } from '../rules/types.ts';
import { points as sentences } from '../text/points/index.ts';
import { adviserWith } from './adviser.ts';
import { bots } from './index.ts';
import { type Position, redrawn, seenBy, some } from './positions.ts';
import { BASE as WEIGHTS } from './weights/base.ts';

const fresh = (text = WEIGHTS): Adviser<Container> => adviserWith(async () => text);

const SETS: readonly [string, Options, number][] = [
  ['2007', BASE_2007, 3],
  ['anniversary', ANNIVERSARY, 5],
  ['bank', WITH_BANK, 4],
];

const weigh = async (position: Position, about: readonly Move[] = [], nodes = 60, adviser = fresh()) =>
  await adviser.weigh(seenBy(position), { nodes, chance: seeded('own') }, about);

const movesOf = (weighed: readonly Weighed<Container>[]): string[] =>
  weighed.map(({ move }) => JSON.stringify(move));

// Many more, for those with time: ADVISED=25 npx vitest run games/container/bots/adviser.test.ts
const COUNT = Number(process.env['ADVISED'] ?? 8);

describe.each(SETS)('%s', (_, options, seats) => {
  test('shares add up to 1', async () => {
    for (const { state } of some(options, seats, 'shares', 2 * COUNT)) {
      const shares = await fresh().shares(state);
      expect(shares).toHaveLength(seats);
      expect(shares.every((share) => share >= 0)).toBe(true);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    }
  });

  test('moves are legal, best first, and those asked about are among them', async () => {
    for (const position of some(options, seats, 'asked', COUNT)) {
      const { state, seat } = position;
      const view = container.view(state, seat);
      const about = [container.sample(view, seat, seeded('about')), container.fallback(view, seat)];
      const weighed = await weigh(position, about);
      for (const { move, share } of weighed) {
        expect(container.check(view, seat, move)).toBeUndefined();
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      const shares = weighed.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      const moves = movesOf(weighed);
      expect(new Set(moves).size).toBe(moves.length);
      for (const move of about) expect(moves).toContain(JSON.stringify(move));
    }
  });

  test('the best is what the expert does, whatever else is asked', async () => {
    for (const position of some(options, seats, 'best', COUNT)) {
      const { view, seat, seen } = seenBy(position);
      const choice = await bots['expert']!.choose(view, seat, seen, { nodes: 60, chance: seeded('own') });
      expect((await weigh(position))[0]!.move).toEqual(choice);
      const asked = await weigh(position, [container.fallback(view, seat)]);
      expect(asked[0]!.move).toEqual(choice);
    }
  });

  test('nothing hidden matters', async () => {
    for (const [n, position] of some(options, seats, 'hidden', COUNT).entries())
      expect(await weigh(redrawn(position, `other ${n}`))).toEqual(await weigh(position));
  });

  test('every point has a sentence in every language', async () => {
    const words = await Promise.all(LANGUAGES.map(sentences));
    const adviser = fresh();
    for (const position of some(options, seats, 'points', 150)) {
      const asking = seenBy(position);
      const sampled = container.sample(asking.view, asking.seat, seeded('any'));
      for (const move of [sampled, container.fallback(asking.view, asking.seat)]) {
        const points = adviser.points(asking, move);
        expect(points.length, JSON.stringify(move)).toBeGreaterThan(0);
        expect(points.length).toBeLessThanOrEqual(3);
        for (const { code, params } of points)
          for (const text of words)
            expect(text[code]?.(params, (seat) => `P${seat}`)).not.toMatch(/undefined|NaN|Infinity|\$-|^$/);
      }
    }
  });
});

test('at the end the winner has everything, and those who tie share it', async () => {
  const state = container.start(BASE_2007, 3, seeded('end'));
  state.phase = 'over';
  state.cash = [30, 40, 20];
  expect(await fresh().shares(state)).toEqual([0, 1, 0]);
  state.cash = [40, 40, 20];
  state.valueCards = [0, 1, 2];
  expect(await fresh().shares(state)).toEqual([0.5, 0.5, 0]);
});

test('who is far ahead at the end has the larger share', async () => {
  const state = container.start(BASE_2007, 3, seeded('lead'));
  state.supply = [1, 1, 1, 1, 1];
  state.cash = [90, 20, 20];
  state.ledger = [90, 20, 20];
  expect((await fresh().shares(state))[0]).toBeGreaterThan(0.8);
});

test('with a budget of nothing, or without weights, it still answers', async () => {
  for (const position of some(BASE_2007, 4, 'poor', 8)) {
    const { view, seat } = seenBy(position);
    const about = [container.fallback(view, seat)];
    for (const [nodes, text] of [
      [0, WEIGHTS],
      [100, 'damaged'],
    ] as const) {
      const weighed = await weigh(position, about, nodes, fresh(text));
      expect(movesOf(weighed)).toContain(JSON.stringify(about[0]));
      expect(weighed.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
    }
    const shares = await fresh('damaged').shares(position.state);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
  }
});

describe('reasons', () => {
  const state = container.start(BASE_2007, 3, seeded('reasons'));
  const seat = state.turn;
  const [next, last] = [(seat + 1) % 3, (seat + 2) % 3];
  const codesFor = (move: Move): string[] =>
    fresh()
      .points({ view: container.view(state, seat), seat, seen: [] }, move)
      .map(({ code }) => code);

  test('goods sell to those who have room and money', () => {
    const [produce] = [...container.moves(container.view(state, seat), seat)].filter(
      ({ type }) => type === 'produce',
    );
    expect(codesFor(produce!)).toContain('sellsTo');
    state.warehouses.fill(0, 5 * next, 5 * next + 5);
    state.warehouses.fill(0, 5 * last, 5 * last + 5);
    expect(codesFor(produce!)).toContain('noBuyer');
  });

  test('a colour others do not make', () => {
    const colour = COLOURS.find((_, kind) => !state.machines.includes(kind))!;
    expect(codesFor({ type: 'buildMachine', colour })).toContain('onlyMaker');
  });

  test('a bid above everybody, and one beyond all worth', () => {
    const bidding = container.clone(state);
    bidding.turn = next;
    bidding.phase = 'bidding';
    bidding.asked = bidding.asked.map((_, other) => (other === next ? 0 : 1));
    bidding.cargo[5 * next + bidding.valueCards[seat]!] = 2;
    bidding.cash[last] = 3;
    bidding.ledger[last] = 3;
    const codes = (amount: number): string[] =>
      fresh()
        .points({ view: container.view(bidding, seat), seat, seen: [] }, { type: 'bid', amount })
        .map(({ code }) => code);
    expect(codes(4)).toEqual(['sureBid', 'bidGain', 'ownWorth']);
    expect(codes(20)[0]).toBe('bidLoss');
    expect(codes(2)).toContain('canBid');
  });
});
