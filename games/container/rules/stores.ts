/** Stores, holds and piles: counts by colour, or by price and colour (cell = price × 5 + colour). */
import { noneOf, total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import {
  FACTORY_CELLS,
  FACTORY_PRICES,
  HARBOUR_CELLS,
  HARBOUR_PRICES,
  HOLD,
  KINDS,
  MACHINE_COSTS,
  PER_MACHINE,
  WAREHOUSE_COSTS,
} from './tables.ts';
import type { State, StoreName, View } from './types.ts';

export const NONE: readonly number[] = noneOf(KINDS);

/** The price of every cell. */
const pricesOf = (prices: readonly number[]): readonly number[] =>
  prices.flatMap((price) => NONE.map(() => price));
const FACTORY_CELL_PRICES = pricesOf(FACTORY_PRICES);
const HARBOUR_CELL_PRICES = pricesOf(HARBOUR_PRICES);

/** Empty stores to be copied, which is the fastest way to a new one. */
const EMPTY_FACTORY: readonly number[] = noneOf(FACTORY_CELLS);
const EMPTY_HARBOUR: readonly number[] = noneOf(HARBOUR_CELLS);

// Asked by name rather than looked up in a table by name: that is several times as fast.
export const cellsOf = (store: StoreName): number => (store === 'factory' ? FACTORY_CELLS : HARBOUR_CELLS);
export const storesOf = (view: View, store: StoreName): number[] =>
  store === 'factory' ? view.factory : view.harbour;
export const cellPrices = (store: StoreName): readonly number[] =>
  store === 'factory' ? FACTORY_CELL_PRICES : HARBOUR_CELL_PRICES;
export const emptyStore = (store: StoreName): number[] =>
  store === 'factory' ? EMPTY_FACTORY.slice() : EMPTY_HARBOUR.slice();

export const priceAt = (store: StoreName, cell: number): number => cellPrices(store)[cell]!;
export const colourAt = (cell: number): number => cell % KINDS;

/** The cell of a price and a colour, or −1 if the store has no such price. */
export function cellFor(store: StoreName, price: number, colour: number): number {
  const cell = cellPrices(store).indexOf(price);
  return cell < 0 ? -1 : cell + colour;
}

/** How many containers lie on this cell of a seat's store. */
export function at(view: View, store: StoreName, seat: Seat, cell: number): number {
  return storesOf(view, store)[seat * cellsOf(store) + cell]!;
}

export function storeOf(view: View, store: StoreName, seat: Seat): number[] {
  return storesOf(view, store).slice(seat * cellsOf(store), (seat + 1) * cellsOf(store));
}

export function layStore(state: State, store: StoreName, seat: Seat, cells: readonly number[]): void {
  const stores = storesOf(state, store);
  const from = seat * cellsOf(store);
  layRow(stores, from, cells, 0);
  layRow(stores, from + KINDS, cells, KINDS);
  layRow(stores, from + 2 * KINDS, cells, 2 * KINDS);
  layRow(stores, from + 3 * KINDS, cells, 3 * KINDS);
  if (store === 'harbour') layRow(stores, from + 4 * KINDS, cells, 4 * KINDS);
}

/** Written out, like all rows, because stores are laid all the time. */
function layRow(stores: number[], to: number, cells: readonly number[], from: number): void {
  stores[to] = cells[from]!;
  stores[to + 1] = cells[from + 1]!;
  stores[to + 2] = cells[from + 2]!;
  stores[to + 3] = cells[from + 3]!;
  stores[to + 4] = cells[from + 4]!;
}

export function addToStore(
  state: State,
  store: StoreName,
  seat: Seat,
  cells: readonly number[],
  sign: 1 | -1,
): void {
  const stores = storesOf(state, store);
  const from = seat * cellsOf(store);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell]! > 0) stores[from + cell]! += sign * cells[cell]!;
  }
}

/** Written out, because everything a player may do begins with such a sum. */
const fiveFrom = (counts: readonly number[], from: number): number =>
  counts[from]! + counts[from + 1]! + counts[from + 2]! + counts[from + 3]! + counts[from + 4]!;

/** Whether nothing lies at this price; `row` is its first cell. */
const isRowEmpty = (stores: readonly number[], row: number): boolean =>
  (stores[row]! | stores[row + 1]! | stores[row + 2]! | stores[row + 3]! | stores[row + 4]!) === 0;

export function stock(view: View, store: StoreName, seat: Seat): number {
  const stores = storesOf(view, store);
  const to = (seat + 1) * cellsOf(store);
  let sum = 0;
  for (let row = seat * cellsOf(store); row < to; row += KINDS) sum += fiveFrom(stores, row);
  return sum;
}

/** Whether anything lies in a seat's store at a price one can pay; the cheapest cells come first. */
export function hasFor(view: View, store: StoreName, seat: Seat, cash: number): boolean {
  const stores = storesOf(view, store);
  const from = seat * cellsOf(store);
  return !areRowsEmpty(stores, from, from + cellsWithin(store, cash));
}

/** Whether anything lies in a seat's store. */
export const hasStock = (view: View, store: StoreName, seat: Seat): boolean =>
  !areRowsEmpty(storesOf(view, store), seat * cellsOf(store), (seat + 1) * cellsOf(store));

function areRowsEmpty(stores: readonly number[], from: number, to: number): boolean {
  for (let row = from; row < to; row += KINDS) if (!isRowEmpty(stores, row)) return false;
  return true;
}

