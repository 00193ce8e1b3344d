/** Chapter 12: the end and the account. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account, discardedColour, isFullSet, islandWorth, worthOf } from './scoring.ts';
import { COLOURS } from './tables.ts';
import { ANNA, BERNARD, CLARA, goods, type Holding, type Setting, table } from './testing.ts';
import type { Options } from './types.ts';

const CARD_C = 2;
const [BLACK, BROWN, ORANGE, TAN, WHITE] = COLOURS.keys() as unknown as [
  number,
  number,
  number,
  number,
  number,
];

/** Three players; Anna makes the last black container and the game ends. */
function ended(setting: Setting, options: Partial<Options> = {}) {
  const anna: Holding = { factory: '', ...setting.anna };
  const t = table(options, { seats: 3, supply: { black: 1, white: 0 }, ...setting, anna });
  t.anna.produces('black', 'black $1');
  t.anna.passes();
  return t;
}

describe('the end', () => {
  test('12.1 two colours have run out: the turn is finished, then all is over', () => {
    const t = table({}, { seats: 3, supply: { black: 1, white: 0 } });
    t.anna.produces('black', '2 black $1');
    expect(t.outcome).toBeUndefined();
    t.anna.buildsWarehouse();
    expect(t.state.phase).toBe('over');
    expect(t.told('turn')).toEqual([]);
    expect(t.told('account').map(({ seat }) => seat)).toEqual([ANNA, BERNARD, CLARA]);
    expect(t.told('ended')).toEqual([{ type: 'ended', ...t.outcome }]);
    t.bernard.mayNot('12.1 gameOver').passes();
    t.bernard.mayNot('12.1 gameOver').borrows();
    t.bernard.mayNot('12.1 gameOver').repays();
    t.bernard.mayNot('12.1 gameOver').defaults();
    t.bernard.mayNot('12.1 gameOver').declines();
    t.bernard.mayNot('12.1 gameOver').seizesWarehouse(5);
    t.bernard.mayNot('12.1 gameOver').restocks({});
    t.bernard.mayNot('12.1 gameOver').paysBrokers();
  });

  test('12.1 one colour is not enough', () => {
    const t = table({}, { seats: 3, supply: { black: 1 } });
    t.anna.produces('black', '2 black $1');
    t.anna.passes();
    expect([t.state.supply[BLACK], t.state.ending, t.waitsFor]).toEqual([0, false, 'Bernard']);
  });

  test('12.1 two may run out at once', () => {
    const t = table({}, { seats: 3, supply: { black: 1, white: 1 }, anna: { machines: ['black', 'white'] } });
    t.anna.produces('black, white', '2 black $1, white $1');
    expect(t.state.ending).toBe(true);
  });

  test('12.6 three laps without trade', () => {
    const t = table({}, { seats: 3 });
    const lap = () => [t.anna, t.bernard, t.clara].map((player) => player.passes());
    lap();
    lap();
    t.anna.passes();
    t.bernard.passes();
    expect([t.state.phase, t.state.idleTurns]).toEqual(['actions', 8]);
    t.clara.passes();
    expect(t.state.phase).toBe('over');
    expect(t.told('ending')).toEqual([{ type: 'ending', stagnant: true }]);
    expect(t.outcome).toEqual({ scores: [20, 20, 20], places: [1, 1, 1] });
  });

  test('12.6 the table sets the number of laps', () => {
    const t = table({ stagnationLaps: 2 }, { seats: 3 });
    for (let lap = 0; lap < 2; lap++) for (const player of [t.anna, t.bernard, t.clara]) player.passes();
    expect(t.state.phase).toBe('over');
  });

  test('12.7, 14.11 with 0 laps it never ends like that', () => {
    const t = table({ stagnationLaps: 0 }, { seats: 3 });
    for (let lap = 0; lap < 20; lap++) for (const player of [t.anna, t.bernard, t.clara]) player.passes();
    expect([t.state.phase, t.state.idleTurns]).toEqual(['actions', 60]);
  });

  test('12.7, 14.11 three who produce nothing do not go on for ever', () => {
    const t = table({}, { seats: 3, anna: { factory: '2 black $1' }, supply: { black: 0 } });
    for (let lap = 0; lap < 3; lap++) {
      t.anna.produces('', '2 black $1');
      for (const player of [t.anna, t.bernard, t.clara]) player.passes();
    }
    expect([t.state.phase, t.told('ending')]).toEqual(['over', [{ type: 'ending', stagnant: true }]]);
  });

  test('12.6 producing, buying, building, selling or calling is trade; sailing, prices and loans are not', () => {
    const idle = (play: (t: ReturnType<typeof table>) => void, options: Partial<Options> = {}) => {
      const t = table(options, {
        turns: 6,
        anna: {
          harbour: 'tan $2',
          warehouses: 2,
          cargo: 'white',
          bankPort: options.investmentBank ? 'tan' : '',
        },
        bernard: { harbour: 'tan $2' },
      });
      t.anna.passes();
      for (const player of [t.bernard, t.clara, t.david]) player.passes();
      expect(t.state.idleTurns).toBe(4);
      play(t);
      if (t.waitsFor === 'Anna') t.anna.passes();
      return t.state.idleTurns;
    };
    const BANK = { edition: 'anniversary', investmentBank: true } as const;
    expect(idle((t) => t.anna.produces('black', '2 black $1'))).toBe(0);
    expect(idle((t) => t.anna.buys(BERNARD, 'brown $2', 'brown $2, tan $2'))).toBe(0);
    expect(idle((t) => t.anna.buildsWarehouse())).toBe(0);
    expect(idle((t) => t.anna.buildsMachine('tan'))).toBe(0);
    expect(idle((t) => t.anna.docks(BERNARD, 'tan $2'))).toBe(0);
    expect(idle((t) => t.anna.offersMoney(0, 1), BANK)).toBe(0);
    expect(idle((t) => t.anna.offersGoods(0, { factory: 'black $2' }), BANK)).toBe(0);
    expect(
      idle((t) => {
        t.anna.sails('island');
        for (const player of [t.bernard, t.clara, t.david]) player.bids(player.seat);
        t.anna.declines();
      }),
    ).toBe(0);
    expect(idle((t) => t.anna.docks(BERNARD))).toBe(5);
    expect(idle((t) => t.anna.reprices('tan $3'))).toBe(5);
    expect(idle((t) => t.anna.borrows())).toBe(5);
    expect(idle((t) => t.anna.moors('tan'), BANK)).toBe(5);
    expect(idle((t) => t.anna.sells('black', 2, 'factory'), { domesticSale: true })).toBe(5);
  });
});

