import { describe, expect, test } from 'vitest';
import { tokensIn } from '../rules/outlook.ts';
import { CARDS } from '../rules/tables.ts';
import { ANNA, cards, goods, inWords, table } from '../rules/testing.ts';
import {
  buying,
  fates,
  filledUp,
  NO_SHIP,
  NO_TRADE,
  payingWith,
  shipsIn,
  withCard,
  withStack,
  withVisit,
} from './draft.ts';

describe('ships go out', () => {
  test('place by place, and back again', () => {
    const sent = withVisit(withVisit(withStack(NO_SHIP, 2, 4), 'market', 1), 'casino', 1);
    expect(sent).toMatchObject({ casino: 1, market: 1, stacks: [0, 0, 4, 0, 0, 0, 0, 0] });
    expect(shipsIn(sent)).toBe(3);
    expect(shipsIn(withVisit(withStack(sent, 2, 0), 'market', -1))).toBe(1);
    expect(withVisit(NO_SHIP, 'casino', -1)).toEqual(NO_SHIP);
  });

  test('the rest may be thought in the casino, never fewer than none', () => {
    expect(filledUp(withStack(NO_SHIP, 0, 1), 3).casino).toBe(2);
    expect(filledUp(withVisit(NO_SHIP, 'market', 1), 1).casino).toBe(0);
  });
});

describe('trade', () => {
  const { state } = table({}, { anna: { goods: '3 jewels, 2 art, 2 gold, wild' }, phase: 'trade' });
  const anna = { view: state, seat: ANNA };

  test('cards find their payment, and the warehouse is cleared', () => {
    const trade = buying(anna, withCard(NO_TRADE, CARDS.indexOf('villa'), 1));
    expect(inWords(trade.cards, CARDS)).toBe('villa');
    expect(inWords(tokensIn(trade.sets))).toBe('3 jewels');
    expect(trade.discard.every((n) => n === 0)).toBe(true);
  });

  test('without a card nothing is paid, and what is too much is thrown away', () => {
    const trade = buying(anna, cards(''));
    expect(trade.sets).toEqual([]);
    expect(
      fates(goods('3 jewels, 2 art, 2 gold, wild'), trade).filter(({ fate }) => fate === 'thrown'),
    ).toHaveLength(2);
  });

  test('tokens chosen by hand are paid, however little they bring', () => {
    const trade = payingWith(anna, buying(anna, cards('villa')), goods('2 art, wild'));
    expect(inWords(tokensIn(trade.sets))).toBe('2 art, wild');
    const marked = fates(goods('3 jewels, 2 art, 2 gold, wild'), trade);
    expect(marked.filter(({ fate }) => fate === 'paid').map(({ good }) => good)).toEqual([
      'art',
      'art',
      'wild',
    ]);
  });
});
