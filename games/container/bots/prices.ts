/** Prices that sell: near what the neighbours ask, lower for what has lain too long, one bargain as bait. */
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { at, cellFor, cellsOf, colourAt, priceAt } from '../rules/stores.ts';
import { KINDS } from '../rules/tables.ts';
import type { StoreName, View } from '../rules/types.ts';

const RANGE = { factory: { low: 1, usual: 3, high: 4 }, harbour: { low: 2, usual: 5, high: 6 } } as const;

/** The cheapest price at which others offer this colour, or undefined. */
function cheapestElsewhere(view: View, store: StoreName, seat: Seat, kind: number): number | undefined {
  let cheapest: number | undefined;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    for (let cell = kind; cell < cellsOf(store); cell += KINDS) {
      const price = priceAt(store, cell);
      if (at(view, store, other, cell) > 0 && price < (cheapest ?? 99)) cheapest = price;
    }
  }
  return cheapest;
}

/** What to ask for a container that is new in the store. */
function newPrice(view: View, store: StoreName, seat: Seat, kind: number, chance: Chance): number {
  const { low, usual, high } = RANGE[store];
  const rival = cheapestElsewhere(view, store, seat, kind);
  const wish = rival === undefined ? usual + chance.draw(2) : Math.min(rival, usual) - chance.draw(2);
  return Math.max(low, Math.min(high, wish));
}

/** A layout of what lies there, at slowly falling prices, and of what is new. */
export function layOut(
  view: View,
  seat: Seat,
  { store, fresh, chance }: { store: StoreName; fresh: readonly number[]; chance: Chance },
): number[] {
  const cells = new Array<number>(cellsOf(store)).fill(0);
  const lay = (price: number, kind: number): void => {
    cells[cellFor(store, price, kind)]!++;
  };
  for (let cell = 0; cell < cells.length; cell++) {
    for (let n = at(view, store, seat, cell); n > 0; n--) {
      lay(Math.max(RANGE[store].low, priceAt(store, cell) - chance.draw(2)), colourAt(cell));
    }
  }
  for (let kind = 0; kind < KINDS; kind++) {
    for (let n = fresh[kind]!; n > 0; n--) lay(newPrice(view, store, seat, kind, chance), kind);
  }
  return cells;
}
