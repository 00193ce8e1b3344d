/** Why a move is refused: one code per broken rule, with the values its sentence needs. */
import type { BaseTrick, Effect, Nation, Rule, Trick } from './tables.ts';

type None = Readonly<Record<never, never>>;

export interface Reasons {
  gameOver: None;
  notYourTurn: { readonly turn: number };
  rollFirst: None;
  alreadyRolled: None;
  mustCall: { readonly supply: number };
  tooFewPlaced: { readonly placed: number };
  dieNotRolled: { readonly die: number };
  chooseEnd: None;
  endIsSet: None;
  trickPlayed: None;
  cardNotHeld: { readonly card: Trick };
  effectNotOnCard: { readonly card: BaseTrick; readonly effect: Effect };
  noSailorThere: { readonly nation: Nation };
  beyondTheDie: { readonly die: number };
  captainNotInLastRound: None;
  captainAlreadyOut: None;
  answerFirst: None;
  nothingToAnswer: None;
  trickObjected: { readonly card: Trick };
  shanghaiObjected: None;
  shanghaiBanned: None;
  spreadFirst: None;
  nothingToSpread: None;
  /** Only version 1 says this (rule 11.9). */
  alreadyFaceDown: { readonly number: number };
  nothingToExchange: None;
  noDieThere: { readonly die: number };
  doublesNotInPlay: None;
  noDouble: None;
  doublesIsYours: None;
  doubleMustBeUsed: None;
}

/** Where each broken rule stands. */
export const RULE_OF: { readonly [C in keyof Reasons]: Rule } = {
  gameOver: '6.1',
  notYourTurn: '3.1',
  rollFirst: '3.2',
  alreadyRolled: '3.1',
  mustCall: '3.6',
  tooFewPlaced: '3.5',
  dieNotRolled: '3.2',
  chooseEnd: '3.4',
  endIsSet: '3.4',
  trickPlayed: '5.1',
  cardNotHeld: '5.2',
  effectNotOnCard: '5.2',
  noSailorThere: '5.3',
  beyondTheDie: '5.4',
  captainNotInLastRound: '7.2',
  captainAlreadyOut: '7.2',
  answerFirst: '7.3',
  nothingToAnswer: '7.3',
  trickObjected: '7.5',
  shanghaiObjected: '7.6',
  shanghaiBanned: '8.2',
  spreadFirst: '8.3',
  nothingToSpread: '8.3',
  alreadyFaceDown: '9.2',
  nothingToExchange: '9.3',
  noDieThere: '9.3',
  doublesNotInPlay: '10.1',
  noDouble: '10.2',
  doublesIsYours: '10.3',
  doubleMustBeUsed: '10.2',
};
