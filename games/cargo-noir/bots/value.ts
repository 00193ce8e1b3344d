/** What a position is worth: the points every seat may expect, and the shares of the win they promise. */
import { winShares } from '../../../bots/win-shares.ts';
import type { Seat } from '../../../core/game.ts';
import { points, result } from '../rules/scoring.ts';
import { TOKEN_KINDS } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';
import { chancesOf, type Prospect } from './chances.ts';
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

/** All that was learned for tables of one size. */
export interface Mind {
  /** What a move is worth at first sight, from games in which much is contested. */
  readonly model: Model;
  /** How the table stands, from games of players who see that. */
  readonly judgement: Model;
  /** Who contests a port. */
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
  if (view.phase === 'resolve') return 'landing';
  return view.phase === 'send' ? 'sending' : 'trading';
}

/** Points a seat may expect in the end, and how far off that usually is. */
export function prospectOf(view: View, seat: Seat, model: Model): Prospect {
  const [now, trades, moment] = [points(view, seat), tradesLeft(view, seat), momentOf(view, seat)];
  if (trades === 0) return { mean: now, spread: 0 };
  if (trades === 1 && moment === 'trading') {
    const means = worthOfGoods(view.goods, seat * TOKEN_KINDS) + view.coins[seat]!;
    return { mean: now + pointsFor(view, means), spread: 0 };
  }
  const line = lineOf(model, moment, trades);
  return { mean: now + future(line, stanceOf(view, seat)), spread: line.spread };
}

/** Each seat's share of the win, together 1. */
export function sharesOf(view: View, model: Model): number[] {
  return view.phase === 'over' ? finalShares(view) : chancesOf(prospectsOf(view, model));
}

function prospectsOf(view: View, model: Model): Prospect[] {
  return Array.from({ length: view.seats }, (_, seat) => prospectOf(view, seat, model));
}

export const finalShares = (view: View): number[] => winShares(result(view).places);

/** A seat's share of the win, and what moves are compared by. */
export interface Verdict {
  readonly share: number;
  /** The share, and a trifle for points. */
  readonly worth: number;
}

/** So that a decided game is still played for points. */
const PER_POINT = 0.0005;

export function verdictOf(view: View, seat: Seat, model: Model): Verdict {
  const over = view.phase === 'over';
  const prospects = prospectsOf(view, model);
  const share = (over ? finalShares(view) : chancesOf(prospects))[seat]!;
  const rivals = prospects.filter((_, other) => other !== seat).map(({ mean }) => mean);
  return { share, worth: share + PER_POINT * (prospects[seat]!.mean - Math.max(...rivals)) };
}
