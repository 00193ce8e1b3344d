/** The words of muting, reporting and moderating. A missing one does not compile. Names stand as they are. */
import type { Measure, Notice, ReportReason, Verdict } from '../../../protocol/moderation.ts';

export interface ModerationWords {
  readonly menu: {
    /** Of the button beside a name. */
    readonly open: (name: string) => string;
    readonly mute: string;
    readonly muteHelp: string;
    readonly unmute: string;
    readonly report: string;
    readonly close: string;
    readonly back: string;
  };
  readonly report: {
    readonly line: (name: string) => string;
    readonly name: (name: string) => string;
    readonly reason: string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly why: string;
    readonly send: string;
    /** After it was received. */
    readonly received: string;
  };
  readonly chat: {
    readonly muted: (name: string, lines: number) => string;
    readonly unmute: string;
    readonly removed: string;
  };
  /** In the settings. */
  readonly muted: {
    readonly title: string;
    readonly help: string;
    readonly unmute: (name: string) => string;
  };
  readonly banner: {
    /** For listeners. */
    readonly label: string;
    readonly until: (date: string) => string;
    readonly forGood: string;
    readonly reason: string;
    /** What is still possible. */
    readonly may: string;
    readonly notices: Readonly<Record<Notice['what'], string>>;
    readonly confirm: string;
  };
  readonly page: {
    readonly title: string;
    readonly only: string;
    readonly onlyHelp: string;
    readonly queue: string;
    readonly open: (reports: number) => string;
    readonly none: string;
    /** "Ada reports Ben" as a line of facts. */
    readonly by: (name: string) => string;
    readonly about: string;
    readonly nameOf: string;
    readonly look: string;
    readonly fold: string;
    readonly around: string;
    readonly reported: string;
    readonly gone: string;
    readonly earlier: string;
    readonly earlierNone: string;
    readonly remove: string;
    readonly verdict: string;
    readonly verdicts: Readonly<Record<Verdict, string>>;
    readonly long: string;
    readonly hours: (hours: number) => string;
    readonly days: (days: number) => string;
    readonly forGood: string;
    readonly why: string;
    readonly whyHelp: string;
    readonly decide: string;
    readonly decided: string;
    readonly suspended: string;
    readonly suspendedNone: string;
    readonly until: (date: string) => string;
    readonly lift: string;
    readonly log: string;
    readonly logNone: string;
    readonly measures: Readonly<Record<Measure, string>>;
    readonly more: string;
  };
}
