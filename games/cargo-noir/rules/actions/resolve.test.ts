/** Chapter 4: the ships come home. */
import { describe, expect, test } from 'vitest';
import { total } from '../../../../core/counts.ts';
import { ANNA, BERNARD, goods, same, table } from '../testing.ts';

describe('ships come home', () => {
  test('4.1 one at a time, in any order', () => {
    const setting = { market: 'gold', anna: { goods: 'art', casino: 1, market: 1, ports: { capeTown: 2 } } };
    for (const order of ['casino first', 'port first']) {
      const t = table({}, setting);
      if (order === 'casino first') {
        t.anna.takesCoins();
        t.anna.swaps('art', 'gold');
        t.anna.takesCargo('capeTown', 'uranium');
      } else {
        t.anna.takesCargo('capeTown', 'uranium');
        t.anna.swaps('art', 'gold');
        expect(t.waitsFor).toBe('Anna: resolve');
        t.anna.takesCoins();
      }
      expect([t.anna.coins, t.anna.goods, t.anna.ships]).toEqual([9, 'jewels, gold', 3]);
      expect(t.waitsFor).toBe('Anna: trade');
    }
  });

  test('4.1 the coins of one ship pay for another', () => {
    const t = table(
      {},
      { anna: { coins: 0, casino: 1, ports: { rotterdam: 1 } }, bernard: { ports: { rotterdam: 2 } } },
    );
    t.anna.mayNot('4.5 tooFewCoins', { wanted: 2, coins: 0 }).raises('rotterdam', 2);
    t.anna.takesCoins();
    t.anna.raises('rotterdam', 2);
    expect([t.anna.coins, t.anna.stack('rotterdam')]).toEqual([0, 3]);
  });

  test('4.1 coins that come back pay for another ship as well', () => {
    const t = table(
      {},
      {
        anna: { coins: 0, cards: 'syndicate', ports: { rotterdam: 1, newYork: 3 } },
        bernard: { ports: { rotterdam: 5, newYork: 4 } },
      },
    );
    t.anna.withdraws('newYork');
    expect(t.anna.coins).toBe(5);
    t.anna.raises('rotterdam', 5);
    expect(t.anna.stack('rotterdam')).toBe(6);
  });

  test('4.1 goods may lie beside a full warehouse for the time being', () => {
    const t = table({}, { anna: { goods: '6 gold', market: 1, ports: { hongKong: 1 } } });
    t.anna.draws('art');
    t.anna.takesCargo('hongKong', 'art', 'art');
    expect([t.anna.goods, t.waitsFor]).toEqual(['art, cigars, ivory, 6 gold', 'Anna: trade']);
  });
});

describe('the casino', () => {
  test('4.2 two coins for each ship', () => {
    const t = table({}, { anna: { casino: 3 } });
    t.anna.takesCoins();
    expect(t.told('income')).toEqual([{ type: 'income', seat: ANNA, coins: 2, from: 'casino' }]);
    expect([t.anna.coins, t.anna.inCasino, t.anna.ships]).toEqual([9, 2, 1]);
    t.anna.takesCoins();
    t.anna.takesCoins();
    expect([t.anna.coins, t.anna.inCasino, t.anna.ships, t.waitsFor]).toEqual([13, 0, 3, 'Anna: trade']);
  });

  test('2.5, 9.5 there are more coins than the sixty in the box', () => {
    const t = table({}, { anna: { coins: 60, casino: 1 } });
    t.anna.takesCoins();
    expect(t.anna.coins).toBe(62);
  });

  test('4.2 only for a ship that is there', () => {
    const t = table({}, { anna: { market: 1 }, bernard: { casino: 1 } });
    t.anna.mayNot('4.2 noShipInCasino').takesCoins();
  });
});

