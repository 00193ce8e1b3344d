/** Which cells of a store hold something, as bits: most are empty, and these find the others at once. */
import type { Seat } from '../../../core/game.ts';
import { firstIn, hasSeveral, withoutFirst } from './sets.ts';
import { cellsOf, isRowEmpty, storesOf } from './stores.ts';
import { KINDS } from './tables.ts';
import type { StoreName, View } from './types.ts';

/** 1 for any containers, 0 for none, without a question of which the processor might guess the answer wrong. */
const any = (count: number): number => (0 - count) >>> 31;

const filledInRow = (cells: readonly number[], row: number): number =>
  any(cells[row]!) |
  (any(cells[row + 1]!) << 1) |
  (any(cells[row + 2]!) << 2) |
  (any(cells[row + 3]!) << 3) |
  (any(cells[row + 4]!) << 4);

/** Which of so many cells, whole rows, hold something; `from` is the first. Rows are mostly empty, so they are asked first. */
export function filled(cells: readonly number[], from: number, count: number): number {
  let bits = 0;
  for (let row = 0; row < count; row += KINDS)
    if (!isRowEmpty(cells, from + row)) bits |= filledInRow(cells, from + row) << row;
  return bits;
}

/** Cells in a row, and which of them hold something (or may do so), as bits: found out once, asked often. */
export interface Shelf {
  readonly cells: readonly number[];
  readonly first: number;
  readonly set: number;
}

export const shelfOf = (cells: readonly number[], first: number, count: number): Shelf => ({
  cells,
  first,
  set: filled(cells, first, count),
});

/** A seat's store. */
export const storeShelf = (view: View, store: StoreName, seat: Seat): Shelf =>
  shelfOf(storesOf(view, store), seat * cellsOf(store), cellsOf(store));

/** How many containers lie on a shelf. */
export function countOn({ cells, first, set }: Shelf): number {
  let count = 0;
  for (let left = set; left !== 0; left = withoutFirst(left)) count += cells[first + firstIn(left)]!;
  return count;
}

/** Whether so many containers can be taken from a shelf in more than one way: not all, and not from one cell. */
export const isChoice = (shelf: Shelf, wanted: number): boolean =>
  wanted > 0 && hasSeveral(shelf.set) && countOn(shelf) > wanted;
