/** The worked account of the rulebook (rule 12.8), for its text, its table and its figure. */
import type { Colour } from './tables.ts';

export const EXAMPLE: Readonly<Record<'card' | 'harbour' | 'ship' | 'cash' | 'loans', number>> & {
  /** By colour. */
  readonly island: readonly number[];
  readonly discarded: Colour;
} = { card: 2, island: [2, 4, 4, 3, 2], discarded: 'brown', harbour: 3, ship: 2, cash: 7, loans: 1 };
