/** Moves worth a closer look, best first: few, for the rest is noise. */
import type { Seat } from '../../../core/game.ts';
import { goodsOf, listOf } from '../rules/places.ts';
import type { Move, View } from '../rules/types.ts';
import { portsOutbid } from '../rules/waiting.ts';
import { stayOrLeave, sureMove } from './habit.ts';
import { hoardOf } from './hoard.ts';
import { offers } from './market.ts';
import { plans } from './plans.ts';
import { asTrade, purchases } from './purchases.ts';
import { stanceOf, tradesLeft } from './stance.ts';
import { futureWith, lineOf, type Mind, outlookOf } from './value.ts';

/** A move and how it looks at first sight, in points. */
export interface Rated {
  readonly move: Move;
  readonly worth: number;
}

const bestFirst = (rated: readonly Rated[], most: number): Rated[] =>
  [...rated].sort((a, b) => b.worth - a.worth).slice(0, most);

/** Every phase has its own; a move that is sure to be right stands alone. */
export function candidates(view: View, seat: Seat, mind: Mind, most: number): Rated[] {
  if (view.phase === 'trade') return trades(view, seat, mind, most);
  if (view.phase === 'send') return bestFirst(plans(view, seat, mind, { ports: 6, bids: 3 }), most);
  const sure = sureMove(view, seat);
  if (sure) return [{ move: sure, worth: 0 }];
  const [port] = listOf(portsOutbid(view, seat));
  if (port !== undefined) return bestFirst(stayOrLeave(view, seat, port, mind), most);
  const line = lineOf(mind.model, 'trading', tradesLeft(view, seat));
  const stance = stanceOf(view, seat);
  const outlook = outlookOf(line, stance);
  const judge = (goods: readonly number[]): number => futureWith(outlook, hoardOf(goods), stance.coins);
  return bestFirst(offers(view, goodsOf(view, seat), judge), Math.min(most, 6));
}

function trades(view: View, seat: Seat, mind: Mind, most: number): Rated[] {
  return purchases(view, seat, mind.model, false)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map((purchase) => ({ move: asTrade(view, seat, mind.model, purchase, false), worth: purchase.worth }));
}
