/** Looks a lap ahead in its own turn, answers bids with the best response, and does the rest sensibly. */
import type { Budget } from '../../../../bots/bot.ts';
import type { Seat } from '../../../../core/game.ts';
import { container } from '../../rules/index.ts';
import type { Event, Move, View } from '../../rules/types.ts';
import { sensibleMove } from '../sensible.ts';
import { bestBid } from './auction.ts';
import { candidates } from './candidates.ts';
import { dealsBehind } from './cards.ts';
import type { Net } from './net.ts';
import { beliefsAbout } from './rivals.ts';
import { bestMove, bestNow, type Depth, type Search } from './search.ts';

export interface Skill extends Depth {
  /** Worlds in which a bid or an answer is tried. */
  readonly auctions: number;
}

/** What a seat is shown. */
export interface Sight {
  readonly view: View;
  readonly seat: Seat;
  /** All it has seen, or nothing for who does not remember. */
  readonly seen: readonly Event[];
}

export function expertMove(
  net: Net,
  { view, seat, seen }: Sight,
  skill: Skill,
  { nodes, chance }: Budget,
): Move {
  const search: Search = {
    net,
    view,
    seat,
    chance,
    nodes,
    beliefs: beliefsAbout(view, seat, seen),
    deals: dealsBehind(view, seen),
  };
  if (view.phase === 'actions') return bestMove(search, candidates(view, seat, chance), skill);
  if (view.phase === 'bidding') return bestBid(search, skill.auctions);
  if (view.phase === 'answer') return bestNow(search, answers(view, seat), skill.auctions);
  return sensibleMove(view, seat, chance);
}

/** To sell to one of the best, or to keep; nobody borrows in order to keep. */
const answers = (view: View, seat: Seat): Move[] =>
  [...container.moves(view, seat)].filter(({ type }) => type === 'accept' || type === 'decline');
