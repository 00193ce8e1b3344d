/** Containers at prices, as they are typed and written: `2tan@3 white@2>5`. */
import { counted, type Part, type Spellings, type TypedItems } from '../../../../text/typed-items.ts';
import { cellFor, cellsOf, colourAt, emptyStore, priceAt } from '../../rules/stores.ts';
import { COLOURS, FACTORY_PRICES, HARBOUR_PRICES, KINDS } from '../../rules/tables.ts';
import type { StoreName } from '../../rules/types.ts';

type Counts = readonly number[];

const BOUNDS: Readonly<Record<StoreName, readonly [number, number]>> = {
  factory: [FACTORY_PRICES[0], FACTORY_PRICES[FACTORY_PRICES.length - 1]!],
  harbour: [HARBOUR_PRICES[0], HARBOUR_PRICES[HARBOUR_PRICES.length - 1]!],
};

/** Adds containers to a store, each at a price. */
export function lay(
  items: TypedItems,
  cells: number[],
  store: StoreName,
  prices: readonly (readonly [Part, number | null])[],
): number[] {
  for (const [part, price] of prices) {
    cells[cellFor(store, items.within(price, part, BOUNDS[store]), part.name)]! += part.count;
  }
  return cells;
}

/** Containers of a store at the prices marked there: `2tan@3`. */
export function readPriced(items: TypedItems, names: readonly Spellings[], store: StoreName): number[] {
  const parts = items.parts(names);
  for (const { to, text } of parts) if (to !== null) items.failAt(text);
  return lay(
    items,
    emptyStore(store),
    store,
    parts.map((part) => [part, part.at]),
  );
}

/** Containers without a price: `2tan black`. */
export function readCounts(items: TypedItems, names: readonly Spellings[]): number[] {
  const counts = COLOURS.map(() => 0);
  for (const { name, count, at, to, text } of items.parts(names)) {
    if (at !== null || to !== null) items.failAt(text);
    counts[name]! += count;
  }
  return counts;
}

/** A store in which these containers have moved to other prices: `white@2>5`. */
export function reprice(items: TypedItems, old: Counts, moved: readonly Part[], store: StoreName): number[] {
  const left = [...old];
  for (const part of moved) {
    const cell = cellFor(store, items.within(part.at, part, BOUNDS[store]), part.name);
    left[cell]! -= part.count;
    if (left[cell]! < 0) items.fail({ code: 'notThere', part: part.text });
  }
  return lay(
    items,
    left,
    store,
    moved.map((part) => [part, part.to]),
  );
}

export const writeCounts = (counts: Counts, names: readonly string[]): string =>
  counts.flatMap((n, kind) => (n > 0 ? [counted(n, names[kind]!)] : [])).join(' ');

export const writePriced = (cells: Counts, names: readonly string[], store: StoreName): string =>
  cells
    .flatMap((n, cell) => (n > 0 ? [`${counted(n, names[colourAt(cell)]!)}@${priceAt(store, cell)}`] : []))
    .join(' ');

/** What a store has more and what it has less than before, as a price for each container, by colour. */
export interface Changes {
  readonly added: readonly number[][];
  readonly removed: readonly number[][];
}

export function changesIn(old: Counts, laid: Counts, store: StoreName): Changes {
  const [added, removed]: [number[][], number[][]] = [COLOURS.map(() => []), COLOURS.map(() => [])];
  for (let cell = 0; cell < cellsOf(store); cell++) {
    const more = laid[cell]! - old[cell]!;
    const prices = (more > 0 ? added : removed)[cell % KINDS]!;
    for (let n = Math.abs(more); n > 0; n--) prices.push(priceAt(store, cell));
  }
  return { added, removed };
}

/** `tan@2>5`, for each container the price it had and the one it has now. */
export const writeMoves = (from: readonly number[], to: readonly number[], name: string): string[] =>
  together(from.map((price, i) => `${name}@${price}>${to[i]}`));

/** Equal items are one with a count. */
export function together(items: readonly string[]): string[] {
  return [...new Set(items)].map((item) => counted(items.filter((other) => other === item).length, item));
}