describe('the island', () => {
  test('12.2, 12.3, 12.4 worked example: $91 and the cash', () => {
    const t = ended({
      bernard: {
        card: CARD_C,
        cash: 7,
        loans: 1,
        island: '4 orange, 4 brown, 3 tan, 2 white, 2 black',
        warehouses: 3,
        harbour: '2 tan $3, white $6',
        cargo: 'black, brown',
      },
      clara: { card: 1 },
      supply: { black: 1, brown: 3, white: 0 },
    });
    expect(t.told('account')[BERNARD]).toEqual({
      type: 'account',
      seat: BERNARD,
      card: CARD_C,
      full: true,
      discarded: 'brown',
      island: 40 + 30 + 12 + 8,
      cash: 7,
      harbour: 6,
      ship: 6,
      bankPort: 0,
      loans: -11,
      total: 91 + 7,
    });
    expect(t.outcome?.scores[BERNARD]).toBe(98);
  });

  test('12.2 had he four tan ones too, those would go', () => {
    const island = goods('4 orange, 4 brown, 4 tan, 2 white, 2 black');
    expect(discardedColour(island, CARD_C)).toBe(TAN);
    expect(islandWorth(island, CARD_C)).toBe(4 * 10 + 4 * 2 + 2 * 6 + 2 * 4);
  });

  test('12.2 the most numerous colour goes, be it the best', () => {
    expect(discardedColour(goods('3 orange, 2 brown'), CARD_C)).toBe(ORANGE);
    expect(islandWorth(goods('3 orange, 2 brown'), CARD_C)).toBe(4);
    expect(islandWorth(goods('3 orange'), CARD_C)).toBe(0);
    expect(islandWorth(goods('3 tan, orange, brown, black, white'), CARD_C)).toBe(10 + 2 + 4 + 6);
  });

  test('12.2 on a tie without the colour of 5 or 10, the one worth less', () => {
    expect(discardedColour(goods('2 white, 2 black, tan'), CARD_C)).toBe(BLACK);
    expect(discardedColour(goods('2 white, 2 orange, tan'), CARD_C)).toBe(WHITE);
    expect(discardedColour(goods('2 white, 2 brown, 2 black, 2 orange'), CARD_C)).toBe(BROWN);
  });

  test('12.2 nothing there, nothing thrown away', () => {
    expect(discardedColour(goods(''), CARD_C)).toBeNull();
    expect(islandWorth(goods(''), CARD_C)).toBe(0);
    const t = ended({});
    expect(t.told('account')[BERNARD]).toMatchObject({
      discarded: null,
      island: 0,
      full: false,
      loans: 0,
      total: 20,
    });
    expect(Object.is(t.told('account')[BERNARD]?.loans, 0)).toBe(true);
  });

  test('12.3 10 with all five colours before the discard, else 5', () => {
    expect(islandWorth(goods('2 orange, tan, white, black, brown'), CARD_C)).toBe(10 + 6 + 4 + 2);
    expect(islandWorth(goods('2 orange, tan, white, black'), CARD_C)).toBe(5 + 6 + 4);
    expect(isFullSet(goods('orange, tan, white, black, brown'))).toBe(true);
  });

  test('12.2, 12.3 as good as any choice the rules leave to the owner', () => {
    const island = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(island, fc.nat(4), (counts, card) => {
        // By the rulebook, without a word of ours: value the colours, see which may go, take the best.
        const values = [10, counts.includes(0) ? 5 : 10, 6, 4, 2];
        const value = (colour: number) => values[(colour - card + 5) % 5]!;
        const most = Math.max(...counts);
        const tied = [0, 1, 2, 3, 4].filter((colour) => counts[colour] === most);
        const forced = tied.filter((colour) => (colour - card + 5) % 5 === 1);
        const without = (gone: number) =>
          counts.reduce((sum, n, colour) => (colour === gone ? sum : sum + n * value(colour)), 0);
        const best = Math.max(...(forced.length > 0 ? forced : tied).map(without));
        expect(islandWorth(counts, card)).toBe(best);
      }),
      { numRuns: 3_000, seed: 1 },
    );
  });
});

