/** Who will contest a port: how likely a stack is outbid before its owner's next turn. */
import type { Seat } from '../../../core/game.ts';
import { highestOther, stackOf } from '../rules/places.ts';
import { TOKEN_KINDS } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';
import { worthOfGoods } from './hoard.ts';
import { reach, tradesLeft } from './stance.ts';

export const CONTEST_FEATURES = [
  'one',
  'gain',
  'stack',
  'gain for a coin',
  'coins to spare',
  'is there',
] as const;

/** Weights of these. */
export type Contest = readonly number[];

/** What the goods of a port would add to those of a seat. */
export function gainOf(view: View, seat: Seat, port: number): number {
  const [own, there] = [seat * TOKEN_KINDS, port * TOKEN_KINDS];
  const both = view.goods.slice(own, own + TOKEN_KINDS);
  for (let kind = 0; kind < TOKEN_KINDS; kind++) both[kind]! += view.ports[there + kind]!;
  return worthOfGoods(both) - worthOfGoods(view.goods, own);
}

/** How much of a rival's gain counts as one's own loss, when he is the only one. */
const SPITE = 0.5;

/** What it is worth to come between a rival and the port he leads, in points. */
export function harmIn(view: View, seat: Seat, port: number): number {
  const highest = highestOther(view, seat, port);
  if (highest === 0) return 0;
  for (let rival = 0; rival < view.seats; rival++) {
    if (rival === seat || stackOf(view, rival, port) !== highest) continue;
    return tradesLeft(view, rival) === 0 ? 0 : (SPITE * gainOf(view, rival, port)) / (view.seats - 1);
  }
  return 0;
}

/** Why a rival would bid more than a stack; undefined if he cannot. */
export function contestFeatures(view: View, rival: Seat, port: number, stack: number): number[] | undefined {
  const coins = reach(view, rival, port);
  if (coins <= stack) return undefined;
  const present = stackOf(view, rival, port);
  const gain = gainOf(view, rival, port);
  return [1, gain / 10, stack / 5, gain / (5 * (stack + 1)), (coins - stack) / 10, present > 0 ? 1 : 0];
}

/** The chance that a seat's stack in a port stands until its next turn. */
export function survival(view: View, seat: Seat, port: number, stack: number, contest: Contest): number {
  let stands = 1;
  for (let rival = 0; rival < view.seats; rival++) {
    const features = rival === seat ? undefined : contestFeatures(view, rival, port, stack);
    if (features) stands *= 1 - logistic(dot(contest, features));
  }
  return stands;
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += weights[i]! * features[i]!;
  return sum;
}
