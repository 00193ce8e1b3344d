/** Chapter 10: the auction on the island. */
import { describe, expect, test } from 'vitest';
import { difference } from '../../../../core/data.ts';
import { container } from '../index.ts';
import { ISLAND } from '../tables.ts';
import {
  ANNA,
  BERNARD,
  CLARA,
  DAVID,
  goods,
  type Holding,
  type Setting,
  type Table,
  table,
} from '../testing.ts';
import type { Options } from '../types.ts';

/** Anna sails to the island with a cargo. */
function auction(anna: Holding = {}, options: Partial<Options> = {}, more: Setting = {}): Table {
  const t = table(options, { anna: { cargo: '2 tan, white', ...anna }, ...more });
  t.anna.sails('island');
  return t;
}

/** Bernard, Clara and David bid. */
function bids(t: Table, ...amounts: [number, number, number]): Table {
  for (const [i, player] of [t.bernard, t.clara, t.david].entries()) player.bids(amounts[i]!);
  return t;
}

describe('bidding', () => {
  test('10.1 all of the cargo is sold at once', () => {
    const t = auction();
    expect(t.told('auction')).toEqual([{ type: 'auction', seat: ANNA, cargo: goods('2 tan, white') }]);
    bids(t, 1, 2, 3);
    t.anna.accepts(DAVID);
    expect([t.anna.cargo, t.david.island]).toEqual(['', '2 tan, white']);
  });

  test('10.2 all others bid, the seller does not', () => {
    const t = auction();
    expect([t.waitsFor, t.state.phase]).toEqual(['Bernard, Clara, David', 'bidding']);
    t.anna.mayNot('10.2 notAsked').bids(3);
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).passes();
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).borrows();
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).accepts(BERNARD);
    t.bernard.mayNot('10.2 bidFirst').passes();
    t.bernard.mayNot('11.2 repayInOwnTurn').repays();
    t.clara.bids(3);
    expect(t.waitsFor).toBe('Bernard, David');
    expect(t.told('bid')).toEqual([{ type: 'bid', seat: CLARA, amount: 3 }]);
    expect(t.told('revealed')).toEqual([]);
  });

  test('10.2 from $0 to what one has in cash', () => {
    const t = auction({}, {}, { bernard: { cash: 7 }, clara: { cash: 0 } });
    t.bernard.mayNot('10.2 bidBeyondCash', { amount: 8, cash: 7 }).bids(8);
    t.clara.mayNot('10.2 bidBeyondCash', { amount: 1, cash: 0 }).bids(1);
    t.bernard.bids(7);
    t.clara.bids(0);
    t.david.bids(0);
    expect(t.told('revealed')).toEqual([{ type: 'revealed', bids: [null, 7, 0, 0], loans: [0, 0, 0, 0] }]);
  });

  test('10.2 not less than nothing, whoever asks', () => {
    const t = table({}, { anna: { cargo: 'tan' } });
    t.anna.sails('island');
    const refusal = container.check(t.state, BERNARD, { type: 'bid', amount: -1 });
    expect([`${refusal?.rule} ${refusal?.code}`, refusal?.params]).toEqual([
      '10.2 bidTooLow',
      { bid: -1, least: 0 },
    ]);
  });

  test('10.2 all bids are shown together', () => {
    const t = auction();
    t.bernard.bids(5);
    t.david.bids(6);
    expect(container.view(t.state, CLARA).bids).toEqual([null, 'sealed', null, 'sealed']);
    expect(container.view(t.state, DAVID).bids).toEqual([null, 'sealed', null, 6]);
    t.clara.bids(4);
    expect(container.view(t.state, 'table').offers).toEqual([0, 5, 4, 6]);
    expect([t.state.phase, t.waitsFor]).toEqual(['answer', 'Anna']);
  });

  test('10.2 a bid may be replaced while others still think', () => {
    const t = auction();
    t.bernard.bids(5);
    t.bernard.bids(9);
    t.bernard.mayNot('10.2 bidBeyondCash', { amount: 21, cash: 20 }).bids(21);
    t.bernard.bids(2);
    t.clara.bids(1);
    t.david.bids(0);
    expect(t.told('revealed')[0]?.bids).toEqual([null, 2, 1, 0]);
    t.bernard.mayNot('10.4 noAuction').bids(20);
  });

  test('10.2 the order of the bids makes no difference', () => {
    const players = ['bernard', 'clara', 'david'] as const;
    const amount = { bernard: 4, clara: 9, david: 9 };
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) => {
      const t = auction();
      for (const i of order) {
        const name = players[i]!;
        if (name === 'clara') t.clara.borrows();
        t[name].bids(amount[name]);
      }
      return t.state;
    });
    for (const end of ends) expect(difference(end, ends[0])).toBeUndefined();
    expect(ends[0]?.bidRound).toBe(2);
  });

  test('10.2, 14.8 all may bid nothing; then they tie, and the seller still decides', () => {
    const t = bids(auction(), 0, 0, 0);
    expect(t.told('tied')).toEqual([{ type: 'tied', tied: [BERNARD, CLARA, DAVID], amount: 0 }]);
    bids(t, 0, 0, 0);
    expect([t.waitsFor, t.state.phase]).toEqual(['Anna', 'answer']);
    t.anna.declines();
    expect([t.anna.island, t.anna.cash]).toEqual(['2 tan, white', 20]);
    const given = bids(bids(auction(), 0, 0, 0), 0, 0, 0);
    given.anna.accepts(CLARA);
    expect([given.clara.island, given.anna.cash, given.clara.cash]).toEqual(['2 tan, white', 20, 20]);
  });
});

