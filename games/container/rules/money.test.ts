/** Where money goes: rules 1.4 and 13.5. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { total } from '../../../core/counts.ts';
import { loansOf, ownMoney, spread } from './money.ts';
import { ANNA, BERNARD, CLARA, table } from './testing.ts';
import type { Event } from './types.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;

test('13.5 worked example: $4 are 2, 1 and 1', () => {
  const { state } = table(BANK, { brokerMoney: [0, 0, 0] });
  spread(state, 4);
  expect(state.brokerMoney).toEqual([2, 1, 1]);
});

test('13.5 a dollar at a time on I, II, III: it adds up, and no broker is a dollar ahead of one before him', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.array(fc.nat(50), { minLength: 3, maxLength: 3 }), (amount, money) => {
      const { state } = table(BANK, { brokerMoney: money });
      const one = [...money];
      for (let paid = 0; paid < amount; paid++) one[paid % 3]!++;
      const events: Event[] = [];
      spread(state, amount, (event) => events.push(event));
      expect(state.brokerMoney).toEqual(one);
      expect(total(state.brokerMoney)).toBe(total(money) + amount);
      expect(events).toHaveLength(amount > 0 ? 1 : 0);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('1.4 every payment is open: whoever adds them up knows the cash, but for sealed loans', () => {
  const t = table({}, { seats: 3, anna: { cargo: 'tan' } });
  t.anna.produces('black', '2 black $1');
  t.anna.sails('island');
  t.bernard.borrows();
  expect([t.state.cash, t.state.ledger]).toEqual([
    [19, 30, 21],
    [19, 20, 21],
  ]);
  expect([loansOf(t.state, BERNARD), loansOf(t.state, CLARA)]).toEqual([1, 0]);
  expect(ownMoney(t.state)).toBe(60);
  t.bernard.bids(25);
  t.clara.bids(5);
  expect(t.state.ledger).toEqual(t.state.cash);
  t.anna.accepts(BERNARD);
  // Anna: 19 + 25 + 25; Bernard then paid a dollar of interest.
  expect([t.state.cash, t.state.ledger, t.state.bank]).toEqual([[69, 4, 21], [69, 4, 21], 10 + 25 - 1]);
  expect(loansOf(t.state, ANNA)).toBe(0);
});
