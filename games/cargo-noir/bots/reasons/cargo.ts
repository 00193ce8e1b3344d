/** What can be said about a cargo: what it adds, which set it makes, and who else wants it. */
import { total } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { bestGrouping } from '../../rules/outlook.ts';
import { capacity, goodsOf, highestOther, portGoods, stackOf } from '../../rules/places.ts';
import { worthOfSet } from '../../rules/sets.ts';
import { KINDS, PORTS, TOKENS } from '../../rules/tables.ts';
import type { GoodsSet } from '../../rules/types.ts';
import { contestFeatures, dot, gainOf, logistic, survival } from '../contest.ts';
import { isLastTrade, reach, tradesLeft } from '../stance.ts';
import { type Reason, reason, type Scene } from './reason.ts';

export const withPort = ({ view, seat }: Scene, port: number): number[] => {
  const cargo = portGoods(view, port);
  return goodsOf(view, seat).map((n, kind) => n + cargo[kind]!);
};

/** What comes home from a port, and the set it makes. */
export function cargoReasons(scene: Scene, port: number): Reason[] {
  const gain = gainOf(scene.view, scene.seat, port);
  const added = reason('cargoAdds', { port: PORTS[port]!, worth: gain }, gain);
  return [added, ...setReasons(scene, withPort(scene, port), 0.8 * gain)];
}

const LEAST_SAME = 3;
const LEAST_MIXED = 4;

/** The most valuable set with something new in it, if it is large enough to speak of. */
export function setReasons({ view, seat }: Scene, after: readonly number[], weight: number): Reason[] {
  const before = goodsOf(view, seat);
  const isNew = ({ tokens }: GoodsSet): boolean =>
    tokens.some((n, kind) => n > 0 && after[kind]! > before[kind]!);
  const [set] = bestGrouping(after)
    .filter(isNew)
    .sort((a, b) => worthOfSet(b) - worthOfSet(a));
  if (!set) return [];
  const [size, worth] = [total(set.tokens), worthOfSet(set)];
  const kind = set.tokens.findIndex((n, at) => n > 0 && at < KINDS);
  if (set.kind === 'different')
    return size < LEAST_MIXED ? [] : [reason('mixedSet', { size, worth }, weight)];
  return size < LEAST_SAME || kind < 0
    ? []
    : [reason('sameSet', { token: TOKENS[kind]!, size, worth }, weight)];
}

/** A chance of less than this is not worth a word. */
const LEAST_CHANCE = 0.1;

/** Whether a bid stands until the next turn. */
export function holdReasons({ view, seat, mind }: Scene, port: number, bid: number): Reason[] {
  const gain = gainOf(view, seat, port);
  const rivals = Array.from({ length: view.seats }, (_, rival) => rival).filter((rival) => rival !== seat);
  const richest = rivals.reduce((a, b) => (reach(view, b, port) > reach(view, a, port) ? b : a));
  const name = PORTS[port]!;
  const most = reach(view, richest, port);
  if (most <= bid) return [reason('outOfReach', { port: name, bid, seat: richest, coins: most }, 0.6 * gain)];
  if (!mind) return [];
  const chance = 1 - survival(view, seat, port, bid, mind.contest);
  if (chance < LEAST_CHANCE) return [];
  const wants = (rival: Seat): number => {
    const features = contestFeatures(view, rival, port, bid);
    return features ? logistic(dot(mind.contest, features)) : 0;
  };
  const keenest = rivals.reduce((a, b) => (wants(b) > wants(a) ? b : a));
  const percent = 5 * Math.round(20 * chance);
  const coins = reach(view, keenest, port);
  return [reason('mayBeOutbid', { port: name, bid, percent, seat: keenest, coins }, 1.2 * chance * gain)];
}

/** Who leads there now would lose a cargo that could still help him. */
export function rivalReasons({ view, seat }: Scene, port: number): Reason[] {
  const highest = highestOther(view, seat, port);
  if (highest === 0) return [];
  for (let rival = 0; rival < view.seats; rival++) {
    if (rival === seat || stackOf(view, rival, port) !== highest) continue;
    const worth = gainOf(view, rival, port);
    const weight = (0.7 * worth) / (view.seats - 1);
    if (tradesLeft(view, rival) > 0)
      return [reason('keepsFrom', { port: PORTS[port]!, seat: rival, worth }, weight)];
  }
  return [];
}

/** More than the warehouse holds: a trade must come, or tokens go. In the last trade everything goes anyway. */
export function roomReasons({ view, seat }: Scene, tokens: number): Reason[] {
  const room = capacity(view, seat);
  if (tokens <= room || isLastTrade(view, seat)) return [];
  return [reason('tooMuch', { tokens, room }, (tokens - room) / 2)];
}