describe('ties', () => {
  test('10.3 those who tie lay their bids open and add to them in secret', () => {
    const t = bids(auction(), 9, 9, 4);
    expect(t.told('tied')).toEqual([{ type: 'tied', tied: [BERNARD, CLARA], amount: 9 }]);
    expect([t.waitsFor, t.state.phase, t.state.bidRound]).toEqual(['Bernard, Clara', 'bidding', 2]);
    t.david.mayNot('10.2 notAsked').bids(10);
    t.anna.mayNot('10.2 notAsked').bids(10);
    t.bernard.mayNot('10.2 bidBeyondCash', { amount: 12, cash: 11 }).bids(12);
    t.bernard.bids(2);
    expect(container.view(t.state, CLARA).bids).toEqual([null, 'sealed', null, null]);
    expect(container.view(t.state, CLARA).offers).toEqual([0, 9, 9, 4]);
    t.bernard.bids(1);
    t.clara.bids(3);
    expect(t.told('revealed')).toEqual([{ type: 'revealed', bids: [null, 1, 3, null], loans: [0, 0, 0, 0] }]);
    expect([t.state.offers, t.state.asked]).toEqual([
      [0, 10, 12, 4],
      [0, 0, 1, 0],
    ]);
    t.anna.mayNot('10.4 notBest', { seat: BERNARD }).accepts(BERNARD);
    t.anna.accepts(CLARA);
    expect([t.anna.cash, t.bernard.cash, t.clara.cash]).toEqual([44, 20, 8]);
  });

  test('10.3, 14.13 nothing need be added', () => {
    const t = bids(auction(), 9, 9, 4);
    t.bernard.bids(0);
    t.clara.bids(1);
    t.anna.accepts(CLARA);
    expect(t.clara.cash).toBe(10);
  });

  test('10.3 only once: still tied, the seller chooses among them', () => {
    const t = bids(auction(), 9, 9, 4);
    t.clara.bids(2);
    t.bernard.bids(2);
    expect(t.told('tied')).toEqual([]);
    expect([t.state.phase, t.state.asked]).toEqual(['answer', [0, 1, 1, 0]]);
    t.anna.mayNot('10.4 notBest', { seat: DAVID }).accepts(DAVID);
    t.anna.mayNot('10.4 notBest', { seat: ANNA }).accepts(ANNA);
    t.anna.mayNot('10.4 noSuchSeat', { seat: 4 }).accepts(4);
    t.anna.accepts(BERNARD);
    expect([t.anna.cash, t.bernard.cash, t.clara.cash]).toEqual([42, 9, 20]);
    expect(t.bernard.island).toBe('2 tan, white');
  });

  test('10.3 or keeps the cargo for the whole offer', () => {
    const t = bids(auction(), 9, 9, 4);
    t.clara.bids(2);
    t.bernard.bids(2);
    t.anna.declines();
    expect([t.anna.cash, t.anna.island]).toEqual([9, '2 tan, white']);
  });

  test('10.3, 11.1 one may borrow to add', () => {
    const t = bids(auction({}, {}, { clara: { cash: 9 } }), 9, 9, 4);
    t.clara.mayNot('10.2 bidBeyondCash', { amount: 1, cash: 0 }).bids(1);
    t.clara.borrows();
    expect(t.told('loan')).toEqual([{ type: 'loan', seat: CLARA, sealed: true }]);
    t.clara.bids(10);
    t.bernard.bids(0);
    expect(t.told('revealed')[0]?.loans).toEqual([0, 0, 1, 0]);
    t.anna.accepts(CLARA);
    expect([t.clara.cash, t.clara.loans]).toEqual([0, 1]);
  });
});

