/** Chapter 9: sailing, and buying in harbours; 13.7: the own port at the Investment Bank. */
import type { Chance } from '../../../../core/chance.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { openAuction } from '../auction.ts';
import { addColours, affordableAt, chosenShelf, knownShelf, shelfOf, takeFromStore } from '../cells.ts';
import {
  type Bounds,
  FREE_PILE,
  isNothing,
  nothingOf,
  sampleGoods,
  sampleSelection,
  sampleSome,
  selections,
} from '../choosing.ts';
import { useAction } from '../flow.ts';
import { payTo } from '../money.ts';
import { refuse, type Why } from '../refuse.ts';
import { pick } from '../sets.ts';
import { addToPile, cellPrices, costOf, hasFor, inPile, pileOf, roomOnShip, storeOf } from '../stores.ts';
import { BANK_PORT, COLOURS, HARBOUR_CELLS, ISLAND, KINDS, SEA } from '../tables.ts';
import type { ActionOf, Emit, MoveOf, State, View } from '../types.ts';
import { cashOf, notNow, notThere, others, unaffordable } from './common.ts';

const placeOf = (to: 'sea' | 'island'): number => (to === 'sea' ? SEA : ISLAND);
const TO_SEA: MoveOf<'sail'> = Object.freeze({ type: 'sail', to: 'sea' });
const TO_ISLAND: MoveOf<'sail'> = Object.freeze({ type: 'sail', to: 'island' });

const atSea = (view: View, seat: Seat): boolean => view.ships[seat] === SEA;

function moveShip(state: State, seat: Seat, to: number, emit?: Emit): void {
  state.ships[seat] = to;
  emit?.({ type: 'sailed', seat, to });
}

/** From harbours one can always sail to the sea, from there only with something to sell; undefined: neither. */
export function tryVoyage(view: View, seat: Seat): MoveOf<'sail'> | undefined {
  if (view.ships[seat] !== SEA) return TO_SEA;
  return inPile(view, 'cargo', seat) > 0 ? TO_ISLAND : undefined;
}

