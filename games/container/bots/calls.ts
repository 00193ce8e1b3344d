/** Calls to brokers: what they would bring, and what it takes to outbid somebody. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { storeOf } from '../rules/stores.ts';
import { BROKERS, HARBOUR_CELLS, KINDS } from '../rules/tables.ts';
import type { Move, MoveOf, View } from '../rules/types.ts';

export interface Plan {
  readonly move: Move;
  /** In dollars, roughly. */
  readonly worth: number;
}

/** What a broker's container is worth to who is keen on it, in dollars, and what one in a store. */
const KEEN_WORTH = 3.5;
const STOCK_WORTH = 2;

const lotOf = (view: View, broker: number): number =>
  total(view.brokerContainers, broker * KINDS, (broker + 1) * KINDS);

/** A little more than the last bid, as long as the containers are worth it. */
export function* callsWithMoney(view: View, seat: Seat): Generator<Plan> {
  if (!ACTIONS.callWithMoney.can(view, seat)) return;
  const amount = view.bidMoney + 1;
  for (let broker = 0; broker < BROKERS; broker++) {
    const lot = lotOf(view, broker);
    const move = { type: 'callWithMoney', broker, amount: Math.max(amount, Math.min(2 * lot, 4)) } as const;
    if (ACTIONS.callWithMoney.check(view, seat, move)) continue;
    yield { move, worth: 3 * lot - move.amount - 2 };
  }
}

export function* callsWithGoods(view: View, seat: Seat): Generator<Plan> {
  if (!ACTIONS.callWithGoods.can(view, seat)) return;
  const wanted = total(view.bidGoods) + 1;
  for (let broker = 0; broker < BROKERS; broker++) {
    const move = dearest(view, seat, broker, wanted);
    if (ACTIONS.callWithGoods.check(view, seat, move)) continue;
    yield { move, worth: view.brokerMoney[broker]! - 2.5 * wanted };
  }
}

/** So many containers of the factory store, those first that hardly anybody buys. */
function dearest(view: View, seat: Seat, broker: number, wanted: number): MoveOf<'callWithGoods'> {
  const stockAt = storeOf(view, 'factory', seat);
  const factory = stockAt.map(() => 0);
  for (let n = wanted, cell = stockAt.length - 1; cell >= 0 && n > 0; cell--) {
    factory[cell] = Math.min(stockAt[cell]!, n);
    n -= factory[cell]!;
  }
  return { type: 'callWithGoods', broker, factory, harbour: new Array<number>(HARBOUR_CELLS).fill(0) };
}

/** The least that outbids whoever holds the payment card, if the lot is worth it. */
export function outbid(view: View, seat: Seat): Move | undefined {
  if (view.cell === null) return undefined;
  const { broker, holds } = view.cell;
  if (holds === 'containers') {
    const amount = view.bidMoney + 1;
    const move: Move = { type: 'callWithMoney', broker, amount };
    const pays = amount <= KEEN_WORTH * lotOf(view, broker);
    return pays && !ACTIONS.callWithMoney.check(view, seat, move) ? move : undefined;
  }
  const wanted = total(view.bidGoods) + 1;
  const move = dearest(view, seat, broker, wanted);
  const pays = STOCK_WORTH * wanted <= view.brokerMoney[broker]!;
  return pays && !ACTIONS.callWithGoods.check(view, seat, move) ? move : undefined;
}
