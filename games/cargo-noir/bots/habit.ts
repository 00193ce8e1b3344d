/** A quick player: in every phase what looks best at once. The search lets it play the turns to come. */
import type { Seat } from '../../../core/game.ts';
import { ACTIONS } from '../rules/actions/index.ts';
import { goodsOf, leastBid, listOf, portGoods, stackOf } from '../rules/places.ts';
import { CASINO_INCOME, PORTS, SYNDICATE_INCOME, TOKEN_KINDS } from '../rules/tables.ts';
import type { Move, View } from '../rules/types.ts';
import { portsAlone, portsOutbid } from '../rules/waiting.ts';
import { harmIn, survival } from './contest.ts';
import { hoardOf } from './hoard.ts';
import { bestOffer } from './market.ts';
import { type Plan, plans, type Width } from './plans.ts';
import { asTrade, best, purchases } from './purchases.ts';
import { reach, type Stance, stanceOf, tradesLeft } from './stance.ts';
import { futureWith, lineOf, type Mind, outlookOf } from './value.ts';

const QUICK: Width = { ports: 4, bids: 1 };

/** A move that apply() takes; its trade may name the tokens as one heap. */
export function habitOf(view: View, seat: Seat, mind: Mind): Move {
  if (view.phase === 'resolve') return sureMove(view, seat) ?? bargain(view, seat, mind);
  if (view.phase === 'send') return bestPlan(plans(view, seat, mind, QUICK)).move;
  return asTrade(view, seat, mind.model, best(purchases(view, seat, mind.model, true)), true);
}

export const bestPlan = (all: readonly Plan[]): Plan => all.reduce((a, b) => (b.worth > a.worth ? b : a));

/** Coins and cargo that are certain: nothing speaks against taking them first. */
export function sureMove(view: View, seat: Seat): Move | undefined {
  if (ACTIONS.casino.can(view, seat)) return { type: 'casino' };
  const [port] = listOf(portsAlone(view, seat));
  return port === undefined ? undefined : { type: 'takeCargo', port: PORTS[port]! };
}

/** The ships that were outbid, then those in the black market. */
function bargain(view: View, seat: Seat, mind: Mind): Move {
  const [port] = listOf(portsOutbid(view, seat));
  const line = lineOf(mind.model, 'trading', tradesLeft(view, seat));
  const stance = stanceOf(view, seat);
  if (port === undefined) {
    const outlook = outlookOf(line, stance);
    return bestOffer(view, seat, (goods) => futureWith(outlook, hoardOf(goods), stance.coins));
  }
  const ways = stayOrLeave(view, seat, port, mind);
  return ways.reduce((a, b) => (b.worth > a.worth ? b : a)).move;
}

interface Way {
  readonly move: Move;
  readonly worth: number;
}

/** To withdraw, or to raise by as little as possible or beyond every rival. */
export function stayOrLeave(view: View, seat: Seat, port: number, mind: Mind): Way[] {
  const name = PORTS[port]!;
  const leave: Move = { type: 'withdraw', port: name };
  const trades = tradesLeft(view, seat) - 1;
  const raises = raisesFor(view, seat, port);
  if (trades === 0 || raises.length === 0) return [{ move: leave, worth: 0 }];
  const line = lineOf(mind.model, 'trading', trades);
  const stance: Stance = { ...stanceOf(view, seat), market: 0, cargo: 0, stakes: 0 };
  const stack = stackOf(view, seat, port);
  const comfort = stance.syndicates > view.syndicatesPaid ? SYNDICATE_INCOME : 0;
  const outlook = outlookOf(line, stance);
  const left = futureWith(outlook, stance.hoard, stance.coins + comfort + CASINO_INCOME);
  const outbid = futureWith(outlook, stance.hoard, stance.coins + comfort);
  const goods = goodsOf(view, seat);
  const cargo = portGoods(view, port);
  for (let kind = 0; kind < TOKEN_KINDS; kind++) goods[kind]! += cargo[kind]!;
  const hoard = hoardOf(goods);
  const harm = harmIn(view, seat, port);
  const staying = raises.map((coins): Way => {
    const stands = survival(view, seat, port, stack + coins, mind.contest);
    const won = futureWith(outlook, hoard, stance.coins - stack - coins);
    return {
      move: { type: 'raise', port: name, coins },
      worth: stands * won + (1 - stands) * outbid + (harm * (1 + stands)) / 2,
    };
  });
  return [{ move: leave, worth: left }, ...staying];
}

function raisesFor(view: View, seat: Seat, port: number): number[] {
  const [coins, stack] = [view.coins[seat]!, stackOf(view, seat, port)];
  const least = leastBid(view, seat, port) - stack;
  const wanted = [least, least + 1, least + 2];
  for (let rival = 0; rival < view.seats; rival++) {
    if (rival !== seat) wanted.push(reach(view, rival, port) - stack);
  }
  const raises = [...new Set(wanted)].filter((raise) => raise >= least && raise <= coins);
  return ACTIONS.raise.can(view, seat) && stackOf(view, seat, port) > 0 ? raises : [];
}
