/** Which luck is which: taverns belong to a round, dice to a seat's turn in it. */
import type { Seat } from '../../core/game.ts';
import { DICE } from './rules/tables.ts';
import type { Move, State } from './rules/types.ts';

/** Games that are to be compared then see the same taverns, and the same dice as long as turns correspond. */
export function stream({ round, turn, supply, pending }: State, _seat: Seat, move: Move): string {
  const called = move.type === 'shanghai' || (move.type === 'allow' && pending?.type === 'shanghai');
  return called ? `tavern ${round + 1}` : `${round}/${turn}/${DICE - (supply[turn] ?? 0)}`;
}
