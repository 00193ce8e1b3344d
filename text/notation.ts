/** Moves in short notation, as a player types them: `produce black@3 tan@2`. A game says which words it has. */
import type { Shape } from '../core/game.ts';
import type { ChoiceAt } from './game-text.ts';
import type { TypedItems } from './typed-items.ts';

type OfType<T extends { readonly type: string }, K> = Extract<T, { readonly type: K }>;

export interface MoveNotation<V, M> {
  /** Stands before the items. Two kinds of moves may share a word if their items differ. */
  readonly word: string;
  /** Items that could stand behind the word, allowed now or not. */
  example(at: ChoiceAt<V>): string;
  /** The fields of the move. The items remember what they could not understand. */
  read(items: TypedItems, at: ChoiceAt<V>): Omit<M, 'type'>;
  /** The items of a move, so that reading them gives the same move. */
  write(move: M, at: ChoiceAt<V>): string;
}

export interface Notation<G extends Shape = Shape> {
  /** What the signs of the items mean. */
  readonly help: string;
  readonly moves: {
    readonly [T in G['Move']['type']]?: MoveNotation<G['View'], OfType<G['Move'], T>>;
  };
}
