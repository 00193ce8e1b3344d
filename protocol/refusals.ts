/**
 * Every way in which the server may say no, with the values its sentence needs.
 * A game's own refusals travel as `move` with the game's code, rule and values inside.
 */
import type { Fault, FaultCode } from '../core/decode.ts';

/** What a decoder found, flat enough to be sent; `params` is JSON. */
type Misread = { readonly path: string; readonly fault: FaultCode; readonly params: string };

export interface Reasons {
  // ── Requests
  badRequest: Misread;
  notJson: Record<never, never>;
  /** In bytes. */
  tooLarge: { readonly max: number };
  tooMany: { readonly seconds: number };
  notFound: Record<never, never>;
  wrongOrigin: Record<never, never>;
  busy: Record<never, never>;
  internal: { readonly ref: string };

  // ── People
  signInFirst: Record<never, never>;
  notForGuests: Record<never, never>;
  badSession: Record<never, never>;
  badToken: Record<never, never>;
  wrongPassword: Record<never, never>;
  nameTaken: { readonly name: string };
  badName: { readonly min: number; readonly max: number };
  /** Letters of several alphabets in one word. */
  mixedName: Record<never, never>;
  weakPassword: { readonly min: number };
  /** A password that attackers try first. */
  commonPassword: Record<never, never>;
  /** A password that repeats a piece, or runs along a row of keys. */
  simplePassword: Record<never, never>;
  passwordIsName: Record<never, never>;
  /** Only after a sign-in of the last ten minutes. */
  recentSignIn: Record<never, never>;
  linkExpired: Record<never, never>;
  /** Used, or made for a password that was changed since; or none of ours. */
  linkUsed: Record<never, never>;
  /** This server sends none. */
  noMail: Record<never, never>;
  passkeyFailed: Record<never, never>;
  noSuchPerson: Record<never, never>;
  alreadySignedUp: Record<never, never>;
  /** Of the operator's own list; it is not repeated. */
  badWord: Record<never, never>;

  // ── Moderation
  /** `until` in milliseconds since 1970, 0 for good; `why` is the moderator's reason. */
  suspended: { readonly until: number; readonly why: string };
  moderatorsOnly: Record<never, never>;
  /** Moderators answer to the operator, not to each other. */
  isModerator: Record<never, never>;
  noSuchLine: Record<never, never>;
  alreadyReported: Record<never, never>;
  alreadyDecided: Record<never, never>;
  notSuspended: Record<never, never>;

  // ── Quotas: how much one account may have
  tooManyTables: { readonly max: number };
  tooManySeats: { readonly max: number };
  tooManyLogs: { readonly max: number };
  /** In bytes. */
  logsTooLarge: { readonly max: number };
  tooManyPasskeys: { readonly max: number };
  tooManyBots: { readonly max: number };
  tooManyMutes: { readonly max: number };

  // ── Tables before the start
  noTable: { readonly table: string };
  unknownGame: { readonly game: string };
  unknownBot: { readonly bot: string };
  badSeats: { readonly seats: number; readonly min: number; readonly max: number };
  badOptions: Misread;
  noSeat: { readonly seat: number };
  seatTaken: { readonly seat: number };
  alreadySeated: { readonly seat: number };
  notSeated: Record<never, never>;
  notYourTable: Record<never, never>;
  needsKey: Record<never, never>;
  alreadyStarted: Record<never, never>;
  notFull: { readonly free: number };
  ratedNeedsPeople: Record<never, never>;
  /** Only bots of the house would sit there: such tables are for programs with a token. */
  onlyBots: Record<never, never>;
  /** How many such tables may run at once. */
  tooManyBotTables: { readonly max: number };

  // ── Play
  notStarted: Record<never, never>;
  over: Record<never, never>;
  notYourTurn: Record<never, never>;
  stale: { readonly seen: number; readonly now: number };
  malformedMove: Misread;
  /** `params` is JSON: the values of the game's own sentence. */
  move: { readonly code: string; readonly rule: string; readonly params: string };
  /** How many can be taken back. */
  nothingToTakeBack: { readonly moves: number };
  proposalPending: Record<never, never>;
  noProposal: Record<never, never>;
  ratedWithBots: Record<never, never>;
  notGone: Record<never, never>;
  /** For this turn: a bot makes the rest of it. */
  timeOver: Record<never, never>;
  resigned: Record<never, never>;
  unknownVersion: { readonly version: number; readonly newest: number };
  onlyFinished: Record<never, never>;
  /** Moves that a game takes back in all. */
  tooManyTakenBack: { readonly max: number };
  tableUsedUp: { readonly max: number };
  /** The same of a log that was brought along. */
  logTakesBackTooMany: { readonly max: number };
  /** Lines of chat too quickly one after the other. */
  chatTooFast: { readonly seconds: number };
  /** Lines that a player may write at one table. */
  chatUsedUp: { readonly max: number };
  /** Lines that all who watch may write there together. */
  watchersChatUsedUp: { readonly max: number };
  onlyPlayersTalk: Record<never, never>;
  noHints: Record<never, never>;
}

export type ReasonCode = keyof Reasons;

export type ServerRefusal = {
  [C in ReasonCode]: { readonly code: C; readonly params: Reasons[C] };
}[ReasonCode];

/** A refusal as a value. */
export function no<C extends ReasonCode>(
  code: C,
  ...[params]: Record<never, never> extends Reasons[C] ? [] : [Reasons[C]]
): ServerRefusal {
  return { code, params: params ?? {} } as ServerRefusal;
}

/** The refusal of something that a decoder could not read. */
export function misread(
  code: 'badRequest' | 'badOptions' | 'malformedMove',
  { path, code: fault, params }: Fault,
): ServerRefusal {
  return no(code, { path, fault, params: JSON.stringify(params) });
}

/** A refusal as it is sent: with the rule it rests on, if a game gave it, and a sentence for its reader. */
export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly rule?: string;
  readonly sentence: string;
}
