/** Turns and phases: what happens by itself between two decisions. */
import { setAll, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { isLastRound, maySend, PORT_COUNT, stackOf } from './places.ts';
import { announceScores } from './scoring.ts';
import type { Emit, State, View } from './types.ts';

/** Round 1 is for sending ships only (rule 3.3). */
export function beginTurn(state: State, seat: Seat, emit?: Emit): void {
  state.turn = seat;
  setAll(state.raised, 0);
  setAll(state.left, 0);
  state.syndicatesPaid = 0;
  emit?.({ type: 'turn', round: state.round, seat });
  state.phase = state.round === 1 ? 'send' : 'resolve';
  if (state.phase === 'resolve') afterShip(state);
}

/** When no ship is left to resolve, trading begins (rule 3.2). */
export function afterShip(state: State): void {
  if (!hasUnresolved(state)) state.phase = 'trade';
}

function hasUnresolved(view: View): boolean {
  const seat = view.turn;
  if (view.inCasino[seat]! > 0 || view.inMarket[seat]! > 0) return true;
  for (let port = 0; port < PORT_COUNT; port++) if (isUnresolved(view, port)) return true;
  return false;
}

/** A ship that stands in this port and was not raised in this turn. */
export const isUnresolved = (view: View, port: number): boolean =>
  stackOf(view, view.turn, port) > 0 && view.raised[port] === 0;

/** After trading: ships go out, unless nobody could answer them any more. */
export function afterTrade(state: State, emit?: Emit): void {
  const lastTurn = isLastRound(state) && nextSeat(state) === state.first;
  if (maySend(state) && !lastTurn && state.ships[state.turn]! > 0) state.phase = 'send';
  else endTurn(state, emit);
}

const nextSeat = (view: View): Seat => (view.turn + 1) % view.seats;

export function endTurn(state: State, emit?: Emit): void {
  const next = nextSeat(state);
  if (next === state.first && isLastRound(state)) {
    state.phase = 'over';
    if (emit) announceScores(state, emit);
    return;
  }
  if (next === state.first) state.round++;
  beginTurn(state, next, emit);
}

/** Ships of a seat, wherever they are. */
export function fleet(view: View, seat: Seat): number {
  const inPorts = view.stacks
    .slice(seat * PORT_COUNT, (seat + 1) * PORT_COUNT)
    .filter((coins) => coins > 0).length;
  return view.ships[seat]! + total([view.inCasino[seat]!, view.inMarket[seat]!]) + inPorts;
}