describe('the black market', () => {
  test('4.3 a swap: what is given takes the place of what is taken', () => {
    const t = table({}, { market: '2 uranium, art', anna: { goods: '2 cars', market: 1 } });
    t.anna.swaps('cars', 'uranium');
    expect([t.anna.goods, t.market]).toEqual(['cars, uranium', 'art, cars, uranium']);
    expect(t.told('swapped')).toEqual([{ type: 'swapped', seat: ANNA, give: 'cars', take: 'uranium' }]);
    expect([t.anna.inMarket, t.anna.ships]).toEqual([0, 3]);
  });

  test('4.3 or a token from the bag', () => {
    const t = table({}, { anna: { market: 1 } });
    const before = total(t.state.bag);
    t.anna.draws('wild');
    expect([t.anna.goods, total(t.state.bag)]).toEqual(['wild', before - 1]);
    expect(t.told('drawn')).toEqual([{ type: 'drawn', seat: ANNA, token: 'wild' }]);
    expect(t.anna.ships).toBe(3);
  });

  test('4.3 blue draws with one ship and swaps it with the next for the uranium', () => {
    const t = table({}, { market: 'uranium, 5 art', anna: { market: 2 } });
    t.anna.mayNot('4.3 notOwned', { token: 'ivory' }).swaps('ivory', 'uranium');
    t.anna.draws('ivory');
    t.anna.swaps('ivory', 'uranium');
    expect([t.anna.goods, t.market]).toEqual(['uranium', '5 art, ivory']);
  });

  test('4.3 wild tokens are swapped like any other', () => {
    const t = table({}, { market: 'wild, 5 art', anna: { goods: 'gold', market: 2 } });
    t.anna.swaps('gold', 'wild');
    t.anna.swaps('wild', 'art');
    expect([t.anna.goods, t.market]).toEqual(['art', '4 art, gold, wild']);
  });

  test('4.3 each ship once, and for what is there', () => {
    const t = table({}, { market: '6 art', anna: { goods: 'art, gold', market: 1, casino: 1 } });
    t.anna.mayNot('4.3 notInMarket', { token: 'uranium' }).swaps('gold', 'uranium');
    t.anna.swaps('gold', 'art');
    t.anna.mayNot('4.3 noShipInMarket').swaps('art', 'gold');
    t.anna.mayNot('4.3 noShipInMarket').draws();
  });

  test('4.3 a token for an equal one: the ship comes home and nothing changes', () => {
    const t = table({}, { market: '6 art', anna: { goods: 'art, gold', market: 1 } });
    t.anna.swaps('art', 'art');
    expect([t.anna.goods, t.market]).toEqual(['art, gold', '6 art']);
    expect([t.anna.inMarket, t.anna.ships, t.waitsFor]).toEqual([0, 3, 'Anna: trade']);
  });
});

describe('alone in a port', () => {
  test('4.4 the coins go to the pile, all goods come aboard, the port is filled again', () => {
    const t = table(
      {},
      { ports: { rotterdam: '2 gold, art, wild' }, anna: { coins: 1, ports: { rotterdam: 4 } } },
    );
    const pile = t.state.pile;
    t.anna.takesCargo('rotterdam', 'cars', 'cars', 'uranium', 'wild');
    expect([t.anna.goods, t.anna.coins, t.anna.ships]).toEqual(['art, 2 gold, wild', 1, 3]);
    expect([t.port('rotterdam'), t.anna.stack('rotterdam'), t.state.pile]).toEqual([
      '2 cars, uranium, wild',
      0,
      pile - 4,
    ]);
    expect(t.told('taken')).toEqual([
      { type: 'taken', seat: ANNA, port: 'rotterdam', coins: 4, goods: goods('2 gold, art, wild') },
    ]);
    expect(t.told('refilled')).toEqual([
      { type: 'refilled', port: 'rotterdam', goods: goods('2 cars, uranium, wild') },
    ]);
  });

  test('4.4 there is nothing else to do there', () => {
    const t = table({}, { anna: { ports: { rotterdam: 4 } } });
    t.anna.mayNot('4.5 notOutbid', { port: 'rotterdam' }).raises('rotterdam', 1);
    t.anna.mayNot('4.6 notOutbid', { port: 'rotterdam' }).withdraws('rotterdam');
    t.anna.mayNot('3.2 resolveFirst').keepsAll();
  });

  test('4.4 somebody else is there: no cargo', () => {
    const t = table({}, { anna: { ports: { rotterdam: 1 } }, bernard: { ports: { rotterdam: 2 } } });
    t.anna.mayNot('4.4 notAlone', { port: 'rotterdam' }).takesCargo('rotterdam');
  });

  test('4.4 nor where one has no ship', () => {
    const t = table({}, { anna: { casino: 1 }, bernard: { ports: { rotterdam: 2 } } });
    t.anna.mayNot('4.4 noShipInPort', { port: 'rotterdam' }).takesCargo('rotterdam');
    t.anna.mayNot('4.5 noShipInPort', { port: 'rotterdam' }).raises('rotterdam', 3);
    t.anna.mayNot('4.6 noShipInPort', { port: 'tangier' }).withdraws('tangier');
  });

  test('4.4 who was left alone takes it, after everybody else has left', () => {
    const t = table(
      {},
      {
        turn: BERNARD,
        anna: { ports: { newYork: 3 } },
        bernard: { ports: { newYork: 1 } },
        clara: { ports: { newYork: 2 } },
      },
    );
    t.bernard.mayNot('4.4 notAlone', { port: 'newYork' }).takesCargo('newYork');
    t.bernard.withdraws('newYork');
    t.bernard.keepsAll();
    t.bernard.sends({ casino: 3 });
    t.clara.withdraws('newYork');
    t.clara.keepsAll();
    t.clara.sends({ casino: 3 });
    t.anna.takesCargo('newYork', 'gold', 'gold', 'gold');
    expect(t.anna.goods).toBe('arms, art, cars');
  });
});

