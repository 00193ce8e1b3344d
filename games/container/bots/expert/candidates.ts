/** What an expert thinks of doing with an action: every kind of move with a few choices of goods and prices. */
import type { Chance } from '../../../../core/chance.ts';
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { ACTIONS } from '../../rules/actions/index.ts';
import { mayBorrow } from '../../rules/money.ts';
import {
  byColour,
  cellFor,
  cellPrices,
  coloursIn,
  emptyStore,
  freeMachineSpace,
  freeWarehouseSpace,
  hasStock,
  roomIn,
  roomOnShip,
  storeOf,
  sum,
} from '../../rules/stores.ts';
import {
  BROKERS,
  FACTORY_PRICES,
  HARBOUR_PRICES,
  KINDS,
  LOAN,
  MACHINE_COSTS,
  WAREHOUSE_COSTS,
} from '../../rules/tables.ts';
import type { Move, StoreName, View } from '../../rules/types.ts';
import { cashOf, plans } from '../plans.ts';

/** Broker bids that are thought of go so far beyond the last one. */
const MOST_MORE = 4;
const PRICES = { factory: FACTORY_PRICES, harbour: HARBOUR_PRICES } as const;

/** All moves worth a thought in the seat's own turn, all of them legal; after an idle lap only what keeps the table alive. */
export function candidates(view: View, seat: Seat, chance: Chance): Move[] {
  const all = legalOnes(view, seat, chance);
  const lively = view.idleTurns < view.seats ? [] : all.filter(isLively);
  return lively.length > 0 ? lively : all.filter((move) => isPrudent(view, seat, move));
}

/** Who builds or calls down to the last dollars can neither buy nor bid, and a table of such players stands still. */
const KEPT = 6;

function isPrudent(view: View, seat: Seat, move: Move): boolean {
  const cash = cashOf(view, seat);
  if (move.type === 'buildMachine') return cash - (MACHINE_COSTS[freeMachineSpace(view, seat)] ?? 0) >= KEPT;
  if (move.type === 'buildWarehouse')
    return cash - (WAREHOUSE_COSTS[freeWarehouseSpace(view, seat)] ?? 0) >= KEPT;
  return move.type !== 'callWithMoney' || cash - move.amount >= KEPT;
}

/** Whether something is made, bought, built or sold. */
function isLively(move: Move): boolean {
  if (move.type === 'produce') return total(move.made) > 0;
  if (move.type === 'dock' || move.type === 'load') return total(move.goods) > 0;
  if (move.type === 'sail') return move.to === 'island';
  return move.type === 'buy' || move.type === 'buildMachine' || move.type === 'buildWarehouse';
}

function legalOnes(view: View, seat: Seat, chance: Chance): Move[] {
  const found = new Map<string, Move>();
  const add = (move: Move): void => {
    const key = JSON.stringify(move);
    if (!found.has(key) && ACTIONS[move.type].check(view, seat, move as never) === undefined)
      found.set(key, move);
  };
  for (const { move } of plans(view, seat, chance)) add(move);
  for (const move of productions(view, seat)) add(move);
  for (const move of purchases(view, seat)) add(move);
  for (const move of voyages(view, seat)) add(move);
  for (const move of calls(view, seat)) add(move);
  for (const move of moneyMoves(view, seat)) add(move);
  return [...found.values()];
}

/** Everything in a store on one price. */
export function allAt(store: StoreName, colours: readonly number[], price: number): number[] {
  const cells = emptyStore(store);
  for (let kind = 0; kind < KINDS; kind++) cells[cellFor(store, price, kind)] = colours[kind]!;
  return cells;
}

/** The same with one container a dollar cheaper, as bait: of the colour there is most of. */
function withBait(store: StoreName, colours: readonly number[], price: number): number[] {
  const cells = allAt(store, colours, price);
  const kind = colours.indexOf(Math.max(...colours));
  cells[cellFor(store, price, kind)]!--;
  cells[cellFor(store, price - 1, kind)]!++;
  return cells;
}

/** What is new on one price, the rest where it lies. */
function freshAt(
  view: View,
  seat: Seat,
  store: StoreName,
  fresh: readonly number[],
  price: number,
): number[] {
  const cells = storeOf(view, store, seat);
  for (let kind = 0; kind < KINDS; kind++) cells[cellFor(store, price, kind)]! += fresh[kind]!;
  return cells;
}

