/** Chapter 12: the final account. */
import { total } from '../../../core/counts.ts';
import type { Outcome, Seat } from '../../../core/game.ts';
import { inPile, pileOf, stock } from './stores.ts';
import {
  COLOURS,
  FULL_SET_WORTH,
  IN_BANK_PORT_AT_END,
  IN_HARBOUR_AT_END,
  LOAN_AT_END,
  ON_SHIP_AT_END,
  placeOnCard,
  WORTHS,
} from './tables.ts';
import type { Account, Emit, State } from './types.ts';

/** The place on the value card that counts 10 for who has all five colours, else 5 (rule 12.3). */
const TWO_VALUES = 1;

/** What a container of this colour is worth on the island. */
export function worthOf(card: number, colour: number, full: boolean): number {
  const place = placeOnCard(card, colour);
  return place === TWO_VALUES && full ? FULL_SET_WORTH : WORTHS[place]!;
}

export function isFullSet(island: readonly number[]): boolean {
  for (let colour = 0; colour < island.length; colour++) if (island[colour] === 0) return false;
  return true;
}

/**
 * The most numerous colour is thrown away. On a tie the colour with two values goes if it is among them; else the
 * owner chooses, and would keep what is worth more (rule 12.2).
 */
export function discardedColour(island: readonly number[], card: number): number | null {
  const full = isFullSet(island);
  let discarded = 0;
  for (let colour = 1; colour < island.length; colour++) {
    const more = island[colour]! - island[discarded]!;
    if (more > 0 || (more === 0 && goesFirst(card, colour, discarded, full))) discarded = colour;
  }
  return island[discarded] === 0 ? null : discarded;
}

/** Whether one of two equally numerous colours is rather thrown away than the other. */
function goesFirst(card: number, colour: number, other: number, full: boolean): boolean {
  if (placeOnCard(card, other) === TWO_VALUES) return false;
  return placeOnCard(card, colour) === TWO_VALUES || worthOf(card, colour, full) < worthOf(card, other, full);
}

/** Worth of what lies on the island, after the discard (rules 12.2, 12.3). */
export function islandWorth(
  island: readonly number[],
  card: number,
  discarded = discardedColour(island, card),
): number {
  const full = isFullSet(island);
  let worth = 0;
  for (let colour = 0; colour < island.length; colour++)
    if (colour !== discarded && island[colour]! > 0) worth += island[colour]! * worthOf(card, colour, full);
  return worth;
}

export function account(state: State, seat: Seat): Account {
  const pile = pileOf(state, 'island', seat);
  const card = state.valueCards[seat]!;
  const discarded = discardedColour(pile, card);
  const island = islandWorth(pile, card, discarded);
  const cash = state.cash[seat]!;
  const harbour = IN_HARBOUR_AT_END * stock(state, 'harbour', seat);
  const ship = ON_SHIP_AT_END * inPile(state, 'cargo', seat);
  const bankPort = IN_BANK_PORT_AT_END * inPile(state, 'bankPorts', seat);
  // Not −11 × loans, which is −0 for who has none.
  const loans = 0 - LOAN_AT_END * state.loans[seat]!;
  return {
    seat,
    card,
    full: isFullSet(pile),
    discarded: discarded === null ? null : COLOURS[discarded]!,
    island,
    cash,
    harbour,
    ship,
    bankPort,
    loans,
    total: island + cash + harbour + ship + bankPort + loans,
  };
}

/** Who is ahead on equal money: containers left on the island, or in the factory store (rule 12.5). */
function tieBreaker(state: State, seat: Seat): number {
  if (state.options.edition === 'anniversary') return stock(state, 'factory', seat);
  const pile = pileOf(state, 'island', seat);
  const discarded = discardedColour(pile, state.valueCards[seat]!);
  return total(pile) - (discarded === null ? 0 : pile[discarded]!);
}

export function result(state: State): Outcome {
  const scores: number[] = [];
  const ties: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    scores.push(account(state, seat).total);
    ties.push(tieBreaker(state, seat));
  }
  const places: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) places.push(placeOf(seat, scores, ties));
  return { scores, places };
}

/** One more than those who are ahead. */
function placeOf(seat: Seat, scores: readonly number[], ties: readonly number[]): number {
  let place = 1;
  for (let rival = 0; rival < scores.length; rival++) {
    const ahead = scores[rival]! - scores[seat]!;
    if (ahead > 0 || (ahead === 0 && ties[rival]! > ties[seat]!)) place++;
  }
  return place;
}

export function announceScores(state: State, emit: Emit): void {
  for (let seat = 0; seat < state.seats; seat++) emit({ type: 'account', ...account(state, seat) });
  emit({ type: 'ended', ...result(state) });
}
