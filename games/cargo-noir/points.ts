/** What can be said for a move of Cargo Noir or against it, and the values of each sentence. */
import type { Seat } from '../../core/game.ts';
import type { Card, Port, Token } from './rules/tables.ts';

export interface Points {
  /** So many ships there bring so many coins. */
  casino: { ships: number; coins: number };
  /** What a cargo adds to the worth of one's goods. */
  cargoAdds: { port: Port; worth: number };
  /** The largest set that comes of it. */
  sameSet: { token: Token; size: number; worth: number };
  mixedSet: { size: number; worth: number };
  /** A bid that holds: the rival who could go highest does not reach it. */
  outOfReach: { port: Port; bid: number; seat: Seat; coins: number };
  /** A bid that may not hold, and the likeliest rival. */
  mayBeOutbid: { port: Port; bid: number; percent: number; seat: Seat; coins: number };
  /** A rival loses a cargo that would add so much to his goods. */
  keepsFrom: { port: Port; seat: Seat; worth: number };
  /** Coins it takes to stay where one was outbid, and what the cargo there adds. */
  staying: { port: Port; coins: number; worth: number };
  cannotRaise: { port: Port; coins: number; safe: number };
  comesTooLate: { port: Port };
  syndicatePays: { coins: number };
  /** What all goods are worth without the swap and with it. */
  swapMakes: { before: number; after: number };
  swapIdle: Record<never, never>;
  /** On average. */
  bagAdds: { worth: number };
  /** The best that can be had there for a token of one's own. */
  marketOffers: { token: Token; worth: number };
  /** What is given, and the points of the cards. */
  cardsBring: { worth: number; points: number };
  onlyCopy: { card: Card; more: number };
  /** An edge card, and the rounds that are left for it. */
  edgeWorks: { card: Card; rounds: number };
  noChange: { lost: number };
  keepsGoods: { tokens: number; worth: number };
  /** What one more of a good would add. */
  couldGrow: { token: Token; worth: number };
  nothingToBuy: { worth: number; least: number };
  throwsAway: { tokens: number; worth: number };
  makesRoom: { tokens: number };
  coinsHelp: { coins: number };
  /** The last trade could bring more. */
  leavesPoints: { points: number };
  tooMuch: { tokens: number; room: number };
  nothingMore: Record<never, never>;
}
