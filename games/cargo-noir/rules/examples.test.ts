/** What the rulebook sums up, works out and leaves in doubt: its overviews, examples and rulings, played. */
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { capacity } from './places.ts';
import { LIKELY_PRINT, rounds } from './tables.ts';
import { ANNA, BERNARD, different, type Holding, NINE_DIFFERENT, same, table } from './testing.ts';
import { BASE, trial } from './trial.ts';
import type { Options } from './types.ts';

const tableOf = (options: Options, rule: string) => en.tables!(options).find((each) => each.rule === rule)!;

describe('the tables', () => {
  test('2.6 ports and black market as they are played, with marks where that is not sure', () => {
    const { rows, note } = tableOf(BASE, '2.6');
    expect(rows).toContainEqual(['Rotterdam', '4 *', '2 ?']);
    expect(rows).toContainEqual(['Rio', '3 *', '4 ?']);
    expect(rows).toContainEqual(['Tangier', '2 ?', '5 ?']);
    expect(rows).toContainEqual(['Black market', '6 ?', '–']);
    expect(note).toContain('9.2');
  });

  test('8.4 cards with their number, cost and points; only costs of the examples have no mark', () => {
    const { rows } = tableOf(BASE, '8.4');
    expect(rows).toHaveLength(13);
    expect(rows).toContainEqual(['Cargo ship', '8', '15', '8 ?']);
    expect(rows).toContainEqual(['Syndicate', '8', '10', '5 ?']);
    expect(rows).toContainEqual(['Villa', '6', '9 ?', '9 ?']);
    expect(rows).toContainEqual(['Cronies', '1', '49', '55 ?']);
    const sure = rows.filter(([, , cost]) => !cost?.endsWith('?')).map(([card]) => card);
    expect(sure).toEqual(['Cargo ship', 'Warehouse', 'Syndicate', 'Cronies']);
  });

  test('2.6, 8.4 what a table has entered stands there without a mark', () => {
    const other = trial.optionSets['otherPrint']!;
    expect(tableOf(other, '2.6').rows).toContainEqual(['Tangier', '4', '2']);
    expect(tableOf(other, '2.6').rows).toContainEqual(['Black market', '8', '–']);
    expect(tableOf(other, '8.4').rows).toContainEqual(['Villa', '6', '4', '4']);
    expect(tableOf(other, '8.4').rows).toContainEqual(['Bank', '1', '64 ?', '72 ?']);
  });
});

describe('a turn', () => {
  test('3.4 at a glance: what each ship can do, a trade, and all ships out', () => {
    const t = table(
      {},
      {
        market: 'gold',
        ports: { capeTown: 'uranium' },
        anna: {
          cards: '2 ship',
          goods: 'art, 3 cars, arms',
          casino: 1,
          market: 1,
          ports: { capeTown: 1, rotterdam: 1, newYork: 1 },
        },
        bernard: { ports: { rotterdam: 2, newYork: 2 } },
      },
    );
    t.anna.takesCoins();
    t.anna.swaps('art', 'gold');
    t.anna.takesCargo('capeTown', 'ivory');
    t.anna.raises('rotterdam', 2);
    t.anna.withdraws('newYork');
    t.anna.trades([same('3 cars'), same('arms')], 'warehouse');
    t.anna.sends({ casino: 1, market: 1, hongKong: 1, capeTown: 1 });
    expect([t.anna.cards, t.anna.goods]).toEqual(['2 ship, warehouse', 'gold, uranium']);
    // Seven, two from the casino, two more into Rotterdam, one back from New York, one each for two ports.
    expect([t.anna.coins, t.anna.stack('rotterdam')]).toEqual([7 + 2 - 2 + 1 - 2, 3]);
    expect(t.told('turn')).toMatchObject([{ seat: BERNARD }]);
  });

  test('3.5 trading is no duty and happens once; ships must act and go out', () => {
    const t = table({}, { anna: { goods: '4 gold', casino: 1 } });
    t.anna.mayNot('3.2 resolveFirst').keepsAll();
    t.anna.takesCoins();
    t.anna.keepsAll();
    t.anna.mayNot('3.2 sendFirst').trades([same('4 gold')], 'yacht');
    t.anna.mayNot('6.1 sendAll', { ships: 3, sent: 2 }).sends({ casino: 2 });
    t.anna.sends({ casino: 3 });
  });

  test('4.9 goods beside a full warehouse, and one of them swapped at once', () => {
    const t = table(
      {},
      {
        market: 'art',
        ports: { capeTown: 'uranium' },
        anna: { goods: '6 gold', market: 1, ports: { capeTown: 1 } },
      },
    );
    t.anna.takesCargo('capeTown', 'cars');
    t.anna.swaps('uranium', 'art');
    expect(t.anna.goods).toBe('art, 6 gold');
    t.anna.mayNot('5.6 discardExactly', { wanted: 1, got: 0 }).keepsAll();
    t.anna.throwsAway('art');
  });
});