describe('the answer', () => {
  test('10.4 worked example: $12 from the bidder and $12 from the government', () => {
    const t = bids(auction(), 12, 3, 0);
    const { bank } = t.state;
    t.anna.mayNot('10.4 decideFirst').passes();
    t.anna.mayNot('10.4 notBest', { seat: CLARA }).accepts(CLARA);
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).accepts(BERNARD);
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).declines();
    t.anna.accepts(BERNARD);
    expect([t.anna.cash, t.bernard.cash, t.state.bank - bank]).toEqual([20 + 24, 8, 12]);
    expect(t.bernard.island).toBe('2 tan, white');
    expect(t.told('accepted')).toEqual([{ type: 'accepted', seat: ANNA, winner: BERNARD, amount: 12 }]);
  });

  test('10.4 what was on the island already stays there', () => {
    const t = bids(auction({}, {}, { bernard: { island: 'black, tan' } }), 12, 3, 0);
    t.anna.accepts(BERNARD);
    expect(t.bernard.island).toBe('black, 3 tan, white');
  });

  test('10.5 worked example: the seller declines and pays $8 to the bank', () => {
    const t = bids(auction(), 8, 3, 0);
    const { bank } = t.state;
    t.anna.declines();
    expect([t.anna.cash, t.bernard.cash, t.state.bank - bank]).toEqual([12, 20, -8]);
    expect([t.anna.island, t.anna.cargo]).toEqual(['2 tan, white', '']);
    expect(t.told('declined')).toEqual([{ type: 'declined', seat: ANNA, amount: 8 }]);
    expect(t.told('brokersPaid')).toEqual([]);
  });

  test('10.5 only who can pay may decline', () => {
    const t = bids(auction({ cash: 7, loans: 2 }), 8, 3, 0);
    t.anna.mayNot('10.5 tooExpensive', { cost: 8, cash: 7 }).declines();
    t.anna.mayNot('11.1 tooManyLoans', { most: 2 }).borrows();
    t.anna.accepts(BERNARD);
    expect(t.anna.cash).toBe(23);
    const exact = bids(auction({ cash: 8 }), 8, 3, 0);
    exact.anna.declines();
    expect(exact.anna.cash).toBe(0);
  });

  test('10.5, 11.1 but he may borrow first, in the open', () => {
    const t = bids(auction({ cash: 7 }), 8, 3, 0);
    t.anna.borrows();
    expect(t.told('loan')).toEqual([{ type: 'loan', seat: ANNA, sealed: false }]);
    expect([t.anna.loans, t.waitsFor, t.state.phase]).toEqual([1, 'Anna', 'answer']);
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).borrows();
    t.anna.declines();
    expect([t.anna.cash, t.anna.loans]).toEqual([9, 1]);
  });

  test('11.2 who is about to answer may repay, for it is still the own turn', () => {
    const t = bids(auction({ loans: 1, cash: 15 }), 12, 2, 3);
    t.bernard.mayNot('11.2 repayInOwnTurn').repays();
    t.anna.repays();
    expect([t.anna.loans, t.anna.cash, t.waitsFor, t.state.phase]).toEqual([0, 5, 'Anna', 'answer']);
    t.anna.mayNot('10.5 tooExpensive', { cost: 12, cash: 5 }).declines();
    t.anna.accepts(BERNARD);
    expect(t.anna.cash).toBe(5 + 12 + 12);
  });

  test('10.6, 14.13 the turn ends, even after the first action; the ship stays', () => {
    const t = auction();
    expect(t.state.actions).toBe(2);
    bids(t, 1, 2, 3);
    t.anna.mayNot('10.4 decideFirst').passes();
    t.anna.accepts(DAVID);
    expect([t.waitsFor, t.state.phase, t.state.ships[ANNA]]).toEqual(['Bernard', 'actions', ISLAND]);
    expect([t.state.asked, t.state.offers, t.state.bids, t.state.bidRound]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [null, null, null, null],
      0,
    ]);
  });

  test('10.6 the others keep their money', () => {
    const t = bids(auction(), 7, 8, 9);
    t.anna.accepts(DAVID);
    expect([t.bernard.cash, t.clara.cash, t.david.cash]).toEqual([20, 20, 11]);
  });

  test('10.6, 12.1 in the last turn the auction is the end', () => {
    const t = table({}, { supply: { black: 1, white: 0 }, anna: { cargo: 'tan', machines: ['black'] } });
    t.anna.produces('black', '2 black $1');
    t.anna.sails('island');
    bids(t, 7, 8, 9);
    t.anna.accepts(DAVID);
    expect([t.state.phase, t.david.island]).toEqual(['over', 'tan']);
    t.bernard.mayNot('12.1 gameOver').bids(0);
    t.anna.mayNot('12.1 gameOver').accepts(DAVID);
  });
});

test('13.6 declined: the government pays the brokers as much, a dollar at a time', () => {
  const t = bids(auction({}, { edition: 'anniversary', investmentBank: true }), 8, 3, 0);
  const { bank } = t.state;
  t.anna.declines();
  expect([t.anna.cash, t.state.bank - bank]).toEqual([12, -8 + 8]);
  expect(t.state.brokerMoney).toEqual([1 + 3, 2 + 3, 3 + 2]);
  expect(t.told('brokersPaid')).toEqual([
    { type: 'brokersPaid', money: [3, 3, 2], goods: Array(15).fill(0) },
  ]);
});

test('13.6 accepted: the brokers get nothing', () => {
  const t = bids(auction({}, { edition: 'anniversary', investmentBank: true }), 8, 3, 0);
  t.anna.accepts(BERNARD);
  expect(t.state.brokerMoney).toEqual([1, 2, 3]);
});
