/** Counts and lists by number, where what is not there counts nothing or cannot be. */
import { invariant } from '../../../core/invariant.ts';
import { CARDS, type Card, PORTS, type Port, TOKENS, type Token } from '../rules/tables.ts';

export const at = (counts: readonly number[], i: number): number => counts[i] ?? 0;

function nth<T>(list: readonly T[], i: number): T {
  const found = list[i];
  invariant(found !== undefined, 'a number names something');
  return found;
}

export const portAt = (port: number): Port => nth(PORTS, port);
export const cardAt = (card: number): Card => nth(CARDS, card);
export const tokenAt = (kind: number): Token => nth(TOKENS, kind);

/** One of several like it: the i-th of its kind. */
export interface Piece {
  readonly good: Token;
  readonly kind: number;
  readonly i: number;
}

/** Tokens one by one. */
export const piecesOf = (counts: readonly number[]): Piece[] =>
  counts.flatMap((n, kind) => Array.from({ length: n }, (_, i) => ({ good: tokenAt(kind), kind, i })));

export const sumOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((n, kind) => n + at(b, kind));
