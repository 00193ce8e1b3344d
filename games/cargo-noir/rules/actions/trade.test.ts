/** Chapter 5: goods for cards, and a warehouse that holds six. */
import { describe, expect, test } from 'vitest';
import { cargoNoir } from '../index.ts';
import { collections, worthOfSets } from '../sets.ts';
import { GOODS, LIKELY_PRINT } from '../tables.ts';
import { ANNA, cards, different, goods, NINE_DIFFERENT, same, sense, table } from '../testing.ts';

const EXAMPLE = '4 jewels, 3 cars, arms, wild';

describe('the examples of the rulebook', () => {
  test('5.1, 5.3 four jewels and a wild one are worth 25: a ship and a warehouse', () => {
    const t = table({}, { anna: { goods: EXAMPLE } });
    t.anna.trades([same('4 jewels, wild')], 'ship, warehouse');
    expect([t.anna.cards, t.anna.goods]).toEqual(['ship, warehouse', 'arms, 3 cars']);
    expect(t.told('traded')).toEqual([
      {
        type: 'traded',
        seat: ANNA,
        value: 25,
        coins: 0,
        cards: cards('ship, warehouse'),
        goods: goods('4 jewels, wild'),
      },
    ]);
  });

  test('5.3 three cars (9) and arms (1): a warehouse, and the jewels stay', () => {
    const t = table({}, { anna: { goods: EXAMPLE } });
    t.anna.trades([same('3 cars'), same('arms')], 'warehouse');
    expect([t.anna.cards, t.anna.goods]).toEqual(['warehouse', '4 jewels, wild']);
  });

  test('5.3 all of it: ship and warehouse and syndicate, 35', () => {
    const t = table({}, { anna: { goods: EXAMPLE } });
    const all = [same('4 jewels, wild'), same('3 cars'), different('arms')];
    t.anna.mayNot('5.3 tooExpensive', { cost: 36, value: 35 }).trades(all, 'paparazzi');
    t.anna.trades(all, 'ship, warehouse, syndicate');
    expect([t.anna.cards, t.anna.goods]).toEqual(['ship, warehouse, syndicate', '']);
  });

  test('5.3 and more than 35 cannot be made of it', () => {
    let best = 0;
    for (const sets of collections(goods(EXAMPLE))) best = Math.max(best, worthOfSets(sets));
    expect(best).toBe(35);
  });

  test('7.2 nine different and four coins: Cronies, in the last round only', () => {
    const anna = { goods: NINE_DIFFERENT, coins: 4 };
    const t = table({}, { round: 11, anna });
    t.anna.trades([different(NINE_DIFFERENT)], 'cronies', { coins: 4 });
    expect([t.anna.cards, t.anna.coins, t.anna.goods]).toEqual(['cronies', 0, '']);
    expect(t.told('traded')).toMatchObject([{ value: 45, coins: 4 }]);
    const before = table({}, { round: 10, anna });
    before.anna.mayNot('7.2 coinsOnlyAtTheEnd').trades([different(NINE_DIFFERENT)], 'cronies', { coins: 4 });
    before.anna
      .mayNot('5.3 tooExpensive', { cost: 49, value: 45 })
      .trades([different(NINE_DIFFERENT)], 'cronies');
  });
});

describe('coins in the last round', () => {
  test('7.2 it is the tenth for four', () => {
    const t = table({}, { seats: 4, round: 10, anna: { goods: 'gold', coins: 8 } });
    t.anna.trades([same('gold')], 'villa', { coins: 8 });
    expect([t.anna.cards, t.anna.coins]).toEqual(['villa', 0]);
  });

  test('7.2 coins alone pay as well, but only those in the safe', () => {
    const anna = { coins: 10, goods: 'gold', ports: { rotterdam: 5 } };
    const t = table({}, { round: 11, anna, phase: 'trade' });
    t.anna.mayNot('7.2 tooFewCoins', { wanted: 15, coins: 10 }).trades([], 'ship', { coins: 15 });
    t.anna.trades([], 'syndicate', { coins: 10 });
    expect([t.anna.cards, t.anna.coins, t.anna.goods]).toEqual(['syndicate', 0, 'gold']);
  });

  test('7.2 not without a card', () => {
    const t = table({}, { round: 11 });
    t.anna.mayNot('5.3 nothingBought').trades([], '', { coins: 1 });
  });
});

