import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { ACTIONS } from './actions/index.ts';
import { bestSets, type Exchange, exchanges } from './exchange.ts';
import { cargoNoir } from './index.ts';
import { collections, notOwned, tokensIn, worthOfSets, wrongSet } from './sets.ts';
import { CARDS, EDGES, LIKELY_PRINT, TOKEN_KINDS, TOKENS, type Token, WILD } from './tables.ts';
import { cards, inWords } from './testing.ts';
import { BASE } from './trial.ts';
import type { State } from './types.ts';

const holding = (goods: Partial<Record<Token, number>>): number[] => TOKENS.map((token) => goods[token] ?? 0);

/** Some goods, of few kinds as often as of many. */
function randomHolding(most: number, chance: Chance): number[] {
  const goods = new Array<number>(TOKEN_KINDS).fill(0);
  const kinds = 1 + chance.draw(9);
  for (let n = chance.draw(most + 1); n > 0; n--) goods[chance.draw(kinds)]!++;
  goods[WILD] = chance.draw(3);
  return goods;
}

/** Every way to make sets, the best for each number of tokens. */
function bruteForce(goods: readonly number[]): number[] {
  const best = new Array<number>(total(goods) + 1).fill(0);
  for (const sets of collections(goods)) {
    const tokens = total(tokensIn(sets));
    best[tokens] = Math.max(best[tokens]!, worthOfSets(sets));
  }
  return best;
}

describe('5.1, 5.2 the best worth of some goods', () => {
  test('4 jewels, 3 cars, 1 arms and a wild token make 35', () => {
    const best = bestSets(holding({ jewels: 4, cars: 3, arms: 1, wild: 1 }));
    expect(best.at(-1)?.worth).toBe(35);
  });

  test('nine different make 45', () => {
    const all = TOKENS.map((token) => (token === 'wild' ? 0 : 1));
    expect(bestSets(all).at(-1)?.worth).toBe(45);
  });

  test('what is more than nine of a kind makes a second set', () => {
    const worth = (goods: Partial<Record<Token, number>>) => bestSets(holding(goods)).at(-1)?.worth;
    expect(worth({ gold: 9, wild: 1 })).toBe(81 + 1);
    expect(worth({ gold: 11 })).toBe(81 + 4);
    expect(worth({ gold: 14, wild: 2 })).toBe(81 + 49);
    expect(worth({ gold: 9, wild: 2 })).toBe(81 + 4);
    expect(worth({ gold: 10, wild: 2, art: 1 })).toBe(81 + 9 + 1);
    const [full, rest] = bestSets(holding({ gold: 10, wild: 2 })).at(-1)!.sets;
    expect([inWords(full!.tokens), inWords(rest!.tokens)]).toEqual(['9 gold', 'gold, 2 wild']);
  });

  // The whole number is a command: EXCHANGES=10000 npx vitest run games/cargo-noir/rules/exchange.test.ts
  test('agrees with brute force', () => {
    const chance = seeded('exchange');
    for (let i = Number(process.env['EXCHANGES'] ?? 100); i > 0; i--) {
      const goods = randomHolding(5, chance);
      expect(
        bestSets(goods).map(({ worth }) => worth),
        goods.join(),
      ).toEqual(bruteForce(goods));
    }
  });

  test('its sets are sets, are owned, and are worth what it says', () => {
    const chance = seeded('sets');
    for (let i = 0; i < 300; i++) {
      const goods = randomHolding(i % 2 === 0 ? 10 : 14, chance);
      for (const [tokens, { worth, sets }] of bestSets(goods).entries()) {
        expect(sets.map(wrongSet).every((fault) => fault === undefined)).toBe(true);
        expect(notOwned(sets, goods)).toBeUndefined();
        expect(worthOfSets(sets)).toBe(worth);
        expect(total(tokensIn(sets))).toBe(tokens);
      }
    }
  });
});

/** A table in the trade phase with these goods in the first seat. */
function trading(goods: Partial<Record<Token, number>>, change: Partial<State> = {}): State {
  const state = cargoNoir.start(BASE, 3, seeded('trade'));
  const own = holding(goods);
  return {
    ...state,
    phase: 'trade',
    round: 5,
    turn: 0,
    goods: [...own, ...state.goods.slice(TOKEN_KINDS)],
    ...change,
  };
}

