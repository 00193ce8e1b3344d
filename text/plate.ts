/** The figures of a rulebook: positions set up for it, drawn by the board itself. */
import type { Seat, Shape } from '../core/game.ts';
import type { Language } from './languages.ts';

export interface Plate<G extends Shape = Shape, Id extends string = string> {
  readonly id: Id;
  /** The paragraph it stands beside. */
  readonly rule: G['Rule'];
  /** Whose eyes one looks through. */
  readonly you: Seat;
  readonly seats: number;
  /** In the only edition that has it; without one, in all. */
  readonly edition?: string;
  readonly state: (edition?: string) => G['State'];
  /** What is shown of the board, by `data-place`; all that lies between them too. */
  readonly places: readonly string[];
  /** About how high it is once it is drawn, in pixels: so much room is kept for it. */
  readonly room: number;
  /** Of a scene that fills whatever it is given, in pixels. */
  readonly height?: number;
  /** A move under consideration, drawn as at a table. */
  readonly draft?: G['Move'];
  /** What is pressed first, as a selector. */
  readonly press?: string;
}

export interface PlateWords {
  readonly caption: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
}

export type Captions<Id extends string = string> = Readonly<Record<Id, PlateWords>>;

/** All figures of a game; a caption that is missing does not compile. */
export interface Plates<G extends Shape = Shape, Id extends string = string> {
  readonly plates: readonly Plate<G, Id>[];
  readonly words: (language: Language) => Promise<Captions<Id>>;
}
