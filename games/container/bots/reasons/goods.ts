/** Goods that are made, bought, built for and offered: who could buy them, and at whose prices. */
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import {
  at,
  byColour,
  cellPrices,
  cellsOf,
  colourAt,
  costOf,
  freeMachineSpace,
  freeWarehouseSpace,
  machineCount,
  ownsMachine,
  priceAt,
  roomIn,
  roomOnShip,
} from '../../rules/stores.ts';
import { COLOURS, KINDS, MACHINE_COSTS, SALE_PRICE, UNION_FEE, WAREHOUSE_COSTS } from '../../rules/tables.ts';
import type { MoveOf, StoreName, View } from '../../rules/types.ts';
import { cashOf } from '../plans.ts';
import { endNear, most, type Note, othersOf, purse } from './note.ts';

export function* producing(view: View, seat: Seat, { made, store }: MoveOf<'produce'>): Generator<Note> {
  const count = total(made);
  if (count > 0) {
    yield { weight: 3, code: 'output', params: { count } };
    yield* endNear(view, made);
    yield* alone(view, seat, made);
  }
  yield* offering(view, seat, { store: 'factory', cells: store, fresh: made });
  yield* purse(cashOf(view, seat) - UNION_FEE);
}

export function* buildingMachine(
  view: View,
  seat: Seat,
  { colour }: MoveOf<'buildMachine'>,
): Generator<Note> {
  const machines = machineCount(view, seat);
  yield { weight: 3, code: 'machine', params: { count: machines + 1 } };
  const kind = COLOURS.indexOf(colour);
  const makers = othersOf(view, seat).filter((other) => ownsMachine(view, other, kind)).length;
  if (makers > 0) yield { weight: makers, code: 'otherMakers', params: { colour, makers } };
  else yield { weight: 4, code: 'onlyMaker', params: { colour } };
  yield* endNear(view);
  yield* purse(cashOf(view, seat) - (MACHINE_COSTS[freeMachineSpace(view, seat)] ?? 0));
}

export function* buildingWarehouse(view: View, seat: Seat): Generator<Note> {
  yield { weight: 3, code: 'warehouse', params: { room: roomIn(view, 'harbour', seat) + 1 } };
  yield* endNear(view);
  yield* purse(cashOf(view, seat) - (WAREHOUSE_COSTS[freeWarehouseSpace(view, seat)] ?? 0));
}

export function* buying(view: View, seat: Seat, { goods, store }: MoveOf<'buy'>): Generator<Note> {
  const fresh = byColour(goods);
  const cost = costOf('factory', goods);
  yield { weight: 4, code: 'markup', params: { cost, asked: askedFor(fresh, store) } };
  yield* offering(view, seat, { store: 'harbour', cells: store, fresh });
  yield* purse(cashOf(view, seat) - cost);
}

/** What is asked for some of the goods in a harbour store, each at the mean price of its colour. */
function askedFor(fresh: readonly number[], cells: readonly number[]): number {
  const prices = cellPrices('harbour');
  const colours = byColour(cells);
  let asked = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const kind = colourAt(cell);
    if (cells[cell]! > 0) asked += (cells[cell]! * prices[cell]! * fresh[kind]!) / colours[kind]!;
  }
  return Math.round(asked);
}

export function* selling(view: View, { price }: MoveOf<'sell'>): Generator<Note> {
  if (price >= SALE_PRICE) yield { weight: 3, code: 'sale', params: { price } };
  yield* endNear(view);
}

/** A store as it will be, and what is new in it or newly priced. */
export interface Offer {
  readonly store: StoreName;
  readonly cells: readonly number[];
  readonly fresh: readonly number[];
}

/** Who could buy what lies there, and whether somebody asks less. */
export function* offering(view: View, seat: Seat, offer: Offer): Generator<Note> {
  if (total(offer.cells) === 0) return;
  const price = priceAt(
    offer.store,
    offer.cells.findIndex((n) => n > 0),
  );
  const roomOf = (rival: Seat): number =>
    offer.store === 'factory' ? roomIn(view, 'harbour', rival) : roomOnShip(view, rival);
  const buyer = most(othersOf(view, seat), (rival) =>
    Math.min(roomOf(rival), Math.trunc(view.ledger[rival]! / price)),
  );
  if (buyer === undefined) yield { weight: 4, code: 'noBuyer', params: {} };
  else
    yield {
      weight: 3.5,
      code: 'sellsTo',
      params: { seat: buyer, room: roomOf(buyer), cash: view.ledger[buyer]! },
    };
  yield* comparing(view, seat, offer);
}

/** Of the colours offered anew, the one whose price differs most from what is asked elsewhere. */
function* comparing(view: View, seat: Seat, { store, cells, fresh }: Offer): Generator<Note> {
  let note: Note | undefined;
  for (let kind = 0; kind < KINDS; kind++) {
    const own = cells.findIndex((n, cell) => n > 0 && colourAt(cell) === kind);
    const rival = cheapestElsewhere(view, store, seat, kind);
    if (fresh[kind] === 0 || own < 0 || !rival) continue;
    const price = priceAt(store, own);
    const colour = COLOURS[kind]!;
    const weight = 1.5 + Math.abs(rival.price - price);
    if (note && note.weight >= weight) continue;
    note =
      rival.price < price
        ? { weight, code: 'undercut', params: { ...rival, colour } }
        : { weight, code: 'cheapest', params: { colour, price } };
  }
  if (note) yield note;
}

/** Who else asks least for this colour, and how much. */
function cheapestElsewhere(
  view: View,
  store: StoreName,
  seat: Seat,
  kind: number,
): { seat: Seat; price: number } | undefined {
  for (let cell = kind; cell < cellsOf(store); cell += KINDS)
    for (const other of othersOf(view, seat))
      if (at(view, store, other, cell) > 0) return { seat: other, price: priceAt(store, cell) };
  return undefined;
}

/** A colour among these that nobody else makes. */
function* alone(view: View, seat: Seat, made: readonly number[]): Generator<Note> {
  const kind = made.findIndex(
    (n, colour) => n > 0 && !othersOf(view, seat).some((other) => ownsMachine(view, other, colour)),
  );
  if (kind >= 0) yield { weight: 2, code: 'onlyMaker', params: { colour: COLOURS[kind]! } };
}
