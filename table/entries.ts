/** The entries of a table's journal: every change, in order. The table is a fold over them. */
import type { Seat } from '../core/game.ts';
import type { Absence, Clock, Visibility } from '../protocol/commands.ts';

export type Entry =
  | Opened
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      /** The account, '' for one of our bots. */
      readonly who: string;
      readonly name: string;
      /** The level of one of our bots, '' for an account. */
      readonly bot: string;
      /** Plays through the bot API. */
      readonly robot: boolean;
      readonly nonce: string;
      readonly by: string;
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly sent: boolean }
  | { readonly type: 'swapped'; readonly seats: readonly [Seat, Seat] }
  | {
      readonly type: 'started';
      readonly draws: readonly number[];
      readonly hash: number;
      readonly until: Deadlines;
    }
  | Moved
  /** Free: no other player had learnt anything from these moves. */
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly moves: number; readonly until: Deadlines }
  /** Done at once if no other player has to agree. */
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: 'takeBack' | 'end';
      readonly moves: number;
      /** The first move that is to be taken back; left out where none is, and in journals of old. */
      readonly from?: number;
      readonly until: Deadlines;
    }
  /** The last yes does what was proposed. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly yes: boolean; readonly until: Deadlines }
  | { readonly type: 'withdrawn'; readonly seat: Seat }
  /** `ends`: only bots of the house are left, and they do not play on among themselves. */
  | { readonly type: 'resigned'; readonly seat: Seat; readonly ends?: true }
  | { readonly type: 'gone'; readonly seat: Seat; readonly why: 'clock' | 'absent' }
  | { readonly type: 'returned'; readonly seat: Seat; readonly until: Deadlines }
  /** `aside`: by a viewer without a seat during the game; no player is told. `amongPlayers`: only players are. */
  | {
      readonly type: 'said';
      readonly who: string;
      readonly name: string;
      readonly text: string;
      readonly aside: boolean;
      readonly amongPlayers?: true;
      /** A moderator has blanked the line. */
      readonly removed?: true;
    }
  /** A moderator has blanked the line of that instant. All viewers of the line are told. */
  | {
      readonly type: 'removed';
      readonly who: string;
      readonly saidAt: number;
      readonly aside: boolean;
      readonly amongPlayers?: true;
    }
  | { readonly type: 'rematch'; readonly table: string };

export interface Opened {
  readonly type: 'opened';
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seats: number;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly absence: Absence;
  readonly rated: boolean;
  readonly startWhenFull: boolean;
  readonly owner: string;
  readonly commitment: string;
}

export interface Moved {
  readonly type: 'moved';
  readonly seat: Seat;
  readonly by: 'player' | 'bot' | 'clock';
  readonly move: { readonly type: string };
  readonly draws: readonly number[];
  /** Of every viewer's view afterwards. */
  readonly hash: number;
  /** Viewers for whom nothing happened. */
  readonly unseenBy: readonly (Seat | 'table')[];
  /** Milliseconds of the seat's own time since its turn began. */
  readonly spent: number;
  readonly until: Deadlines;
}

/** By seat: when its time is over; null for a seat that need not act or has no clock. */
export type Deadlines = readonly (number | null)[];