/** One price for all, with bait, or for what is new. */
function* layoutsFor(
  view: View,
  seat: Seat,
  store: StoreName,
  fresh: readonly number[],
): Generator<number[]> {
  const all = sum(coloursIn(view, store, seat), fresh);
  for (const price of PRICES[store]) {
    yield allAt(store, all, price);
    if (total(all) > 1 && price > PRICES[store][0]) yield withBait(store, all, price);
    if (hasStock(view, store, seat)) yield freshAt(view, seat, store, fresh, price);
  }
}

function* productions(view: View, seat: Seat): Generator<Move> {
  if (!ACTIONS.produce.can(view, seat)) return;
  for (const made of madeSets(view, seat))
    for (const store of layoutsFor(view, seat, 'factory', made)) yield { type: 'produce', made, store };
}

/** The sets of colours that may be made: as many as there are machines and room. */
function* madeSets(view: View, seat: Seat): Generator<number[]> {
  const machines = view.machines
    .slice(4 * seat, 4 * seat + 4)
    .filter((kind) => kind >= 0 && view.supply[kind]! > 0);
  const due = Math.min(machines.length, roomIn(view, 'factory', seat));
  for (let bits = 0; bits < 1 << machines.length; bits++) {
    const made = new Array<number>(KINDS).fill(0);
    for (const [i, kind] of machines.entries()) if ((bits >> i) & 1) made[kind] = 1;
    if (total(made) === due) yield made;
  }
}

/** The cheapest containers of a store, from one to as many as fit and can be paid. */
function* cheapestOf(
  view: View,
  store: StoreName,
  owner: Seat,
  most: number,
  cash: number,
): Generator<number[]> {
  const prices = cellPrices(store);
  const there = storeOf(view, store, owner);
  const goods = there.map(() => 0);
  let [count, money] = [0, cash];
  for (let cell = 0; cell < there.length; cell++) {
    for (let n = there[cell]!; n > 0 && count < most && prices[cell]! <= money; n--) {
      goods[cell]!++;
      count++;
      money -= prices[cell]!;
      yield goods.slice();
    }
  }
}

function* purchases(view: View, seat: Seat): Generator<Move> {
  const cash = cashOf(view, seat);
  const room = roomIn(view, 'harbour', seat);
  for (let seller = 0; seller < view.seats && room > 0; seller++) {
    if (seller === seat) continue;
    const choices = [...cheapestOf(view, 'factory', seller, room, cash)];
    for (const goods of choices.slice(-2)) {
      for (const store of layoutsFor(view, seat, 'harbour', byColour(goods)))
        yield { type: 'buy', seller, goods, store };
    }
  }
  if (!hasStock(view, 'harbour', seat)) return;
  const own = coloursIn(view, 'harbour', seat);
  for (const price of HARBOUR_PRICES) yield { type: 'reprice', store: allAt('harbour', own, price) };
}

function* voyages(view: View, seat: Seat): Generator<Move> {
  yield { type: 'sail', to: 'sea' };
  yield { type: 'sail', to: 'island' };
  const place = view.ships[seat]!;
  const room = roomOnShip(view, seat);
  const cash = cashOf(view, seat);
  for (let at = 0; at < view.seats; at++) {
    if (at === seat) continue;
    const choices = [...cheapestOf(view, 'harbour', at, room, cash)].slice(-3);
    for (const goods of choices) yield at === place ? { type: 'load', goods } : { type: 'dock', at, goods };
  }
}

/** Bids for a broker's containers, from the lowest up; the other calls are among the plans. */
function* calls(view: View, seat: Seat): Generator<Move> {
  if (!ACTIONS.callWithMoney.can(view, seat)) return;
  for (let broker = 0; broker < BROKERS; broker++)
    for (let more = 1; more <= MOST_MORE; more++)
      yield { type: 'callWithMoney', broker, amount: view.bidMoney + more };
}

/** Borrowing when short and repaying from plenty; never one right after the other. */
function* moneyMoves(view: View, seat: Seat): Generator<Move> {
  const cash = cashOf(view, seat);
  if (cash < 6 && mayBorrow(view, seat)) yield { type: 'loan' };
  if (cash >= LOAN + 6 && view.loans[seat]! > 0) yield { type: 'repay' };
  if (view.options.domesticSale && ACTIONS.sell.can(view, seat)) yield* ACTIONS.sell.moves(view, seat);
}
