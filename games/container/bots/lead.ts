/** What a position is worth if everything ended now: the yardstick of the greedy bot. */
import type { Seat } from '../../../core/game.ts';
import { account } from '../rules/scoring.ts';
import type { State, View } from '../rules/types.ts';

/** The seat's own account now, as far as it can see it. */
export function leadNow(view: View, seat: Seat): number {
  const cash = view.cash.map((own, s) => own ?? view.ledger[s]!);
  const valueCards = view.valueCards.map((card) => card ?? 0);
  const open: State = {
    ...view,
    cash,
    valueCards,
    sealedLoans: view.cash.map(() => 0),
    bids: view.cash.map(() => null),
  };
  return account(open, seat).total;
}
