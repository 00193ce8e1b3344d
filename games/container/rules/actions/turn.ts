/** Chapter 3: one move of a turn at random, without a list of them. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { mayBorrow } from '../money.ts';
import { FACTORY_PRICES, LOAN, MACHINE_COSTS, UNION_FEE, WAREHOUSE_COSTS } from '../tables.ts';
import type { Move, MoveType, View } from '../types.ts';
import { callWithGoods, callWithMoney } from './broker.ts';
import { tryMachine, tryWarehouse } from './build.ts';
import { tryPurchase, tryReprice } from './buy.ts';
import { cashOf } from './common.ts';
import { loan, pass, repay } from './loans.ts';
import { tryProduction } from './produce.ts';
import { sell } from './sale.ts';
import { atSea, canSail, dock, fetch, moor, sail, tryLoading } from './ship.ts';

/** The kinds of move in a turn, in the order of the rulebook. */
// biome-ignore format: in the order of the rulebook
export const OF_A_TURN = [
  'sell', 'buildWarehouse', 'buildMachine', 'buy', 'reprice', 'produce', 'sail', 'dock', 'load', 'loan', 'repay',
  'moor', 'fetch', 'callWithMoney', 'callWithGoods', 'pass',
] as const satisfies readonly MoveType[];

/**
 * One move of a kind, or undefined where there is none. First come the kinds of the variants, then those that are free
 * of charge, then the others, the dearer the later; ships at sea dock, those in harbours load. What is often impossible
 * lies among what is not, so that no kind comes up much more often than the others.
 */
function tryKind(kind: number, view: View, seat: Seat, chance: Chance): Move | undefined {
  switch (kind) {
    case 4:
      return tryReprice(view, seat, chance);
    case 5:
      return mayBorrow(view, seat) ? loan.sample(view, seat, chance) : undefined;
    case 6:
      return pass.sample(view, seat, chance);
    case 7:
      return atSea(view, seat) ? dock.sample(view, seat, chance) : tryLoading(view, seat, chance);
    case 8:
      return canSail(view, seat) ? sail.sample(view, seat, chance) : undefined;
    case 9:
      return tryProduction(view, seat, chance);
    case 10:
      return tryPurchase(view, seat, chance);
    case 11:
      return tryWarehouse(view, seat);
    case 12:
      return tryMachine(view, seat, chance);
    case 13:
      return repay.can(view, seat) ? repay.sample(view, seat, chance) : undefined;
    default:
      return tryVariant(kind, view, seat, chance);
  }
}

const OF_THE_BANK = [fetch, callWithMoney, callWithGoods, moor];

/** What only a variant knows: no edition has both the Investment Bank and the domestic sale. */
function tryVariant(kind: number, view: View, seat: Seat, chance: Chance): Move | undefined {
  const action = view.options.investmentBank ? OF_THE_BANK[kind]! : sell;
  return action.can(view, seat) ? action.sample(view, seat, chance) : undefined;
}

function firstKind({ options }: View): number {
  if (options.investmentBank) return 0;
  return OF_THE_BANK.length - (options.domesticSale ? 1 : 0);
}

const FREE_OF_CHARGE = OF_THE_BANK.length + 5;

/** 1 or 0, without a question of which the processor might guess the answer wrong. */
const isWithin = (cash: number, cost: number): number => (cost - 1 - cash) >>> 31;

/** How many kinds can be had for this: those of variants and those free of charge always. */
const kindsWithin = (cash: number): number =>
  FREE_OF_CHARGE +
  isWithin(cash, UNION_FEE) +
  isWithin(cash, FACTORY_PRICES[0]) +
  isWithin(cash, WAREHOUSE_COSTS[1]) +
  isWithin(cash, MACHINE_COSTS[1]) +
  isWithin(cash, LOAN);

/** Draws a kind of move, and one move of that kind; where there is none, of the next kind on either side. */
export function sampleTurn(view: View, seat: Seat, chance: Chance): Move {
  const first = firstKind(view);
  const last = kindsWithin(cashOf(view, seat)) - 1;
  const luck = chance.draw(2 * (last - first + 1));
  const step = (luck & 1) * 2 - 1;
  for (let kind = first + (luck >> 1); ; kind = next(kind + step, first, last)) {
    const move = tryKind(kind, view, seat, chance);
    if (move !== undefined) return move;
  }
}

/** After the last comes the first, and before the first the last. */
function next(kind: number, first: number, last: number): number {
  if (kind > last) return first;
  return kind < first ? last : kind;
}
