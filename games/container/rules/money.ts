/** Money moves in the open; the ledger keeps what everybody could add up (rule 1.4). */
import { noneOf, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { BROKERS, KINDS, LOAN, MOST_LOANS } from './tables.ts';
import type { Emit, State, View } from './types.ts';

function gain(state: State, seat: Seat, amount: number): void {
  state.cash[seat]! += amount;
  state.ledger[seat]! += amount;
}

/** Not a gain of −amount: −0 is no small integer, and arrays that have seen one are slower ever after. */
function lose(state: State, seat: Seat, amount: number): void {
  state.cash[seat]! -= amount;
  state.ledger[seat]! -= amount;
}

export function fromBank(state: State, seat: Seat, amount: number): void {
  gain(state, seat, amount);
  state.bank += amount;
}

export function toBank(state: State, seat: Seat, amount: number): void {
  lose(state, seat, amount);
  state.bank -= amount;
}

/** Puts money on the payment card (rule 13.2). */
export function toCard(state: State, seat: Seat, amount: number): void {
  lose(state, seat, amount);
  state.bidMoney += amount;
}

/** Gives the money on the payment card back (rule 13.3). */
export function fromCard(state: State, seat: Seat): void {
  gain(state, seat, state.bidMoney);
  state.bidMoney = 0;
}

export function fromBroker(state: State, seat: Seat, broker: number): number {
  const amount = state.brokerMoney[broker]!;
  state.brokerMoney[broker] = 0;
  gain(state, seat, amount);
  return amount;
}

export function toBrokers(state: State, seat: Seat, amount: number, emit?: Emit): void {
  lose(state, seat, amount);
  spread(state, amount, emit);
}

export function payTo(state: State, from: Seat, to: Seat, amount: number): void {
  lose(state, from, amount);
  gain(state, to, amount);
}

/** Loans a seat has, sealed ones included; asked only about one's own. */
export function loansOf(view: View, seat: Seat): number {
  return view.loans[seat]! + (view.sealedLoans[seat] ?? 0);
}

export const mayBorrow = (view: View, seat: Seat): boolean => loansOf(view, seat) < MOST_LOANS;

/** Whether a seat has a loan and the cash to repay it; asked only about one's own cash. */
export const canRepay = (view: View, seat: Seat): boolean =>
  (view.cash[seat] ?? 0) >= LOAN && loansOf(view, seat) > 0;

export function borrow(state: State, seat: Seat, emit?: Emit): void {
  const sealed = state.phase === 'bidding';
  if (sealed) {
    state.sealedLoans[seat]!++;
    state.cash[seat]! += LOAN;
  } else {
    state.loans[seat]!++;
    fromBank(state, seat, LOAN);
  }
  emit?.({ type: 'loan', seat, sealed });
}

/** At the reveal everybody learns who borrowed in order to bid (rule 11.3). */
export function openSealedLoans(state: State): number[] {
  const opened = state.sealedLoans.slice();
  for (let seat = 0; seat < state.seats; seat++) {
    state.loans[seat]! += opened[seat]!;
    state.ledger[seat]! += LOAN * opened[seat]!;
    state.bank += LOAN * opened[seat]!;
    state.sealedLoans[seat] = 0;
  }
  return opened;
}

/** Money for the brokers, a dollar at a time on I, II, III, I, … (rule 13.5). */
export function spread(state: State, amount: number, emit?: Emit): void {
  if (amount === 0) return;
  const money = noneOf(BROKERS);
  for (let i = 0; i < BROKERS; i++) money[i] = Math.trunc((amount + BROKERS - 1 - i) / BROKERS);
  for (let broker = 0; broker < BROKERS; broker++) state.brokerMoney[broker]! += money[broker]!;
  emit?.({ type: 'brokersPaid', money, goods: noneOf(BROKERS * KINDS) });
}

/** All money on the table less what the bank brought in; sealed loans are the bank's too. */
export function ownMoney(state: State): number {
  const sealed = LOAN * total(state.sealedLoans);
  return total(state.cash) + total(state.brokerMoney) + state.bidMoney - state.bank - sealed;
}
