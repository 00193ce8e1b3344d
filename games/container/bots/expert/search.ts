/** Looks a lap ahead: what comes of a move in guessed worlds where everybody else plays sensibly. */
import { type Chance, seeded } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { acting } from '../../rules/actions/common.ts';
import { container } from '../../rules/index.ts';
import { result } from '../../rules/scoring.ts';
import { clone } from '../../rules/secrecy.ts';
import type { Move, State, View } from '../../rules/types.ts';
import { sensibleMove } from '../sensible.ts';
import type { Style } from '../styles.ts';
import type { Deal } from './cards.ts';
import { drawWeighted } from './draw.ts';
import { hopes, type Net } from './net.ts';
import { type Beliefs, drawStyles } from './rivals.ts';

export interface Search {
  readonly net: Net;
  readonly view: View;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly beliefs: Beliefs;
  readonly deals: readonly Deal[];
  /** Moves that may still be tried. */
  nodes: number;
}

/** A guess at everything that cannot be seen. */
export interface World {
  readonly state: State;
  readonly styles: readonly Style[];
  /** Of the luck in it. */
  readonly seed: number;
}

/** A truth behind the view in which nobody has bid or borrowed in secret yet: what rivals bid is for a model to say. */
export function worldOf({ view, seat, chance, beliefs, deals }: Search): World {
  const state = container.guess(view, seat, chance);
  const likely = deals.map((deal) => deal.likely);
  state.valueCards = [...deals[drawWeighted(likely, chance)]!.cards];
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || view.phase !== 'bidding') continue;
    state.cash[other] = view.ledger[other]!;
    state.sealedLoans[other] = 0;
    state.bids[other] = null;
  }
  return { state, styles: drawStyles(beliefs, seat, chance), seed: chance.draw(0x7fffffff) };
}

/** How much a lead counts beside the chance to win: it tells moves apart when the game is won or lost. */
const MARGIN = 0.1;

/** What a position at the start of a turn, or the end of the game, is worth to a seat. */
export function worthTo(net: Net, state: State, seat: Seat, styles: readonly Style[]): number {
  if (state.phase === 'over') return finalWorth(state, seat);
  const { shares, scores } = hopes(net, state, styles);
  return shares[seat]! + MARGIN * lead(scores, seat, state.seats);
}

function finalWorth(state: State, seat: Seat): number {
  const { scores, places } = result(state);
  const winners = places.filter((place) => place === 1).length;
  const hundreds = Float64Array.from(scores, (score) => score / 100);
  return (places[seat] === 1 ? 1 / winners : 0) + MARGIN * lead(hundreds, seat, state.seats);
}

function lead(scores: Float64Array, seat: Seat, seats: number): number {
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += scores[other]!;
  return scores[seat]! - others / (seats - 1);
}

/** Plays a move and on from there, each in his style, until so many turns have been finished. */
export function playOn(
  search: Search,
  { state, styles, seed }: World,
  moves: readonly Move[],
  turns: number,
): number {
  const copy = clone(state);
  const luck = seeded(seed);
  for (const move of moves) container.apply(copy, search.seat, move, luck);
  while (copy.turns < turns && copy.phase !== 'over') {
    const seat = acting(copy)[0]!;
    container.apply(copy, seat, sensibleMove(copy, seat, luck, styles[seat]), luck);
    search.nodes--;
  }
  search.nodes -= moves.length;
  return worthTo(search.net, copy, search.seat, styles);
}

/** A move with what has been found out about it. */
interface Tried {
  readonly move: Move;
  sum: number;
  count: number;
}

const untried = (move: Move): Tried => ({ move, sum: 0, count: 0 });

/** Best first. */
const ranked = (tried: readonly Tried[]): Tried[] =>
  tried.toSorted((a, b) => b.sum / b.count - a.sum / a.count);

/** Tries every move in one more world, the same for all of them, and plays on for so many turns. */
function tryAll(search: Search, tried: readonly Tried[], turns: number): void {
  const world = worldOf(search);
  for (const one of tried) {
    one.sum += playOn(search, world, [one.move], search.view.turns + turns);
    one.count++;
  }
}

/** The best of these moves at the end of the turn. */
export function bestNow(search: Search, moves: readonly Move[], worlds: number): Move {
  return rankNow(search, moves, worlds)[0]!.move;
}

function rankNow(search: Search, moves: readonly Move[], worlds: number): Tried[] {
  const tried = moves.map(untried);
  for (let n = 0; n < worlds; n++) tryAll(search, tried, 1);
  return ranked(tried);
}

/** How deep a player looks. */
export interface Depth {
  /** Worlds in which every move is tried to the end of the turn. */
  readonly first: number;
  /** How many moves are followed for a lap. */
  readonly kept: number;
}

/** The best of these moves: all to the end of the turn, then the best of them for a lap, halving as it goes. */
export function bestMove(search: Search, moves: readonly Move[], { first, kept }: Depth): Move {
  if (moves.length === 1) return moves[0]!;
  let tried = varied(rankNow(search, moves, first), kept).map(({ move }) => untried(move));
  const rounds = Math.ceil(Math.log2(tried.length));
  const nodes = Math.max(0, search.nodes) / Math.max(1, rounds);
  while (tried.length > 1) {
    const left = search.nodes - nodes;
    do tryAll(search, tried, search.view.seats);
    while (search.nodes > left);
    tried = ranked(tried).slice(0, Math.ceil(tried.length / 2));
  }
  return tried[0]!.move;
}

/** Moves that differ in prices or in a container only. */
const MOST_ALIKE = 3;

/** The best, but not many that are nearly the same. */
function varied(tried: readonly Tried[], most: number): Tried[] {
  const alike = new Map<string, number>();
  const kept = tried.filter(({ move }) => {
    const kind = kindOf(move);
    const before = alike.get(kind) ?? 0;
    alike.set(kind, before + 1);
    return before < MOST_ALIKE;
  });
  return kept.slice(0, most);
}

function kindOf(move: Move): string {
  if (move.type === 'buy') return `buy ${move.seller}`;
  if (move.type === 'dock') return `dock ${move.at}`;
  return move.type;
}
