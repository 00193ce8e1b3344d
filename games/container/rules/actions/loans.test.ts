/** Chapters 3, 4.1–4.2 and 11: the turn, interest, loans. */
import { describe, expect, test } from 'vitest';
import { container } from '../index.ts';
import { ANNA, BERNARD, CLARA, DAVID, table } from '../testing.ts';

const ANNIVERSARY = { edition: 'anniversary' } as const;
const DUTY = { forcedLoan: true } as const;

describe('a turn', () => {
  test('3.1 interest first, then two actions', () => {
    const t = table({}, { bernard: { loans: 1 } });
    expect(t.state.actions).toBe(2);
    t.anna.buildsWarehouse();
    expect(t.state.actions).toBe(1);
    expect(t.waitsFor).toBe('Anna');
    t.anna.buildsMachine('tan');
    expect(t.waitsFor).toBe('Bernard');
    expect(t.bernard.cash).toBe(19);
    expect(t.events.slice(1)).toEqual([
      { type: 'turn', seat: BERNARD },
      { type: 'interest', seat: BERNARD, paid: 1, owed: 0 },
    ]);
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).buildsWarehouse();
  });

  test('3.1 what is no action belongs to its own time', () => {
    const t = table();
    t.anna.mayNot('10.4 noAuction').bids(1);
    t.anna.mayNot('10.4 noAuction').accepts(BERNARD);
    t.anna.mayNot('10.4 noAuction').declines();
    t.anna.mayNot('4.2 notInterest').defaults();
    t.anna.mayNot('4.3 nothingToSeize').seizesWarehouse(5);
    t.anna.mayNot('4.3 nothingToSeize').seizes('black', 'island');
    t.anna.mayNot('4.3 nothingToSeize').seizesFrom({ factory: 'black $2' });
    t.anna.mayNot('13.5 notYourPayment').restocks({ factory: 'black $2' });
    t.anna.mayNot('13.5 notYourPayment').paysBrokers('black');
  });

  test('3.2 the same action twice, but production once', () => {
    const t = table();
    t.anna.buildsWarehouse();
    t.anna.buildsWarehouse();
    expect(t.anna.warehouses).toBe(3);
    t.bernard.produces('brown', '2 brown $2');
    t.bernard.mayNot('8.1 alreadyProduced').produces('', '2 brown $1');
  });

  test('3.3 actions may be left', () => {
    const t = table();
    t.anna.buildsWarehouse();
    t.anna.passes();
    expect(t.waitsFor).toBe('Bernard');
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: ANNA, left: 1 }]);
    t.bernard.passes();
    expect(t.waitsFor).toBe('Clara');
    expect(t.told('passed').at(-1)).toEqual({ type: 'passed', seat: BERNARD, left: 2 });
    expect(t.state.turns).toBe(2);
  });
});

describe('interest', () => {
  test('4.1 $1 for each loan, to the bank', () => {
    const t = table({}, { bernard: { loans: 2, cash: 12 } });
    const { bank } = t.state;
    t.anna.passes();
    expect(t.bernard.cash).toBe(10);
    expect(t.state.bank).toBe(bank - 2);
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 2, owed: 0 }]);
    t.bernard.passes();
    expect(t.told('interest')).toEqual([]);
  });

  test('4.2 anniversary: who cannot pay and has one loan must take another, without interest this turn', () => {
    const t = table(ANNIVERSARY, { bernard: { loans: 1, cash: 0, island: 'tan' } });
    t.anna.passes();
    expect([t.bernard.loans, t.bernard.cash, t.bernard.island]).toEqual([2, 9, 'tan']);
    expect(t.told('loan')).toEqual([{ type: 'loan', seat: BERNARD, sealed: false }]);
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 1, owed: 0 }]);
    for (const seat of [t.bernard, t.clara, t.david, t.anna]) seat.passes();
    expect(t.bernard.cash).toBe(7);
  });

  test('4.2, 14.4 2007: the same where the table makes it a duty, and nobody is asked', () => {
    const t = table(DUTY, { bernard: { loans: 1, cash: 0, island: 'tan' } });
    t.anna.passes();
    expect([t.bernard.loans, t.bernard.cash, t.bernard.island]).toEqual([2, 9, 'tan']);
    expect([t.waitsFor, t.state.phase]).toEqual(['Bernard', 'actions']);
  });

  test('4.2, 14.4 2007: the debtor is asked, and borrows …', () => {
    const t = table({}, { bernard: { loans: 1, cash: 0, island: 'tan' } });
    t.anna.passes();
    expect([t.waitsFor, t.state.phase]).toEqual(['Bernard', 'interest']);
    t.bernard.mayNot('4.2 answerInterest').passes();
    t.bernard.mayNot('4.2 answerInterest').repays();
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).borrows();
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).defaults();
    t.bernard.borrows();
    expect([t.bernard.loans, t.bernard.cash, t.bernard.island]).toEqual([2, 9, 'tan']);
    expect([t.waitsFor, t.state.phase]).toEqual(['Bernard', 'actions']);
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 1, owed: 0 }]);
  });

  test('4.2, 14.4 … or defaults', () => {
    const t = table({}, { bernard: { loans: 1, cash: 0, island: 'tan' } });
    t.anna.passes();
    t.bernard.defaults();
    expect([t.bernard.loans, t.bernard.cash, t.bernard.island]).toEqual([1, 0, '']);
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: BERNARD, paid: 0, owed: 1 }]);
    expect(t.gone).toBe('tan');
    t.bernard.mayNot('4.2 notInterest').defaults();
  });

  test('14.4 who can pay, or has two loans, has no choice', () => {
    const t = table({}, { bernard: { loans: 1, cash: 1 }, clara: { loans: 2, cash: 1, factory: '' } });
    t.anna.passes();
    expect([t.bernard.cash, t.state.phase]).toEqual([0, 'actions']);
    t.bernard.passes();
    expect([t.clara.cash, t.clara.loans, t.state.phase]).toEqual([0, 2, 'actions']);
    expect(t.told('waived')).toEqual([{ type: 'waived', seat: CLARA }]);
  });
});

