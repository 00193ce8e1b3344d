/** Crews and trick cards: who owns what. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import {
  BASE_TRICKS,
  type BaseTrick,
  EFFECTS,
  type Effect,
  JOKER_VALUE,
  NATIONS,
  type Nation,
  TRICKS,
  type Trick,
  VALUES,
} from './tables.ts';
import type { State, View } from './types.ts';

/** One count for each value, then one for the jokers. */
export const CREW_SLOTS = VALUES + 1;
const JOKER_SLOT = VALUES;

const TRICK_INDEX = Object.fromEntries(TRICKS.map((trick, i) => [trick, i])) as Readonly<
  Record<Trick, number>
>;

/** Every part of a list, by the bits of what is in it: made once, so that asking allocates nothing. */
function partsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 1 << list.length }, (_, bits) => list.filter((_, i) => bits & (1 << i)));
}

const NATION_LISTS = partsOf(NATIONS);
const CARD_LISTS = partsOf(BASE_TRICKS);

export function crewSlot(seat: Seat, nation: number, slot: number): number {
  return (seat * NATIONS.length + nation) * CREW_SLOTS + slot;
}

export function sailorsOf(view: View, seat: Seat, nation: number): number {
  const crew = crewSlot(seat, nation, 0);
  return total(view.crews, crew, crew + VALUES);
}

export function hasCrew(view: View, seat: Seat): boolean {
  for (let nation = 0; nation < NATIONS.length; nation++) if (sailorsOf(view, seat, nation) > 0) return true;
  return false;
}

/** The nations a seat has sailors of. */
export function nationsOf(view: View, seat: Seat): readonly Nation[] {
  let bits = 0;
  for (let nation = 0; nation < NATIONS.length; nation++) {
    if (sailorsOf(view, seat, nation) > 0) bits |= 1 << nation;
  }
  return NATION_LISTS[bits]!;
}

export function jokersOf(view: View, seat: Seat, nation: number): number {
  return view.crews[crewSlot(seat, nation, JOKER_SLOT)]!;
}

/** The sum of a crew's sailors, each joker counting 2 (rules 5.3, 6.2). */
export function strength(view: View, seat: Seat, nation: number): number {
  const crew = crewSlot(seat, nation, 0);
  let sum = JOKER_VALUE * jokersOf(view, seat, nation);
  for (let value = VALUES; value > 0; value--) sum += value * view.crews[crew + value - 1]!;
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
  const bits = heldBits(view, seat);
  return view.barred === null ? bits : withoutBarred(view, seat, view.barred, bits);
}

function heldBits({ hands }: View, seat: Seat): number {
  const first = seat * TRICKS.length;
  let bits = 0;
  for (let i = TRICKS.length - 1; i >= 0; i--) bits = (bits << 1) | (hands[first + i]! > 0 ? 1 : 0);
  return bits;
}

function withoutBarred(view: View, seat: Seat, barred: Trick, bits: number): number {
  return playable(view, seat, barred) === 0 ? bits & ~(1 << TRICK_INDEX[barred]) : bits;
}

/** The kinds of card from the tavern that a seat may play now, of those given as bits. */
export function playableCards(view: View, seat: Seat, bits: number): readonly BaseTrick[] {
  return CARD_LISTS[playableBits(view, seat) & bits]!;
}

/** Cards of this kind the seat could play: a card objected to this turn is set aside (rule 7.5). */
export function playable(view: View, seat: Seat, trick: Trick): number {
  return held(view, seat, trick) - (view.barred === trick ? 1 : 0);
}