describe('the account', () => {
  test('12.4 cash, $2 in the harbour store, $3 on the ship, less $11 a loan; the factory store counts nothing', () => {
    const t = ended({
      bernard: { cash: 3, loans: 2, harbour: 'tan $6', cargo: '2 tan', factory: '2 brown $4' },
    });
    expect(account(t.state, BERNARD)).toMatchObject({ cash: 3, harbour: 2, ship: 6, loans: -22, total: -11 });
    expect(t.outcome?.scores).toEqual([19, -11, 21]);
    expect(t.outcome?.places).toEqual([2, 3, 1]);
  });

  test('12.5 2007: on a tie, more containers left on the island', () => {
    const t = ended({
      anna: { cash: 1 },
      bernard: { card: CARD_C, cash: 20, island: '2 brown, orange' },
      clara: { card: 0, cash: 20, island: '3 white, 2 tan, white' },
    });
    // Bernard keeps an orange of $10, Clara two tan of $4 each: with $2 more she ties, with more containers.
    expect(t.outcome).toEqual({ scores: [0, 30, 29], places: [3, 1, 2] });
    const tie = ended({
      anna: { cash: 1 },
      bernard: { card: CARD_C, cash: 20, island: '2 brown, orange' },
      clara: { card: 0, cash: 21, island: '3 white, 2 tan', factory: '' },
    });
    expect(tie.outcome).toEqual({ scores: [0, 30, 30], places: [3, 2, 1] });
  });

  test('12.5, 14.14 … counted after the discard', () => {
    const t = ended({
      anna: { cash: 1 },
      bernard: { card: CARD_C, cash: 20, island: '5 brown, orange' },
      clara: { card: 0, cash: 21, island: '3 white, 2 tan', factory: '' },
    });
    expect(t.outcome).toEqual({ scores: [0, 30, 30], places: [3, 2, 1] });
  });

  test('12.5 anniversary: on a tie, more containers in the factory store', () => {
    const t = ended(
      {
        anna: { cash: 1 },
        bernard: { card: CARD_C, cash: 20, island: '2 brown, orange', factory: '2 brown $1' },
        clara: { card: 0, cash: 21, island: '3 white, 2 tan', factory: 'orange $2' },
      },
      { edition: 'anniversary' },
    );
    expect(t.outcome).toEqual({ scores: [0, 30, 30], places: [3, 1, 2] });
  });

  test('12.5 … or against nothing at all', () => {
    const t = ended({
      anna: { cash: 1 },
      bernard: { cash: 30 },
      clara: { card: 0, cash: 21, island: '3 white, 2 tan', factory: '' },
    });
    expect(t.outcome).toEqual({ scores: [0, 30, 30], places: [3, 2, 1] });
  });

  test('12.5 otherwise the win is shared', () => {
    const t = ended({ anna: { cash: 1 } });
    expect(t.outcome).toEqual({ scores: [0, 20, 21], places: [3, 2, 1] });
    const shared = ended({ anna: { cash: 1 }, bernard: { cash: 21 } });
    expect(shared.outcome).toEqual({ scores: [0, 21, 21], places: [3, 1, 1] });
    const modern = ended({ anna: { cash: 1 }, bernard: { cash: 21 } }, { edition: 'anniversary' });
    expect(modern.outcome?.places).toEqual([3, 1, 1]);
  });
});

test('1.5 worths of a card by colour', () => {
  expect(COLOURS.map((_, colour) => worthOf(0, colour, false))).toEqual([10, 5, 6, 4, 2]);
  expect(COLOURS.map((_, colour) => worthOf(0, colour, true))).toEqual([10, 10, 6, 4, 2]);
});
