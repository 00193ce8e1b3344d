/** What a position is worth if everything ended now: the yardstick of the greedy bot. */
import type { Seat } from '../../../core/game.ts';
import { distribute } from '../rules/distribution.ts';
import { putDie } from '../rules/row.ts';
import { scores } from '../rules/scoring.ts';
import { clone } from '../rules/secrecy.ts';
import type { View } from '../rules/types.ts';

/** My points minus the other's, had Shanghai been called now; thrown dice may first be put where they help most. */
export function marginNow(view: View, seat: Seat): number {
  if (view.phase !== 'rolled') return marginWith(view, seat, null);
  const margins = view.dice.map((die) => marginWith(view, seat, die));
  return view.turn === seat ? Math.max(...margins) : Math.min(...margins);
}

function marginWith(view: View, seat: Seat, die: number | null): number {
  const ended = clone(view);
  if (die !== null) putDie(ended, view.turn, die);
  if (ended.phase !== 'over') distribute(ended);
  const [mine, theirs] = scores(ended);
  return seat === 0 ? mine - theirs : theirs - mine;
}
