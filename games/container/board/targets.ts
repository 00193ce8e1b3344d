/** What can be pointed at on the board. */
import type { Seat } from '../../../core/game.ts';
import type { CellKind, Colour } from '../rules/tables.ts';
import type { GoodsPlace, Move, StoreName, View } from '../rules/types.ts';

/** A box in a store: the nth from below of those on a cell, as it is shown. */
export interface BoxTarget {
  readonly what: 'box';
  readonly store: StoreName;
  readonly seat: Seat;
  readonly cell: number;
  readonly nth: number;
}

/** A name for a box, to find it again. */
export const keyOf = ({ store, seat, cell, nth }: BoxTarget): string => `${store} ${seat} ${cell} ${nth}`;

export type Target =
  | BoxTarget
  /** A price space of one's own store, by its place in the row. */
  | { readonly what: 'space'; readonly store: StoreName; readonly row: number }
  | { readonly what: 'warehouse' }
  /** A machine to be had. */
  | { readonly what: 'machine'; readonly colour: Colour }
  | { readonly what: 'plant'; readonly seat: Seat; readonly colour: Colour; readonly space: number }
  | { readonly what: 'shed'; readonly seat: Seat; readonly space: number }
  | { readonly what: 'sea' | 'island' | 'bankPort' }
  | { readonly what: 'harbour'; readonly seat: Seat }
  | { readonly what: 'goods'; readonly place: GoodsPlace; readonly seat: Seat; readonly colour: Colour }
  | { readonly what: 'broker'; readonly broker: number; readonly holds: CellKind }
  | { readonly what: 'loan' | 'repay' }
  /** A container on the payment card, for the brokers. */
  | { readonly what: 'paid'; readonly colour: Colour };

/** What a move at a target depends on. */
export interface Table {
  readonly view: View;
  readonly you: Seat;
  /** The move under construction. */
  readonly draft: Move | null;
}
