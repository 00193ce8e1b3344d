/** Roles, reports and what came of them. */
import type { Measure, Notice, Role } from '../../protocol/moderation.ts';
import type { Account, Report } from './people-store.ts';

export interface ModerationStore {
  /** Gives a role or takes it away. */
  setRole(account: string, role: Role | null): Promise<void>;
  moderators(): Promise<Account[]>;
  /** Something that an account's open pages must learn of has changed. */
  touch(account: string): Promise<void>;

  /** False if the same was reported by the same account before. */
  report(report: Report): Promise<boolean>;
  /** Of reports that are not decided: oldest first, those after a certain one. */
  openReports(after: Place, limit: number): Promise<Report[]>;
  countOpen(): Promise<number>;
  /** Decided or not. */
  findReport(id: string): Promise<Report | undefined>;

  /**
   * Does all of a ruling or nothing. False: another moderator has decided the report before, or there is no suspension
   * to lift.
   */
  decide(ruling: Ruling): Promise<boolean>;
  /** The log, newest first: those before a certain one. */
  decisions(before: Place, limit: number): Promise<Decision[]>;
  decisionsAbout(account: string, limit: number): Promise<Decision[]>;
  /** What somebody has not yet confirmed to have read, oldest first. */
  notices(account: string, limit: number): Promise<Notice[]>;
  /** False if there is no such notice. */
  confirm(account: string, id: string, now: number): Promise<boolean>;
  /** Accounts that are suspended now; those whose time ends first come first. */
  suspended(now: number, limit: number): Promise<Account[]>;
}

/** Where a list goes on: entries of one instant are told apart by their ids. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

export interface Decision {
  readonly id: string;
  readonly by: string;
  readonly whom: string;
  readonly what: Measure;
  readonly why: string;
  readonly at: number;
  /** Of a suspension: its end. */
  readonly until: number | null;
  /** Where the line was said; '' for none. */
  readonly table: string;
  /** '' where there was none. */
  readonly report: string;
}

/** Decisions that are made together: about one person, at one time. */
export interface Ruling {
  readonly decisions: readonly Decision[];
  /** The report that is settled by it, with all others about the same line or name. */
  readonly report: Report | null;
}