describe('sets', () => {
  test('5.1 equal goods, one to nine: 1, 4, 9, 16 … 81', () => {
    for (const [n, worth] of [1, 4, 9, 16, 25, 36, 49, 64, 81].entries())
      expect(worthOfSets([same(`${n + 1} gold`)])).toBe(worth);
    const t = table({}, { anna: { goods: '9 gold' } });
    t.anna.trades([same('9 gold')], 'principality');
    expect(t.anna.cards).toBe('principality');
  });

  test('5.1 all equal, and no more than nine', () => {
    const t = table({}, { anna: { goods: '10 gold, art, wild' } });
    t.anna.mayNot('5.1 notTheSame', { first: 'art', other: 'gold' }).trades([same('2 gold, art')], 'villa');
    t.anna.mayNot('5.1 setSize', { size: 10, most: 9 }).trades([same('9 gold, wild')], 'villa');
    t.anna.mayNot('5.1 setSize', { size: 0, most: 9 }).trades([same('')], 'villa');
    t.anna.mayNot('5.2 setSize', { size: 0, most: 9 }).trades([same('9 gold'), different('')], 'villa');
  });

  test('5.2 different goods: 1, 3, 6, 10, 15, 21, 28, 36, 45', () => {
    const names = NINE_DIFFERENT.split(', ');
    for (const [n, worth] of [1, 3, 6, 10, 15, 21, 28, 36, 45].entries())
      expect(worthOfSets([different(names.slice(0, n + 1).join(', '))])).toBe(worth);
    const t = table({}, { anna: { goods: NINE_DIFFERENT } });
    t.anna.trades([different(NINE_DIFFERENT)], 'militia');
    expect(t.anna.cards).toBe('militia');
  });

  test('5.2 different means all different', () => {
    const t = table({}, { anna: { goods: '2 cars, 2 gold, art, arms' } });
    t.anna
      .mayNot('5.2 notDifferent', { good: 'cars' })
      .trades([different('2 cars, 2 gold, art, arms')], 'warehouse');
    t.anna.trades([different('cars, gold, art, arms')], 'warehouse');
    expect(t.anna.goods).toBe('cars, gold');
  });

  test('5.2 a wild token stands for any good', () => {
    const t = table({}, { seats: 5, anna: { goods: '2 gold, art, 3 wild' } });
    t.anna.trades([different('gold, art, 2 wild'), same('gold, wild')], 'warehouse');
    expect(t.anna.goods).toBe('');
    const nine = '7 gold, 2 wild';
    const u = table({}, { anna: { goods: nine } });
    u.anna.trades([same(nine)], 'principality');
    expect(u.anna.cards).toBe('principality');
  });

  test('5.2 also alone', () => {
    const t = table({}, { anna: { goods: '3 wild' } });
    t.anna.mayNot('5.3 tooExpensive', { cost: 9, value: 6 }).trades([different('3 wild')], 'villa');
    t.anna.trades([same('3 wild')], 'villa');
    expect(t.anna.cards).toBe('villa');
  });
});

