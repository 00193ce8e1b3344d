/** A table in a list: the lobby, my tables, tables to watch. Nothing here is secret. */
import type { Seat } from '../core/game.ts';
import type { Clock, Visibility } from './commands.ts';
import type { SeatInfo, Status } from './picture.ts';

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly rated: boolean;
  readonly owner: string;
  readonly status: Status;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatInfo[];
  /** Whose turn it is, as the whole table may know. */
  readonly toAct: readonly Seat[];
  readonly places: readonly number[] | null;
}
