/** Everything a socket carries. One JSON object per message, told apart by `type`. */
import { choice, type Decoder, flag, integer, nullable, optional, text, variants } from '../core/decode.ts';
import type { Seat } from '../core/game.ts';
import { type Command, decodeCommand } from './commands.ts';
import type { Patch } from './patch.ts';
import type { Picture } from './picture.ts';
import type { Refused } from './refusals.ts';
import type { Summary } from './summary.ts';

export const PROTOCOL = 1;

const TABLE = text(1, 40);
/** Chosen by the client; the same id sent twice counts once. */
const MESSAGE_ID = text(1, 64);

/** From the client. */
export type Ask =
  /** In which language to answer ('' leaves it to the account or the browser); answered by `welcome`. */
  | { readonly type: 'hello'; readonly protocol: number; readonly language: string }
  /** Follow a table; `after` is the last number seen, or null for the whole picture. */
  | { readonly type: 'watch'; readonly table: string; readonly after: number | null; readonly key: string }
  | { readonly type: 'unwatch'; readonly table: string }
  | { readonly type: 'lobby'; readonly on: boolean }
  | {
      readonly type: 'do';
      readonly id: string;
      readonly table: string;
      readonly key: string;
      readonly command: Command;
    }
  | { readonly type: 'ping'; readonly at: number };

export const decodeAsk: Decoder<Ask> = variants<Ask>({
  hello: { protocol: choice([PROTOCOL]), language: optional(text(0, 40), '') },
  watch: {
    table: TABLE,
    after: optional(nullable(integer(0, 1_000_000)), null),
    key: optional(text(0, 64), ''),
  },
  unwatch: { table: TABLE },
  lobby: { on: flag },
  do: { id: MESSAGE_ID, table: TABLE, key: optional(text(0, 64), ''), command: decodeCommand },
  ping: { at: integer(0, Number.MAX_SAFE_INTEGER) },
});

/** What happened at a table, as one viewer may know it. */
export interface Happening {
  /** Of this viewer's stream: 1, 2, 3 … without a gap. */
  readonly n: number;
  readonly at: number;
  readonly what: What;
  /** The game's events, redacted. */
  readonly events: readonly object[];
}

/** Why there is an entry. */
export type What =
  | { readonly type: 'opened' }
  | { readonly type: 'sat'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat; readonly sent: boolean }
  | { readonly type: 'swapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'started' }
  /** `seal` commits to a move that lies face down; `opened` shows those that lay so far. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly by: 'player' | 'bot' | 'clock';
      readonly seal: string | null;
      readonly opened: readonly Opened[];
    }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly moves: number }
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: 'takeBack' | 'end';
      readonly moves: number;
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'withdrawn'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'gone'; readonly seat: Seat; readonly why: 'clock' | 'absent' }
  | { readonly type: 'returned'; readonly seat: Seat }
  /** `removed`: a moderator has blanked it. */
  | {
      readonly type: 'said';
      readonly who: string;
      readonly name: string;
      readonly text: string;
      readonly removed?: boolean;
    }
  /** What `who` said at `saidAt` is blank from now on. */
  | { readonly type: 'removed'; readonly who: string; readonly saidAt: number }
  | { readonly type: 'rematch'; readonly table: string };

/** A sealed move turned over: its seal is the SHA-256 of salt and move. */
export interface Opened {
  readonly seat: Seat;
  readonly seal: string;
  readonly salt: string;
  readonly move: object;
}

/** From the server. */
export type Tell =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly who: string;
      readonly name: string;
      readonly now: number;
    }
  /** The whole picture after entry n. */
  | {
      readonly type: 'sync';
      readonly table: string;
      readonly n: number;
      readonly now: number;
      readonly picture: Picture;
    }
  /** What was missed, then the picture as it is now. */
  | {
      readonly type: 'catchUp';
      readonly table: string;
      readonly missed: readonly Happening[];
      readonly n: number;
      readonly now: number;
      readonly picture: Picture;
    }
  | ({ readonly type: 'entry'; readonly table: string; readonly patch: Patch } & Happening)
  /** Nobody came to the table, and it was cleared away. */
  | { readonly type: 'removed'; readonly table: string }
  /** The command with this id is stored; n is the number of its entry in this viewer's stream. */
  | {
      readonly type: 'done';
      readonly id: string;
      readonly table: string;
      readonly n: number;
      readonly answer: string;
    }
  /** id is '' when the message could not be read that far. */
  | { readonly type: 'refused'; readonly id: string; readonly table: string; readonly refusal: Refused }
  /** `whole`: these are all; else those that are new or have changed, and the ids of those that have gone. */
  | {
      readonly type: 'lobby';
      readonly whole: boolean;
      readonly tables: readonly Summary[];
      readonly gone: readonly string[];
    }
  /** A table of one's own has changed: whose turn, or its end. */
  | { readonly type: 'mine'; readonly table: Summary }
  /** Mutes, role, notices or suspension have changed: ask /api/standing. */
  | { readonly type: 'standing' }
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  /** The server goes down for a moment: come back in so many milliseconds. */
  | { readonly type: 'bye'; readonly again: number };
