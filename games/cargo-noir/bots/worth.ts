/** What goods, coins and ports are worth to a smuggler. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { capacity, goodsOf, portGoods } from '../rules/places.ts';
import { rounds, TOKEN_KINDS } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';
import { worthOfGoods } from './hoard.ts';

/** A coin in the safe, in points: it buys cargo, or counts itself in the end. */
export const COIN = 1.1;

export const roundsLeft = (view: View): number => rounds(view.seats) - view.round;

/** Throws away what a warehouse cannot hold, each time what is missed least; says what that is. */
export function leastMissed(goods: readonly number[], surplus: number): number[] {
  const left = [...goods];
  const thrown = goods.map(() => 0);
  for (let n = surplus; n > 0; n--) {
    let least = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < TOKEN_KINDS; kind++) {
      if (left[kind] === 0) continue;
      left[kind]!--;
      const worth = worthOfGoods(left);
      left[kind]!++;
      if (worth > most) [least, most] = [kind, worth];
    }
    left[least]!--;
    thrown[least]!++;
  }
  return thrown;
}

/** What the goods of a port would add to those of a seat, as far as its warehouse goes. */
export function gainInPort(view: View, seat: Seat, port: number): number {
  const own = goodsOf(view, seat);
  const cargo = portGoods(view, port);
  const both = own.map((n, kind) => n + cargo[kind]!);
  const over = Math.max(0, total(both) - capacity(view, seat) - 2);
  return worthOfGoods(both) - worthOfGoods(own) - 2 * over;
}

/** The most coins a cargo is worth, earlier in the game a little less: there will be others. */
export function dearest(view: View, gain: number): number {
  return Math.max(1, Math.round((gain * (roundsLeft(view) > 2 ? 0.55 : 0.75)) / COIN));
}