describe('the worked examples', () => {
  test('4.10 coins of the casino raise a bid from 3 to 6', () => {
    const t = table(
      {},
      { anna: { coins: 1, casino: 1, ports: { rotterdam: 3 } }, bernard: { ports: { rotterdam: 5 } } },
    );
    t.anna.mayNot('4.5 tooFewCoins', { wanted: 3, coins: 1 }).raises('rotterdam', 3);
    t.anna.takesCoins();
    expect(t.anna.coins).toBe(3);
    t.anna.raises('rotterdam', 3);
    expect([t.anna.coins, t.anna.stack('rotterdam')]).toEqual([0, 6]);
  });

  test.each([
    { sets: [same('4 jewels, wild')], bought: 'ship, warehouse', left: 'arms, 3 cars', worth: 25 },
    { sets: [same('3 cars'), same('arms')], bought: 'warehouse', left: '4 jewels, wild', worth: 10 },
    {
      sets: [same('4 jewels, wild'), same('3 cars'), same('arms')],
      bought: 'ship, warehouse, syndicate',
      left: '',
      worth: 35,
    },
  ])('5.8 jewels, cars, a weapon and a wild token: $worth for $bought', ({ sets, bought, left, worth }) => {
    const t = table({}, { anna: { goods: '4 jewels, 3 cars, arms, wild' } });
    t.anna.trades(sets, bought);
    expect([t.anna.cards, t.anna.goods]).toEqual([bought, left]);
    expect(t.told('traded')).toMatchObject([{ value: worth, coins: 0 }]);
  });

  test('5.9 nothing for nothing, no change, no coins before the last round', () => {
    const t = table({}, { anna: { goods: '4 gold', coins: 9 } });
    t.anna.mayNot('5.3 nothingBought').trades([same('4 gold')], '');
    t.anna.mayNot('7.2 coinsOnlyAtTheEnd').trades([same('4 gold')], 'bar', { coins: 5 });
    t.anna.trades([same('4 gold')], 'warehouse');
    expect([t.anna.cards, t.anna.goods, t.anna.coins]).toEqual(['warehouse', '', 9]);
  });

  const bidding = () => {
    const t = table({}, { phase: 'send', bernard: { ports: { newYork: 3 } } });
    t.anna.mayNot('6.3 bidTooLow', { bid: 3, least: 4 }).sends({ newYork: 3, casino: 2 });
    t.anna.sends({ newYork: 5, casino: 2 });
    return t;
  };

  test('6.6 a bid of 5 against 3: the rival raises to 6', () => {
    const t = bidding();
    t.bernard.mayNot('4.5 bidTooLow', { bid: 5, least: 6 }).raises('newYork', 2);
    t.bernard.raises('newYork', 3);
    expect(t.bernard.stack('newYork')).toBe(6);
  });

  test('6.6 or he leaves with his 3 coins, and the cargo costs 5', () => {
    const t = bidding();
    t.bernard.withdraws('newYork');
    expect(t.bernard.coins).toBe(7 + 3);
    t.bernard.keepsAll();
    t.bernard.mayNot('4.6 portJustLeft', { port: 'newYork' }).sends({ newYork: 6, casino: 2 });
    t.bernard.sends({ casino: 3 });
    t.clara.keepsAll();
    t.clara.sends({ casino: 3 });
    t.anna.takesCargo('newYork', 'gold', 'gold', 'gold');
    expect([t.told('taken')[0]?.coins, t.anna.coins]).toEqual([5, 2]);
  });

  test('7.5 nine different goods and four coins pay for Cronies, in the last round only', () => {
    const anna = { goods: NINE_DIFFERENT, coins: 4 };
    const early = table({}, { round: 10, anna });
    early.anna.mayNot('7.2 coinsOnlyAtTheEnd').trades([different(NINE_DIFFERENT)], 'cronies', { coins: 4 });
    const last = table({}, { round: 11, anna });
    last.anna.trades([different(NINE_DIFFERENT)], 'cronies', { coins: 4 });
    expect([last.anna.cards, last.anna.coins]).toEqual(['cronies', 0]);
  });

  const scored = (anna: Holding, bernard: Holding) => {
    const t = table({}, { seats: 2, round: 11, first: BERNARD, turn: ANNA, anna, bernard });
    t.anna.keepsAll();
    return t.outcome;
  };

  test('7.6 two ships, two warehouses, a syndicate and two villas count 49', () => {
    const all = { cards: '2 ship, 2 warehouse, syndicate, 2 villa' };
    expect(scored(all, {})?.scores[ANNA]).toBe(16 + 10 + 5 + 18);
  });

  test('7.6 a night club is ahead of a villa with a yacht, 25 points each', () => {
    expect(scored({ cards: 'villa, yacht' }, { cards: 'club' })).toEqual({
      scores: [25, 25],
      places: [2, 1],
    });
  });
});

describe('what no rulebook says', () => {
  test('9.7 six places in the warehouse, 11 or 10 rounds', () => {
    const { state } = table();
    expect(capacity(state, ANNA)).toBe(6);
    expect([rounds(3), rounds(4)]).toEqual([11, 10]);
    expect(LIKELY_PRINT.market).toBe(6);
  });

  test('9.8 wild tokens are swapped, and a token takes the place of the other', () => {
    const t = table({}, { market: 'gold, art', anna: { goods: 'wild', market: 1 } });
    t.anna.swaps('wild', 'gold');
    expect([t.anna.goods, t.market]).toEqual(['gold', 'art, wild']);
  });

  test('9.8 alone in a port there is no waiting and no leaving; the port may be chosen again', () => {
    const t = table({}, { anna: { ports: { capeTown: 1 } } });
    t.anna.mayNot('3.2 resolveFirst').keepsAll();
    t.anna.mayNot('4.6 notOutbid', { port: 'capeTown' }).withdraws('capeTown');
    t.anna.takesCargo('capeTown', 'gold');
    t.anna.keepsAll();
    t.anna.sends({ capeTown: 1, casino: 2 });
  });
});
