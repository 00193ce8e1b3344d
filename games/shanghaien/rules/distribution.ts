/** Chapter 4: who gets which card, and the end of a round. */
import type { Seat } from '../../../core/game.ts';
import { gainTrick, hireSailor } from './hand.ts';
import { diceOn, isSunk, placeOf } from './row.ts';
import { isSailor, nationOf, PIPS, strengthOf, trickOf } from './tables.ts';
import type { Award, Emit, State, View, Why } from './types.ts';

/** Pips of a seat's dice on the cards beside this one; a die on card k shows k (rule 4.3). */
export function pipsBeside(view: View, seat: Seat, number: number): number {
  const below = number > 1 ? (number - 1) * diceOn(view, seat, number - 1) : 0;
  const above = number < PIPS ? (number + 1) * diceOn(view, seat, number + 1) : 0;
  return below + above;
}

/** Who takes the card with this number, or null if it leaves the game (rules 4.1–4.4, 9.2). */
export function taker(view: View, number: number): Seat | null {
  const lead = diceOn(view, 0, number) - diceOn(view, 1, number);
  if (lead !== 0) return isSunk(view, number) ? null : lead > 0 ? 0 : 1;
  if (diceOn(view, 0, number) === 0 || isSunk(view, number)) return null;
  const pips = pipsBeside(view, 0, number) - pipsBeside(view, 1, number);
  return pips === 0 ? null : pips > 0 ? 0 : 1;
}

function why(view: View, number: number, to: Seat | null): Why {
  const [mine, theirs] = [diceOn(view, 0, number), diceOn(view, 1, number)];
  if (isSunk(view, number)) return 'sharks';
  if (mine !== theirs) return 'majority';
  if (mine === 0) return 'empty';
  return to === null ? 'tie' : 'neighbours';
}

/** What becomes of the card with this number if the round ended now. */
export function award(view: View, number: number): Award {
  const to = taker(view, number);
  return {
    number,
    card: view.tavern[placeOf(view.end ?? 'left', number)]!,
    to,
    why: why(view, number, to),
    dice: [diceOn(view, 0, number), diceOn(view, 1, number)],
    pips: [pipsBeside(view, 0, number), pipsBeside(view, 1, number)],
  };
}

/** Gives all six cards at once: no dice move until every card is decided (rule 4.5). */
export function distribute(state: State, emit?: Emit): void {
  for (let number = 1; number <= PIPS; number++) {
    emit?.({ type: 'awarded', ...award(state, number) });
    takeCard(state, taker(state, number), state.tavern[placeOf(state.end ?? 'left', number)]!);
  }
}

function takeCard(state: State, seat: Seat | null, card: number): void {
  if (seat === null) state.gone[card]!++;
  else if (isSailor(card)) hireSailor(state, seat, nationOf(card), strengthOf(card));
  else gainTrick(state, seat, trickOf(card));
}
