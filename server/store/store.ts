/**
 * What the server keeps, and nothing about how. Two dialects satisfy it; one conformance suite tries both.
 * Times are milliseconds since 1970, ids are short texts, bodies are JSON. What cannot be done just now, for the disk is
 * full or the database does not answer, fails with `StoreTrouble`: nothing was acknowledged, and it may be tried again.
 */

import type { Status } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { StoredEntry } from '../../table/journal.ts';
import type { Keyframe, KeyframePlace } from '../../table/keyframe.ts';
import type { Taken } from './errors.ts';
import type { ModerationStore } from './moderation-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { RetentionStore } from './retention-store.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly moderation: ModerationStore;
  readonly retention: RetentionStore;

  // ── Tables
  /** New tables with their first entries, in one durable transaction; an error for one whose place is taken. */
  openTables(openings: readonly Opening[]): Promise<(Taken | undefined)[]>;
  table(id: string): Promise<TableRow | undefined>;
  /** Public tables that are open or playing, newest change first. */
  lobby(limit: number): Promise<Summary[]>;
  /** Tables at which this account sits or sat: those in play first, then newest change first. */
  tablesOf(account: string, limit: number): Promise<Summary[]>;
  /**
   * Counts a table at which only bots of the house play, for the person who answers for the bot that opened it. False
   * if so many of that person's are running already. A table counts once, until it has ended.
   */
  claimBotTable(claim: BotTable, most: number): Promise<boolean>;
  /** Ids of all tables that are being played; for checks before a release. */
  playing(): Promise<string[]>;

  // ── The journal
  /**
   * Stores entries of any number of tables in one durable transaction, with what their rows say afterwards.
   * True for an entry that is stored (also when this very entry, by its id, was stored before);
   * false where another entry already has its number.
   */
  append(batch: readonly Append[]): Promise<boolean[]>;
  /** Entries after number `after`, in order, at most `limit`; costs as much as the range, however long the journal is. */
  entries(table: string, after: number, limit?: number): Promise<StoredEntry[]>;
  /** Where the keyframes of a table stand, in order. */
  keyframes(table: string): Promise<KeyframePlace[]>;
  keyframe(table: string, n: number): Promise<Keyframe | undefined>;
  /**
   * Keeps a keyframe, and drops those whose number is no multiple of `apart`. Only the newest that has commands keeps
   * them, and it stays wherever it stands.
   */
  keepKeyframe(table: string, keyframe: Keyframe, apart: number): Promise<void>;
  /** Blanks what somebody said, and writes over the name they said it and sat by; the entries keep their numbers. */
  forget(account: string): Promise<void>;

  // ── What tables do by themselves
  /** Claims up to `limit` tables that are due at `now`, for `holder`, until `lease`; nobody else gets them before. */
  claimDue(now: number, limit: number, holder: string, lease: number): Promise<string[]>;
  /** Sets when a table is due next and gives up the claim; does nothing if the table has moved on from entry n. */
  postpone(table: string, n: number, wakeAt: number | null): Promise<void>;

  // ── After the end
  /** Keeps results and ratings of a finished table, due no more, once: false if that was done before. */
  settle(settlement: Settlement): Promise<boolean>;
  /** The log of a finished table, if it was kept. */
  log(table: string): Promise<string | undefined>;
  keepLog(table: string, text: string): Promise<void>;
  /** The log of a game from elsewhere. */
  archive(table: string): Promise<string | undefined>;
  /** A finished game from elsewhere, kept for its replay, and as the result of who brought it. */
  keepArchive(table: NewTable, log: BroughtLog, result: Result | null): Promise<void>;

  // ── Nodes
  /** Tells that a node lives. */
  beat(node: string, now: number): Promise<void>;
  /** When any node lived last; undefined on a new store. */
  lastBeat(): Promise<number | undefined>;
  /** A time in which no node lived: clocks stood still. */
  keepOutage(outage: Outage): Promise<void>;
  outagesSince(from: number): Promise<Outage[]>;
  /** Calls back when another node has appended or removed a table; returns how to stop. With one process it never calls. */
  listen(heard: (change: Change) => void, lost: () => void): Promise<() => Promise<void>>;

  /** Random, made once, and the same for all nodes: signs what the servers hand out. */
  secret(): Promise<string>;
  /** Whether what is written is kept: the last write succeeded, and not long ago. */
  ready(): Promise<boolean>;
  /** A consistent copy of a SQLite store; PostgreSQL has tools of its own. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** What is settled when a table is founded, and never changes. */
export interface Founding {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  /** Secrets of the table: its key for private links, and the seed of its luck (hex). */
  readonly key: string;
  readonly seed: string;
  readonly created: number;
}

export interface NewTable extends Founding {
  readonly row: RowChange;
}

/** What a table's row says after an entry. */
export interface RowChange {
  readonly status: Status;
  readonly summary: Summary;
  /** When the table must do something by itself (a bot's turn, a clock, the settlement), or null. */
  readonly wakeAt: number | null;
  /** Who sits at the table; left out where it did not change. */
  readonly players?: readonly string[];
}

export interface TableRow extends Founding {
  /** Number of the last entry. */
  readonly n: number;
  readonly status: Status;
  readonly settled: boolean;
  readonly summary: Summary;
  readonly wakeAt: number | null;
}

/** A new table, and what happened there first. */
export interface Opening {
  readonly table: NewTable;
  readonly entries: readonly Append[];
}

export interface BotTable {
  readonly table: string;
  /** The account that opened it, by its token. */
  readonly bot: string;
  readonly at: number;
}

export interface Append {
  readonly table: string;
  readonly n: number;
  /** Of this entry and no other, so that a repeated append is known. */
  readonly id: string;
  readonly at: number;
  /** JSON. */
  readonly body: string;
  readonly row: RowChange;
  /** Whoever appends an entry that makes the table due at once may claim it in the same breath. */
  readonly claim?: { readonly holder: string; readonly lease: number };
}

export interface Settlement {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** How many sat at the table, bots too. */
  readonly players: number;
  readonly results: readonly Result[];
  /** Whose rating it changes; empty if it does not count. */
  readonly rated: readonly string[];
  /** Their ratings after this game, from those before it: asked while no other game can change them. */
  ratingsAfter(before: readonly NewRating[]): readonly NewRating[];
}

export interface Result {
  readonly account: string;
  readonly seat: number;
  readonly place: number;
  readonly score: number;
}

export interface BroughtLog {
  readonly text: string;
  /** The account whose quota it counts against, and when it came. */
  readonly by: string;
  readonly at: number;
  /** The table of which it is the log; null if no table wrote it. */
  readonly origin: string | null;
}

export interface NewRating {
  /** An account, or 'bot:<level>' for a bot. */
  readonly who: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
}

export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Change {
  readonly table: string;
  /** The number of its last entry, or REMOVED. */
  readonly n: number;
}

/** Said instead of an entry's number of a table that is no more. */
export const REMOVED = 0;
