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

/** Which cells of a seat's store hold something. */
export const filledIn = (view: View, store: StoreName, seat: Seat): number =>
  filled(storesOf(view, store), seat * cellsOf(store), cellsOf(store));

/** Containers in a set of cells. */
export function countIn(cells: readonly number[], from: number, set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left = withoutFirst(left)) count += cells[from + firstIn(left)]!;
  return count;
}

/** Whether so many containers can be taken from a store in more than one way: not all, and not from one cell. */
export function isChoice(view: View, store: StoreName, seat: Seat, wanted: number): boolean {
  if (wanted === 0) return false;
  const set = filledIn(view, store, seat);
  return hasSeveral(set) && countIn(storesOf(view, store), seat * cellsOf(store), set) > wanted;
}