/** Rules 9.1, 10.1: to the open sea, or from there to the island with something to sell. */
export const sail: ActionOf<'sail'> = {
  check(view, seat, { to }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    if (view.ships[seat] === placeOf(to)) return refuse('alreadyThere', {});
    if (to === 'sea') return undefined;
    if (!atSea(view, seat)) return refuse('seaFirst', {});
    return inPile(view, 'cargo', seat) === 0 ? refuse('nothingToAuction', {}) : undefined;
  },
  apply(state, seat, { to }, _chance, emit) {
    moveShip(state, seat, placeOf(to), emit);
    if (to === 'sea') useAction(state, emit);
    else openAuction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && tryVoyage(view, seat) !== undefined,
  *moves(view, seat) {
    yield tryVoyage(view, seat)!;
  },
  sample: (view, seat) => tryVoyage(view, seat)!,
};

const limits = (view: View, seat: Seat): Bounds => ({
  most: roomOnShip(view, seat),
  cash: cashOf(view, seat),
  prices: cellPrices('harbour'),
});

/** Why these containers cannot be loaded from this harbour (rules 9.2, 9.4). */
function notLoadable(view: View, seat: Seat, owner: Seat, goods: readonly number[]): Why {
  const missing = notThere('harbour', storeOf(view, 'harbour', owner), goods, '9.2');
  if (missing) return missing;
  const room = roomOnShip(view, seat);
  if (total(goods) > room) return refuse('holdFull', { room, wanted: total(goods) });
  return unaffordable(view, seat, costOf('harbour', goods), '9.2');
}

/** Puts containers into the hold, where prices no longer matter. */
function loadFrom(state: State, seat: Seat, seller: Seat, goods: readonly number[], emit?: Emit): void {
  if (isNothing(goods)) return;
  const chosen = chosenShelf(goods, 'harbour');
  if (chosen.set === 0) return;
  const cost = takeFromStore(state, 'harbour', seller, chosen);
  payTo(state, seat, seller, cost);
  addColours(state.cargo, seat * KINDS, chosen);
  state.busy = true;
  emit?.({ type: 'loaded', seat, seller, goods, cost });
}

/** Visits to each harbour at which nothing is bought. */
const CALLS: readonly MoveOf<'dock'>[] = [0, 1, 2, 3, 4].map((at) =>
  Object.freeze({ type: 'dock', at, goods: nothingOf(HARBOUR_CELLS) }),
);

/** Rule 9.2: into another player's harbour, buying at the end of the move. */
export const dock: ActionOf<'dock'> = {
  check(view, seat, { at, goods }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    if (at >= view.seats) return refuse('noSuchSeat', { seat: at }, '9.1');
    if (at === seat) return refuse('ownHarbour', {});
    if (view.ships[seat] === at) return refuse('alreadyThere', {});
    return atSea(view, seat) ? notLoadable(view, seat, at, goods) : refuse('seaFirst', {});
  },
  apply(state, seat, { at, goods }, _chance, emit) {
    moveShip(state, seat, at, emit);
    loadFrom(state, seat, at, goods, emit);
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && atSea(view, seat),
  *moves(view, seat) {
    for (const at of others(view, seat)) {
      const stockAt = storeOf(view, 'harbour', at);
      for (const goods of selections(stockAt, limits(view, seat))) yield { type: 'dock', at, goods };
    }
  },
  sample: sampleDocking,
};

/** One visit to a harbour, with or without a purchase. */
function sampleDocking(view: View, seat: Seat, chance: Chance): MoveOf<'dock'> {
  const at = pick(others(view, seat), chance);
  const bounds = limits(view, seat);
  const offered = affordableAt(view, 'harbour', at, bounds.cash);
  if (offered === 0 || bounds.most === 0) return CALLS[at]!;
  const goods = sampleGoods(knownShelf(view, 'harbour', at, offered), bounds, chance);
  return isNothing(goods) ? CALLS[at]! : { type: 'dock', at, goods };
}

/** Rules 9.5, 14.6: in 2007 a ship may load where it already lies, unless the table decides otherwise. */
function mayLoadMoored({ options }: View): boolean {
  return options.buyMoored === 'printed' ? options.edition === '2007' : options.buyMoored === 'yes';
}

/** Whether a ship that lies in a harbour can buy anything there. */
function canLoad(view: View, seat: Seat): boolean {
  const at = view.ships[seat]!;
  if (at < 0 || !mayLoadMoored(view)) return false;
  return roomOnShip(view, seat) > 0 && hasFor(view, 'harbour', at, cashOf(view, seat));
}

/** One purchase where the ship lies, or undefined. */
function tryLoading(view: View, seat: Seat, chance: Chance): MoveOf<'load'> | undefined {
  const at = view.ships[seat]!;
  if (at < 0 || !mayLoadMoored(view)) return undefined;
  const bounds = limits(view, seat);
  const offered = affordableAt(view, 'harbour', at, bounds.cash);
  if (offered === 0 || bounds.most === 0) return undefined;
  return { type: 'load', goods: sampleSome(knownShelf(view, 'harbour', at, offered), bounds, chance) };
}

/** Ships at sea dock, those in harbours load; undefined: there is nothing to load. */
export const tryHarbour = (view: View, seat: Seat, chance: Chance): MoveOf<'dock' | 'load'> | undefined =>
  view.ships[seat] === SEA ? sampleDocking(view, seat, chance) : tryLoading(view, seat, chance);

/** Rules 9.3, 9.5: buying where the ship already lies is an action of its own. */
export const load: ActionOf<'load'> = {
  check(view, seat, { goods }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    const at = view.ships[seat]!;
    if (at < 0) return refuse('notInHarbour', {});
    if (!mayLoadMoored(view)) return refuse('onlyOnArrival', {}, '9.5');
    return total(goods) === 0 ? refuse('nothingChosen', {}) : notLoadable(view, seat, at, goods);
  },
  apply(state, seat, { goods }, _chance, emit) {
    loadFrom(state, seat, state.ships[seat]!, goods, emit);
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && canLoad(view, seat),
  *moves(view, seat) {
    const stockAt = storeOf(view, 'harbour', view.ships[seat]!);
    for (const goods of selections(stockAt, limits(view, seat)))
      if (total(goods) > 0) yield { type: 'load', goods };
  },
  sample: (view, seat, chance) => tryLoading(view, seat, chance)!,
};

const fromPort = (view: View, seat: Seat): Bounds => ({
  most: roomOnShip(view, seat),
  cash: 0,
  prices: FREE_PILE,
});

/** Why these containers cannot be fetched from the own port at the bank (rule 13.7). */
function notFetchable(view: View, seat: Seat, goods: readonly number[]): Why {
  const port = pileOf(view, 'bankPorts', seat);
  const short = goods.findIndex((n, kind) => n > port[kind]!);
  if (short >= 0) return refuse('nothingThere', { colour: COLOURS[short]! }, '13.7');
  const room = roomOnShip(view, seat);
  return total(goods) > room ? refuse('holdFull', { room, wanted: total(goods) }) : undefined;
}

function fetchFrom(state: State, seat: Seat, goods: readonly number[], emit?: Emit): void {
  addToPile(state, 'bankPorts', seat, goods, -1);
  addToPile(state, 'cargo', seat, goods, 1);
  if (total(goods) > 0) emit?.({ type: 'fetched', seat, goods });
}

/** Rule 13.7: into the own port at the Investment Bank, loading what was won. */
export const moor: ActionOf<'moor'> = {
  check(view, seat, { goods }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    if (!view.options.investmentBank) return refuse('noBank', {});
    if (view.ships[seat] === BANK_PORT) return refuse('alreadyThere', {});
    return atSea(view, seat) ? notFetchable(view, seat, goods) : refuse('seaFirst', {});
  },
  apply(state, seat, { goods }, _chance, emit) {
    moveShip(state, seat, BANK_PORT, emit);
    fetchFrom(state, seat, goods, emit);
    useAction(state, emit);
  },
  can: (view, seat) => view.phase === 'actions' && view.options.investmentBank && atSea(view, seat),
  *moves(view, seat) {
    for (const goods of selections(pileOf(view, 'bankPorts', seat), fromPort(view, seat)))
      yield { type: 'moor', goods };
  },
  sample: (view, seat, chance) => ({
    type: 'moor',
    goods: sampleSelection(pileOf(view, 'bankPorts', seat), fromPort(view, seat), chance),
  }),
};

/** Rule 13.7: loading more without moving is an action of its own. */
export const fetch: ActionOf<'fetch'> = {
  check(view, seat, { goods }) {
    const early = notNow(view, seat, 'actions');
    if (early) return early;
    if (view.ships[seat] !== BANK_PORT) return refuse('noBankPort', {});
    if (!mayLoadMoored(view)) return refuse('onlyOnArrival', {}, '13.7');
    return total(goods) === 0 ? refuse('nothingChosen', {}, '13.7') : notFetchable(view, seat, goods);
  },
  apply(state, seat, { goods }, _chance, emit) {
    fetchFrom(state, seat, goods, emit);
    useAction(state, emit);
  },
  can: (view, seat) =>
    view.phase === 'actions' &&
    view.ships[seat] === BANK_PORT &&
    mayLoadMoored(view) &&
    roomOnShip(view, seat) > 0 &&
    inPile(view, 'bankPorts', seat) > 0,
  *moves(view, seat) {
    for (const goods of selections(pileOf(view, 'bankPorts', seat), fromPort(view, seat))) {
      if (total(goods) > 0) yield { type: 'fetch', goods };
    }
  },
  sample(view, seat, chance) {
    const port = shelfOf(view.bankPorts, seat * KINDS, KINDS);
    return { type: 'fetch', goods: sampleSome(port, fromPort(view, seat), chance) };
  },
};
