/**
 * The contract every game satisfies. A game is six types (its Shape) and the functions of Game;
 * nothing else about it is known to the server, the client, the bots or the arena.
 */
import type { Chance } from './chance.ts';
import type { Decoder } from './decode.ts';

/** A place at the table, 0 … n−1 in turn order, fixed for the game. */
export type Seat = number;

/** Who looks: a seat, or 'table' for what lies face up (spectators). */
export type Viewer = Seat | 'table';

export type Emit<E> = (event: E) => void;

/** The values of a sentence. */
export type Params = Readonly<Record<string, string | number>>;

/** The types that make a game. */
export interface Shape {
  Options: object;
  /** What a viewer knows: the State with hidden values as null. */
  View: object;
  /** A State is a View with nothing hidden. */
  State: this['View'];
  Move: { readonly type: string };
  Event: { readonly type: string };
  /** Refusal codes and the values each carries. */
  Reasons: object;
  /** The numbers of docs/rules/<game>.md. */
  Rule: string;
}

/** Why a move may not be made: one code per broken rule, its values, and where the rule stands. */
export type Refusal<G extends Shape = Shape> = {
  [C in keyof G['Reasons'] & string]: {
    readonly code: C;
    readonly rule: G['Rule'];
    readonly params: G['Reasons'][C];
  };
}[keyof G['Reasons'] & string];

/** How a game ended: points, and places from 1 (equal places are shared). */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Game<G extends Shape = Shape> {
  /** The folder's name: 'shanghaien'. */
  readonly id: string;
  /** Raised when any stored log would replay differently. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly decode: { readonly move: Decoder<G['Move']>; readonly options: Decoder<G['Options']> };

  start(options: G['Options'], seats: number, chance: Chance, emit?: Emit<G['Event']>): G['State'];
  clone(state: G['State']): G['State'];

  /** Seats the game waits for; several while bids are sealed; none when it is over. */
  toAct(view: G['View']): readonly Seat[];
  /** Seats whose moves lie face down until they are all turned over; games without such moves leave it out. */
  sealed?(view: G['View']): readonly Seat[];
  /** The result, once there is one. */
  outcome(state: G['State']): Outcome | undefined;

  /** Why this move may not be made, or undefined. First broken rule in rulebook order. Never mutates. */
  check(view: G['View'], seat: Seat, move: G['Move']): Refusal<G> | undefined;
  /** Makes a move that check() allows, then settles everything automatic. Mutates. */
  apply(state: G['State'], seat: Seat, move: G['Move'], chance: Chance, emit?: Emit<G['Event']>): void;

  /** All legal moves, lazily, in a fixed order. May be hundreds of thousands: never spread it. */
  moves(view: G['View'], seat: Seat): Iterable<G['Move']>;
  /** One legal move, cheaply and in a bounded number of draws; every legal move is possible. */
  sample(view: G['View'], seat: Seat, chance: Chance): G['Move'];
  /** The least harmful move, for a player whose time ran out. */
  fallback(view: G['View'], seat: Seat): G['Move'];

  view(state: G['State'], viewer: Viewer): G['View'];
  redact(event: G['Event'], viewer: Viewer): G['Event'] | undefined;
  /** A truth that could lie behind this view. */
  guess(view: G['View'], viewer: Viewer, chance: Chance): G['State'];
}

/** One kind of move; one section of the rulebook. */
export interface Action<G extends Shape, M extends G['Move'] = G['Move']> {
  check(view: G['View'], seat: Seat, move: M): Refusal<G> | undefined;
  apply(state: G['State'], seat: Seat, move: M, chance: Chance, emit?: Emit<G['Event']>): void;
  /** Whether any move of this kind is legal for a seat that is to act. */
  can(view: G['View'], seat: Seat): boolean;
  moves(view: G['View'], seat: Seat): Iterable<M>;
  /** One legal move of this kind; asked only where can() says yes. */
  sample(view: G['View'], seat: Seat, chance: Chance): M;
}

/** An action for every kind of move: forget one and it does not compile. */
export type Actions<G extends Shape> = {
  readonly [T in G['Move']['type']]: Action<G, Extract<G['Move'], { readonly type: T }>>;
};

const VIEWERS: (readonly Viewer[])[] = [];

/** The viewers of a table: every seat, then those who only watch. */
export function viewers(seats: number): readonly Viewer[] {
  VIEWERS[seats] ??= [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
  return VIEWERS[seats];
}