describe('5.3 the ways to trade', () => {
  test('25 buys a ship and a warehouse, or a night club, or less for fewer tokens', () => {
    const ways = exchanges(trading({ jewels: 4, wild: 1 }), 0);
    const names = ways.map(({ cards }) => CARDS.filter((_, i) => cards[i]! > 0).join('+'));
    expect(names).toContain('ship+warehouse');
    expect(names).toContain('club');
    expect(names).toContain('');
    expect(names).not.toContain('bar');
  });

  test('7.2 in the last round four coins make up for four missing', () => {
    const nine = Object.fromEntries(TOKENS.filter((token) => token !== 'wild').map((token) => [token, 1]));
    const early = exchanges(trading(nine, { coins: [4, 0, 0] }), 0);
    const last = exchanges(trading(nine, { coins: [4, 0, 0], round: 11 }), 0);
    const cronies = CARDS.indexOf('cronies');
    expect(early.some(({ cards }) => cards[cronies]! > 0)).toBe(false);
    expect(last.find(({ cards }) => cards[cronies]! > 0)).toMatchObject({ coins: 4, tokens: 9 });
  });

  test('every way is a legal trade', () => {
    const chance = seeded('legal');
    for (let i = 0; i < 100; i++) {
      const state = trading({}, { coins: [5, 5, 5], round: i % 2 === 0 ? 11 : 4 });
      const goods = randomHolding(6, chance).map((n, kind) => (kind === WILD ? 0 : n));
      state.goods.splice(0, TOKEN_KINDS, ...goods);
      for (const { cards, sets, coins } of exchanges(state, 0)) {
        const discard = new Array<number>(TOKEN_KINDS).fill(0);
        expect(ACTIONS.trade.check(state, 0, { type: 'trade', sets, coins, cards, discard })).toBeUndefined();
      }
    }
  });

  test('none of them is in vain, though edge cards were worth almost their price', () => {
    const chance = seeded('in vain');
    const points = { ...LIKELY_PRINT.points, ship: 14, warehouse: 9 };
    const options = { ...BASE, printed: { ...LIKELY_PRINT, points } };
    for (let i = 0; i < 100; i++) {
      const state = trading({}, { options, coins: [3, 5, 5], round: i % 2 === 0 ? 11 : 4 });
      state.goods.splice(0, TOKEN_KINDS, ...randomHolding(10, chance));
      const ways = exchanges(state, 0);
      expect(ways.filter((way) => ways.some((other) => other !== way && asGood(other, way)))).toEqual([]);
    }
  });

  test('no trade gives more for as few tokens', () => {
    const chance = seeded('none better');
    for (let i = 0; i < 12; i++) {
      const state = trading({}, { coins: [3, 5, 5], round: i % 2 === 0 ? 11 : 4 });
      state.goods.splice(0, TOKEN_KINDS, ...randomHolding(4, chance));
      const ways = exchanges(state, 0);
      for (const { sets, cards } of ACTIONS.trade.moves(state, 0)) {
        const move = { cards, tokens: total(tokensIn(sets)), points: pointsOf(cards) };
        expect(ways.some((way) => asGood(way, move))).toBe(true);
      }
    }
  });

  test('7.4 where points and costs are equal, the dearest card, as far as there are any', () => {
    const choices = (goods: Partial<Record<Token, number>>, change: Partial<State> = {}) =>
      exchanges(trading(goods, change), 0).map(({ cards }) => inWords(cards, CARDS));
    // A night club, or a villa with a yacht: 25 points for 25.
    expect(choices({ gold: 5 })).toContain('club');
    expect(choices({ gold: 5 }, { stock: cards('6 villa, 6 yacht') })).toContain('villa, yacht');
    expect(choices({ gold: 5 }, { stock: cards('2 villa') })).toContain('2 villa');
  });
});

const pointsOf = (bought: readonly number[]): number =>
  bought.reduce((sum, n, card) => sum + n * BASE.printed.points[CARDS[card]!], 0);

type Way = Pick<Exchange, 'cards' | 'points' | 'tokens'>;

/** As many of each edge card and as many points, for as few tokens. */
const asGood = (a: Way, b: Way): boolean =>
  a.points >= b.points && a.tokens <= b.tokens && EDGES.every((_, i) => a.cards[i]! >= b.cards[i]!);
