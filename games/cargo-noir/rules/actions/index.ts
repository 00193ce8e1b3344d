/** Every kind of move, in the order of the rulebook. */
import type { Action, Actions } from '../../../../core/game.ts';
import { actionOf } from '../../../../core/play.ts';
import type { CargoNoir, MoveType, Phase } from '../types.ts';
import { casino, draw, raise, swap, takeCargo, withdraw } from './resolve.ts';
import { send } from './send.ts';
import { trade } from './trade.ts';

export const ACTIONS: Actions<CargoNoir> = { casino, swap, draw, takeCargo, raise, withdraw, trade, send };

const these = (...types: MoveType[]): readonly Action<CargoNoir>[] =>
  types.map((type) => actionOf(ACTIONS, type));

/** The kinds of move that can come up in each phase. */
export const IN_PHASE: Readonly<Record<Phase, readonly Action<CargoNoir>[]>> = {
  resolve: these('casino', 'swap', 'draw', 'takeCargo', 'raise', 'withdraw'),
  trade: these('trade'),
  send: these('send'),
  over: [],
};
