/** What somebody may ask a table to do. Sent over the socket or by HTTP: one grammar, one decoder. */
import {
  anything,
  choice,
  type Decoder,
  fields,
  flag,
  integer,
  list,
  nullable,
  optional,
  text,
  variants,
} from '../core/decode.ts';

export type Command =
  /** Takes a free seat; the nonce is this player's share in the luck ('' lets the table draw one). */
  | { readonly type: 'sit'; readonly seat: number; readonly nonce: string }
  | { readonly type: 'leave' }
  /** Before the start: two seats change places (one's own, or any for who opened the table). */
  | { readonly type: 'swap'; readonly seat: number; readonly with: number }
  | { readonly type: 'seatBot'; readonly seat: number; readonly bot: string }
  /** Sends a player or a bot away before the start. */
  | { readonly type: 'clear'; readonly seat: number }
  | { readonly type: 'start' }
  /** `seen` is the number of the last entry this player had seen. */
  | { readonly type: 'move'; readonly move: unknown; readonly seen: number }
  /** The last so many of one's own moves: at once if nobody has learnt anything, else all others are asked. */
  | { readonly type: 'takeBack'; readonly moves: number }
  | { readonly type: 'proposeEnd' }
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'withdraw' }
  | { readonly type: 'resign' }
  /** Takes one's seat back from the bot that sat in. */
  | { readonly type: 'return' }
  | { readonly type: 'say'; readonly text: string }
  /** Opens a table with the same game, options and people; answers with its id. `sit`: whoever opens it sits there at once. */
  | { readonly type: 'rematch'; readonly sit: boolean };

const SEAT = integer(0, 9);

export const decodeCommand: Decoder<Command> = variants<Command>({
  sit: { seat: SEAT, nonce: optional(text(0, 64), '') },
  leave: {},
  swap: { seat: SEAT, with: SEAT },
  seatBot: { seat: SEAT, bot: text(1, 40) },
  clear: { seat: SEAT },
  start: {},
  move: { move: anything, seen: integer(0, 1_000_000) },
  takeBack: { moves: integer(1, 100) },
  proposeEnd: {},
  answer: { yes: flag },
  withdraw: {},
  resign: {},
  return: {},
  say: { text: text(1, 500) },
  rematch: { sit: optional(flag, true) },
});

export const VISIBILITIES = ['public', 'link', 'private'] as const;
/** public: in the lobby; link: whoever has the address; private: whoever has the address and its key. */
export type Visibility = (typeof VISIBILITIES)[number];

export type Clock =
  | { readonly type: 'untimed' }
  /** Seconds for each turn, and a bank that is used when they are over. */
  | { readonly type: 'live'; readonly turn: number; readonly bank: number }
  /** Hours for each turn; the player's quiet hours do not count. */
  | { readonly type: 'correspondence'; readonly hours: number };

/** What happens when a player's time is over or the player has gone. */
export const ABSENCES = ['wait', 'bot', 'fallback'] as const;
export type Absence = (typeof ABSENCES)[number];

/** How a table is opened. */
export interface Plan {
  readonly game: string;
  /** Decoded by the game itself. */
  readonly options: unknown;
  readonly seats: number;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly absence: Absence;
  readonly rated: boolean;
  /** Bots by seat; null leaves the seat free. */
  readonly bots: readonly (string | null)[];
  /** The seat of who opens it, or null to watch; the nonce as in `sit`. */
  readonly sit: number | null;
  readonly nonce: string;
  /** Start as soon as every seat is taken. */
  readonly startWhenFull: boolean;
}

export const decodeClock: Decoder<Clock> = variants<Clock>({
  untimed: {},
  live: { turn: integer(5, 3600), bank: integer(0, 36_000) },
  correspondence: { hours: integer(1, 24 * 30) },
});

export const decodePlan: Decoder<Plan> = fields<Plan>({
  game: text(1, 40),
  options: optional(anything, {}),
  seats: integer(1, 10),
  clock: optional(decodeClock, { type: 'untimed' }),
  visibility: optional(choice(VISIBILITIES), 'link'),
  absence: optional(choice(ABSENCES), 'wait'),
  rated: optional(flag, false),
  bots: optional(list(nullable(text(1, 40)), 10), []),
  sit: optional(nullable(SEAT), 0),
  nonce: optional(text(0, 64), ''),
  startWhenFull: optional(flag, true),
});
