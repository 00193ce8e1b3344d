/** The nouns of Shanghaien. Nothing is hidden but the order of the deck, and the deck is counts. */
import type { Action, Emit as CoreEmit, Seat } from '../../../core/game.ts';
import type { Reasons } from './reasons.ts';
import type { BaseTrick, Effect, End, Nation, Rule, Trick } from './tables.ts';

export interface Options {
  /** Chapter 7: each captain may once object in every turn of the other. */
  readonly crazyCaptain: boolean;
  /** Chapter 8: Extra card 1, No Shanghai / Re-roll all. */
  readonly noShanghai: boolean;
  /** Chapter 9: Extra card 2, Sharks / Exchange. */
  readonly sharks: boolean;
  /** Chapter 10: Extra card 3, Doubles. */
  readonly doubles: boolean;
  /** Rule 11.1: how many of each trick card are among the 48. */
  readonly trickDeck: Readonly<Record<BaseTrick, number>>;
  /** Rule 11.2: a tie is shared, or goes to who scores in more nations. */
  readonly tie: 'shared' | 'nations';
  /** Rule 11.3: an unplayed Crazy Captain counts a point like any trick. */
  readonly captainScores: boolean;
  /** Rule 11.4: the dice that take the Doubles card go back to the supply, or are spent for the round. */
  readonly doublesDice: 'back' | 'spent';
  /** Rule 11.5: a rolled double is re-rolled or takes the card; as a house rule it may also be placed as it lies. */
  readonly doublesChoice: 'forced' | 'free';
}

export type Phase = 'turn' | 'rolled' | 'spread' | 'objection' | 'over';

export interface View {
  readonly options: Options;
  /** turn: roll or call; rolled: trick or place; spread: after "re-roll all"; objection: the captain is asked. */
  phase: Phase;
  /** 1 … 8. */
  round: number;
  /** Who began this round. */
  starter: Seat;
  /** Whose turn it is. */
  turn: Seat;
  /** Cards not yet dealt, by kind. */
  deck: number[];
  /** The six cards of the row, left to right as the first seat sees them. */
  tavern: number[];
  /** 1 where the card at that place was turned face down (rule 9.2). */
  sunk: number[];
  /** The end where card number 1 lies; null until the first die of the round. */
  end: End | null;
  /** Thrown and not yet placed. */
  dice: number[];
  /** The two dice show a double as they were thrown (rule 10.5). */
  double: boolean;
  /** Dice on the row: six card numbers for seat 0, six for seat 1. */
  placed: number[];
  /** Dice each seat still has; thrown dice count until they are placed. */
  supply: number[];
  /** Dice used up for this round without being placed (rule 11.4). */
  spent: number[];
  /** Sailors by seat, nation and value 1–4, then jokers. */
  crews: number[];
  /** Trick cards by seat and kind. */
  hands: number[];
  /** 1 when that seat has played a trick this round. */
  tricked: number[];
  /** Whose Crazy Captain is in force this round. */
  captain: Seat | null;
  /** The objection of this turn has been used. */
  objected: boolean;
  /** The card that was objected to; it stays barred until the turn ends. */
  barred: Trick | null;
  /** No Shanghai is in force this round. */
  banned: boolean;
  /** The die placed this turn turns its card face down. */
  hungry: boolean;
  /** What was announced and waits for the captain's word. */
  pending: Announced | null;
  /** Cards that left the game, by kind. */
  gone: number[];
}

export type State = View;

export type Move =
  | { readonly type: 'roll' }
  | { readonly type: 'shanghai' }
  | { readonly type: 'place'; readonly die: number; readonly end: End | null }
  | { readonly type: 'joker'; readonly card: BaseTrick; readonly nation: Nation }
  | { readonly type: 'shift'; readonly card: BaseTrick; readonly die: number; readonly by: 1 | -1 }
  | { readonly type: 'both'; readonly card: BaseTrick; readonly end: End | null }
  | { readonly type: 'reroll'; readonly card: BaseTrick }
  | { readonly type: 'captain' }
  | { readonly type: 'ban' }
  | { readonly type: 'rerollAll' }
  | { readonly type: 'spread'; readonly back: number; readonly end: End | null }
  | { readonly type: 'sharks' }
  | { readonly type: 'exchange'; readonly back: number }
  | { readonly type: 'doubles' }
  | { readonly type: 'rerollOne' }
  | { readonly type: 'takeDoubles'; readonly end: End | null }
  | { readonly type: 'object' }
  | { readonly type: 'allow' };
export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

/** Moves that a Crazy Captain may object to (rules 7.4–7.6). */
export type Announced = MoveOf<'shanghai' | 'place' | Effect>;

/** Why a card went where it went (chapter 4). */
export type Why = 'empty' | 'majority' | 'neighbours' | 'tie' | 'sharks';

/** What becomes of the card with one number. */
export interface Award {
  /** 1 … 6. */
  readonly number: number;
  readonly card: number;
  readonly to: Seat | null;
  readonly why: Why;
  /** Dice of seat 0 and seat 1 on the card. */
  readonly dice: readonly [number, number];
  /** Pips beside it; looked at only when the dice are equal. */
  readonly pips: readonly [number, number];
}

/** One line of the final scoring. */
export interface NationScore {
  readonly nation: Nation;
  readonly strengths: readonly [number, number];
  readonly to: Seat | null;
  readonly points: number;
}

export type Event =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly starter: Seat;
      readonly cards: readonly number[];
    }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'rerolledOne'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'announced'; readonly seat: Seat; readonly move: Announced }
  | { readonly type: 'allowed'; readonly seat: Seat; readonly move: Announced }
  | { readonly type: 'objected'; readonly seat: Seat; readonly move: Announced }
  | { readonly type: 'numbered'; readonly seat: Seat; readonly end: End }
  | { readonly type: 'placed'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'trick'; readonly seat: Seat; readonly card: Trick; readonly effect: Effect }
  | { readonly type: 'joined'; readonly seat: Seat; readonly nation: Nation }
  | { readonly type: 'shifted'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'sunk'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'doublesTaken'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly type: 'called'; readonly seat: Seat; readonly forced: boolean }
  | ({ readonly type: 'awarded' } & Award)
  | ({ readonly type: 'scored' } & NationScore)
  | { readonly type: 'tricksScored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly places: readonly number[] };
export type Emit = CoreEmit<Event>;

/** The types that make the game. */
export interface Shanghaien {
  Options: Options;
  View: View;
  State: State;
  Move: Move;
  Event: Event;
  Reasons: Reasons;
  Rule: Rule;
}

export type ActionOf<T extends MoveType> = Action<Shanghaien, MoveOf<T>>;
