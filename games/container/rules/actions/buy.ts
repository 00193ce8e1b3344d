/** Chapter 7: buying for the harbour store, and its prices. */
import type { Chance } from '../../../../core/chance.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import {
  affordableShelf,
  chosenShelf,
  countOn,
  filledAt,
  knownShelf,
  type Shelf,
  storeShelf,
  takeFromStore,
} from '../cells.ts';
import { type Bounds, layouts, sampleSome, sampleStore, selections } from '../choosing.ts';
import { useAction } from '../flow.ts';
import { payTo } from '../money.ts';
import { refuse } from '../refuse.ts';
import { firstIn, withoutFirst } from '../sets.ts';
import {
  byColour,
  cellPrices,
  coloursIn,
  costOf,
  hasFor,
  hasStock,
  layStore,
  roomIn,
  storeOf,
  sum,
} from '../stores.ts';
import { KINDS } from '../tables.ts';
import type { ActionOf, MoveOf, View } from '../types.ts';
import { cashOf, notAnother, notNow, notThere, others, unaffordable, wrongLayout } from './common.ts';

const limits = (view: View, seat: Seat, most = roomIn(view, 'harbour', seat)): Bounds => ({
  most,
  cash: cashOf(view, seat),
  prices: cellPrices('factory'),
});

/** Whether there is room, and anything one can pay in the factory store of another. */
function canBuy(view: View, seat: Seat): boolean {
  const { most, cash } = limits(view, seat);
  return most > 0 && others(view, seat).some((seller) => hasFor(view, 'factory', seller, cash));
}

/** One purchase, or undefined where none is possible: from whom luck names, or the next who offers something. */
export function tryPurchase(view: View, seat: Seat, chance: Chance): MoveOf<'buy'> | undefined {
  const own = storeShelf(view, 'harbour', seat);
  const bounds = limits(view, seat, roomIn(view, 'harbour', seat, countOn(own)));
  if (bounds.most === 0) return undefined;
  const sellers = others(view, seat);
  let next = chance.draw(sellers.length);
  for (let asked = 0; asked < sellers.length; asked++) {
    const seller = sellers[next]!;
    const offered = affordableShelf(view, 'factory', seller, bounds.cash);
    if (offered.set !== 0) return purchase(seller, offered, bounds, own, chance);
    next = next + 1 < sellers.length ? next + 1 : 0;
  }
  return undefined;
}

function purchase(seller: Seat, offered: Shelf, bounds: Bounds, own: Shelf, chance: Chance): MoveOf<'buy'> {
  const goods = sampleSome(offered, bounds, chance);
  const bought = { cells: goods, first: 0, set: offered.set };
  return { type: 'buy', seller, goods, store: sampleStore('harbour', own, bought, chance) };
}

/** Rules 7.1–7.3: any containers of one seller, and a new layout of the whole harbour store. */
export const buy: ActionOf<'buy'> = {
  check(view, seat, { seller, goods, store }) {
    const wrong = notNow(view, seat, 'actions') ?? notAnother(view, seat, seller);
    if (wrong) return wrong;
    if (total(goods) === 0) return refuse('nothingChosen', {}, '7.1');
    const missing = notThere('factory', storeOf(view, 'factory', seller), goods, '7.1');
    if (missing) return missing;
    const room = roomIn(view, 'harbour', seat);
    if (total(goods) > room) return refuse('harbourFull', { room, wanted: total(goods) });
    const dear = unaffordable(view, seat, costOf('factory', goods), '7.1');
    if (dear) return dear;
    return wrongLayout(sum(coloursIn(view, 'harbour', seat), byColour(goods)), byColour(store));
  },
  apply(state, seat, { seller, goods, store }, _chance, emit) {
    const cost = takeFromStore(state, 'factory', seller, chosenShelf(goods, 'factory'));
    payTo(state, seat, seller, cost);
    layStore(state, 'harbour', seat, store);
    state.busy = true;
    emit?.({ type: 'bought', seat, seller, goods, cost });
    emit?.({ type: 'priced', seat, store: 'harbour', cells: store });
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && canBuy(view, seat),
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
  sample: (view, seat, chance) => tryPurchase(view, seat, chance)!,
};

/** Whether the containers of a store lie like this already: where something lies, and so nowhere else. */
function isLaid({ cells, first, set }: Shelf, store: readonly number[]): boolean {
  for (let left = set; left !== 0; left = withoutFirst(left))
    if (cells[first + firstIn(left)] !== store[firstIn(left)]) return false;
  return true;
}

const NOTHING_NEW: Shelf = { cells: [], first: 0, set: 0 };

/** One change of prices, or undefined where nothing lies in the store. */
export function tryReprice(view: View, seat: Seat, chance: Chance): MoveOf<'reprice'> | undefined {
  const set = filledAt(view, 'harbour', seat);
  if (set === 0) return undefined;
  const own = knownShelf(view, 'harbour', seat, set);
  const store = sampleStore('harbour', own, NOTHING_NEW, chance);
  if (isLaid(own, store)) moveOne(store);
  return { type: 'reprice', store };
}

/** Rule 7.4: new prices for the harbour store without a purchase. */
export const reprice: ActionOf<'reprice'> = {
  check(view, seat, { store }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    const wrong = wrongLayout(coloursIn(view, 'harbour', seat), byColour(store));
    if (wrong) return wrong;
    return isLaid(storeShelf(view, 'harbour', seat), store) ? refuse('nothingChanges', {}) : undefined;
  },
  apply(state, seat, { store }, _chance, emit) {
    layStore(state, 'harbour', seat, store);
    emit?.({ type: 'priced', seat, store: 'harbour', cells: store });
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && hasStock(view, 'harbour', seat),
  *moves(view, seat) {
    const own = storeShelf(view, 'harbour', seat);
    for (const store of layouts(coloursIn(view, 'harbour', seat), 'harbour')) {
      if (!isLaid(own, store)) yield { type: 'reprice', store };
    }
  },
  sample: (view, seat, chance) => tryReprice(view, seat, chance)!,
};

/** Moves one container to the next price, so that something changes. */
function moveOne(store: number[]): void {
  const cell = store.findIndex((n) => n > 0);
  store[cell]!--;
  store[(cell + KINDS) % store.length]!++;
}
