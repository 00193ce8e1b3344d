/** Chapter 3: one move of a turn at random, without a list of them. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { mayBorrow } from '../money.ts';
import { FACTORY_PRICES, MACHINE_COSTS } from '../tables.ts';
import type { Move, MoveType, View } from '../types.ts';
import { callWithGoods, callWithMoney } from './broker.ts';
import { buildWarehouse, canBuildWarehouse, tryMachine } from './build.ts';
import { tryPurchase, tryReprice } from './buy.ts';
import { cashOf } from './common.ts';
import { canRepay, loan, pass, repay } from './loans.ts';
import { canProduce, produce } from './produce.ts';
import { sell } from './sale.ts';
import { atSea, canSail, dock, fetch, moor, sail, tryLoading } from './ship.ts';

/** The kinds of move in a turn, in the order of the rulebook. */
// biome-ignore format: in the order of the rulebook
export const OF_A_TURN = [
  'sell', 'buildWarehouse', 'buildMachine', 'buy', 'reprice', 'produce', 'sail', 'dock', 'load', 'loan', 'repay',
  'moor', 'fetch', 'callWithMoney', 'callWithGoods', 'pass',
] as const satisfies readonly MoveType[];

/** One move of a kind, or undefined where there turns out to be none. */
type Attempt = (view: View, seat: Seat, chance: Chance) => Move | undefined;

/** The kinds to draw from, at most all of them; made once, because they are needed for every move. */
const kinds: Attempt[] = OF_A_TURN.map(() => pass.sample);

/** Lists the kinds that a glance at money, loans and ship does not rule out, and says how many they are. */
function glance(view: View, seat: Seat): number {
  const cash = cashOf(view, seat);
  let n = 0;
  kinds[n++] = pass.sample;
  kinds[n++] = tryReprice;
  if (canBuildWarehouse(view, seat, cash)) kinds[n++] = buildWarehouse.sample;
  if (cash >= MACHINE_COSTS[1]) kinds[n++] = tryMachine;
  if (cash >= FACTORY_PRICES[0]) kinds[n++] = tryPurchase;
  if (canProduce(view, seat, cash)) kinds[n++] = produce.sample;
  if (canSail(view, seat)) kinds[n++] = sail.sample;
  if (atSea(view, seat)) kinds[n++] = dock.sample;
  else if (view.ships[seat]! >= 0) kinds[n++] = tryLoading;
  if (mayBorrow(view, seat)) kinds[n++] = loan.sample;
  if (canRepay(view, seat, cash)) kinds[n++] = repay.sample;
  if (view.options.domesticSale && sell.can(view, seat)) kinds[n++] = sell.sample;
  return view.options.investmentBank ? glanceAtBank(view, seat, n) : n;
}

/** Goes on with the list after so many kinds. */
function glanceAtBank(view: View, seat: Seat, before: number): number {
  let n = before;
  if (moor.can(view, seat)) kinds[n++] = moor.sample;
  if (fetch.can(view, seat)) kinds[n++] = fetch.sample;
  if (callWithMoney.can(view, seat)) kinds[n++] = callWithMoney.sample;
  if (callWithGoods.can(view, seat)) kinds[n++] = callWithGoods.sample;
  return n;
}

/** Draws a kind of move, striking out those that turn out to be impossible, and one move of that kind. */
export function sampleTurn(view: View, seat: Seat, chance: Chance): Move {
  for (let left = glance(view, seat); ; left--) {
    const drawn = left > 1 ? chance.draw(left) : 0;
    const move = kinds[drawn]!(view, seat, chance);
    if (move) return move;
    kinds[drawn] = kinds[left - 1]!;
  }
}
