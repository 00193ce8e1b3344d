/** All words of a game in one language. A missing code, event, option or rule does not compile. */
import type { Params, Seat, Shape } from '../core/game.ts';

/** How a seat is called at this table. */
export type Who = (seat: Seat) => string;

type OfType<T extends { readonly type: string }, K> = Extract<T, { readonly type: K }>;

/** The position in which a move is offered, and to whom. */
export interface ChoiceAt<V = object> {
  readonly view: V;
  readonly seat: Seat;
  readonly who: Who;
}

export interface GameText<G extends Shape = Shape> {
  readonly title: string;
  /** Why a move was refused. */
  readonly refusals: { readonly [C in keyof G['Reasons']]: (params: G['Reasons'][C], who: Who) => string };
  /** Where a refusal means no more than that a move is unfinished: what is still to be chosen, or '' if it is not that. */
  readonly unfinished?: {
    readonly [C in keyof G['Reasons']]?: (params: G['Reasons'][C], who: Who) => string;
  };
  /** What happened; an empty sentence is not worth a line. */
  readonly events: { readonly [T in G['Event']['type']]: (event: OfType<G['Event'], T>, who: Who) => string };
  /** What kinds of moves are called on their buttons, in the order of the rulebook. */
  readonly kinds: { readonly [T in G['Move']['type']]: KindName<OfType<G['Move'], T>> };
  /** What a move is called in a list of choices. */
  readonly moves: { readonly [T in G['Move']['type']]: (move: OfType<G['Move'], T>, who: Who) => string };
  /** The same where the position is known, for moves of which it says more: what they cost now. */
  readonly choices?: {
    readonly [T in G['Move']['type']]?: (move: OfType<G['Move'], T>, at: ChoiceAt<G['View']>) => string;
  };
  /** Moves of many parts are put together step by step: what is asked for each field. */
  readonly questions: {
    readonly [T in G['Move']['type']]?: {
      readonly [F in Exclude<keyof OfType<G['Move'], T>, 'type'>]?: Question;
    };
  };
  readonly options: { readonly [K in keyof G['Options']]-?: OptionTextFor<G['Options'][K]> };
  /** The rulebook: chapter headings by number, paragraphs by rule number. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly rules: { readonly [R in G['Rule']]: Paragraph };
  /** What the editions are called that a reader can choose between; games with one edition leave it out. */
  readonly editions?: Readonly<Record<string, string>>;
  /** The edition that a table with these options plays. */
  readonly editionOf?: (options: G['Options']) => string;
  /** Tables of the rulebook that depend on the options, such as the costs of all cards. */
  readonly tables?: (options: G['Options']) => readonly RuleTable[];
  /** The table as text, line by line, for terminals and screen readers. */
  board(view: G['View'], who: Who): string[];
}

/** A text for all editions, or a text for each edition that has the paragraph. */
export type Paragraph = string | Readonly<Record<string, string>>;

/** A table of the rulebook; it follows the paragraph with this number. */
export interface RuleTable {
  readonly rule: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** The paragraph in one edition; undefined where the edition has none. A game with one edition needs no name for it. */
export function paragraphIn(paragraph: Paragraph, edition = ''): string | undefined {
  return typeof paragraph === 'string' ? paragraph : paragraph[edition];
}

/** Where the place a move leads to says more than its kind, that move is named; none is given while it is impossible. */
export type KindName<M = { readonly type: string }> = string | ((move: M | undefined) => string);

/** The sentences of an adviser's points, by code. */
export type PointText = Readonly<Record<string, (params: Params, who: Who) => string>>;

/** The same, for a game that names its points and the values of each. */
export type PointTextOf<P extends object> = {
  readonly [C in keyof P]: (params: P[C], who: Who) => string;
};

export interface Question {
  readonly ask: string;
  /** What an answer is called; in a list `place` says where it stands, and −1 that the whole list is meant. */
  answer(value: unknown, place: number, who: Who): string;
}

export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** What the values of a choice are called. */
  readonly values?: Readonly<Record<string, string>>;
  /** What the parts of a value are called. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** The names in a value that has parts, however deep. */
type PartOf<V> = {
  [K in keyof V & string]: K | (V[K] extends object ? PartOf<V[K]> : never);
}[keyof V & string];

/** An option with parts, such as how many there are of each card, names them all. */
type OptionTextFor<V> = V extends object
  ? OptionText & { readonly parts: Readonly<Record<PartOf<V>, string>> }
  : OptionText;
