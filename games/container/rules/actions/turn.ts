/** Chapter 3: one move of a turn at random, without a list of them. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { mayBorrow } from '../money.ts';
import { stock } from '../stores.ts';
import type { Move, MoveType, View } from '../types.ts';
import { callWithGoods, callWithMoney } from './broker.ts';
import { buildMachine, buildWarehouse, buyable, canBuildWarehouse } from './build.ts';
import { buy, canBuy, reprice } from './buy.ts';
import { cashOf } from './common.ts';
import { canRepay, loan, pass, repay } from './loans.ts';
import { canProduce, produce } from './produce.ts';
import { sell } from './sale.ts';
import { atSea, canLoad, canSail, dock, fetch, load, moor, sail } from './ship.ts';

/** The kinds of move in a turn, in the order of the rulebook. */
// biome-ignore format: in the order of the rulebook
export const OF_A_TURN = [
  'sell', 'buildWarehouse', 'buildMachine', 'buy', 'reprice', 'produce', 'sail', 'dock', 'load', 'loan', 'repay',
  'moor', 'fetch', 'callWithMoney', 'callWithGoods', 'pass',
] as const satisfies readonly MoveType[];

// biome-ignore format: in the order of the rulebook
const ACTIONS_OF_A_TURN = [
  sell, buildWarehouse, buildMachine, buy, reprice, produce, sail, dock, load, loan, repay,
  moor, fetch, callWithMoney, callWithGoods, pass,
] as const;

const bit = (possible: boolean, kind: number): number => (possible ? 1 << kind : 0);

/** The kinds that are possible, as bits in their order; cash and stock are looked up once for all. */
function possible(view: View, seat: Seat): number {
  const cash = cashOf(view, seat);
  const stored = stock(view, 'harbour', seat);
  return (
    (view.options.domesticSale ? bit(sell.can(view, seat), 0) : 0) |
    bit(canBuildWarehouse(view, seat, cash), 1) |
    bit(buyable(view, seat, cash) !== 0, 2) |
    bit(canBuy(view, seat, stored, cash), 3) |
    bit(stored > 0, 4) |
    bit(canProduce(view, seat, cash), 5) |
    bit(canSail(view, seat), 6) |
    bit(atSea(view, seat), 7) |
    bit(canLoad(view, seat, cash), 8) |
    bit(mayBorrow(view, seat), 9) |
    bit(canRepay(view, seat, cash), 10) |
    (view.options.investmentBank ? atTheBank(view, seat) : 0) |
    bit(true, 15)
  );
}

function atTheBank(view: View, seat: Seat): number {
  return (
    bit(moor.can(view, seat), 11) |
    bit(fetch.can(view, seat), 12) |
    bit(callWithMoney.can(view, seat), 13) |
    bit(callWithGoods.can(view, seat), 14)
  );
}

/** Picks a kind of move that is possible, then one move of that kind. */
export function sampleTurn(view: View, seat: Seat, chance: Chance): Move {
  const kinds = possible(view, seat);
  return ACTIONS_OF_A_TURN[pickBit(kinds, chance)]!.sample(view, seat, chance);
}

function pickBit(bits: number, chance: Chance): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  let left = bits;
  for (let skip = count > 1 ? chance.draw(count) : 0; skip > 0; skip--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}
