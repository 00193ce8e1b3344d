/** Chapter 3: one move of a turn at random, without a list of them. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { FACTORY_PRICES, LOAN, MACHINE_COSTS, UNION_FEE, WAREHOUSE_COSTS } from '../tables.ts';
import type { Move, MoveType, View } from '../types.ts';
import { callWithGoods, callWithMoney } from './broker.ts';
import { tryMachine, tryWarehouse } from './build.ts';
import { tryPurchase, tryReprice } from './buy.ts';
import { cashOf } from './common.ts';
import { PASS, tryLoan, tryRepayment } from './loans.ts';
import { tryProduction } from './produce.ts';
import { sell } from './sale.ts';
import { fetch, moor, tryHarbour, tryVoyage } from './ship.ts';

/** The kinds of move in a turn, in the order of the rulebook. */
// biome-ignore format: in the order of the rulebook
export const OF_A_TURN = [
  'sell', 'buildWarehouse', 'buildMachine', 'buy', 'reprice', 'produce', 'sail', 'dock', 'load', 'loan', 'repay',
  'moor', 'fetch', 'callWithMoney', 'callWithGoods', 'pass',
] as const satisfies readonly MoveType[];

/**
 * One move of a kind, or undefined where there is none. First come the kinds of the variants, then those that are free
 * of charge, then the others, the dearer the later. What is often impossible lies among what is not, so that no kind comes
 * up much more often than the others.
 */
function tryKind(kind: number, view: View, seat: Seat, chance: Chance): Move | undefined {
  switch (kind) {
    case 4:
      return tryReprice(view, seat, chance);
    case 5:
      return tryLoan(view, seat);
    case 6:
      return PASS;
    case 7:
      return tryHarbour(view, seat, chance);
    case 8:
      return tryVoyage(view, seat);
    case 9:
      return tryProduction(view, seat, chance);
    case 10:
      return tryPurchase(view, seat, chance);
    case 11:
      return tryWarehouse(view, seat);
    case 12:
      return tryMachine(view, seat, chance);
    case 13:
      return tryRepayment(view, seat);
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

/** What the kinds that cost something cost at least, in their order. */
const CHARGES = [UNION_FEE, FACTORY_PRICES[0], WAREHOUSE_COSTS[1], MACHINE_COSTS[1], LOAN] as const;

/** How many kinds can be had for so much, from nothing to what the dearest costs: the others always. */
const KINDS_WITHIN: readonly number[] = Array.from(
  { length: LOAN + 1 },
  (_, cash) => FREE_OF_CHARGE + CHARGES.filter((charge) => charge <= cash).length,
);

const kindsWithin = (cash: number): number => KINDS_WITHIN[cash < LOAN ? cash : LOAN]!;

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
