/** Chapters 7 and 8: what cards are worth, and who wins. */
import { describe, expect, test } from 'vitest';
import { CARDS, EDGES, LIKELY_PRINT, SINGLES, SPOILS } from './tables.ts';
import { BERNARD, cards, type Holding, type Setting, table } from './testing.ts';

/** Three players, and the last turn of all is over. */
function ended(holdings: Pick<Setting, 'anna' | 'bernard' | 'clara'>) {
  const t = table({}, { seats: 3, round: 11, first: BERNARD, turn: 0, ...holdings });
  t.anna.keepsAll();
  return t;
}

const owns = (owned: string): Holding => ({ cards: owned });
const { costs, points } = LIKELY_PRINT;

describe('points', () => {
  test('7.3 of all cards, edge cards too; coins and goods count nothing', () => {
    const t = ended({
      anna: { cards: 'villa, bank', coins: 0 },
      bernard: { cards: '2 ship, 2 warehouse, syndicate, 2 villa', casino: 5 },
      clara: { coins: 50, goods: '6 gold', ports: { rotterdam: 9 } },
    });
    expect(t.outcome).toEqual({ scores: [9 + 72, 16 + 10 + 5 + 18, 0], places: [1, 2, 3] });
    expect(t.told('scored')[1]).toEqual({
      type: 'scored',
      seat: BERNARD,
      points: 49,
      cards: cards('2 ship, 2 warehouse, syndicate, 2 villa'),
    });
    expect(t.told('ended')).toEqual([{ type: 'ended', ...t.outcome }]);
  });

  test('7.3 there is no result before the end', () => {
    expect(table({}, { anna: owns('villa') }).outcome).toBeUndefined();
  });
});

describe('ties', () => {
  test('7.4 without one the dearest card says nothing', () => {
    const t = ended({ anna: owns('club'), bernard: owns('3 villa') });
    expect(t.outcome).toEqual({ scores: [25, 27, 0], places: [2, 1, 3] });
  });

  test('7.4 the dearest card wins', () => {
    // 25 points each: a night club, and a villa with a yacht.
    const t = ended({ anna: owns('villa, yacht'), bernard: owns('club') });
    expect(t.outcome).toEqual({ scores: [25, 25, 0], places: [2, 1, 3] });
  });

  test('7.4 its cost counts, not its points', () => {
    // 25 points each; the dearest is a ship at 15, and a yacht at 16.
    const t = ended({ anna: owns('ship, ship, villa'), bernard: owns('yacht, villa') });
    expect([points.ship * 2 + points.villa, points.yacht + points.villa]).toEqual([25, 25]);
    expect([costs.ship, costs.yacht]).toEqual([15, 16]);
    expect(t.outcome?.places).toEqual([2, 1, 3]);
  });

  test('7.4 then the next', () => {
    // Warehouse and Syndicate cost the same and count the same.
    const even = ended({ anna: owns('yacht, 2 warehouse'), bernard: owns('yacht, 2 syndicate') });
    expect(even.outcome).toEqual({ scores: [26, 26, 0], places: [1, 1, 3] });
    // 42 points each, a yacht each; then a second yacht beats a ship.
    const next = ended({ anna: owns('yacht, ship, 2 villa'), bernard: owns('2 yacht, 2 syndicate') });
    expect(next.outcome).toEqual({ scores: [42, 42, 0], places: [2, 1, 3] });
  });

  test('7.4 otherwise the win is shared', () => {
    const t = ended({ anna: owns('villa'), bernard: owns('villa'), clara: owns('villa') });
    expect(t.outcome).toEqual({ scores: [9, 9, 9], places: [1, 1, 1] });
    expect(ended({}).outcome).toEqual({ scores: [0, 0, 0], places: [1, 1, 1] });
  });

  test('7.4 one card more is better, where cards may count nothing', () => {
    const printed = { ...LIKELY_PRINT, points: { ...points, syndicate: 0 } };
    for (const [anna, bernard, places] of [
      ['yacht, syndicate', 'yacht', [1, 2, 3]],
      ['yacht', 'yacht, syndicate', [2, 1, 3]],
    ] as const) {
      const t = table(
        { printed },
        { round: 11, first: BERNARD, turn: 0, anna: owns(anna), bernard: owns(bernard) },
      );
      t.anna.keepsAll();
      expect(t.outcome).toEqual({ scores: [16, 16, 0], places });
    }
  });

  test('7.4 the dearest decides, however many cheaper ones there are', () => {
    const printed = { ...LIKELY_PRINT, points: { ...points, ship: 10, warehouse: 5 } };
    for (const [anna, bernard, places] of [
      ['ship', '2 warehouse', [1, 2, 3]],
      ['2 warehouse', 'ship', [2, 1, 3]],
    ] as const) {
      const t = table(
        { printed },
        { round: 11, first: BERNARD, turn: 0, anna: owns(anna), bernard: owns(bernard) },
      );
      t.anna.keepsAll();
      expect(t.outcome).toEqual({ scores: [10, 10, 0], places });
    }
  });

  test('7.4 also for the places behind', () => {
    const t = ended({ anna: owns('villa, yacht'), bernard: owns('principality'), clara: owns('club') });
    expect(t.outcome?.places).toEqual([3, 1, 2]);
  });
});

describe('cards', () => {
  test('8.1 edge cards cost more than they count', () => {
    for (const card of EDGES) expect(points[card], card).toBeLessThan(costs[card]);
  });

  test('8.2 villa, yacht, dive bar and night club count what they cost', () => {
    for (const card of SPOILS) expect(points[card], card).toBe(costs[card]);
  });

  test('8.3 the six others count more than they cost', () => {
    for (const card of SINGLES) expect(points[card], card).toBeGreaterThan(costs[card]);
    expect([...EDGES, ...SPOILS, ...SINGLES]).toEqual([...CARDS]);
  });

  test('8.3 there is one of each', () => {
    const t = table({}, { anna: { goods: '9 gold, 9 art' } });
    const both = [
      { kind: 'same', tokens: [0, 0, 9, 0, 0, 0, 0, 0, 0, 0] },
      { kind: 'same', tokens: [0, 0, 0, 0, 0, 0, 0, 9, 0, 0] },
    ] as const;
    t.anna.mayNot('5.4 soldOut', { card: 'bank' }).trades(both, '2 bank');
    t.anna.trades(both, 'principality, bank');
    expect(t.anna.cards).toBe('bank, principality');
  });
});