describe('loans', () => {
  test('11.1 $10 in the own turn, two at most, and no action', () => {
    const t = table();
    t.anna.borrows();
    t.anna.borrows();
    expect([t.anna.cash, t.anna.loans, t.state.actions, t.state.bank]).toEqual([40, 2, 2, 20]);
    expect(t.told('loan')).toEqual([{ type: 'loan', seat: ANNA, sealed: false }]);
    t.anna.mayNot('11.1 tooManyLoans', { most: 2 }).borrows();
  });

  test('11.1 only who has to decide about something', () => {
    const t = table();
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).borrows();
  });

  test('11.1 the right-hand neighbour who seizes has nothing to borrow for', () => {
    const t = table({}, { bernard: { loans: 2, cash: 0, island: 'tan, black' } });
    t.anna.passes();
    t.anna.mayNot('4.3 seizeFirst', { debtor: BERNARD }).borrows();
  });

  test('11.2 repaid with $10 each, in the own turn after interest', () => {
    const t = table({}, { bernard: { loans: 2, cash: 22 } });
    t.bernard.mayNot('11.2 repayInOwnTurn').repays();
    t.anna.mayNot('11.2 noLoan').repays();
    t.anna.passes();
    t.bernard.repays();
    expect(t.told('repaid')).toEqual([{ type: 'repaid', seat: BERNARD }]);
    t.bernard.repays();
    expect([t.bernard.cash, t.bernard.loans, t.state.actions]).toEqual([0, 0, 2]);
    t.bernard.mayNot('11.2 noLoan').repays();
  });

  test('11.2 only whole loans', () => {
    const t = table({}, { anna: { loans: 1, cash: 9 } });
    t.anna.mayNot('11.2 tooExpensive', { cost: 10, cash: 9 }).repays();
    const exact = table({}, { anna: { loans: 1, cash: 10 } });
    exact.anna.repays();
    expect([exact.anna.cash, exact.anna.loans]).toEqual([0, 0]);
  });

  test('11.2 the loan of this turn may be repaid in it', () => {
    const t = table();
    t.anna.borrows();
    t.anna.repays();
    expect([t.anna.cash, t.anna.loans, t.state.bank]).toEqual([20, 0, 0]);
  });

  test('11.1, 11.3 a loan before the bid is secret, and counts at once', () => {
    const t = table({}, { anna: { cargo: 'tan' }, bernard: { cash: 3 } });
    t.anna.sails('island');
    t.bernard.mayNot('10.2 bidBeyondCash', { amount: 4, cash: 3 }).bids(4);
    t.bernard.borrows();
    expect(t.told('loan')).toEqual([{ type: 'loan', seat: BERNARD, sealed: true }]);
    expect([t.bernard.cash, t.bernard.loans, t.state.sealedLoans]).toEqual([13, 0, [0, 1, 0, 0]]);
    t.bernard.borrows();
    t.bernard.mayNot('11.1 tooManyLoans', { most: 2 }).borrows();
    t.bernard.mayNot('10.2 bidBeyondCash', { amount: 24, cash: 23 }).bids(24);
    t.bernard.bids(23);
    t.bernard.mayNot('3.1 notYourTurn', { turn: CLARA }).borrows();
    for (const viewer of [ANNA, CLARA, DAVID, 'table'] as const) {
      const seen = container.view(t.state, viewer);
      expect([seen.loans[BERNARD], seen.sealedLoans[BERNARD], seen.cash[BERNARD]]).toEqual([0, null, null]);
      expect(seen.ledger[BERNARD]).toBe(3);
    }
    t.clara.bids(0);
    t.david.bids(0);
    expect([t.bernard.loans, t.state.sealedLoans, t.state.ledger[BERNARD]]).toEqual([2, [0, 0, 0, 0], 23]);
    expect(t.told('revealed')[0]?.loans).toEqual([0, 2, 0, 0]);
  });

  test('11.1 with a loan already open, only one more can be sealed', () => {
    const t = table({}, { anna: { cargo: 'tan' }, bernard: { cash: 3, loans: 1 } });
    t.anna.sails('island');
    t.bernard.borrows();
    t.bernard.mayNot('11.1 tooManyLoans', { most: 2 }).borrows();
  });

  const LADEN = { anna: { cargo: 'tan', loans: 2, cash: 5 }, bernard: { cash: 30 } } as const;
  /** Anna brings a tan container to the island; Bernard bids most. */
  function auctioned(bid: number, anna: object = {}, options = {}) {
    const t = table(options, { ...LADEN, anna: { ...LADEN.anna, ...anna } });
    t.anna.sails('island');
    t.bernard.bids(bid);
    t.clara.bids(0);
    t.david.bids(0);
    return t;
  }

  for (const edition of ['2007', 'anniversary'] as const)
    test(`10.7, 14.13 ${edition}: after the auction the seller may repay from what it brought`, () => {
      const t = auctioned(8, {}, { edition });
      t.anna.accepts(BERNARD);
      expect([t.anna.cash, t.state.phase, t.state.actions, t.waitsFor]).toEqual([21, 'repay', 0, 'Anna']);
      expect(t.told('turn')).toEqual([]);
      t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).passes();
      t.bernard.mayNot('11.2 repayInOwnTurn').repays();
      t.anna.mayNot('10.7 turnIsOver').buildsWarehouse();
      t.anna.mayNot('10.7 turnIsOver').borrows();
      t.anna.mayNot('10.7 turnIsOver').declines();
      t.anna.repays();
      expect([t.anna.cash, t.anna.loans, t.state.phase]).toEqual([11, 1, 'repay']);
      t.anna.passes();
      expect(t.told('passed')).toEqual([]);
      expect([t.waitsFor, t.state.phase, t.anna.loans]).toEqual(['Bernard', 'actions', 1]);
    });

  test('10.7 who can repay no more is not asked again', () => {
    const t = auctioned(10);
    t.anna.accepts(BERNARD);
    t.anna.repays();
    t.anna.repays();
    expect([t.anna.cash, t.anna.loans, t.waitsFor]).toEqual([5, 0, 'Bernard']);
    expect(t.told('repaid')).toEqual([{ type: 'repaid', seat: ANNA }]);
    expect(t.told('turn')).toEqual([{ type: 'turn', seat: BERNARD }]);
    const short = auctioned(8);
    short.anna.accepts(BERNARD);
    short.anna.repays();
    short.anna.repays();
    expect([short.anna.cash, short.anna.loans, short.waitsFor]).toEqual([1, 0, 'Bernard']);
  });

  test('10.7 a step of its own only with a loan and $10', () => {
    const debtless = auctioned(8, { loans: 0 });
    debtless.anna.accepts(BERNARD);
    expect(debtless.waitsFor).toBe('Bernard');
    const poor = auctioned(2);
    poor.anna.accepts(BERNARD);
    expect([poor.anna.cash, poor.waitsFor]).toEqual([9, 'Bernard']);
    const kept = auctioned(3, { cash: 13 });
    kept.anna.declines();
    expect([kept.anna.cash, kept.anna.island, kept.state.phase]).toEqual([10, 'tan', 'repay']);
    kept.anna.repays();
    expect([kept.anna.loans, kept.waitsFor]).toEqual([1, 'Bernard']);
  });

  test('10.7 in the last turn too, where a loan costs a dollar more at the end', () => {
    const t = table({}, { ...LADEN, seats: 3, supply: { black: 1, white: 0 } });
    t.anna.produces('black', '2 black $1');
    t.anna.sails('island');
    t.bernard.bids(9);
    t.clara.bids(0);
    t.anna.accepts(BERNARD);
    expect([t.outcome, t.state.phase]).toEqual([undefined, 'repay']);
    t.anna.repays();
    t.anna.repays();
    expect([t.state.phase, t.told('account')[ANNA]?.loans]).toEqual(['over', 0]);
  });

  test('10.7 who is away ends the turn', () => {
    const t = auctioned(8);
    t.anna.accepts(BERNARD);
    expect(container.fallback(container.view(t.state, ANNA), ANNA)).toEqual({ type: 'pass' });
    expect([...container.moves(container.view(t.state, ANNA), ANNA)]).toEqual([
      { type: 'repay' },
      { type: 'pass' },
    ]);
  });
});
