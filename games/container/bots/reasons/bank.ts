/** The Investment Bank: what a broker has, and whether the call lasts for a lap. */
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { byColour, stock } from '../../rules/stores.ts';
import { KINDS } from '../../rules/tables.ts';
import type { MoveOf, View } from '../../rules/types.ts';
import { cashOf } from '../plans.ts';
import { offering } from './goods.ts';
import { most, type Note, othersOf, purse } from './note.ts';

export function* callingWithMoney(
  view: View,
  seat: Seat,
  { broker, amount }: MoveOf<'callWithMoney'>,
): Generator<Note> {
  const count = total(view.brokerContainers, broker * KINDS, (broker + 1) * KINDS);
  yield { weight: 4, code: 'lot', params: { count, amount } };
  yield outbidder(view, seat, amount, (rival) => view.ledger[rival]!);
  yield* purse(cashOf(view, seat) - amount);
}

export function* callingWithGoods(
  view: View,
  seat: Seat,
  { broker, factory, harbour }: MoveOf<'callWithGoods'>,
): Generator<Note> {
  const count = total(factory) + total(harbour);
  yield { weight: 4, code: 'brokerCash', params: { money: view.brokerMoney[broker]!, count } };
  yield outbidder(
    view,
    seat,
    count,
    (rival) => stock(view, 'factory', rival) + stock(view, 'harbour', rival),
  );
}

/** Who has most to outbid this with, if it is enough. */
function outbidder(view: View, seat: Seat, bid: number, means: (rival: Seat) => number): Note {
  const rival = most(othersOf(view, seat), (other) => Math.max(0, means(other) - bid));
  return rival === undefined
    ? { weight: 3, code: 'safeCall', params: {} }
    : { weight: 3, code: 'outbid', params: { seat: rival } };
}

export function* restocking(
  view: View,
  seat: Seat,
  { factory, harbour }: MoveOf<'restock'>,
): Generator<Note> {
  if (total(factory) > 0)
    yield* offering(view, seat, { store: 'factory', cells: factory, fresh: byColour(factory) });
  if (total(harbour) > 0)
    yield* offering(view, seat, { store: 'harbour', cells: harbour, fresh: byColour(harbour) });
}

export function* paying(): Generator<Note> {
  yield { weight: 1, code: 'brokersKeep', params: {} };
}
