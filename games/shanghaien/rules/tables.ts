/** The facts of Shanghaien: cards, dice, rounds. What no source confirms is an option (rule 11). */

export const SEATS = 2;
export const ROUNDS = 8;
export const ROW = 6;
export const DICE = 6;
export const PIPS = 6;

export const NATIONS = [
  'american',
  'french',
  'german',
  'chinese',
  'dutch',
  'turkish',
  'spanish',
  'italian',
] as const;
export type Nation = (typeof NATIONS)[number];

/** Sailors of one nation: two of value 3, one of each other (rule 1.2). */
export const SAILORS_BY_VALUE = [1, 1, 2, 1] as const;
export const VALUES = SAILORS_BY_VALUE.length;

/** A joker counts as a sailor of this value (rule 5.3). */
export const JOKER_VALUE = 2;

/** What a trick card of the tavern can do; each carries two of these (rule 1.3). */
export const BASE_TRICKS = [
  'jokerShift',
  'jokerReroll',
  'jokerBoth',
  'shiftReroll',
  'shiftBoth',
  'rerollBoth',
] as const;
export type BaseTrick = (typeof BASE_TRICKS)[number];

/** All trick cards a hand can hold: those of the tavern, then those of the expansions. */
export const TRICKS = [...BASE_TRICKS, 'captain', 'banRerollAll', 'sharksExchange', 'doubles'] as const;
export type Trick = (typeof TRICKS)[number];

export const EFFECTS = {
  jokerShift: ['joker', 'shift'],
  jokerReroll: ['joker', 'reroll'],
  jokerBoth: ['joker', 'both'],
  shiftReroll: ['shift', 'reroll'],
  shiftBoth: ['shift', 'both'],
  rerollBoth: ['reroll', 'both'],
  captain: ['captain'],
  banRerollAll: ['ban', 'rerollAll'],
  sharksExchange: ['sharks', 'exchange'],
  doubles: ['doubles'],
} as const satisfies Record<Trick, readonly string[]>;
export type Effect = (typeof EFFECTS)[Trick][number];

export const BASE_TRICK_COUNT = 8;

/** Not confirmed by any source (rule 11.1): "both" is the strongest, so we made it the rare one. */
export const LIKELY_TRICK_DECK: Readonly<Record<BaseTrick, number>> = {
  jokerShift: 3,
  jokerReroll: 3,
  jokerBoth: 2,
  shiftReroll: 0,
  shiftBoth: 0,
  rerollBoth: 0,
};

/** Cards of the deck by kind: sailors nation by nation, then the trick cards. */
export const SAILOR_KINDS = NATIONS.length * VALUES;
export const CARD_KINDS = SAILOR_KINDS + BASE_TRICKS.length;

export const sailor = (nation: number, value: number): number => nation * VALUES + value - 1;
export const trickCard = (trick: number): number => SAILOR_KINDS + trick;
export const isSailor = (card: number): boolean => card < SAILOR_KINDS;
export const nationOf = (card: number): number => (card / VALUES) | 0;
export const strengthOf = (card: number): number => (card % VALUES) + 1;
export const trickOf = (card: number): number => card - SAILOR_KINDS;

/** Both ends of the row, as the first seat sees them. */
export const ENDS = ['left', 'right'] as const;
export type End = (typeof ENDS)[number];

/** The paragraphs of docs/rules/shanghaien.md. */
// biome-ignore format: one line per chapter
export const RULES = [
  '1.1', '1.2', '1.3', '1.4',
  '2.1', '2.2', '2.3',
  '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
  '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7',
  '8.1', '8.2', '8.3', '8.4',
  '9.1', '9.2', '9.3', '9.4', '9.5',
  '10.1', '10.2', '10.3', '10.4', '10.5', '10.6', '10.7',
  '11.1', '11.2', '11.3', '11.4', '11.5', '11.6', '11.7', '11.8', '11.9',
] as const;
export type Rule = (typeof RULES)[number];
