/** Every kind of move, in the order of the rulebook. */
import type { Chance } from '../../../../core/chance.ts';
import type { Action, Actions, Seat } from '../../../../core/game.ts';
import { invariant } from '../../../../core/invariant.ts';
import { actionOf } from '../../../../core/play.ts';
import { listOf } from '../places.ts';
import type { CargoNoir, Move, MoveType, Phase, View } from '../types.ts';
import { possible, RESOLVING } from '../waiting.ts';
import { pick } from './common.ts';
import { casino, draw, raise, swap, takeCargo, withdraw } from './resolve.ts';
import { send } from './send.ts';
import { trade } from './trade.ts';

export const ACTIONS: Actions<CargoNoir> = { casino, swap, draw, takeCargo, raise, withdraw, trade, send };

const these = (...types: MoveType[]): readonly Action<CargoNoir>[] =>
  types.map((type) => actionOf(ACTIONS, type));

/** One legal move; where there is one kind only it is called by name. */
export function sample(view: View, seat: Seat, chance: Chance): Move {
  if (view.phase === 'trade') return trade.sample(view, seat, chance);
  if (view.phase === 'send') return send.sample(view, seat, chance);
  invariant(view.phase === 'resolve', 'nobody asks for a move where none is possible');
  const kind = pick(listOf(possible(view, seat)), chance);
  return IN_PHASE.resolve[kind]!.sample(view, seat, chance);
}

/** The kinds of move that can come up in each phase. */
export const IN_PHASE: Readonly<Record<Phase, readonly Action<CargoNoir>[]>> = {
  resolve: these(...RESOLVING),
  trade: these('trade'),
  send: these('send'),
  over: [],
};
