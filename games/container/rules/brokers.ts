/** Chapter 13: what is won from a broker, and what is paid to all three. */
import { setAll } from '../../../core/counts.ts';
import { invariant } from '../../../core/invariant.ts';
import { fromBroker, spread } from './money.ts';
import { addToPile, byColour } from './stores.ts';
import { BROKERS, KINDS } from './tables.ts';
import type { Emit, State, View } from './types.ts';

/** All that the marked cell holds now goes to who has the payment card (rule 13.4). */
export function winCell(state: State, emit?: Emit): void {
  const { cell, holder } = state;
  invariant(cell !== null && holder !== null, 'a cell is marked while somebody holds the card');
  const goods = cellGoods(state, cell.broker);
  let money = 0;
  if (cell.holds === 'money') money = fromBroker(state, holder, cell.broker);
  else {
    addToPile(state, 'bankPorts', holder, goods, 1);
    for (let colour = 0; colour < KINDS; colour++) state.brokerContainers[cell.broker * KINDS + colour] = 0;
  }
  const won = cell.holds === 'money' ? goods.map(() => 0) : goods;
  emit?.({ type: 'brokerWon', seat: holder, broker: cell.broker, money, goods: won });
}

function cellGoods(view: View, broker: number): number[] {
  return view.brokerContainers.slice(broker * KINDS, (broker + 1) * KINDS);
}

/**
 * Pays the bid to the brokers and puts the card away; says how many colours there are to choose from.
 * With several, the winner says in which order they go, and the card stays until then (rule 13.5).
 */
export function payContainers(state: State, emit?: Emit): number {
  const goods = byColour(state.bidGoods);
  const colours = goods.filter((n) => n > 0).length;
  if (colours > 1) return colours;
  const order = goods.flatMap((n, colour) => new Array<number>(n).fill(colour));
  payInOrder(state, order, emit);
  return colours;
}

export function payInOrder(state: State, order: readonly number[], emit?: Emit): void {
  spread(state, state.bidMoney, emit);
  const goods = new Array<number>(BROKERS * KINDS).fill(0);
  for (const [i, colour] of order.entries()) goods[(i % BROKERS) * KINDS + colour]!++;
  for (let i = 0; i < goods.length; i++) state.brokerContainers[i]! += goods[i]!;
  if (order.length > 0) emit?.({ type: 'brokersPaid', money: [0, 0, 0], goods });
  closeCell(state);
}

/** Marker and payment card go back. */
export function closeCell(state: State): void {
  state.cell = null;
  state.holder = null;
  state.bidMoney = 0;
  setAll(state.bidGoods, 0);
}
