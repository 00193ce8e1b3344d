/** What a decision looks at, and what comes of it. */
import type { Game } from '../../core/game.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Settings } from '../store/people-store.ts';
import type { Entry } from './entries.ts';
import type { Prepared } from './evolve.ts';
import type { Table } from './table.ts';

/** What a decision may look at beside the command. */
export interface Scene {
  readonly table: Table;
  readonly game: Game;
  readonly seed: string;
  readonly now: number;
  /** Our bots, by their levels. */
  readonly bots: Readonly<Record<string, unknown>>;
  /** By seat; for quiet hours. */
  readonly settings: readonly (Settings | undefined)[];
  /** How long all nodes have been down since then. */
  readonly late: (since: number) => number;
}

export type Decision =
  | { readonly entry: Entry; readonly prepared?: Prepared; readonly refusal?: never }
  | { readonly refusal: ServerRefusal };
