/** What a sensible player would think of doing with an action, and what it would be worth. */
import type { Chance } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import {
  at,
  byColour,
  cellPrices,
  emptyStore,
  inPile,
  machineCount,
  pileOf,
  roomIn,
  roomOnShip,
  stock,
  warehouseCount,
} from '../rules/stores.ts';
import { BANK_PORT, COLOURS, ISLAND, KINDS, SEA } from '../rules/tables.ts';
import type { StoreName, View } from '../rules/types.ts';
import { callsWithGoods, callsWithMoney, type Plan } from './calls.ts';
import { layOut } from './prices.ts';
import { SENSIBLE, type Style } from './styles.ts';
import { progress } from './worth.ts';

/** Kept in the purse for interest, the union and surprises. */
const RESERVE = 2;

export const cashOf = (view: View, seat: Seat): number => view.cash[seat] ?? 0;

/** What goods may cost: how many fit, what there is to pay with, and what each is worth. */
interface Wish {
  readonly most: number;
  readonly cash: number;
  readonly worth: number;
}

/** Takes the cheapest containers first, as they lie, while each is worth its price. */
function bargains(
  view: View,
  store: StoreName,
  owner: Seat,
  { most, cash, worth }: Wish,
): { goods: number[]; gain: number } {
  const goods = emptyStore(store);
  const prices = cellPrices(store);
  let [room, money, gain] = [most, cash, 0];
  for (let cell = 0; cell < goods.length && prices[cell]! < worth; cell++) {
    const there = at(view, store, owner, cell);
    if (there === 0) continue;
    const price = prices[cell]!;
    const taken = Math.max(0, Math.min(there, room, Math.trunc(money / price)));
    goods[cell] = taken;
    room -= taken;
    money -= taken * price;
    gain += taken * (worth - price);
  }
  return { goods, gain };
}

export function* plans(view: View, seat: Seat, chance: Chance, style = SENSIBLE): Generator<Plan> {
  yield { move: { type: 'pass' }, worth: 0 };
  yield* producing(view, seat, chance);
  yield* building(view, seat);
  yield* buying(view, seat, chance, style);
  yield* sailing(view, seat, style);
  yield* atTheBank(view, seat);
}

function* producing(view: View, seat: Seat, chance: Chance): Generator<Plan> {
  if (!ACTIONS.produce.can(view, seat)) return;
  const { made } = ACTIONS.produce.sample(view, seat, chance);
  const store = layOut(view, seat, { store: 'factory', fresh: made, chance });
  const unsold = stock(view, 'factory', seat);
  // What lies unsold should be sold first; a full store may still be offered cheaper.
  const worth = total(made) > 0 ? total(made) - 0.1 * unsold : 0.3 * unsold - 1;
  yield { move: { type: 'produce', made, store }, worth };
}

function* building(view: View, seat: Seat): Generator<Plan> {
  const early = 1 - progress(view);
  const cash = cashOf(view, seat);
  const machines = machineCount(view, seat);
  const warehouses = warehouseCount(view, seat);
  for (const move of ACTIONS.buildMachine.can(view, seat) ? ACTIONS.buildMachine.moves(view, seat) : []) {
    const kind = COLOURS.indexOf(move.colour);
    const plenty = view.supply[kind]! - total(view.supply) / KINDS - 2 * machinesOf(view, kind);
    const full = roomIn(view, 'factory', seat) < machines ? 1.5 : 0;
    yield { move, worth: cash < 13 ? -1 : 10 * early - 3.6 * machines + 0.4 * plenty - full };
  }
  if (ACTIONS.buildWarehouse.can(view, seat)) {
    const full = roomIn(view, 'harbour', seat) === 0 ? 2 : 0;
    yield {
      move: { type: 'buildWarehouse' },
      worth: cash < 10 ? -1 : 8 * early - 2 * warehouses + full,
    };
  }
}

/** Machines of this colour on the table. */
const machinesOf = (view: View, kind: number): number =>
  view.machines.filter((colour) => colour === kind).length;

