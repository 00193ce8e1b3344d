import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rating } from '../store/people-store.ts';
import { newRatings, type Placed, shown } from './ratings.ts';

const GAME = 'container';
const rated = (who: string, mu: number, sigma: number): Rating => ({ who, game: GAME, mu, sigma, games: 9 });

const mu = fc.double({ min: 0, max: 50, noNaN: true });
const sigma = fc.double({ min: 1, max: 25 / 3, noNaN: true });
/** Two to five players with ratings and places, ties among them. */
const games = fc
  .array(fc.record({ mu, sigma, place: fc.integer({ min: 1, max: 4 }) }), { minLength: 2, maxLength: 5 })
  .map((players) => ({
    results: players.map(({ place }, i): Placed => ({ who: `p${i}`, place })),
    current: players.map((player, i) => rated(`p${i}`, player.mu, player.sigma)),
  }));

const change = (
  who: string,
  before: readonly Rating[],
  after: readonly { who: string; mu: number }[],
): number => after.find((r) => r.who === who)!.mu - before.find((r) => r.who === who)!.mu;

test('who wins alone never loses rating, and who comes last alone never gains any', () => {
  fc.assert(
    fc.property(games, ({ results, current }) => {
      const after = newRatings(GAME, results, current);
      const places = results.map(({ place }) => place);
      const alone = (place: number) => results.filter((r) => r.place === place);
      const [first, last] = [alone(Math.min(...places)), alone(Math.max(...places))];
      if (first.length === results.length) return;
      if (first.length === 1) expect(change(first[0]!.who, current, after)).toBeGreaterThanOrEqual(0);
      if (last.length === 1) expect(change(last[0]!.who, current, after)).toBeLessThanOrEqual(0);
    }),
  );
});

test('nobody becomes more than a little less certain, and changes stay within what one game can say', () => {
  fc.assert(
    fc.property(games, ({ results, current }) => {
      for (const { who, mu, sigma } of newRatings(GAME, results, current)) {
        const before = current.find((r) => r.who === who)!;
        expect(sigma).toBeLessThan(before.sigma + 0.01);
        expect(Math.abs(mu - before.mu)).toBeLessThan(2 * before.sigma);
      }
    }),
  );
});

test('among equally well-known players, what some win others lose', () => {
  fc.assert(
    fc.property(games, ({ results, current }) => {
      const level = current.map((r) => ({ ...r, sigma: 5 }));
      const after = newRatings(GAME, results, level);
      const sum = results.reduce((all, { who }) => all + change(who, level, after), 0);
      expect(Math.abs(sum)).toBeLessThan(1e-9);
    }),
  );
});

test('the order of seats does not matter', () => {
  fc.assert(
    fc.property(games, fc.infiniteStream(fc.nat()), ({ results, current }, keys) => {
      const order = results.map((result) => ({ result, key: keys.next().value }));
      const mixed = order.sort((a, b) => a.key - b.key).map(({ result }) => result);
      const [one, other] = [newRatings(GAME, results, current), newRatings(GAME, mixed, current)];
      for (const { who, mu, sigma } of one) {
        const same = other.find((r) => r.who === who)!;
        expect(same.mu).toBeCloseTo(mu, 9);
        expect(same.sigma).toBeCloseTo(sigma, 9);
      }
    }),
  );
});

test('a tie brings two players closer together', () => {
  const current = [rated('strong', 30, 4), rated('weak', 20, 4)];
  const results = [
    { who: 'strong', place: 1 },
    { who: 'weak', place: 1 },
  ];
  const after = newRatings(GAME, results, current);
  expect(change('strong', current, after)).toBeLessThan(0);
  expect(change('weak', current, after)).toBeGreaterThan(0);
});

test('two bots of one level are one player, and newcomers begin in the middle', () => {
  const results = [
    { who: 'ada', place: 1 },
    { who: 'bot:greedy', place: 2 },
    { who: 'bot:greedy', place: 3 },
  ];
  const after = newRatings(GAME, results, [{ ...rated('ada', 40, 1), game: 'shanghaien' }]);
  expect(after.map((r) => r.who)).toEqual(['ada', 'bot:greedy']);
  expect(after[0]!.mu).toBeGreaterThan(25);
  expect(after[0]!.mu).toBeLessThan(30);
  expect(after[1]!.mu).toBeLessThan(25);
});

test('what is shown: 1500 at first, give or take 500, and provisional for a while', () => {
  expect(shown({ mu: 25, sigma: 25 / 3 })).toEqual({ rating: 1500, plusMinus: 500, provisional: true });
  expect(shown({ mu: 30, sigma: 2 })).toEqual({ rating: 1650, plusMinus: 120, provisional: false });
});

test('a point is about a point of Elo: 174 more win about e times as often as they lose', () => {
  const win = { who: 'a', place: 1 };
  const loss = { who: 'b', place: 2 };
  const current = [rated('a', 25 + 174 / 30, 0.1), rated('b', 25, 0.1)];
  const gain = change('a', current, newRatings(GAME, [win, loss], current));
  const beaten = newRatings(
    GAME,
    [
      { ...win, place: 2 },
      { ...loss, place: 1 },
    ],
    current,
  );
  // A rating that is right does not move on average: wins × gain = losses × loss.
  expect(-change('a', current, beaten) / gain).toBeCloseTo(Math.E, 1);
});