describe('the exchange', () => {
  test('5.3 worth is added up, no change is given', () => {
    const t = table({}, { anna: { goods: '4 gold, 2 art', coins: 7 } });
    t.anna.trades([same('4 gold'), same('2 art')], 'villa, warehouse');
    expect([t.anna.cards, t.anna.coins, t.anna.goods]).toEqual(['warehouse, villa', 7, '']);
    expect(t.told('traded')).toMatchObject([{ value: 20 }]);
  });

  test('5.3 two of a kind at once', () => {
    const t = table({}, { anna: { goods: '6 gold' } });
    t.anna.trades([same('6 gold')], '4 villa');
    expect([t.anna.cards, t.state.stock[3]]).toEqual(['4 villa', 2]);
  });

  test('5.3 with goods one owns, each only once', () => {
    const t = table({}, { anna: { goods: '3 gold, wild' } });
    t.anna
      .mayNot('5.3 tooFewTokens', { token: 'gold', wanted: 4, have: 3 })
      .trades([same('2 gold, wild'), same('2 gold')], 'villa');
    t.anna
      .mayNot('5.3 tooFewTokens', { token: 'wild', wanted: 2, have: 1 })
      .trades([same('2 gold, wild'), same('wild')], 'villa');
    t.anna
      .mayNot('5.3 tooFewTokens', { token: 'art', wanted: 1, have: 0 })
      .trades([different('art')], 'villa');
  });

  test('5.3 nobody gives goods for nothing', () => {
    const t = table({}, { anna: { goods: '3 gold' } });
    t.anna.mayNot('5.3 nothingBought').trades([same('3 gold')], '');
  });

  test('5.3 nobody must trade', () => {
    const t = table({}, { anna: { goods: '6 gold' } });
    t.anna.keepsAll();
    expect([t.anna.goods, t.anna.cards, t.waitsFor]).toEqual(['6 gold', '', 'Anna: send']);
    expect(t.told('traded')).toEqual([]);
  });

  test('5.3 once a turn', () => {
    const t = table({}, { anna: { goods: '6 gold' } });
    t.anna.trades([same('3 gold')], 'villa');
    t.anna.mayNot('3.2 sendFirst').trades([same('3 gold')], 'villa');
  });

  test('5.3 the order in which sets are named is free', () => {
    for (const sets of [
      [same('3 gold'), same('art')],
      [same('art'), same('3 gold')],
    ]) {
      const t = table({}, { anna: { goods: '3 gold, art' } });
      t.anna.trades(sets, 'syndicate');
      expect(t.anna.cards).toBe('syndicate');
    }
  });

  test('5.3 thirty tokens can be thirty sets', () => {
    // Ten in the warehouse, and five ships that bring four each, are the most anybody can hold.
    const printed = {
      ...LIKELY_PRINT,
      costs: { ...LIKELY_PRINT.costs, villa: 30 },
      points: { ...LIKELY_PRINT.points, villa: 30 },
    };
    const t = table({ printed }, { anna: { goods: '10 gold, 10 art, 10 cars' } });
    const singles = ['gold', 'art', 'cars'].flatMap((good) => Array.from({ length: 10 }, () => same(good)));
    t.anna.trades(singles, 'villa');
    expect(t.anna.cards).toBe('villa');
  });
});

describe('cards', () => {
  test('5.4 two of each edge card at most', () => {
    const t = table({}, { anna: { goods: '9 gold', cards: '2 warehouse, ship' } });
    const gold = [same('9 gold')];
    t.anna.mayNot('5.4 twoAtMost', { card: 'warehouse' }).trades(gold, 'warehouse');
    t.anna.mayNot('5.4 twoAtMost', { card: 'ship' }).trades(gold, '2 ship');
    t.anna.mayNot('5.4 twoAtMost', { card: 'syndicate' }).trades(gold, '3 syndicate');
    t.anna.trades(gold, 'ship, 2 syndicate');
    expect([t.anna.cards, t.anna.ships]).toEqual(['2 ship, 2 warehouse, 2 syndicate', 5]);
  });

  test('5.4 with five players the eight are too few', () => {
    const two = { cards: '2 ship' };
    const t = table(
      {},
      { seats: 5, anna: { goods: '4 gold' }, bernard: two, clara: two, david: two, emma: two },
    );
    t.anna.mayNot('5.4 soldOut', { card: 'ship' }).trades([same('4 gold')], 'ship');
    t.anna.trades([same('4 gold')], 'yacht');
  });

  test('5.4 who may have no more is told so, though as many are on sale', () => {
    const two = { cards: '2 ship' };
    const t = table({}, { anna: { goods: '6 gold', cards: 'ship' }, bernard: two, clara: two });
    expect(t.state.stock[0]).toBe(3);
    t.anna.mayNot('5.4 twoAtMost', { card: 'ship' }).trades([same('6 gold')], '3 ship');
  });

  test('5.4 what is sold out is gone', () => {
    const t = table({}, { anna: { goods: '5 gold, 4 art' }, bernard: { cards: '5 villa, show' } });
    t.anna.mayNot('5.4 soldOut', { card: 'show' }).trades([same('5 gold'), same('4 art')], 'show');
    t.anna.mayNot('5.4 soldOut', { card: 'villa' }).trades([same('5 gold')], '2 villa');
    t.anna.trades([same('5 gold')], 'villa');
    expect(t.state.stock[3]).toBe(0);
  });

  test('5.4, 8.2 of the others one may own as many as there are', () => {
    const t = table({}, { anna: { goods: '8 gold', cards: '2 villa' } });
    t.anna.trades([same('8 gold')], '4 villa, warehouse');
    expect(t.anna.cards).toBe('warehouse, 6 villa');
  });

  test('5.5, 8.1 a new ship sails in the same turn', () => {
    const t = table({}, { anna: { goods: '4 gold' } });
    t.anna.trades([same('4 gold')], 'ship');
    expect(t.anna.ships).toBe(4);
    t.anna.mayNot('6.1 sendAll', { ships: 4, sent: 3 }).sends({ casino: 3 });
    t.anna.sends({ casino: 2, market: 1, rotterdam: 1 });
    expect([t.anna.inCasino, t.anna.inMarket, t.anna.inPorts]).toEqual([2, 1, ['rotterdam']]);
  });

  test('5.5 bought while all others stay in their ports, it sails alone', () => {
    const t = table(
      {},
      {
        anna: { goods: '4 gold', ports: { rotterdam: 1, newYork: 1, hongKong: 1 } },
        clara: { ports: { rotterdam: 2, newYork: 2, hongKong: 2 } },
      },
    );
    for (const port of ['rotterdam', 'newYork', 'hongKong'] as const) t.anna.raises(port, 2);
    t.anna.trades([same('4 gold')], 'ship');
    expect(t.waitsFor).toBe('Anna: send');
    t.anna.sends({ market: 1 });
    expect(t.anna.inMarket).toBe(1);
  });
});

