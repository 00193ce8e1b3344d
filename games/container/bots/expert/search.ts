/** What comes of a move in guessed worlds where everybody else plays in a style of his own. */
import { winShares } from '../../../../bots/win-shares.ts';
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

/** What a position is worth to a seat: what an expert goes by, and the share of the win alone. */
export interface Prospect {
  readonly worth: number;
  readonly share: number;
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

/** The prospects at the start of a turn, or at the end of the game. */
function prospectOf(net: Net, state: State, seat: Seat, styles: readonly Style[]): Prospect {
  if (state.phase === 'over') return finalProspect(state, seat);
  const { shares, scores } = hopes(net, state, styles);
  const worth = shares[seat]! + MARGIN * lead(scores, seat, state.seats);
  const danger = DANGER[secondScarcest(state.supply)] ?? 0;
  const sudden = danger > 0 ? finalProspect(state, seat).worth : 0;
  return { worth: danger * sudden + (1 - danger) * worth, share: shares[seat]! };
}

/** How likely somebody ends the game before the seat can do anything about it, by what is left of the deciding colour. */
const DANGER = [1, 0.6, 0.45, 0.3, 0.2, 0.1];

function secondScarcest(supply: readonly number[]): number {
  let [least, second] = [99, 99];
  for (const left of supply) {
    if (left < least) [least, second] = [left, least];
    else if (left < second) second = left;
  }
  return second;
}

function finalProspect(state: State, seat: Seat): Prospect {
  const { scores, places } = result(state);
  const share = winShares(places)[seat]!;
  const hundreds = Float64Array.from(scores, (score) => score / 100);
  return { worth: share + MARGIN * lead(hundreds, seat, state.seats), share };
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
): Prospect {
  const copy = clone(state);
  const luck = seeded(seed);
  for (const move of moves) container.apply(copy, search.seat, move, luck);
  while (copy.turns < turns && copy.phase !== 'over') {
    const seat = acting(copy)[0]!;
    const answers = seat === search.seat && copy.phase === 'answer';
    const move = answers ? betterAnswer(search, copy, styles) : sensibleMove(copy, seat, luck, styles[seat]);
    container.apply(copy, seat, move, luck);
    search.nodes--;
  }
  search.nodes -= moves.length;
  return prospectOf(search.net, copy, search.seat, styles);
}

/** What the seat itself says to an offer decides whether sailing to the island pays: not left to rules of thumb. */
function betterAnswer(search: Search, state: State, styles: readonly Style[]): Move {
  const accept: Move = { type: 'accept', from: state.asked.indexOf(1) };
  const decline: Move = { type: 'decline' };
  if (container.check(state, search.seat, decline)) return accept;
  const worth = (move: Move): number => {
    const copy = clone(state);
    container.apply(copy, search.seat, move, search.chance);
    search.nodes--;
    while (copy.phase === 'repay')
      container.apply(copy, search.seat, sensibleMove(copy, search.seat, search.chance), search.chance);
    return prospectOf(search.net, copy, search.seat, styles).worth;
  };
  return worth(accept) >= worth(decline) ? accept : decline;
}

/** Does something that costs nothing: what somebody asks besides must not change what is found out otherwise. */
export function forFree(search: Search, something: () => void): void {
  const { nodes } = search;
  something();
  search.nodes = nodes;
}
