/** Which cells of a store hold something, as bits: most are empty, and these find the others at once. */
import type { Seat } from '../../../core/game.ts';
import { firstIn, hasSeveral, withoutFirst } from './sets.ts';
import { cellPrices, cellsOf, cellsWithin, colourAt, storesOf } from './stores.ts';
import { KINDS } from './tables.ts';
import type { State, StoreName, View } from './types.ts';

/**
 * Which cells of a row hold something. No question is asked of which the processor might guess the answer wrong: a count
 * subtracted from nothing has all its higher bits set, unless it is nothing too. No cell ever holds more than 32.
 */
const filledInRow = (cells: readonly number[], row: number): number =>
  (((0 - cells[row]!) & 32) |
    ((0 - cells[row + 1]!) & 64) |
    ((0 - cells[row + 2]!) & 128) |
    ((0 - cells[row + 3]!) & 256) |
    ((0 - cells[row + 4]!) & 512)) >>
  5;

/** Colours of which something is left, as bits. */
export const coloursLeft = (counts: readonly number[]): number => filledInRow(counts, 0);

/** Which of so many cells, whole rows, hold something; `from` is the first. */
export function filled(cells: readonly number[], from: number, count: number): number {
  let bits = 0;
  for (let row = 0; row < count; row += KINDS) bits |= filledInRow(cells, from + row) << row;
  return bits;
}

/** Which cells of a store hold something. All rows are written out: a loop would ask after every one whether to go on. */
export function filledInStore(cells: readonly number[], from: number, store: StoreName): number {
  const upToFour =
    filledInRow(cells, from) |
    (filledInRow(cells, from + KINDS) << KINDS) |
    (filledInRow(cells, from + 2 * KINDS) << (2 * KINDS)) |
    (filledInRow(cells, from + 3 * KINDS) << (3 * KINDS));
  return store === 'factory' ? upToFour : upToFour | (filledInRow(cells, from + 4 * KINDS) << (4 * KINDS));
}

/** Which cells of a seat's store hold something. */
export const filledAt = (view: View, store: StoreName, seat: Seat): number =>
  filledInStore(storesOf(view, store), seat * cellsOf(store), store);

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

/** A seat's store, of which it is known where something lies. */
export const knownShelf = (view: View, store: StoreName, seat: Seat, set: number): Shelf => ({
  cells: storesOf(view, store),
  first: seat * cellsOf(store),
  set,
});

/** A seat's store. */
export const storeShelf = (view: View, store: StoreName, seat: Seat): Shelf =>
  knownShelf(view, store, seat, filledAt(view, store, seat));

/** Which cells of a seat's store hold something one can pay. */
export function affordableAt(view: View, store: StoreName, seat: Seat, cash: number): number {
  const cells = cellsWithin(store, cash);
  return cells === 0 ? 0 : filledAt(view, store, seat) & ((1 << cells) - 1);
}

/** What one can pay in a seat's store. */
export const affordableShelf = (view: View, store: StoreName, seat: Seat, cash: number): Shelf =>
  knownShelf(view, store, seat, affordableAt(view, store, seat, cash));

/** Containers that were chosen from a store, as a shelf of their own. */
export const chosenShelf = (goods: readonly number[], store: StoreName): Shelf => ({
  cells: goods,
  first: 0,
  set: filledInStore(goods, 0, store),
});

/** How many containers lie on a shelf. */
export function countOn({ cells, first, set }: Shelf): number {
  let count = 0;
  for (let left = set; left !== 0; left = withoutFirst(left)) count += cells[first + firstIn(left)]!;
  return count;
}

/** Whether so many containers can be taken from a shelf in more than one way: not all, and not from one cell. */
export const isChoice = (shelf: Shelf, wanted: number): boolean =>
  wanted > 0 && hasSeveral(shelf.set) && countOn(shelf) > wanted;

/** Takes what was chosen out of a seat's store and says what it costs at the prices marked there. */
export function takeFromStore(state: State, store: StoreName, seat: Seat, chosen: Shelf): number {
  const stores = storesOf(state, store);
  const prices = cellPrices(store);
  const from = seat * cellsOf(store);
  let cost = 0;
  for (let left = chosen.set; left !== 0; left = withoutFirst(left)) {
    const cell = firstIn(left);
    const count = chosen.cells[cell]!;
    stores[from + cell]! -= count;
    cost += count * prices[cell]!;
  }
  return cost;
}

/** Adds what was chosen to counts by colour, those from `at` on. */
export function addColours(counts: number[], at: number, chosen: Shelf): void {
  for (let left = chosen.set; left !== 0; left = withoutFirst(left)) {
    const cell = firstIn(left);
    counts[at + colourAt(cell)]! += chosen.cells[cell]!;
  }
}
