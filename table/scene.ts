/** What a decision may look at, and its result. */
import type { Game } from '../core/game.ts';
import type { ServerRefusal } from '../protocol/refusals.ts';
import type { Entry } from './entries.ts';
import type { Prepared } from './evolve.ts';
import type { QuietHours } from './quiet-hours.ts';
import type { Table } from './table.ts';

/** Everything a decision may look at beside the command. */
export interface Scene {
  readonly table: Table;
  readonly game: Game;
  readonly seed: string;
  readonly now: number;
  /** Bots of the house, by level. */
  readonly bots: Readonly<Record<string, unknown>>;
  /** By seat; undefined for a player without any. */
  readonly quietHours: readonly (QuietHours | undefined)[];
  /** How long the host has been down since then. */
  readonly late: (since: number) => number;
  /** Random: the share in the luck of a seat that brings none of its own. */
  readonly newNonce: () => string;
}

export type Decision =
  | { readonly entry: Entry; readonly prepared?: Prepared; readonly refusal?: never }
  | { readonly refusal: ServerRefusal };