function* buying(view: View, seat: Seat, chance: Chance, style: Style): Generator<Plan> {
  const most = roomIn(view, 'harbour', seat);
  const cash = cashOf(view, seat) - RESERVE;
  for (let seller = 0; seller < view.seats && most > 0; seller++) {
    if (seller === seat) continue;
    const { goods, gain } = bargains(view, 'factory', seller, { most, cash, worth: style.resale });
    if (total(goods) === 0) continue;
    const store = layOut(view, seat, { store: 'harbour', fresh: byColour(goods), chance });
    yield { move: { type: 'buy', seller, goods, store }, worth: gain * (1.15 - 0.5 * progress(view)) };
  }
  if (stock(view, 'harbour', seat) > 0 && most === 0 && chance.draw(3) === 0) {
    const store = layOut(view, seat, { store: 'harbour', fresh: new Array<number>(KINDS).fill(0), chance });
    yield { move: { type: 'reprice', store }, worth: 0.4 * stock(view, 'harbour', seat) };
  }
}

/** The best load in a harbour: what it would bring on the island, less its price. */
const cargoFrom = (view: View, seat: Seat, owner: Seat, style: Style): { goods: number[]; gain: number } =>
  bargains(view, 'harbour', owner, {
    most: roomOnShip(view, seat),
    cash: cashOf(view, seat) - RESERVE,
    worth: style.freight,
  });

function* sailing(view: View, seat: Seat, style: Style): Generator<Plan> {
  const place = view.ships[seat]!;
  const aboard = inPile(view, 'cargo', seat);
  const hurry = view.ending ? 3 : progress(view) > 0.45 ? 1.4 : 1;
  if (place === SEA && aboard > 0) {
    const enough = aboard >= 3 || (aboard >= 2 && hurry > 1);
    yield {
      move: { type: 'sail', to: 'island' },
      worth: enough ? 3 * aboard * hurry : aboard >= 3 ? 4 : 0.2,
    };
  }
  if (place === SEA && roomOnShip(view, seat) > 0) yield* docking(view, seat, aboard, style);
  if (place >= 0) yield* inHarbour(view, seat, place, style);
  if (place === ISLAND || place === BANK_PORT)
    yield { move: { type: 'sail', to: 'sea' }, worth: 1.6 + aboard };
}

function* docking(view: View, seat: Seat, aboard: number, style: Style): Generator<Plan> {
  for (let at = 0; at < view.seats; at++) {
    if (at === seat) continue;
    const { goods, gain } = cargoFrom(view, seat, at, style);
    if (total(goods) > 0)
      yield { move: { type: 'dock', at, goods }, worth: gain * 0.9 + (aboard > 0 ? 0.5 : 0) };
  }
}

function* inHarbour(view: View, seat: Seat, place: Seat, style: Style): Generator<Plan> {
  const aboard = inPile(view, 'cargo', seat);
  const { goods, gain } = cargoFrom(view, seat, place, style);
  if (total(goods) > 0) yield { move: { type: 'load', goods }, worth: gain * 0.8 };
  yield { move: { type: 'sail', to: 'sea' }, worth: aboard >= 3 ? 6 : aboard > 0 ? 3 : 1.2 };
}

function* atTheBank(view: View, seat: Seat): Generator<Plan> {
  if (!view.options.investmentBank) return;
  yield* fetching(view, seat);
  yield* callsWithMoney(view, seat);
  yield* callsWithGoods(view, seat);
}

function* fetching(view: View, seat: Seat): Generator<Plan> {
  const port = pileOf(view, 'bankPorts', seat);
  const goods = new Array<number>(KINDS).fill(0);
  let room = roomOnShip(view, seat);
  for (let kind = 0; kind < KINDS; kind++) {
    goods[kind] = Math.min(port[kind]!, room);
    room -= goods[kind]!;
  }
  if (total(goods) < 2) return;
  if (view.ships[seat] === SEA) yield { move: { type: 'moor', goods }, worth: 2.5 * total(goods) };
}