/** How many cells have a price one can pay: each price is a dollar above the one before. */
export function cellsWithin(store: StoreName, cash: number): number {
  const prices = cash - cellPrices(store)[0]! + 1;
  return prices <= 0 ? 0 : Math.min(prices * KINDS, cellsOf(store));
}

/** Containers by colour in some cells. */
export function byColour(cells: readonly number[]): number[] {
  const colours = NONE.slice();
  for (let cell = 0; cell < cells.length; cell++) colours[colourAt(cell)]! += cells[cell]!;
  return colours;
}

/** Containers by colour in a seat's store. */
export function coloursIn(view: View, store: StoreName, seat: Seat): number[] {
  const stores = storesOf(view, store);
  const to = (seat + 1) * cellsOf(store);
  const colours = NONE.slice();
  // A seat's first cell is a multiple of five, so the place in the array tells the colour too.
  for (let i = seat * cellsOf(store); i < to; i++) if (stores[i]! > 0) colours[i % KINDS]! += stores[i]!;
  return colours;
}

/** Containers of one colour in a seat's store. */
export function ofColour(view: View, store: StoreName, seat: Seat, colour: number): number {
  let sum = 0;
  for (let cell = colour; cell < cellsOf(store); cell += KINDS) sum += at(view, store, seat, cell);
  return sum;
}

/** What some cells cost at the prices marked there. */
export function costOf(store: StoreName, cells: readonly number[]): number {
  const prices = cellPrices(store);
  let cost = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell]! > 0) cost += prices[cell]! * cells[cell]!;
  }
  return cost;
}

/** How many machines a player has: an empty space is −1, of which the sign remains. */
export function machineCount({ machines }: View, seat: Seat): number {
  const first = 4 * seat;
  const signs = machines[first]! >> 31;
  return (
    4 + signs + (machines[first + 1]! >> 31) + (machines[first + 2]! >> 31) + (machines[first + 3]! >> 31)
  );
}

/** How many warehouses a player has. */
export const warehouseCount = ({ warehouses }: View, seat: Seat): number => fiveFrom(warehouses, 5 * seat);

/** The first empty space for a machine, or −1. */
export function freeMachineSpace({ machines }: View, seat: Seat): number {
  for (let space = 0; space < MACHINE_COSTS.length; space++)
    if (machines[4 * seat + space]! < 0) return space;
  return -1;
}

/** The first empty space for a warehouse, or −1; a seizure can leave a gap (rule 6.5). */
export function freeWarehouseSpace({ warehouses }: View, seat: Seat): number {
  for (let space = 0; space < WAREHOUSE_COSTS.length; space++)
    if (warehouses[5 * seat + space] === 0) return space;
  return -1;
}

const ALL_COLOURS = (1 << KINDS) - 1;

/** Colours of a player's machines, as bits; what an empty space of −1 shifts is no colour. */
export function machineColours({ machines }: View, seat: Seat): number {
  const first = 4 * seat;
  const half = (1 << machines[first]!) | (1 << machines[first + 1]!);
  return (half | (1 << machines[first + 2]!) | (1 << machines[first + 3]!)) & ALL_COLOURS;
}

export function ownsMachine(view: View, seat: Seat, colour: number): boolean {
  for (let space = 0; space < 4; space++) if (view.machines[seat * 4 + space] === colour) return true;
  return false;
}

/** Asked after nobody first, because comparing null with a number is slow. */
export const isSeat = (somebody: Seat | null, seat: Seat): boolean => somebody !== null && somebody === seat;

/** Containers a seat has on the payment card from this store: they keep their room (rule 14.7). */
function onCard(view: View, store: StoreName, seat: Seat): number {
  const from = store === 'factory' ? 0 : KINDS;
  const held = isSeat(view.holder, seat) ? total(view.bidGoods, from, from + KINDS) : 0;
  return held + (isSeat(view.outbid, seat) ? total(view.returned, from, from + KINDS) : 0);
}

/** Room in a store beside what lies in it. */
export function roomIn(view: View, store: StoreName, seat: Seat, lying = stock(view, store, seat)): number {
  const capacity = store === 'factory' ? PER_MACHINE * machineCount(view, seat) : warehouseCount(view, seat);
  return capacity - lying - onCard(view, store, seat);
}

/** Cargo, island and bank port lie by colour: five counts per seat. */
export type Pile = 'cargo' | 'island' | 'bankPorts';

export const pilesOf = (view: View, pile: Pile): number[] =>
  pile === 'cargo' ? view.cargo : pile === 'island' ? view.island : view.bankPorts;

export const pileOf = (view: View, pile: Pile, seat: Seat): number[] =>
  pilesOf(view, pile).slice(seat * KINDS, (seat + 1) * KINDS);

export const inPile = (view: View, pile: Pile, seat: Seat): number =>
  fiveFrom(pilesOf(view, pile), seat * KINDS);

export function addToPile(
  state: State,
  pile: Pile,
  seat: Seat,
  goods: readonly number[],
  sign: 1 | -1,
): void {
  const piles = pilesOf(state, pile);
  for (let colour = 0; colour < KINDS; colour++) {
    if (goods[colour]! > 0) piles[seat * KINDS + colour]! += sign * goods[colour]!;
  }
}

export const roomOnShip = (view: View, seat: Seat): number => HOLD - inPile(view, 'cargo', seat);

export function sum(a: readonly number[], b: readonly number[]): number[] {
  const both = a.slice();
  for (let i = 0; i < both.length; i++) both[i]! += b[i]!;
  return both;
}
