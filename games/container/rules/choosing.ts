/** Choosing containers, and laying them on prices: every way, or one at random. */
import type { Chance } from '../../../core/chance.ts';
import { noneOf } from '../../../core/counts.ts';
import { type Shelf, shelfOf } from './cells.ts';
import { firstIn, withoutFirst } from './sets.ts';
import { cellsOf, colourAt, emptyStore } from './stores.ts';
import { FACTORY_CELLS, FACTORY_PRICES, HARBOUR_CELLS, HARBOUR_PRICES, KINDS } from './tables.ts';
import type { StoreName } from './types.ts';

/** How many containers may be taken, what there is to pay for them, and what each cell costs. */
export interface Bounds {
  readonly most: number;
  readonly cash: number;
  readonly prices: readonly number[];
}

/** Nothing chosen from so many cells; made once, because it is chosen all the time. */
const NOTHING: readonly (readonly number[])[] = Array.from({ length: HARBOUR_CELLS + 1 }, (_, cells) =>
  noneOf(cells),
);

export const nothingOf = (cells: number): readonly number[] => NOTHING[cells]!;

/** Prices of containers that are free of charge. */
export const FREE_PILE: readonly number[] = nothingOf(KINDS);
export const freeOf = (store: StoreName): readonly number[] => nothingOf(cellsOf(store));

/** How many containers of a cell fit and can be paid. */
function highest(there: number, room: number, money: number, cost: number): number {
  const fit = there < room ? there : room;
  return fit * cost > money ? (money / cost) | 0 : fit;
}

/** Every way to take some of these containers, at most `most` and for at most `cash`, one after another. */
export function* selections(stockAt: readonly number[], { most, cash, prices }: Bounds): Generator<number[]> {
  const chosen = stockAt.map(() => 0);
  function* from(cell: number, room: number, money: number): Generator<number[]> {
    if (cell === stockAt.length) return yield [...chosen];
    const cost = prices[cell]!;
    const top = highest(stockAt[cell]!, room, money, cost);
    for (let n = 0; n <= top; n++) {
      chosen[cell] = n;
      yield* from(cell + 1, room - n, money - n * cost);
    }
    chosen[cell] = 0;
  }
  yield* from(0, most, cash);
}

/** One such way; every one is possible. */
export function sampleSelection(
  stockAt: readonly number[],
  bounds: Bounds,
  chance: Chance,
): readonly number[] {
  return sampleGoods(shelfOf(stockAt, 0, stockAt.length), bounds, chance);
}

/** Whether luck chose nothing. */
export const isNothing = (chosen: readonly number[]): boolean => chosen === nothingOf(chosen.length);

/** One such way from a shelf with as many cells as there are prices. */
export function sampleGoods(
  { cells, first, set }: Shelf,
  { most, cash, prices }: Bounds,
  chance: Chance,
): readonly number[] {
  let chosen: number[] | undefined;
  let room = most;
  let money = cash;
  for (let left = set; left !== 0; left = withoutFirst(left)) {
    const cell = firstIn(left);
    const top = highest(cells[first + cell]!, room, money, prices[cell]!);
    const n = top > 0 ? chance.draw(top + 1) : 0;
    if (n === 0) continue;
    chosen ??= nothingOf(prices.length).slice();
    chosen[cell] = n;
    room -= n;
    money -= n * prices[cell]!;
  }
  return chosen ?? nothingOf(prices.length);
}

/** The same, but not nothing: where luck chose so, one affordable container is taken. */
export function sampleSome(shelf: Shelf, bounds: Bounds, chance: Chance): readonly number[] {
  const goods = sampleGoods(shelf, bounds, chance);
  return isNothing(goods) ? sampleOne(shelf, bounds, chance) : goods;
}

/** One affordable container, for who must take something. */
export function sampleOne({ set }: Shelf, { cash, prices }: Bounds, chance: Chance): readonly number[] {
  let affordable = 0;
  let kinds = 0;
  for (let left = set; left !== 0; left = withoutFirst(left)) {
    if (prices[firstIn(left)]! > cash) continue;
    affordable |= left & -left;
    kinds++;
  }
  for (let skip = kinds > 1 ? chance.draw(kinds) : 0; skip > 0; skip--) affordable = withoutFirst(affordable);
  const chosen = nothingOf(prices.length).slice();
  chosen[firstIn(affordable)] = 1;
  return chosen;
}

/** Every way to lay containers of these colours on the prices of a store. */
export function* layouts(colours: readonly number[], store: StoreName): Generator<number[]> {
  const rows = cellsOf(store) / KINDS;
  const cells = emptyStore(store);
  function* from(cell: number, left: number[]): Generator<number[]> {
    if (cell === cells.length) return yield [...cells];
    const colour = colourAt(cell);
    const lastRow = Math.trunc(cell / KINDS) === rows - 1;
    for (let n = lastRow ? left[colour]! : 0; n <= left[colour]!; n++) {
      cells[cell] = n;
      left[colour]! -= n;
      yield* from(cell + 1, left);
      left[colour]! += n;
    }
    cells[cell] = 0;
  }
  yield* from(0, [...colours]);
}

/** One such way; every one is possible. */
export function sampleLayout(colours: readonly number[], store: StoreName, chance: Chance): number[] {
  const laid = emptyStore(store);
  for (let colour = 0; colour < KINDS; colour++) layAnywhere(laid, colour, colours[colour]!, chance);
  return laid;
}

/** One new layout of all that lies on these shelves. */
export function sampleStore(store: StoreName, old: Shelf, added: Shelf, chance: Chance): number[] {
  const laid = emptyStore(store);
  layAll(laid, old, chance);
  layAll(laid, added, chance);
  return laid;
}

/** Lays out what is on a shelf, each container anywhere. */
function layAll(laid: number[], { cells, first, set }: Shelf, chance: Chance): void {
  for (let left = set; left !== 0; left = withoutFirst(left)) {
    const cell = firstIn(left);
    layAnywhere(laid, colourAt(cell), cells[first + cell]!, chance);
  }
}

function layAnywhere(laid: number[], colour: number, count: number, chance: Chance): void {
  const rows = laid.length === FACTORY_CELLS ? FACTORY_PRICES.length : HARBOUR_PRICES.length;
  for (let n = count; n > 0; n--) laid[chance.draw(rows) * KINDS + colour]!++;
}
