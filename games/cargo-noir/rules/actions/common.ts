/** What several sections ask. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { refuse, type Why } from '../refuse.ts';
import type { Phase, View } from '../types.ts';

const DO_FIRST = { resolve: 'resolveFirst', trade: 'tradeFirst', send: 'sendFirst' } as const;

/** Why this seat may do nothing of the kind now. */
export function notNow(view: View, seat: Seat, wanted: Phase): Why {
  if (view.phase === 'over') return refuse('gameOver', {});
  if (seat !== view.turn) return refuse('notYourTurn', { turn: view.turn });
  if (view.phase === wanted) return undefined;
  return view.round === 1 ? refuse('sendFirst', {}, '3.3') : refuse(DO_FIRST[view.phase], {});
}

/** One of a list; nothing is drawn where there is no choice. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[list.length > 1 ? chance.draw(list.length) : 0]!;
}