const OUTBID = {
  anna: { coins: 7, ports: { rotterdam: 1 } },
  bernard: { ports: { rotterdam: 2 } },
  clara: { ports: { rotterdam: 3 } },
};

describe('outbid in a port', () => {
  test('4.5 raise above all others; the ship stays', () => {
    const t = table({}, OUTBID);
    t.anna.mayNot('4.5 bidTooLow', { bid: 3, least: 4 }).raises('rotterdam', 2);
    t.anna.raises('rotterdam', 3);
    expect([t.anna.coins, t.anna.stack('rotterdam'), t.anna.ships]).toEqual([4, 4, 2]);
    expect(t.told('raised')).toEqual([{ type: 'raised', seat: ANNA, port: 'rotterdam', stack: 4 }]);
    t.anna.keepsAll();
    t.anna.mayNot('6.1 sendAll', { ships: 2, sent: 3 }).sends({ casino: 3 });
    t.anna.mayNot('6.2 oneShipPerPort', { port: 'rotterdam' }).sends({ rotterdam: 3, casino: 1 });
    t.anna.sends({ casino: 2 });
    expect(t.waitsFor).toBe('Bernard: resolve');
  });

  test('4.5 any amount is allowed', () => {
    const t = table({}, OUTBID);
    t.anna.mayNot('4.5 tooFewCoins', { wanted: 8, coins: 7 }).raises('rotterdam', 8);
    t.anna.raises('rotterdam', 7);
    expect([t.anna.coins, t.anna.stack('rotterdam')]).toEqual([0, 8]);
  });

  test('4.5 once a turn; then neither more nor back', () => {
    const t = table({}, { ...OUTBID, anna: { ports: { rotterdam: 1 }, casino: 1 } });
    t.anna.raises('rotterdam', 3);
    t.anna.mayNot('4.5 noShipInPort', { port: 'rotterdam' }).raises('rotterdam', 1);
    t.anna.mayNot('4.6 noShipInPort', { port: 'rotterdam' }).withdraws('rotterdam');
    t.anna.mayNot('4.4 noShipInPort', { port: 'rotterdam' }).takesCargo('rotterdam');
  });

  test('4.5 with every ship raised there is none to send', () => {
    const t = table(
      {},
      {
        anna: { ports: { rotterdam: 1, newYork: 1, capeTown: 1 } },
        bernard: { ports: { rotterdam: 2, newYork: 2, capeTown: 2 } },
      },
    );
    t.anna.raises('rotterdam', 2);
    t.anna.raises('newYork', 2);
    t.anna.raises('capeTown', 2);
    expect(t.waitsFor).toBe('Anna: trade');
    t.anna.keepsAll();
    expect(t.waitsFor).toBe('Bernard: resolve');
    t.bernard.withdraws('rotterdam');
    t.bernard.withdraws('newYork');
    t.bernard.raises('capeTown', 2);
    t.bernard.keepsAll();
    t.bernard.sends({ casino: 2 });
    t.clara.keepsAll();
    t.clara.sends({ casino: 3 });
    // A raise counts for one turn: the ships are to be brought home in the next.
    t.anna.takesCargo('rotterdam', 'art', 'art', 'art', 'art');
    t.anna.takesCargo('newYork', 'art', 'art', 'art');
    t.anna.mayNot('4.4 notAlone', { port: 'capeTown' }).takesCargo('capeTown');
    t.anna.withdraws('capeTown');
  });

  test('4.5, 6.3 green has bid 3: red lays 4 or more, and 5 is fine', () => {
    const green = { bernard: { ports: { rio: 3 } }, seats: 5, phase: 'send' } as const;
    const t = table({}, green);
    t.anna.mayNot('6.3 bidTooLow', { bid: 3, least: 4 }).sends({ rio: 3, casino: 2 });
    t.anna.sends({ rio: 5, casino: 2 });
    expect([t.anna.stack('rio'), t.anna.coins]).toEqual([5, 2]);
    const least = table({}, green);
    least.anna.sends({ rio: 4, casino: 2 });
    expect(least.anna.stack('rio')).toBe(4);
  });

  test('4.6 withdraw with ship and coins', () => {
    const t = table({}, OUTBID);
    t.anna.withdraws('rotterdam');
    expect([t.anna.coins, t.anna.stack('rotterdam'), t.anna.ships]).toEqual([8, 0, 3]);
    expect(t.told('withdrawn')).toEqual([{ type: 'withdrawn', seat: ANNA, port: 'rotterdam', coins: 1 }]);
    expect(t.told('income')).toEqual([]);
    expect(t.port('rotterdam')).toBe('alcohol, jewels, gold, uranium');
  });

  test('4.6 no ship goes to that port in the same turn, but in the next', () => {
    const t = table({}, OUTBID);
    t.anna.withdraws('rotterdam');
    t.anna.keepsAll();
    t.anna.mayNot('4.6 portJustLeft', { port: 'rotterdam' }).sends({ rotterdam: 5, casino: 2 });
    t.anna.sends({ newYork: 1, casino: 2 });
    t.bernard.mayNot('4.4 notAlone', { port: 'rotterdam' }).takesCargo('rotterdam');
    t.bernard.raises('rotterdam', 2);
    t.bernard.keepsAll();
    t.bernard.sends({ casino: 2 });
    t.clara.raises('rotterdam', 2);
    t.clara.keepsAll();
    t.clara.sends({ casino: 2 });
    t.anna.takesCargo('newYork', 'gold', 'gold', 'gold');
    t.anna.takesCoins();
    t.anna.takesCoins();
    t.anna.keepsAll();
    t.anna.sends({ rotterdam: 6, casino: 2 });
    expect(t.anna.stack('rotterdam')).toBe(6);
  });
});

