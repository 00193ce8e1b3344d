/** What a viewer knows of a table: the whole picture once, then what changed. */
import type { Outcome, Seat } from '../core/game.ts';
import type { Absence, Clock, Visibility } from './commands.ts';

export interface SeatInfo {
  /** free: nobody sits there yet. */
  readonly kind: 'free' | 'person' | 'bot';
  /** The account's public id, '' for none. */
  readonly who: string;
  readonly name: string;
  /** The level of a bot, or of the bot that sits in for somebody gone; '' for none. */
  readonly bot: string;
  readonly resigned: boolean;
}

export type Status = 'open' | 'playing' | 'over' | 'stopped';

/** Something that all must agree to. */
export interface Proposal {
  readonly what: 'takeBack' | 'end';
  readonly by: Seat;
  /** How many moves are to be taken back; 0 for an end. */
  readonly moves: number;
  /** Seats that have said yes. */
  readonly yes: readonly Seat[];
}

export interface SeatClock {
  /** Milliseconds left in the bank. */
  readonly bank: number;
  /** When this turn's time began, or null while the seat is not asked. */
  readonly since: number | null;
  /** When the time is over, or null where no clock runs. */
  readonly until: number | null;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly owner: string;
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly absence: Absence;
  readonly rated: boolean;
  readonly startWhenFull: boolean;
  readonly created: number;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the seed of this table's luck, published before anybody sat down. */
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly proposal: Proposal | null;
  readonly clocks: readonly SeatClock[];
  readonly outcome: Outcome | null;
  /** After the end: the seed itself, and the table of the rematch, if any. */
  readonly seed: string | null;
  readonly rematch: string | null;
}

export interface Picture {
  readonly info: TableInfo;
  /** The viewer's seat, or null for one who watches. */
  readonly you: Seat | null;
  /** The game as this viewer may see it; null before the start. */
  readonly view: object | null;
  readonly toAct: readonly Seat[];
  /** How many of the viewer's own last moves can be taken back at once. */
  readonly takeBack: number;
}
