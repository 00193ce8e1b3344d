/** What people may say of each other, and what moderators may do about it. */

/** Given by the operator. */
export const ROLES = ['moderator'] as const;
export type Role = (typeof ROLES)[number];

export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a moderator has done, as the log of decisions knows it. */
export const MEASURES = ['remove', 'warn', 'suspend', 'lift', 'dismiss'] as const;
export type Measure = (typeof MEASURES)[number];

/** What becomes of a person who was reported. */
export const VERDICTS = ['none', 'warn', 'suspend'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Hours of a suspension, at most; 0 is for good. */
export const LONGEST_SUSPENSION = 30 * 24;

/** The end of a suspension for good: the last instant of any calendar. */
export const FOR_GOOD = 8_640_000_000_000_000;

export const LONGEST_REASON = 500;

/** Told to a person who is suspended; `until` is null for good. */
export interface SuspensionNote {
  readonly until: number | null;
  readonly why: string;
}

/** Told to a person until it was confirmed. */
export interface Notice {
  readonly id: string;
  readonly what: 'warn' | 'remove' | 'lift';
  readonly why: string;
  readonly at: number;
}

export interface PersonNote {
  readonly id: string;
  readonly name: string;
}

/** How an account stands with the moderators, and whom it does not want to read. */
export interface Standing {
  readonly moderator: boolean;
  readonly suspension: SuspensionNote | null;
  readonly notices: readonly Notice[];
  readonly muted: readonly PersonNote[];
}