/** Anna is outbid in Rotterdam, New York and Hong Kong. */
const thrice = (cards: string) =>
  table(
    {},
    {
      anna: { cards, coins: 0, ports: { rotterdam: 1, newYork: 1, hongKong: 1 } },
      bernard: { ports: { rotterdam: 2, newYork: 2 } },
      clara: { ports: { hongKong: 2 } },
    },
  );

describe('the Syndicate', () => {
  test('4.7, 8.1 two cards, one withdrawal: 2 coins', () => {
    const t = thrice('2 syndicate');
    t.anna.withdraws('rotterdam');
    expect(t.anna.coins).toBe(1 + 2);
    expect(t.told('income')).toEqual([{ type: 'income', seat: ANNA, coins: 2, from: 'syndicate' }]);
  });

  test('4.7 two cards, two withdrawals: 4 coins, and a third pays nothing', () => {
    const t = thrice('2 syndicate');
    t.anna.withdraws('rotterdam');
    t.anna.withdraws('newYork');
    expect(t.anna.coins).toBe(2 + 4);
    t.anna.withdraws('hongKong');
    expect([t.anna.coins, t.told('income')]).toEqual([3 + 4, []]);
  });

  test('4.7 one card, two withdrawals: 2 coins', () => {
    const t = thrice('syndicate');
    t.anna.withdraws('rotterdam');
    t.anna.withdraws('newYork');
    expect(t.anna.coins).toBe(2 + 2);
  });

  test('4.7 neither a raise nor a purchase makes it pay', () => {
    const t = table(
      {},
      {
        anna: { cards: 'syndicate', ports: { rotterdam: 1, capeTown: 1 } },
        bernard: { ports: { rotterdam: 2 } },
      },
    );
    t.anna.raises('rotterdam', 2);
    t.anna.takesCargo('capeTown', 'art');
    expect(t.anna.coins).toBe(5);
  });

  test('4.7 it pays again in the next turn, and to each owner', () => {
    const t = table(
      {},
      {
        seats: 2,
        anna: { cards: 'syndicate', ports: { rotterdam: 1 } },
        bernard: { cards: 'syndicate', ports: { rotterdam: 2, newYork: 1 } },
      },
    );
    t.anna.withdraws('rotterdam');
    t.anna.keepsAll();
    t.anna.sends({ newYork: 2, casino: 2 });
    t.bernard.takesCargo('rotterdam', 'art', 'art', 'art', 'art');
    t.bernard.withdraws('newYork');
    expect(t.bernard.coins).toBe(7 + 1 + 2);
    t.bernard.keepsAll();
    t.bernard.mayNot('4.6 portJustLeft', { port: 'newYork' }).sends({ newYork: 3, casino: 2 });
    t.bernard.sends({ casino: 3 });
    t.anna.takesCoins();
    t.anna.takesCoins();
    t.anna.takesCargo('newYork', 'art', 'art', 'art');
    t.anna.throwsAway('');
    t.anna.sends({ newYork: 1, casino: 2 });
    for (let ship = 0; ship < 3; ship++) t.bernard.takesCoins();
    t.bernard.keepsAll();
    t.bernard.sends({ newYork: 2, casino: 2 });
    t.anna.withdraws('newYork');
    expect(t.told('income').map(({ from }) => from)).toEqual(['syndicate']);
  });
});

