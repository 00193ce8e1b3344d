/** Turns and rounds: what happens by itself between two decisions. */
import type { Chance } from '../../../core/chance.ts';
import { drawFrom, setAll } from '../../../core/counts.ts';
import { frozen } from '../../../core/data.ts';
import type { Seat } from '../../../core/game.ts';
import { distribute } from './distribution.ts';
import { clearDice, other, throwBoth } from './row.ts';
import { announceScores } from './scoring.ts';
import { DICE, ROUNDS, ROW } from './tables.ts';
import type { Announced, Emit, State, View } from './types.ts';

/** Six new cards in a row (rules 2.1, 4.6). */
export function dealTavern(state: State, chance: Chance, emit?: Emit): void {
  let left = (ROUNDS - state.round + 1) * ROW;
  for (let place = 0; place < ROW; place++) state.tavern[place] = drawFrom(state.deck, left--, chance);
  emit?.({ type: 'dealt', round: state.round, starter: state.starter, cards: [...state.tavern] });
}

/** The turn passes; what held for this turn only is over. */
export function passTurn(state: State): void {
  beginTurn(state, other(state.turn));
}

function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.phase = 'turn';
  clearDice(state);
  state.double = false;
  state.objected = false;
  state.barred = null;
  state.hungry = false;
}

export function roll(state: State, seat: Seat, chance: Chance, emit?: Emit): void {
  throwBoth(state, seat, chance, emit);
  state.phase = 'rolled';
}

/** Shanghai: the cards are given out; the one who did not call starts the next round (rules 4.5, 4.6). */
export function endRound(state: State, caller: Seat, chance: Chance, emit?: Emit): void {
  distribute(state, emit);
  clearRow(state);
  if (state.round === ROUNDS) endGame(state, emit);
  else beginRound(state, other(caller), chance, emit);
}

function beginRound(state: State, starter: Seat, chance: Chance, emit?: Emit): void {
  state.round++;
  state.starter = starter;
  beginTurn(state, starter);
  dealTavern(state, chance, emit);
}

function clearRow(state: State): void {
  setAll(state.placed, 0);
  setAll(state.supply, DICE);
  setAll(state.spent, 0);
  setAll(state.tricked, 0);
  setAll(state.sunk, 0);
  state.end = null;
  state.captain = null;
  state.banned = false;
}

function endGame(state: State, emit?: Emit): void {
  state.phase = 'over';
  state.tavern.length = 0;
  if (emit) announceScores(state, emit);
}

/** The other's Crazy Captain is in force and has not objected in this turn yet (rule 7.3). */
export function mayObject(view: View): boolean {
  return view.captain !== null && view.captain !== view.turn && !view.objected;
}

/** Holds an announced move until the captain has spoken. */
export function askCaptain(state: State, move: Announced, emit?: Emit): void {
  state.phase = 'objection';
  state.pending = frozen(move);
  emit?.({ type: 'announced', seat: state.turn, move });
}
