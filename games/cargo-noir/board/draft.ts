/** Moves under construction: each pointing makes the next from the one before. */
import { total } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { bestGrouping, costOf, leastLoss, paymentFor, tokensIn, worthOfSets } from '../rules/outlook.ts';
import { CARDS, PORTS, TOKENS } from '../rules/tables.ts';
import type { MoveOf, View } from '../rules/types.ts';
import { at, type Piece, piecesOf } from './counted.ts';

export type Send = MoveOf<'send'>;
export type Trade = MoveOf<'trade'>;

export const NO_SHIP: Send = { type: 'send', casino: 0, market: 0, stacks: PORTS.map(() => 0) };
export const NO_TRADE: Trade = {
  type: 'trade',
  sets: [],
  coins: 0,
  cards: CARDS.map(() => 0),
  discard: TOKENS.map(() => 0),
};

const changed = (counts: readonly number[], at: number, to: number): number[] =>
  counts.map((n, i) => (i === at ? to : n));

// ── Ships go out ────────────────────────────────────────────────────────────────────────────────────

export const shipsIn = ({ casino, market, stacks }: Send): number =>
  casino + market + stacks.filter((coins) => coins > 0).length;

export const withStack = (send: Send, port: number, coins: number): Send => ({
  ...send,
  stacks: changed(send.stacks, port, coins),
});

export const withVisit = (send: Send, place: 'casino' | 'market', by: 1 | -1): Send => ({
  ...send,
  [place]: Math.max(0, send[place] + by),
});

/** The same with every other ship in the casino: so that a part of a move can be asked about. */
export const filledUp = (send: Send, ships: number): Send => ({
  ...send,
  casino: send.casino + Math.max(0, ships - shipsIn(send)),
});

// ── Trade ───────────────────────────────────────────────────────────────────────────────────────────

/** Who trades, and where. */
export interface Trader {
  readonly view: View;
  readonly seat: Seat;
}

/** These cards for whatever pays them best. */
export function buying({ view, seat }: Trader, cards: readonly number[]): Trade {
  return cleared({ view, seat }, { ...NO_TRADE, cards, ...paymentFor(view, seat, cards) });
}

/** The same cards for exactly these tokens, and for coins where they help. */
export function payingWith({ view, seat }: Trader, trade: Trade, tokens: readonly number[]): Trade {
  const sets = total(tokens) > 0 ? bestGrouping(tokens) : [];
  const missing = Math.max(0, costOf(view, trade.cards) - worthOfSets(sets));
  const coins = Math.min(missing, trade.coins);
  return cleared({ view, seat }, { ...trade, sets, coins });
}

/** Then the warehouse is cleared, with as little loss as can be. */
export const cleared = ({ view, seat }: Trader, trade: Trade): Trade => ({
  ...trade,
  discard: leastLoss(view, seat, trade),
});

export const withCard = ({ cards }: Trade, card: number, by: 1 | -1): number[] =>
  changed(cards, card, Math.max(0, at(cards, card) + by));

/** One token more or less of a kind. */
export const withToken = (tokens: readonly number[], kind: number, by: 1 | -1): number[] =>
  changed(tokens, kind, Math.max(0, at(tokens, kind) + by));

/** What becomes of each token in the warehouse. */
export type Fate = 'kept' | 'paid' | 'thrown';

/** Those that are paid come first, then those thrown away. */
export function fates(goods: readonly number[], { sets, discard }: Trade): (Piece & { fate: Fate })[] {
  const paid = tokensIn(sets);
  return piecesOf(goods).map((piece) => {
    const gone = at(paid, piece.kind);
    const fate = piece.i < gone ? 'paid' : piece.i < gone + at(discard, piece.kind) ? 'thrown' : 'kept';
    return { ...piece, fate };
  });
}
