/** Turns: interest, brokers, two actions, the end; what happens by itself between two decisions. */
import type { Seat } from '../../../core/game.ts';
import { closeCell, payContainers, winCell } from './brokers.ts';
import { coloursLeft } from './cells.ts';
import { borrow, canRepay, mayBorrow, toBank, toBrokers } from './money.ts';
import { announceScores } from './scoring.ts';
import { forcedSeizure, rightOf, seize } from './seizure.ts';
import { inSet } from './sets.ts';
import { isSeat } from './stores.ts';
import { ACTIONS_PER_TURN, EMPTY_COLOURS_TO_END, KINDS } from './tables.ts';
import type { Emit, State, View } from './types.ts';

export function beginTurn(state: State, seat: Seat, emit?: Emit): void {
  state.turn = seat;
  state.actions = ACTIONS_PER_TURN;
  state.produced = false;
  state.sold = false;
  state.called = false;
  state.wonBroker = false;
  state.busy = false;
  emit?.({ type: 'turn', seat });
  dueInterest(state, emit);
}

/** A dollar for each loan; new loans bear interest from the next turn on (rules 4.1, 4.2). */
function dueInterest(state: State, emit?: Emit): void {
  const seat = state.turn;
  state.owed = state.loans[seat]!;
  if (state.owed === 0) {
    afterInterest(state, emit);
    return;
  }
  if (state.cash[seat]! < state.owed && mayBorrow(state, seat)) {
    if (!mustBorrow(state)) {
      state.phase = 'interest';
      return;
    }
    borrow(state, seat, emit);
  }
  payInterest(state, emit);
}

function mustBorrow({ options }: View): boolean {
  return options.edition === 'anniversary' || options.forcedLoan;
}

/** Pays what can be paid; each dollar missing is a default of its own (rule 4.3). */
export function payInterest(state: State, emit?: Emit): void {
  const seat = state.turn;
  const paid = Math.min(state.cash[seat]!, state.owed);
  if (state.owed > 0) emit?.({ type: 'interest', seat, paid, owed: state.owed - paid });
  if (state.options.investmentBank) toBrokers(state, seat, paid, emit);
  else toBank(state, seat, paid);
  state.owed -= paid;
  settleDefaults(state, emit);
}

/** The neighbour is asked only where there is a choice. */
export function settleDefaults(state: State, emit?: Emit): void {
  while (state.owed > 0) {
    const forced = forcedSeizure(state);
    if (forced === 'choice') {
      state.phase = 'seize';
      return;
    }
    if (forced === undefined) waive(state, emit);
    else {
      state.owed--;
      seize(state, rightOf(state, state.turn), forced, emit);
    }
  }
  afterInterest(state, emit);
}

/** Where there is nothing left to seize, nothing is left for the other dollars either. */
function waive(state: State, emit?: Emit): void {
  for (; state.owed > 0; state.owed--) emit?.({ type: 'waived', seat: state.turn });
}

/** Whoever still holds the payment card has won (rule 13.4). */
function afterInterest(state: State, emit?: Emit): void {
  state.phase = 'actions';
  if (!isSeat(state.holder, state.turn)) return;
  winCell(state, emit);
  state.wonBroker = true;
  const colours = payContainers(state, emit);
  if (colours > 1) state.phase = 'pay';
}

/** An action is used up; an outbid player first puts his containers back. */
export function useAction(state: State, emit?: Emit): void {
  state.actions--;
  resume(state, emit);
}

export function resume(state: State, emit?: Emit): void {
  if (state.outbid !== null) state.phase = 'restock';
  else if (state.actions > 0) state.phase = 'actions';
  else endTurn(state, emit);
}

/** The auction ends the turn; a seller with a loan and the cash for it may repay first (rules 10.6, 10.7). */
export function afterAuction(state: State, emit?: Emit): void {
  state.actions = 0;
  if (canRepay(state, state.turn)) state.phase = 'repay';
  else endTurn(state, emit);
}

export function endTurn(state: State, emit?: Emit): void {
  state.turns++;
  state.idleTurns = state.busy ? 0 : state.idleTurns + 1;
  const { stagnationLaps } = state.options;
  const stagnant = stagnationLaps > 0 && state.idleTurns >= stagnationLaps * state.seats;
  if (stagnant && !state.ending) emit?.({ type: 'ending', stagnant });
  if (stagnant || state.ending) endGame(state, emit);
  else beginTurn(state, (state.turn + 1) % state.seats, emit);
}

/** Rule 12.1: the turn in which a second colour runs out is the last. */
export function noteEnding(state: State, emit?: Emit): void {
  if (state.ending || emptyColours(state.supply) < EMPTY_COLOURS_TO_END) return;
  state.ending = true;
  emit?.({ type: 'ending', stagnant: false });
}

export const emptyColours = (supply: readonly number[]): number => KINDS - inSet(coloursLeft(supply)).length;

/** An auction still open goes to the holder of the card; his bid is gone (rule 13.9). */
function endGame(state: State, emit?: Emit): void {
  if (state.holder !== null) {
    winCell(state, emit);
    state.bank -= state.bidMoney;
    for (let i = 0; i < state.bidGoods.length; i++) state.gone[i % state.gone.length]! += state.bidGoods[i]!;
    closeCell(state);
  }
  state.phase = 'over';
  if (emit) announceScores(state, emit);
}
