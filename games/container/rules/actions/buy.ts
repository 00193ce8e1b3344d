/** Chapter 7: buying for the harbour store, and its prices. */
import type { Chance } from '../../../../core/chance.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { useAction } from '../flow.ts';
import { payTo } from '../money.ts';
import { refuse } from '../refuse.ts';
import {
  addColours,
  addToStore,
  at,
  type Bounds,
  byColour,
  coloursIn,
  costOf,
  hasFor,
  isEmpty,
  layouts,
  layStore,
  priceAt,
  roomBeside,
  roomIn,
  sampleLayout,
  sampleSelection,
  selections,
  stock,
  storeOf,
  sum,
} from '../stores.ts';
import { KINDS } from '../tables.ts';
import type { ActionOf, View } from '../types.ts';
import {
  cashOf,
  inSet,
  notAnother,
  notNow,
  notThere,
  others,
  pick,
  unaffordable,
  wrongLayout,
} from './common.ts';

const factoryPrice = (cell: number): number => priceAt('factory', cell);

/** Those in whose factory store something can be paid, as bits. */
function sellers(view: View, seat: Seat): number {
  const cash = cashOf(view, seat);
  let bits = 0;
  for (let seller = 0; seller < view.seats; seller++)
    if (seller !== seat && hasFor(view, 'factory', seller, cash)) bits |= 1 << seller;
  return bits;
}

/** Whether somebody has something that fits beside what is stored in the harbour, and can be paid. */
export function canBuy(view: View, seat: Seat, stored: number, cash: number): boolean {
  if (roomBeside(view, 'harbour', seat, stored) <= 0) return false;
  for (let seller = 0; seller < view.seats; seller++)
    if (seller !== seat && hasFor(view, 'factory', seller, cash)) return true;
  return false;
}

const limits = (view: View, seat: Seat): Bounds => ({
  most: roomIn(view, 'harbour', seat),
  cash: cashOf(view, seat),
  price: factoryPrice,
});

/** Rules 7.1–7.3: any containers of one seller, and a new layout of the whole harbour store. */
export const buy: ActionOf<'buy'> = {
  check(view, seat, { seller, goods, store }) {
    const wrong = notNow(view, seat, 'actions') ?? notAnother(view, seat, seller);
    if (wrong) return wrong;
    if (total(goods) === 0) return refuse('nothingChosen', {});
    const missing = notThere('factory', storeOf(view, 'factory', seller), goods);
    if (missing) return missing;
    const room = roomIn(view, 'harbour', seat);
    if (total(goods) > room) return refuse('harbourFull', { room, wanted: total(goods) });
    const dear = unaffordable(view, seat, costOf('factory', goods));
    if (dear) return dear;
    return wrongLayout(sum(coloursIn(view, 'harbour', seat), byColour(goods)), byColour(store));
  },
  apply(state, seat, { seller, goods, store }, _chance, emit) {
    const cost = costOf('factory', goods);
    payTo(state, seat, seller, cost);
    addToStore(state, 'factory', seller, goods, -1);
    layStore(state, 'harbour', seat, store);
    state.busy = true;
    emit?.({ type: 'bought', seat, seller, goods, cost });
    emit?.({ type: 'priced', seat, store: 'harbour', cells: store });
    useAction(state, emit);
  },
  can: (view, seat) =>
    view.phase === 'actions' && canBuy(view, seat, stock(view, 'harbour', seat), cashOf(view, seat)),
  *moves(view, seat) {
    const own = coloursIn(view, 'harbour', seat);
    for (const seller of others(view, seat)) {
      for (const goods of selections(storeOf(view, 'factory', seller), limits(view, seat))) {
        if (total(goods) === 0) continue;
        for (const store of layouts(sum(own, byColour(goods)), 'harbour'))
          yield { type: 'buy', seller, goods, store };
      }
    }
  },
  sample(view, seat, chance) {
    const seller = pick(inSet(sellers(view, seat)), chance);
    const goods = someOf(storeOf(view, 'factory', seller), limits(view, seat), chance);
    const colours = coloursIn(view, 'harbour', seat);
    addColours(colours, goods);
    return { type: 'buy', seller, goods, store: sampleLayout(colours, 'harbour', chance) };
  },
};

/** A selection that is not empty; where luck chose nothing, one affordable container is taken. */
export function someOf(stockAt: readonly number[], bounds: Bounds, chance: Chance): number[] {
  const goods = sampleSelection(stockAt, bounds, chance);
  if (!isEmpty(goods)) return goods;
  const cells: number[] = [];
  for (let cell = 0; cell < stockAt.length; cell++)
    if (stockAt[cell]! > 0 && bounds.price(cell) <= bounds.cash) cells.push(cell);
  goods[pick(cells, chance)] = 1;
  return goods;
}

/** Whether the harbour store is laid out like this already. */
function isLaid(view: View, seat: Seat, store: readonly number[]): boolean {
  for (let cell = 0; cell < store.length; cell++)
    if (at(view, 'harbour', seat, cell) !== store[cell]) return false;
  return true;
}

/** Rule 7.4: new prices for the harbour store without a purchase. */
export const reprice: ActionOf<'reprice'> = {
  check(view, seat, { store }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    const wrong = wrongLayout(coloursIn(view, 'harbour', seat), byColour(store));
    if (wrong) return wrong;
    return isLaid(view, seat, store) ? refuse('nothingChanges', {}) : undefined;
  },
  apply(state, seat, { store }, _chance, emit) {
    layStore(state, 'harbour', seat, store);
    emit?.({ type: 'priced', seat, store: 'harbour', cells: store });
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && stock(view, 'harbour', seat) > 0,
  *moves(view, seat) {
    for (const store of layouts(coloursIn(view, 'harbour', seat), 'harbour')) {
      if (!isLaid(view, seat, store)) yield { type: 'reprice', store };
    }
  },
  sample(view, seat, chance) {
    const store = sampleLayout(coloursIn(view, 'harbour', seat), 'harbour', chance);
    if (isLaid(view, seat, store)) moveOne(store);
    return { type: 'reprice', store };
  },
};

/** Moves one container to the next price, so that something changes. */
function moveOne(store: number[]): void {
  const cell = store.findIndex((n) => n > 0);
  store[cell]!--;
  store[(cell + KINDS) % store.length]!++;
}
