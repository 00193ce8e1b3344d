/** Chapters 3, 4 and 11: passing, borrowing, repaying, and the debtor's answer. */
import type { Seat } from '../../../../core/game.ts';
import { afterAuction, endTurn, payInterest } from '../flow.ts';
import { borrow, canRepay, loansOf, mayBorrow, toBank } from '../money.ts';
import { refuse } from '../refuse.ts';
import { LOAN, MOST_LOANS } from '../tables.ts';
import type { ActionOf, MoveOf, Phase, View } from '../types.ts';
import { isToAct, notNow, unaffordable } from './common.ts';

export const PASS: MoveOf<'pass'> = Object.freeze({ type: 'pass' });
const BORROW: MoveOf<'loan'> = Object.freeze({ type: 'loan' });
const REPAY: MoveOf<'repay'> = Object.freeze({ type: 'repay' });
const DEFAULT: MoveOf<'default'> = Object.freeze({ type: 'default' });

const isPassing = (phase: Phase): boolean => phase === 'actions' || phase === 'repay';

/** Rule 3.3: the actions that are left may be forgone; after an auction there are none left (rule 10.7). */
export const pass: ActionOf<'pass'> = {
  check: (view, seat) => notNow(view, seat, isPassing(view.phase) ? view.phase : 'actions'),
  apply(state, seat, _move, _chance, emit) {
    if (state.actions > 0) emit?.({ type: 'passed', seat, left: state.actions });
    endTurn(state, emit);
  },
  can: (view) => isPassing(view.phase),
  *moves() {
    yield PASS;
  },
  sample: () => PASS,
};

const isLending = (phase: Phase): boolean =>
  phase === 'actions' || phase === 'bidding' || phase === 'answer' || phase === 'interest';

/** A loan, or undefined for who has all there are. */
export const tryLoan = (view: View, seat: Seat): MoveOf<'loan'> | undefined =>
  mayBorrow(view, seat) ? BORROW : undefined;

/** Rule 11.1: at any time one has to decide about money. */
export const loan: ActionOf<'loan'> = {
  check(view, seat) {
    const wanted = isLending(view.phase) ? view.phase : 'actions';
    const early = notNow(view, seat, wanted);
    if (early) return early;
    return mayBorrow(view, seat) ? undefined : refuse('tooManyLoans', { most: MOST_LOANS });
  },
  apply(state, seat, _move, _chance, emit) {
    borrow(state, seat, emit);
    if (state.phase === 'interest') payInterest(state, emit);
  },
  can: (view, seat) => mayBorrow(view, seat) && isLending(view.phase) && isToAct(view, seat),
  *moves() {
    yield BORROW;
  },
  sample: () => BORROW,
};

const isRepaying = (phase: Phase): boolean => phase === 'actions' || phase === 'answer' || phase === 'repay';

/** A repayment, or undefined where there is nothing to repay or to pay with. */
export const tryRepayment = (view: View, seat: Seat): MoveOf<'repay'> | undefined =>
  canRepay(view, seat) ? REPAY : undefined;

/** Rules 10.7, 11.2: in one's own turn, after interest; also before one answers bids, and after that. */
export const repay: ActionOf<'repay'> = {
  check(view, seat) {
    if (view.phase !== 'over' && seat !== view.turn) return refuse('repayInOwnTurn', {});
    const early = notNow(view, seat, isRepaying(view.phase) ? view.phase : 'actions');
    if (early) return early;
    return loansOf(view, seat) === 0 ? refuse('noLoan', {}) : unaffordable(view, seat, LOAN, '11.2');
  },
  apply(state, seat, _move, _chance, emit) {
    state.loans[seat]!--;
    toBank(state, seat, LOAN);
    emit?.({ type: 'repaid', seat });
    if (state.phase === 'repay') afterAuction(state, emit);
  },
  can: (view, seat) => isRepaying(view.phase) && canRepay(view, seat),
  *moves() {
    yield REPAY;
  },
  sample: () => REPAY,
};

/** Rule 14.4: where nobody is forced to borrow, the debtor may rather default. */
export const defaulting: ActionOf<'default'> = {
  check(view, seat) {
    if (view.phase !== 'interest' && view.phase !== 'over') return refuse('notInterest', {});
    return notNow(view, seat, 'interest');
  },
  apply(state, _seat, _move, _chance, emit) {
    payInterest(state, emit);
  },
  can: (view) => view.phase === 'interest',
  *moves() {
    yield DEFAULT;
  },
  sample: () => DEFAULT,
};
