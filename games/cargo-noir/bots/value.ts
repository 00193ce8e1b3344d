/** What a position is worth: the points every seat may expect, and the share of wins they promise. */
import type { Seat } from '../../../core/game.ts';
import { points, result } from '../rules/scoring.ts';
import { rounds, TOKEN_KINDS } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';
import type { Contest } from './contest.ts';
import { HOARD_FEATURES, type Hoard, worthOfGoods } from './hoard.ts';
import { pointsFor } from './prices.ts';
import { type Moment, type Stance, stanceOf, tradesLeft } from './stance.ts';

/** Weights of the features, and how far off they usually are. */
export interface Line {
  readonly weights: readonly number[];
  readonly spread: number;
}

/** For each moment a line for each number of trades left. */
export type Model = Readonly<Record<Moment, readonly Line[]>>;

/** All that was learned for tables of one size: values, and who contests a port. */
export interface Mind {
  readonly model: Model;
  readonly contest: Contest;
}

/** A line and what it says about all but goods and coins: these are tried in many ways. */
export interface Outlook {
  readonly weights: readonly number[];
  readonly fixed: number;
  readonly room: number;
}

/** The weights of a seat's own features come after those of its goods. */
const OWN = HOARD_FEATURES.length;

export function outlookOf({ weights }: Line, stance: Stance): Outlook {
  const own = (feature: number): number => weights[OWN + feature]!;
  const fixed =
    own(0) +
    own(2) * stance.ships +
    own(3) * stance.warehouses +
    own(4) * stance.syndicates +
    own(6) * stance.place +
    own(7) * stance.rival +
    own(8) * stance.market +
    own(9) * stance.cargo +
    own(10) * stance.stakes;
  return { weights, fixed, room: stance.room };
}

/** Points that are still to come with these goods and coins. */
export function futureWith({ weights, fixed, room }: Outlook, hoard: Hoard, coins: number): number {
  const { features, tokens } = hoard;
  let sum = fixed + weights[OWN + 1]! * coins;
  for (let i = 0; i < OWN; i++) sum += weights[i]! * features[i]!;
  return tokens > room ? sum + weights[OWN + 5]! * (tokens - room) : sum;
}

/** Points that are still to come for who stands like this. */
export const future = (line: Line, stance: Stance): number =>
  futureWith(outlookOf(line, stance), stance.hoard, stance.coins);

export function lineOf(model: Model, moment: Moment, trades: number): Line {
  const lines = model[moment];
  return lines[Math.min(trades, lines.length - 1)]!;
}

function momentOf(view: View, seat: Seat): Moment {
  if (seat !== view.turn) return 'away';
  return view.phase === 'send' ? 'sending' : 'trading';
}

/** Points a seat may expect in the end. */
export function expectedPoints(view: View, seat: Seat, model: Model): number {
  const [now, trades, moment] = [points(view, seat), tradesLeft(view, seat), momentOf(view, seat)];
  if (trades === 0) return now;
  if (trades === 1 && moment === 'trading' && view.phase === 'trade') {
    return now + pointsFor(view, worthOfGoods(view.goods, seat * TOKEN_KINDS) + view.coins[seat]!);
  }
  return now + future(lineOf(model, moment, trades), stanceOf(view, seat));
}

/** Half a point apart is nearly a win when nothing more can come. */
const LEAST_SPREAD = 0.5;
/** How wide the curve is beside the spread of one seat; tried until promised and true shares of wins agreed. */
const width = (seats: number): number => 0.7 + 0.23 * seats;
/** So that a decided game is still played for points. */
const PER_POINT = 0.0005;

/** A seat's share of the win, and a trifle for points. */
export function shareOf(view: View, seat: Seat, model: Model): number {
  if (view.phase === 'over') return finalShare(view, seat);
  const expected = Array.from({ length: view.seats }, (_, other) => expectedPoints(view, other, model));
  const rest = rounds(view.seats) - view.round;
  const scale = width(view.seats) * Math.max(LEAST_SPREAD, lineOf(model, 'sending', rest).spread);
  const most = Math.max(...expected);
  let sum = 0;
  for (const mean of expected) sum += Math.exp((mean - most) / scale);
  return Math.exp((expected[seat]! - most) / scale) / sum + PER_POINT * margin(expected, seat);
}

function margin(expected: readonly number[], seat: Seat): number {
  const best = Math.max(...expected.filter((_, other) => other !== seat));
  return expected[seat]! - best;
}

function finalShare(view: View, seat: Seat): number {
  const { places, scores } = result(view);
  const winners = places.filter((place) => place === 1).length;
  return (places[seat] === 1 ? 1 / winners : 0) + PER_POINT * margin(scores, seat);
}
