/** Chapter 5: domestic sale, the beginners' variant of 2007. */
import type { Seat } from '../../../../core/game.ts';
import { fromBank } from '../money.ts';
import { refuse, type Why } from '../refuse.ts';
import { pick } from '../sets.ts';
import { at, cellFor, cellsOf, colourAt, priceAt, stock } from '../stores.ts';
import { ACTIONS_PER_TURN, COLOURS, SALE_PRICE } from '../tables.ts';
import type { ActionOf, MoveOf, StoreName, View } from '../types.ts';
import { notNow } from './common.ts';

/** Rule 5.1: once a turn, before the actions, not in one's first turn. */
function noSale(view: View, seat: Seat): Why {
  const early = notNow(view, seat, 'actions');
  if (early) return early;
  if (!view.options.domesticSale) return refuse('noSaleInThisGame', {});
  if (view.turns < view.seats) return refuse('noSaleInFirstTurn', {});
  if (view.sold) return refuse('alreadySold', {});
  return view.actions < ACTIONS_PER_TURN ? refuse('saleBeforeActions', {}) : undefined;
}

/** From the factory store; only an empty one lets the harbour store sell (rule 5.2). */
const sellingStore = (view: View, seat: Seat): StoreName =>
  stock(view, 'factory', seat) > 0 ? 'factory' : 'harbour';

function sales(view: View, seat: Seat): MoveOf<'sell'>[] {
  const store = sellingStore(view, seat);
  const moves: MoveOf<'sell'>[] = [];
  for (let cell = 0; cell < cellsOf(store); cell++) {
    if (at(view, store, seat, cell) === 0) continue;
    moves.push({ type: 'sell', store, price: priceAt(store, cell), colour: COLOURS[colourAt(cell)]! });
  }
  return moves;
}

export const sell: ActionOf<'sell'> = {
  check(view, seat, { store, price, colour }) {
    const wrong = noSale(view, seat);
    if (wrong) return wrong;
    if (store === 'harbour' && sellingStore(view, seat) === 'factory') return refuse('sellFromFactory', {});
    const cell = cellFor(store, price, COLOURS.indexOf(colour));
    const there = cell < 0 ? 0 : at(view, store, seat, cell);
    return there > 0 ? undefined : refuse('notInStore', { colour, price, there, wanted: 1 }, '5.2');
  },
  apply(state, seat, { store, price, colour }, _chance, emit) {
    const kind = COLOURS.indexOf(colour);
    state[store][seat * cellsOf(store) + cellFor(store, price, kind)]!--;
    state.supply[kind]!++;
    state.sold = true;
    fromBank(state, seat, SALE_PRICE);
    emit?.({ type: 'sold', seat, colour });
  },
  can: (view, seat) =>
    view.options.domesticSale && noSale(view, seat) === undefined && sales(view, seat).length > 0,
  moves: sales,
  sample: (view, seat, chance) => pick(sales(view, seat), chance),
};
