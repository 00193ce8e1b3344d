/** The row of six cards and the dice on it: where things lie, and how many are left. */

import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { DICE, type End, PIPS, ROW } from './tables.ts';
import type { Emit, State, View } from './types.ts';

export const other = (seat: Seat): Seat => 1 - seat;

/** The place in the row of the card with this number. */
export function placeOf(end: End, number: number): number {
  return end === 'left' ? number - 1 : ROW - number;
}

export function diceOn(view: View, seat: Seat, number: number): number {
  return view.placed[seat * PIPS + number - 1]!;
}

export function dicePlaced(view: View, seat: Seat): number {
  return DICE - view.supply[seat]! - view.spent[seat]!;
}

/** Fewer than two dice left: nothing but the call remains (rule 3.6). */
export const mustCall = (view: View, seat: Seat): boolean => view.supply[seat]! < 2;

/** Two dice from the supply, or the same two once more (rules 3.2, 5.6). */
export function throwBoth(state: State, seat: Seat, chance: Chance, emit?: Emit): void {
  const first = chance.draw(PIPS) + 1;
  const second = chance.draw(PIPS) + 1;
  clearDice(state);
  state.dice.push(first, second);
  state.double = first === second;
  emit?.({ type: 'rolled', seat, dice: [...state.dice] });
}

/** Popping is many times faster than setting the length. */
export function clearDice(state: State): void {
  while (state.dice.length > 0) state.dice.pop();
}

export function throwDice(state: State, seat: Seat, count: number, chance: Chance, emit?: Emit): void {
  clearDice(state);
  for (let i = 0; i < count; i++) state.dice.push(chance.draw(PIPS) + 1);
  emit?.({ type: 'rolled', seat, dice: [...state.dice] });
}

/** Whether the card this die belongs to already lies face down (rule 9.2). */
export function isSunk(view: View, number: number): boolean {
  return view.end !== null && view.sunk[placeOf(view.end, number)] === 1;
}

/** The starter's first die says from which end the cards count (rule 3.4). */
export function numberCards(state: State, seat: Seat, end: End | null, emit?: Emit): void {
  if (end === null) return;
  state.end = end;
  emit?.({ type: 'numbered', seat, end });
}

/** The dice that took the Doubles card, where they do not come back (rule 11.4). */
export function spendDice(state: State, seat: Seat): void {
  state.supply[seat]! -= 2;
  state.spent[seat]! += 2;
}

/** Takes a die from the row back into the supply. */
export function takeDie(state: State, seat: Seat, die: number): void {
  state.placed[seat * PIPS + die - 1]!--;
  state.supply[seat]!++;
}

/** Puts a die on the card of its number, on the player's own side (rule 3.3). */
export function putDie(state: State, seat: Seat, die: number, emit?: Emit): void {
  state.placed[seat * PIPS + die - 1]!++;
  state.supply[seat]!--;
  emit?.({ type: 'placed', seat, die });
}
