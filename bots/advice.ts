/** What a strong player says when asked: how the table stands, which moves are good, and why. */
import type { Params, Seat, Shape } from '../core/game.ts';
import type { Budget } from './bot.ts';

/** A move, and the share of the win its maker may expect after it: 0 … 1. */
export interface Weighed<G extends Shape = Shape> {
  readonly move: G['Move'];
  readonly share: number;
}

/** What speaks for a move or against it: a sentence of the game's own, and its values. */
export interface Point {
  readonly code: string;
  readonly params: Params;
}

/** The same, for a game that names its points and the values of each. */
export type PointOf<P extends object> = {
  [C in keyof P & string]: { readonly code: C; readonly params: P[C] };
}[keyof P & string];

/** A seat that asks: all it may look at. */
export interface Asking<G extends Shape = Shape> {
  readonly view: G['View'];
  readonly seat: Seat;
  /** The events this seat was shown, oldest first. */
  readonly seen: readonly G['Event'][];
}

export interface Adviser<G extends Shape = Shape> {
  /** Good moves, best first; those that are asked about are among them, whatever they are worth. */
  weigh(
    asking: Asking<G>,
    budget: Budget,
    about?: readonly G['Move'][],
  ): readonly Weighed<G>[] | Promise<readonly Weighed<G>[]>;
  /** Each seat's share of the win as things stand, with nothing hidden; together 1. */
  shares(state: G['State']): readonly number[] | Promise<readonly number[]>;
  /** Why, in a few points, the weightiest first. */
  points(asking: Asking<G>, move: G['Move']): readonly Point[];
}
