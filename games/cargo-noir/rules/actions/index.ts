/** Every kind of move, in the order of the rulebook. */
import type { Chance } from '../../../../core/chance.ts';
import type { Action, Actions, Seat } from '../../../../core/game.ts';
import { actionOf, sampleOf } from '../../../../core/play.ts';
import type { CargoNoir, Move, MoveType, Phase, View } from '../types.ts';
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
  return sampleOf(IN_PHASE[view.phase], view, seat, chance);
}

/** The kinds of move that can come up in each phase. */
export const IN_PHASE: Readonly<Record<Phase, readonly Action<CargoNoir>[]>> = {
  resolve: these('casino', 'swap', 'draw', 'takeCargo', 'raise', 'withdraw'),
  trade: these('trade'),
  send: these('send'),
  over: [],
};
