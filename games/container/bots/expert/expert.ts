/** Looks a lap ahead in its own turn, and answers bids and offers with the best response. */
import type { Asking } from '../../../../bots/advice.ts';
import type { Budget } from '../../../../bots/bot.ts';
import type { Container, Move } from '../../rules/types.ts';
import { rankBids } from './auction.ts';
import { dealsBehind } from './cards.ts';
import { choices } from './choices.ts';
import type { Net } from './net.ts';
import { type Depth, type Ranking, rankMoves, rankNow } from './ranking.ts';
import { beliefsAbout } from './rivals.ts';
import type { Search } from './search.ts';

export interface Skill extends Depth {
  /** Worlds in which a bid or an answer is tried. */
  readonly auctions: number;
}

export function expertMove(net: Net, asking: Asking<Container>, skill: Skill, budget: Budget): Move {
  return ranking(net, asking, skill, budget)[0]!.move;
}

/** What it thinks of doing, best first; moves that are asked about are weighed in the same worlds. */
export function ranking(
  net: Net,
  asking: Asking<Container>,
  skill: Skill,
  budget: Budget,
  about: readonly Move[] = [],
): Ranking {
  const { view, seat } = asking;
  const search = searchFor(net, asking, budget);
  if (view.phase === 'bidding') return rankBids(search, skill.auctions, about);
  const moves = choices(view, seat, budget.chance);
  return view.phase === 'answer'
    ? rankNow(search, moves, skill.auctions, about)
    : rankMoves(search, moves, skill, about);
}

/** All that is known and believed before anything is tried. */
export function searchFor(
  net: Net,
  { view, seat, seen }: Asking<Container>,
  { nodes, chance }: Budget,
): Search {
  const beliefs = beliefsAbout(view, seat, seen);
  return { net, view, seat, chance, nodes, beliefs, deals: dealsBehind(view, seen) };
}
