import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { en } from '../text/en.ts';
import { ACTIONS } from './actions/index.ts';
import { cargoNoir } from './index.ts';
import {
  bestGrouping,
  cargoInSight,
  leastLoss,
  leastToLead,
  means,
  paymentFor,
  reachOf,
  standing,
  tokensIn,
  waits,
  waysToGive,
  worthOf,
  worthOfSets,
} from './outlook.ts';
import { CARDS, type Card, PORTS, type Port, TOKENS } from './tables.ts';
import { ANNA, BERNARD, cards, goods, inWords, table } from './testing.ts';
import { BASE } from './trial.ts';
import type { State } from './types.ts';

const at = (port: Port): number => PORTS.indexOf(port);

describe('how a seat stands in a port', () => {
  const { state } = table(
    {},
    {
      anna: { coins: 4, ports: { rotterdam: 3, newYork: 2 } },
      bernard: { ports: { newYork: 5, hongKong: 6 } },
    },
  );

  test('4.4, 4.5 who is highest leads, who is lower is outbid', () => {
    expect(standing(state, ANNA, at('rotterdam'))).toBe('leads');
    expect(standing(state, ANNA, at('newYork'))).toBe('outbid');
    expect(standing(state, BERNARD, at('newYork'))).toBe('leads');
  });

  test('6.3 where no ship is, coins say what is within reach', () => {
    expect(standing(state, ANNA, at('hongKong'))).toBe('beyond');
    expect(standing(state, ANNA, at('capeTown'))).toBe('within');
    const exact = table({}, { anna: { coins: 7 }, bernard: { ports: { hongKong: 6 } } });
    expect(standing(exact.state, ANNA, at('hongKong'))).toBe('within');
  });

  test('6.3 what would lead is more than any stack there, one’s own included', () => {
    const toLead = (ports: readonly Port[]) => ports.map((port) => leastToLead(state, at(port)));
    expect(toLead(['rotterdam', 'newYork', 'hongKong', 'capeTown'])).toEqual([4, 6, 7, 1]);
    const words = en.board(state, (seat) => ['Anna', 'Bernard', 'Clara'][seat]!);
    expect(words.find((line) => line.startsWith('Rotterdam'))).toMatch(/\[Anna 3\] {2}\(from 4\)$/);
  });

  test('4.6 a port that was left stays left for this turn, and for nobody else', () => {
    const left = { ...state, left: PORTS.map((port) => (port === 'capeTown' ? 1 : 0)) };
    expect(standing(left, ANNA, at('capeTown'))).toBe('left');
    expect(standing(left, BERNARD, at('capeTown'))).toBe('within');
  });

  test('4.1 a ship waits until it has come home or has been raised', () => {
    expect(waits(state, ANNA, at('newYork'))).toBe(true);
    expect(waits(state, BERNARD, at('newYork'))).toBe(false);
    const raised = { ...state, raised: PORTS.map((port) => (port === 'newYork' ? 1 : 0)) };
    expect(waits(raised, ANNA, at('newYork'))).toBe(false);
  });
});

describe('what goods are worth', () => {
  test('5.1, 5.2 the best way first, then with ever fewer tokens', () => {
    const ways = waysToGive(goods('3 jewels, wild, uranium, art'));
    expect(ways.map(({ worth }) => worth)).toEqual([19, 17, 16, 9, 4, 1]);
    expect(worthOf(goods('3 jewels, wild, uranium, art'))).toBe(19);
    expect(worthOf(goods(''))).toBe(0);
  });

  test('5.3 chosen tokens are put together as well as can be', () => {
    const sets = bestGrouping(goods('2 gold, wild, art'));
    expect(worthOfSets(sets)).toBe(10);
    expect(inWords(tokensIn(sets))).toBe('art, 2 gold, wild');
    expect(bestGrouping(goods(''))).toEqual([]);
  });
});

