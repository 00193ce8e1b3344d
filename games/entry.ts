/** What the rest of Quayside knows about a game. */
import type { Adviser } from '../bots/advice.ts';
import type { Bot } from '../bots/bot.ts';
import type { Training } from '../bots/training.ts';
import type { Frozen, Rules } from '../core/frozen.ts';
import type { Game, Seat, Shape } from '../core/game.ts';
import type { Trial } from '../core/laws.ts';
import type { Endings } from '../core/story.ts';
import type { GameText, PointText } from '../text/game-text.ts';
import type { Language } from '../text/languages.ts';
import type { Notation } from '../text/notation.ts';

export interface Entry<G extends Shape = Shape> {
  readonly game: Game<G>;
  /** The rules of earlier versions. */
  readonly frozen: Frozen<G>;
  /** Reads a view of an earlier version; left out in the newest. */
  readonly today?: Rules<G>['today'];
  /** What the laws must know. */
  readonly trial: Trial<G>;
  /** Of the trial's option sets, those whose random game is kept as a playthrough; all of them unless it says. */
  readonly goldens?: readonly string[];
  /** For each of these, a kept log must show one. */
  readonly endings: Endings<G>;
  /** What to say about a finished game beside points and counts, from all its events. */
  readonly figures?: (events: readonly G['Event'][], state: G['State']) => Readonly<Record<string, number>>;
  /** Where a move's luck comes from in games that are to be compared: the same turn gets the same dice. */
  readonly stream?: (state: G['State'], seat: Seat, move: G['Move']) => string;
  /** Players by name, weakest first. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** Who is asked for hints and for the review of a game. */
  readonly adviser?: Adviser<G>;
  /** What the adviser's points are called; loaded only when somebody asks. */
  readonly points?: (language: Language) => Promise<PointText>;
  /** How the weights of its bots are made, if they have any. */
  readonly training?: Training;
  /** How weights are made that win against its strongest bot, to see how much can be won. */
  readonly response?: Training;
  /** Those of its bots that have weights, with the ones in this text; undefined if it is damaged or made for others. */
  readonly botsWith?: (weights: string) => Readonly<Record<string, Bot<G>>> | undefined;
  readonly text: (language: Language) => Promise<GameText<G>>;
  /** How moves of several parts are typed; games without such moves leave it out. */
  readonly notation?: (language: Language) => Promise<Notation<G>>;
}

/** Forgets which game it is: the one place where a game's own types are let go. */
export function entry<G extends Shape>(own: Entry<G>): Entry {
  return own as unknown as Entry;
}
