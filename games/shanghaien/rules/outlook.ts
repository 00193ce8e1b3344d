/** What a picture may say beyond what lies there: who would get what, and how strong everybody would be. */
import { seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { actor } from './actions/common.ts';
import { apply } from './actions/index.ts';
import { award, distribute } from './distribution.ts';
import { crewSlot, held } from './hand.ts';
import { placeOf } from './row.ts';
import { scoreNation, scores, trickPoints } from './scoring.ts';
import { clone } from './secrecy.ts';
import { type End, NATIONS, sailor, TRICKS, type Trick, VALUES } from './tables.ts';
import type { Award, Move, NationScore, View } from './types.ts';

/** One place of the row, counted from the left. */
export interface Spot {
  readonly place: number;
  readonly card: number;
  readonly faceDown: boolean;
  /** Null until the first die says from which end the cards count. */
  readonly number: number | null;
  /** What becomes of the card if the round ended now. */
  readonly award: Award;
}

/** The row from left to right; nothing when the game is over. */
export function spots(view: View): Spot[] {
  return view.tavern.map((card, place) => {
    const number = numberAt(view.end ?? 'left', place);
    const faceDown = view.sunk[place] === 1;
    return { place, card, faceDown, number: view.end && number, award: award(view, number) };
  });
}

/** The number of the card at a place, and the place of the card with a number: the same sum both ways. */
function numberAt(end: End, place: number): number {
  return placeOf(end, place + 1) + 1;
}

/** Where a die would lie if the cards counted from this end (rule 3.4). */
export const placeFrom = (end: End, die: number): number => placeOf(end, die);

/** The table as if "Shanghai!" were called now: the cards shared out, the dice still where they lie. */
export function sharedOut(view: View): View {
  const state = clone(view);
  if (state.tavern.length > 0) distribute(state);
  return state;
}

export interface Member {
  /** The sailor's value, or null for a joker. */
  readonly value: number | null;
  /** Not there yet. */
  readonly joins: boolean;
}

/** A nation on both sides, as it would be scored. */
export interface Crews extends NationScore {
  readonly members: readonly [readonly Member[], readonly Member[]];
  /** Values still in the deck. */
  readonly inDeck: readonly number[];
}

/** All crews as they will be, those who are not there yet marked. */
export function crews(now: View, then: View): Crews[] {
  return NATIONS.map((nation, i) => ({
    ...scoreNation(then, nation),
    members: [members(now, then, 0, i), members(now, then, 1, i)],
    inDeck: range(VALUES).flatMap((value) => Array<number>(now.deck[sailor(i, value)]!).fill(value)),
  }));
}

function members(now: View, then: View, seat: Seat, nation: number): Member[] {
  return range(VALUES + 1).flatMap((slot) => {
    const at = crewSlot(seat, nation, slot - 1);
    const there = now.crews[at]!;
    const value = slot > VALUES ? null : slot;
    return Array.from({ length: then.crews[at]! }, (_, i) => ({ value, joins: i >= there }));
  });
}

const range = (to: number): number[] => Array.from({ length: to }, (_, i) => i + 1);

export interface Holding {
  readonly trick: Trick;
  readonly count: number;
}

/** The trick cards that lie in front of a seat. */
export function holdings(view: View, seat: Seat): Holding[] {
  return TRICKS.map((trick) => ({ trick, count: held(view, seat, trick) })).filter(({ count }) => count > 0);
}

/** Where the Doubles card lies: with a seat, in the middle, or not in this game. */
export function doublesAt(view: View): Seat | 'middle' | undefined {
  if (!view.options.doubles) return undefined;
  return ([0, 1] as const).find((seat) => held(view, seat, 'doubles') > 0) ?? 'middle';
}

export interface Points {
  readonly total: readonly [number, number];
  /** Of these, for tricks never played. */
  readonly tricks: readonly [number, number];
}

/** Points as if the game ended with what everybody has. */
export function points(view: View): Points {
  return { total: scores(view), tricks: [trickPoints(view, 0), trickPoints(view, 1)] };
}

export interface Dice {
  /** In front of the seat, those just thrown aside. */
  readonly supply: number;
  /** Used up for this round (rule 11.4). */
  readonly spent: number;
  /** The trick of this round has been played. */
  readonly tricked: boolean;
}

export function diceOf(view: View, seat: Seat): Dice {
  const thrown = seat === view.turn ? view.dice.length : 0;
  return {
    supply: view.supply[seat]! - thrown,
    spent: view.spent[seat]!,
    tricked: view.tricked[seat] === 1,
  };
}

/** Cards still to be dealt, and cards that left the game. */
export const piles = (view: View): { readonly deck: number; readonly gone: number } => ({
  deck: total(view.deck),
  gone: total(view.gone),
});

const UNCERTAIN: readonly Move['type'][] = [
  'roll',
  'shanghai',
  'reroll',
  'rerollAll',
  'doubles',
  'rerollOne',
  'object',
];

/** No dice are thrown and no cards are dealt: everybody can see what will be. */
function isCertain(move: Move, view: View): boolean {
  if (move.type === 'allow') return view.pending !== null && isCertain(view.pending, view);
  return !UNCERTAIN.includes(move.type);
}

/** What a move leads to, as far as no luck has a hand in it; a captain who may object is taken to let it pass. */
export function foreseen(view: View, move: Move, after: View): View | undefined {
  return isCertain(move, view) ? (allowed(after) ?? after) : undefined;
}

/** What was announced, as if the captain let it pass (rule 7.3); undefined where nothing certain waits. */
export function allowed(view: View): View | undefined {
  if (view.pending === null || !isCertain(view.pending, view)) return undefined;
  invariant(view.phase === 'objection', 'what is announced waits for the captain');
  const state = clone(view);
  apply(state, actor(view), { type: 'allow' }, seeded('certain'));
  return state;
}