describe('the bag', () => {
  test('4.8 an empty bag takes the discarded tokens back', () => {
    const t = table({}, { bag: '', discard: '3 gold, wild', anna: { market: 1 } });
    t.anna.draws('gold');
    expect([t.anna.goods, t.bag, t.discard]).toEqual(['gold', '2 gold, wild', '']);
    expect(t.told('recycled')).toEqual([{ type: 'recycled', tokens: 4 }]);
  });

  test('4.8 in the midst of filling a port', () => {
    const t = table({}, { bag: 'art', discard: '3 gold', anna: { ports: { newYork: 1 } } });
    t.anna.takesCargo('newYork', 'art', 'gold', 'gold');
    expect([t.port('newYork'), t.bag, t.discard]).toEqual(['art, 2 gold', 'gold', '']);
    expect(t.told('recycled')).toEqual([{ type: 'recycled', tokens: 3 }]);
  });

  test('4.8 not before it is needed', () => {
    const t = table({}, { bag: 'art', discard: '3 gold', anna: { market: 1 } });
    t.anna.draws('art');
    expect([t.bag, t.discard, t.told('recycled')]).toEqual(['', '3 gold', []]);
  });

  test('4.8 nothing left at all: a draw finds nothing, a port stays empty', () => {
    const t = table({}, { bag: '', discard: '', anna: { market: 1, ports: { hongKong: 1 } } });
    t.anna.draws();
    expect(t.told('drawn')).toEqual([{ type: 'drawn', seat: ANNA, token: null }]);
    expect(t.told('recycled')).toEqual([]);
    t.anna.takesCargo('hongKong');
    expect([t.anna.goods, t.port('hongKong'), t.anna.ships]).toEqual(['cigars, ivory', '', 3]);
    t.anna.keepsAll();
    t.anna.sends({ hongKong: 1, casino: 2 });
    expect([t.bag, t.discard]).toEqual(['', '']);
  });

  test('4.8 what was traded comes back to play', () => {
    const t = table(
      {},
      { seats: 2, bag: '', discard: '', anna: { goods: '3 gold' }, bernard: { market: 1 } },
    );
    t.anna.trades([same('3 gold')], 'villa');
    t.anna.sends({ casino: 3 });
    t.bernard.draws('gold');
    expect(t.told('recycled')).toEqual([{ type: 'recycled', tokens: 3 }]);
    expect(t.bag).toBe('2 gold');
  });
});

test('3.1 who is not asked may do nothing', () => {
  const t = table(
    {},
    { anna: { casino: 1 }, clara: { casino: 1, market: 1, goods: 'art', ports: { rotterdam: 1 } } },
  );
  const turn = { turn: ANNA };
  t.clara.mayNot('3.1 notYourTurn', turn).takesCoins();
  t.clara.mayNot('3.1 notYourTurn', turn).swaps('art', 'cars');
  t.clara.mayNot('3.1 notYourTurn', turn).draws();
  t.clara.mayNot('3.1 notYourTurn', turn).takesCargo('rotterdam');
  t.clara.mayNot('3.1 notYourTurn', turn).raises('rotterdam', 1);
  t.clara.mayNot('3.1 notYourTurn', turn).withdraws('rotterdam');
  t.clara.mayNot('3.1 notYourTurn', turn).keepsAll();
  t.clara.mayNot('3.1 notYourTurn', turn).sends({ casino: 1 });
});
