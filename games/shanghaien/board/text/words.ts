/** The board's own few words; names of nations and effects are those of the game's text. */
import type { Effect, Nation } from '../../rules/tables.ts';

export interface BoardWords {
  readonly nations: Readonly<Record<Nation, string>>;
  readonly effects: Readonly<Record<Effect, string>>;
  /** Who looks, in a list of who gets a card. */
  readonly you: string;
  readonly nobody: string;
  /** The row of six cards. */
  readonly tavern: string;
  readonly round: (round: number) => string;
  /** Before how many dice lie in front of somebody. */
  readonly supply: string;
  /** Dice used up for this round. */
  readonly spent: (dice: number) => string;
  readonly mustCall: string;
  /** What one calls out. */
  readonly shanghai: string;
  readonly trickPlayed: string;
  /** Why somebody gets a card: more dice on it, or more pips beside it. */
  readonly dice: string;
  readonly beside: string;
  /** Before what it was like until now. */
  readonly was: string;
  readonly or: string;
  /** Counting starts at this end. */
  readonly countFromHere: string;
  readonly faceDown: string;
  readonly tricks: string;
  readonly roll: string;
  readonly backToSupply: string;
  readonly deck: (cards: number) => string;
  readonly gone: (cards: number) => string;
  readonly crews: string;
  readonly ifCalled: string;
  readonly ifDone: string;
  readonly final: string;
  readonly points: string;
  readonly unusedTricks: string;
  readonly total: string;
  /** Values of a nation that have not been dealt. */
  readonly inDeck: (values: string) => string;
  readonly lastRound: string;
  readonly rule: (number: string) => string;
}
