/** What a board is given. It knows no rule: what may be done, and why not, comes in as data. */
import type { Refusal, Seat, Shape } from '../../core/game.ts';
import type { GameText } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';

/** How a seat looks: its colour and the shape of its pennant never come apart. */
export interface SeatLook {
  readonly name: string;
  readonly colour: 'blue' | 'red' | 'yellow' | 'green' | 'purple';
  readonly bot: boolean;
}

/** Something that happened just now, to be shown as motion; its number tells it from the one before. */
export interface News<G extends Shape = Shape> {
  readonly n: number;
  readonly events: readonly G['Event'][];
}

export interface BoardProps<G extends Shape = Shape> {
  readonly view: G['View'];
  /** The seat of who looks, or null. */
  readonly you: Seat | null;
  readonly seats: readonly SeatLook[];
  readonly text: GameText<G>;
  readonly language: Language;
  /** Whether the game waits for you. */
  readonly asked: boolean;
  /** Legal moves, as far as they can be listed; none unless you are asked. */
  readonly moves: readonly G['Move'][];
  /** Why a move may not be made, or undefined: the game's own check. */
  readonly check: (move: G['Move']) => Refusal<G> | undefined;
  /** The same in the reader's words. */
  readonly explain: (refusal: Refusal<G>) => string;
  /** What you would see after a legal move; where luck has a hand in it, one of the things you might see. */
  readonly after: (move: G['Move']) => G['View'] | undefined;
  /** The kind of move that was chosen in the bar, or on the board. */
  readonly kind: G['Move']['type'] | undefined;
  readonly choose: (kind: G['Move']['type']) => void;
  /** The move that is being considered; the bar below shows it and makes it. */
  readonly draft: G['Move'] | null;
  readonly consider: (move: G['Move'] | null) => void;
  /** Says in the bar what to point at next; undefined where the board has nothing to say. */
  readonly guide: (words: string | undefined) => void;
  readonly news: News<G> | undefined;
  /** What somebody points at in the log. */
  readonly pointed: readonly G['Event'][];
  /** Whose part of the board somebody asked for; asked for anew, it is another object. */
  readonly sought: { readonly seat: Seat } | undefined;
  /** False: changes appear in place, with a highlight. */
  readonly motion: boolean;
}
