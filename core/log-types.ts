/** What a log is, and what can be wrong with it. */
import type { Fault } from './decode.ts';
import type { Seat, Shape } from './game.ts';
import type { LogTable, LogTraces } from './log-table.ts';

export interface Opening<G extends Shape = Shape> {
  readonly game: string;
  readonly version: number;
  readonly options: G['Options'];
  readonly seats: number;
  readonly draws: readonly number[];
  readonly hash: number;
  /** Where it was played, if at a table. */
  readonly table?: LogTable | undefined;
}

export interface Entry<G extends Shape = Shape> extends LogTraces {
  /** 1 for the first move. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: G['Move'];
  /** What chance answered, in order. */
  readonly draws: readonly number[];
  /** Of every viewer's view after the move. */
  readonly hash: number;
  /** Wall clock in milliseconds, written by the table, never read by rules; 0 where nobody cares. */
  readonly at: number;
}

export interface Log<G extends Shape = Shape> {
  readonly opening: Opening<G>;
  readonly entries: readonly Entry<G>[];
  /** With those taken back, as they were made; left out where nothing was. */
  readonly lines?: readonly Entry<G>[];
}

/** What is wrong with a log, and in which line (1 is the opening). */
export type LogFault = { readonly line: number } & (
  | { readonly code: 'notJson' | 'notALog' | 'empty' | 'hashDiffers' | 'gameOver' }
  | { readonly code: 'malformed'; readonly fault: Fault }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'unknownVersion'; readonly version: number; readonly newest: number }
  | { readonly code: 'badSeats'; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly code: 'wrongNumber'; readonly n: number; readonly wanted: number }
  | { readonly code: 'refused'; readonly refusal: string; readonly rule: string }
  | { readonly code: 'wrongLuck'; readonly detail: string }
);
export type LogFaultCode = LogFault['code'];
