/** What an adviser says about a move of Shanghaien: codes, and the values each carries. */
import type { Effect, End, Nation } from './rules/tables.ts';

type Nothing = Record<never, never>;

/** A card of the row by its kind, and the number it has in this round. */
type Card = { card: number; number: number };

export interface Points {
  /** There is no other move. */
  only: Nothing;
  /** The card becomes yours by more dice, or by the pips beside it. */
  takes: Card;
  pips: Card;
  /** It was yours and is safer now: so many dice of each. */
  safer: Card & { mine: number; theirs: number };
  /** It was the other's and is nobody's now. */
  denies: Card;
  /** It is still the other's, but closer. */
  chases: Card & { mine: number; theirs: number };
  /** Strengths with all that the row brings both as it lies. */
  nation: { nation: Nation; mine: number; theirs: number };
  /** The other has nobody of this nation: it counts in full. */
  alone: { nation: Nation; strength: number };
  /** One of the cards is a trick. */
  trick: Nothing;
  /** The die lies on this card, and would lie on that one if the other end counted. */
  counted: { end: End; die: number; card: number; instead: number };
  /** How many cards each would get if Shanghai were called now. */
  row: { mine: number; theirs: number };
  /** Points if this call ends the game. */
  final: { mine: number; theirs: number };
  /** How many throws in a hundred bring more than what is there now. */
  odds: { percent: number };
  /** Dice of yours in the row: not enough to call. */
  tooFew: { placed: number };
  /** Who calls does not begin the next round. */
  begins: Nothing;
  /** A captain watches all turns of the other, who has so many dice left. */
  captain: { dice: number };
  /** Nobody can call now; so many dice of yours are left. */
  banned: { dice: number };
  /** The sharks can have this card. */
  sinks: Card;
  /** A die that is not needed where it lies. */
  idle: { number: number };
  doubles: Nothing;
  /** The other would get this card. */
  theirs: Card;
  /** How many throws in a hundred would bring the other more. */
  better: { percent: number };
  /** An objection keeps this effect from being used in this turn. */
  bars: { effect: Effect };
  /** The other has then used up the one trick of this round. */
  spent: Nothing;
  /** No card changes hands. */
  quiet: Nothing;
}
