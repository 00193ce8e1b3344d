/** Ships: what a cargo costs, how full the hold is, and what the island would bring. */
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { byColour, costOf, pileOf, sum } from '../../rules/stores.ts';
import { HOLD } from '../../rules/tables.ts';
import type { MoveOf, View } from '../../rules/types.ts';
import { cashOf } from '../plans.ts';
import { bringOf, endNear, gainOf, most, type Note, othersOf, purse } from './note.ts';

export function* sailing(view: View, seat: Seat, { to }: MoveOf<'sail'>): Generator<Note> {
  const cargo = pileOf(view, 'cargo', seat);
  const aboard = total(cargo);
  if (to === 'sea') return yield { weight: 2, code: 'seaway', params: { aboard } };
  const bring = bringOf(view, seat, cargo);
  yield { weight: 4, code: 'auction', params: { count: aboard, bring } };
  if (aboard === HOLD) yield { weight: 2.5, code: 'hold', params: { aboard } };
  const richest = most(othersOf(view, seat), (rival) => view.ledger[rival]!);
  if (richest !== undefined)
    yield { weight: 3, code: 'canBid', params: { seat: richest, cash: view.ledger[richest]! } };
  const worth = gainOf(view, seat, cargo);
  if (worth > bring) yield { weight: 3.5, code: 'ownWorth', params: { worth } };
  yield* endNear(view);
}

export function* loading(view: View, seat: Seat, { goods }: MoveOf<'dock' | 'load'>): Generator<Note> {
  const before = pileOf(view, 'cargo', seat);
  const after = sum(before, byColour(goods));
  yield { weight: 2.8, code: 'hold', params: { aboard: total(after) } };
  if (total(goods) === 0) return yield { weight: 3, code: 'saved', params: { cash: cashOf(view, seat) } };
  const cost = costOf('harbour', goods);
  const bring = Math.max(0, bringOf(view, seat, after) - bringOf(view, seat, before));
  yield { weight: 4, code: 'freight', params: { cost, bring } };
  yield* purse(cashOf(view, seat) - cost);
  yield* endNear(view);
}

export function* fetching(view: View, seat: Seat, { goods }: MoveOf<'moor' | 'fetch'>): Generator<Note> {
  const count = total(goods);
  if (count > 0) yield { weight: 4, code: 'free', params: { count } };
  yield { weight: 2.8, code: 'hold', params: { aboard: total(pileOf(view, 'cargo', seat)) + count } };
}
