/** Loans, seizures and turns let go. */
import type { Seat } from '../../../../core/game.ts';
import { rightOf } from '../../rules/seizure.ts';
import { costOf } from '../../rules/stores.ts';
import { COLOURS, LOAN, MACHINE_COSTS, WAREHOUSE_COSTS } from '../../rules/tables.ts';
import type { MoveOf, View } from '../../rules/types.ts';
import { cashOf } from '../plans.ts';
import { othersWorth } from '../worth.ts';
import { endNear, islandLoss, type Note, purse } from './note.ts';

export function* borrowing(view: View, seat: Seat): Generator<Note> {
  const cash = cashOf(view, seat) - view.offers[seat]!;
  if (cash < LOAN) yield { weight: 4, code: 'short', params: { cash } };
  yield { weight: 3, code: 'loan', params: {} };
  yield* endNear(view);
}

export function* repaying(view: View, seat: Seat): Generator<Note> {
  yield { weight: 4, code: 'repaid', params: {} };
  yield* purse(cashOf(view, seat) - LOAN);
}

export function* defaulting(view: View, seat: Seat): Generator<Note> {
  yield { weight: 4, code: 'seizedBy', params: { seat: rightOf(view, seat) } };
  yield { weight: 3, code: 'loan', params: {} };
}

type Seizing = MoveOf<'seizeGoods' | 'seizeStock' | 'seizeBuilding'>;

export function* seizing(view: View, seat: Seat, move: Seizing): Generator<Note> {
  yield {
    weight: 3,
    code: 'loses',
    params: { seat: view.turn, worth: Math.round(lossOf(view, seat, move)) },
  };
}

/** A building is worth what its space cost to build on. */
function lossOf(view: View, seat: Seat, move: Seizing): number {
  if (move.type === 'seizeStock') return costOf('harbour', move.harbour) + costOf('factory', move.factory);
  if (move.type === 'seizeBuilding')
    return (move.machine === null ? WAREHOUSE_COSTS : MACHINE_COSTS)[move.space] ?? 0;
  return move.place === 'island'
    ? islandLoss(view, view.turn, seat, COLOURS.indexOf(move.colour))
    : othersWorth([1]);
}

export function* passing(view: View, seat: Seat): Generator<Note> {
  const cash = cashOf(view, seat);
  if (cash > 0) yield { weight: 2, code: 'saved', params: { cash } };
  if (view.actions > 0) yield { weight: 1.5, code: 'unused', params: { actions: view.actions } };
}
