/** What a position is worth if everything ended now: the yardstick of the greedy bot. */
import type { Seat } from '../../../core/game.ts';
import { points } from '../rules/scoring.ts';
import type { View } from '../rules/types.ts';
import { COIN } from './worth.ts';

/** Points, with a little for coins and goods so that something is worth having before the first card. */
export function leadNow(view: View, seat: Seat): number {
  const goods = view.goods.slice(seat * 10, seat * 10 + 10);
  const size = goods.reduce((sum, n) => sum + n * n, 0);
  const atStake = view.stacks.slice(seat * 8, seat * 8 + 8).reduce((sum, n) => sum + n, 0);
  return points(view, seat) + 0.3 * size + 0.3 * COIN * (view.coins[seat]! + atStake);
}