describe('the warehouse', () => {
  test('5.6 holds six; the rest is thrown away by choice', () => {
    const t = table({}, { anna: { goods: '6 gold, art, wild' } });
    t.anna.mayNot('5.6 discardExactly', { wanted: 2, got: 0 }).keepsAll();
    t.anna.mayNot('5.6 discardExactly', { wanted: 2, got: 3 }).throwsAway('3 gold');
    t.anna.mayNot('5.6 tooFewTokens', { token: 'art', wanted: 2, have: 1 }).throwsAway('2 art');
    const none = { token: GOODS[0], wanted: 2, have: 0 };
    t.anna.mayNot('5.6 tooFewTokens', none).throwsAway(`2 ${GOODS[0]}`);
    t.anna.throwsAway('gold, art');
    expect([t.anna.goods, t.discard]).toEqual(['5 gold, wild', 'art, gold']);
    expect(t.told('thrownAway')).toEqual([{ type: 'thrownAway', seat: ANNA, goods: goods('gold, art') }]);
  });

  test('5.6 no more is thrown away than must be', () => {
    const t = table({}, { anna: { goods: '6 gold' } });
    t.anna.mayNot('5.6 discardExactly', { wanted: 0, got: 1 }).throwsAway('gold');
    t.anna.keepsAll();
  });

  test('5.6, 8.1 two more for each Warehouse card', () => {
    const t = table({}, { anna: { goods: '11 gold', cards: '2 warehouse' } });
    t.anna.mayNot('5.6 discardExactly', { wanted: 1, got: 0 }).keepsAll();
    t.anna.throwsAway('gold');
    expect(t.anna.goods).toBe('10 gold');
  });

  test('5.5, 5.6 a new one counts at once', () => {
    const t = table({}, { anna: { goods: '8 gold, 4 art' } });
    t.anna.trades([same('4 art')], 'warehouse');
    expect([t.anna.goods, t.told('thrownAway')]).toEqual(['8 gold', []]);
    const u = table({}, { anna: { goods: '9 gold, 4 art' } });
    u.anna.mayNot('5.6 discardExactly', { wanted: 1, got: 0 }).trades([same('4 art')], 'warehouse');
    u.anna.trades([same('4 art')], 'warehouse', { discard: 'gold' });
    expect(u.anna.goods).toBe('8 gold');
  });

  test('5.6 what was traded cannot be thrown away', () => {
    const t = table({}, { anna: { goods: '8 gold, 3 art' } });
    t.anna
      .mayNot('5.6 tooFewTokens', { token: 'art', wanted: 2, have: 0 })
      .trades([same('3 art')], 'villa', { discard: '2 art' });
    t.anna.trades([same('3 art')], 'villa', { discard: '2 gold' });
    expect(t.anna.goods).toBe('6 gold');
  });

  test('5.7 traded or thrown away, tokens go to the discard', () => {
    const t = table({}, { anna: { goods: '8 gold, 2 art, wild' }, discard: 'art' });
    const bag = t.bag;
    t.anna.trades([same('2 art, wild')], 'villa', { discard: '2 gold' });
    expect([t.discard, t.bag]).toEqual(['3 art, 2 gold, wild', bag]);
  });
});

test('5.3 no trade comes twice in the list', () => {
  const { state } = table({}, { round: 11, anna: { goods: '2 gold, art, wild', coins: 3 } });
  const listed = [...cargoNoir.moves(state, ANNA)].map(sense);
  expect(new Set(listed).size).toBe(listed.length);
});
