/** A round in small: enough to see who gets what after a few more dice. Values are for seat 0. */
import type { Seat } from '../../../core/game.ts';
import { strength } from '../rules/hand.ts';
import { isSunk, placeOf } from '../rules/row.ts';
import {
  DICE,
  isSailor,
  NATIONS,
  nationOf,
  PIPS,
  ROUNDS,
  strengthOf,
  TRICKS,
  VALUES,
} from '../rules/tables.ts';
import type { View } from '../rules/types.ts';
import { nationValue, remainder } from './nations.ts';

/** Starting a round is worth a little; who calls gives it away. */
const STARTING = 0.6;

export interface Outlook {
  readonly view: View;
  /** Card and sunk mark by number. */
  readonly cards: readonly number[];
  readonly sunk: readonly boolean[];
  readonly strengths: readonly number[];
  readonly remainders: readonly number[];
  /** Worth of the trick cards, seat 0 minus seat 1. */
  readonly tricks: number;
  readonly placed: number[];
  readonly supply: number[];
}

export function outlook(view: View): Outlook {
  const numbers = Array.from({ length: PIPS }, (_, i) => i + 1);
  return {
    view,
    cards: numbers.map((number) => view.tavern[placeOf(view.end ?? 'left', number)]!),
    sunk: numbers.map((number) => isSunk(view, number)),
    strengths: [0, 1].flatMap((seat) => NATIONS.map((_, nation) => strength(view, seat, nation))),
    remainders: NATIONS.map((_, nation) => remainder(view.deck, nation * VALUES)),
    tricks: trickWorth(view.round) * (tricksOf(view, 0) - tricksOf(view, 1)),
    placed: [...view.placed],
    supply: [...view.supply],
  };
}

/** A trick kept to the end is a point; before that it may be more. */
export function trickWorth(round: number): number {
  return 1 + 0.08 * (ROUNDS - round);
}

function tricksOf(view: View, seat: Seat): number {
  let cards = 0;
  for (let i = 0; i < TRICKS.length; i++) cards += view.hands[seat * TRICKS.length + i]!;
  return cards;
}

/** The value if this seat calls now. */
export function afterCall(o: Outlook, caller: Seat): number {
  const strengths = [...o.strengths];
  let value = o.tricks;
  for (let number = 1; number <= PIPS; number++) {
    const to = takes(o, number);
    if (to === null) continue;
    const card = o.cards[number - 1]!;
    if (isSailor(card)) strengths[to * NATIONS.length + nationOf(card)]! += strengthOf(card);
    else value += (to === 0 ? 1 : -1) * trickWorth(o.view.round + 1);
  }
  for (let nation = 0; nation < NATIONS.length; nation++) {
    value += nationValue(o.remainders[nation]!, strengths[nation]!, strengths[NATIONS.length + nation]!);
  }
  if (o.view.round === ROUNDS) return value;
  return value + (caller === 0 ? -STARTING : STARTING);
}

/** Who takes the card with this number (rules 4.1–4.4), on the outlook's own dice. */
function takes({ placed, sunk }: Outlook, number: number): Seat | null {
  const [mine, theirs] = [placed[number - 1]!, placed[PIPS + number - 1]!];
  if (sunk[number - 1]) return null;
  if (mine !== theirs) return mine > theirs ? 0 : 1;
  if (mine === 0) return null;
  const lead = pips(placed, 0, number) - pips(placed, PIPS, number);
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

function pips(placed: readonly number[], from: number, number: number): number {
  const below = number > 1 ? (number - 1) * placed[from + number - 2]! : 0;
  return below + (number < PIPS ? (number + 1) * placed[from + number]! : 0);
}

/** The value with this seat to move, looking so many rolls ahead. */
export function ahead(o: Outlook, mover: Seat, rolls: number): number {
  const mustCall = o.supply[mover]! < 2;
  const call = mustCall || rolls <= 0 || mayCall(o, mover) ? afterCall(o, mover) : Number.NaN;
  if (mustCall || rolls <= 0) return call;
  const roll = afterRoll(o, mover, rolls);
  return Number.isNaN(call) ? roll : better(mover, call, roll);
}

export const better = (seat: Seat, a: number, b: number): number =>
  seat === 0 ? Math.max(a, b) : Math.min(a, b);

function mayCall(o: Outlook, mover: Seat): boolean {
  return !o.view.banned && o.supply[mover]! <= DICE - 2;
}

/** The average over a throw of two dice, the better one being placed. */
export function afterRoll(o: Outlook, mover: Seat, rolls: number): number {
  const values: number[] = [];
  for (let die = 1; die <= PIPS; die++) values.push(afterPlacing(o, mover, die, rolls - 1));
  values.sort((a, b) => (mover === 0 ? a - b : b - a));
  // Of the 36 throws, 2k − 1 have the k-th value as their best.
  return values.reduce((sum, value, i) => sum + value * (2 * i + 1), 0) / (PIPS * PIPS);
}

export function afterPlacing(o: Outlook, mover: Seat, die: number, rolls: number): number {
  const at = mover * PIPS + die - 1;
  o.placed[at]!++;
  o.supply[mover]!--;
  const value = ahead(o, 1 - mover, rolls);
  o.placed[at]!--;
  o.supply[mover]!++;
  return value;
}
