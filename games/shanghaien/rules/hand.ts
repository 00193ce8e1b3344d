/** Crews and trick cards: who owns what. */
import type { Seat } from '../../../core/game.ts';
import { EFFECTS, type Effect, JOKER_VALUE, NATIONS, TRICKS, type Trick, VALUES } from './tables.ts';
import type { State, View } from './types.ts';

/** One count for each value, then one for the jokers. */
export const CREW_SLOTS = VALUES + 1;
const JOKER_SLOT = VALUES;

const TRICK_INDEX = Object.fromEntries(TRICKS.map((trick, i) => [trick, i])) as Readonly<
  Record<Trick, number>
>;

export function crewSlot(seat: Seat, nation: number, slot: number): number {
  return (seat * NATIONS.length + nation) * CREW_SLOTS + slot;
}

export function sailorsOf(view: View, seat: Seat, nation: number): number {
  let sailors = 0;
  for (let slot = 0; slot < VALUES; slot++) sailors += view.crews[crewSlot(seat, nation, slot)]!;
  return sailors;
}

export function jokersOf(view: View, seat: Seat, nation: number): number {
  return view.crews[crewSlot(seat, nation, JOKER_SLOT)]!;
}

/** The sum of a crew's sailors, each joker counting 2 (rules 5.3, 6.2). */
export function strength(view: View, seat: Seat, nation: number): number {
  let sum = JOKER_VALUE * jokersOf(view, seat, nation);
  for (let slot = 0; slot < VALUES; slot++) sum += (slot + 1) * view.crews[crewSlot(seat, nation, slot)]!;
  return sum;
}

export function hireSailor(state: State, seat: Seat, nation: number, value: number): void {
  state.crews[crewSlot(seat, nation, value - 1)]!++;
}

export function hireJoker(state: State, seat: Seat, nation: number): void {
  state.crews[crewSlot(seat, nation, JOKER_SLOT)]!++;
}

export function held(view: View, seat: Seat, trick: Trick): number {
  return view.hands[seat * TRICKS.length + TRICK_INDEX[trick]]!;
}

export function gainTrick(state: State, seat: Seat, trick: number): void {
  state.hands[seat * TRICKS.length + trick]!++;
}

export function giveTrick(state: State, seat: Seat, trick: Trick): void {
  gainTrick(state, seat, TRICK_INDEX[trick]);
}

export function loseTrick(state: State, seat: Seat, trick: Trick): void {
  state.hands[seat * TRICKS.length + TRICK_INDEX[trick]]!--;
}

/** The kinds of trick card that carry this effect, as bits. */
export function cardsWith(effect: Effect): number {
  return TRICKS.reduce((bits, trick, i) => (hasEffect(trick, effect) ? bits | (1 << i) : bits), 0);
}

export function hasEffect(trick: Trick, effect: Effect): boolean {
  return (EFFECTS[trick] as readonly Effect[]).includes(effect);
}

/** The kinds of trick card a seat may play now, as bits (rules 5.1, 7.5). */
export function playableBits(view: View, seat: Seat): number {
  if (view.phase !== 'rolled' || view.tricked[seat] === 1) return 0;
  let bits = 0;
  for (let i = 0; i < TRICKS.length; i++) if (view.hands[seat * TRICKS.length + i]! > 0) bits |= 1 << i;
  return view.barred !== null && playable(view, seat, view.barred) === 0
    ? bits & ~(1 << TRICK_INDEX[view.barred])
    : bits;
}

/** Cards of this kind the seat could play: a card objected to this turn is set aside (rule 7.5). */
export function playable(view: View, seat: Seat, trick: Trick): number {
  return held(view, seat, trick) - (view.barred === trick ? 1 : 0);
}