describe('what is within reach', () => {
  const setting = {
    anna: { coins: 3, goods: '3 jewels', ports: { hongKong: 2 } },
    ports: { hongKong: 'jewels, ivory', capeTown: 'jewels' },
  } as const;

  test('4.4 cargo of ports one leads is in sight, and of others that are named', () => {
    const { state } = table({}, setting);
    expect(inWords(cargoInSight(state, ANNA))).toBe('ivory, jewels');
    expect(inWords(cargoInSight(state, ANNA, [at('capeTown')]))).toBe('ivory, 2 jewels');
    expect(total(cargoInSight(state, BERNARD))).toBe(0);
  });

  test('7.1 in the last round only cargo that still comes home is in sight', () => {
    const cargo = (round: number, turn: number, phase: 'resolve' | 'trade' | 'send') => {
      const { state } = table({}, { ...setting, round, first: BERNARD, turn, phase });
      return inWords(cargoInSight(state, ANNA, [at('capeTown')]));
    };
    expect(cargo(10, ANNA, 'send')).toBe('ivory, 2 jewels');
    expect(cargo(11, BERNARD, 'send')).toBe('ivory, 2 jewels');
    expect(cargo(11, ANNA, 'resolve')).toBe('ivory, jewels');
    expect(cargo(11, ANNA, 'trade')).toBe('');
    const { state } = table({}, { ...setting, round: 11, turn: BERNARD });
    expect(total(cargoInSight(state, ANNA))).toBe(0);
  });

  test('5.4 a card is near now, with the cargo, far, or not to be had', () => {
    const { state } = table({}, { ...setting, anna: { ...setting.anna, cards: '2 warehouse' } });
    const both = means(state, ANNA, cargoInSight(state, ANNA));
    expect(both).toEqual({ now: 9, later: 17 });
    const near = (card: Card): string => reachOf(state, ANNA, CARDS.indexOf(card), both);
    expect((['villa', 'yacht', 'bar', 'warehouse'] as const).map(near)).toEqual([
      'now',
      'then',
      'far',
      'none',
    ]);
    expect(reachOf(state, ANNA, CARDS.indexOf('yacht'), { now: 15, later: 16 })).toBe('then');
  });

  test('7.2 in the last round coins count', () => {
    const { state } = table({}, { ...setting, round: 11 });
    expect(means(state, ANNA, goods('jewels'))).toEqual({ now: 12, later: 19 });
  });
});

describe('what pays for cards', () => {
  test('5.3 the fewest tokens, and no wild one in vain', () => {
    const { state } = table({}, { anna: { goods: '3 jewels, wild, art' }, phase: 'trade' });
    const { sets, coins } = paymentFor(state, ANNA, cards('villa'));
    expect(inWords(tokensIn(sets))).toBe('3 jewels');
    expect(coins).toBe(0);
  });

  test('5.3 a wild token where it saves others', () => {
    const { state } = table({}, { anna: { goods: '3 jewels, wild, art' }, phase: 'trade' });
    expect(inWords(tokensIn(paymentFor(state, ANNA, cards('yacht')).sets))).toBe('3 jewels, wild');
    const many = table({}, { anna: { goods: '2 jewels, ivory, art, uranium, wild' }, phase: 'trade' });
    expect(inWords(tokensIn(paymentFor(many.state, ANNA, cards('villa')).sets))).toBe('2 jewels, wild');
  });

  test('7.2 in the last round coins fill the gap', () => {
    const { state } = table({}, { anna: { goods: '3 jewels', coins: 9 }, phase: 'trade', round: 11 });
    expect(paymentFor(state, ANNA, cards('yacht')).coins).toBe(7);
    expect(paymentFor(state, ANNA, cards('villa')).coins).toBe(0);
  });

  test('nothing costs nothing', () => {
    const { state } = table({}, { anna: { goods: '3 jewels' }, phase: 'trade' });
    expect(paymentFor(state, ANNA, cards(''))).toEqual({ sets: [], coins: 0 });
  });

  test('5.6 what is thrown away is what is missed least', () => {
    const { state } = table({}, { anna: { goods: '6 jewels, art, wild' }, phase: 'trade' });
    expect(inWords(leastLoss(state, ANNA, { sets: [], cards: cards('') }))).toBe('art, jewels');
  });
});

test('5.3, 5.6 a payment with its discard is a legal trade wherever the goods are worth the cards', () => {
  const chance = seeded('outlook');
  let bought = 0;
  for (let game = 0; game < 12; game++) {
    const state: State = cargoNoir.start(BASE, 3, chance);
    for (let i = 0; i < 160 && state.phase !== 'over'; i++) {
      if (state.phase === 'trade') bought += tradesEveryCard(state);
      cargoNoir.apply(state, state.turn, cargoNoir.sample(state, state.turn, chance), chance);
    }
  }
  expect(bought).toBeGreaterThan(50);
});

/** Tries one of each card; says how many could be bought. */
function tradesEveryCard(state: State): number {
  const both = means(
    state,
    state.turn,
    TOKENS.map(() => 0),
  );
  let bought = 0;
  for (const [card, name] of CARDS.entries()) {
    const chosen = cards(name);
    const { sets, coins } = paymentFor(state, state.turn, chosen);
    const discard = leastLoss(state, state.turn, { sets, cards: chosen });
    const refused = ACTIONS.trade.check(state, state.turn, {
      type: 'trade',
      sets,
      coins,
      cards: chosen,
      discard,
    });
    expect(refused === undefined).toBe(reachOf(state, state.turn, card, both) === 'now');
    if (!refused) bought++;
  }
  return bought;
}
