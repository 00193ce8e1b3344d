/** What moderators are shown, as the server answers it. */
import {
  FOR_GOOD,
  type Measure,
  type PersonNote,
  type ReportReason,
  type SuspensionNote,
  type Verdict,
} from '../../protocol/moderation.ts';
import { call, type Reply } from '../net/api.ts';

export interface Report {
  readonly id: string;
  readonly by: PersonNote;
  readonly about: PersonNote;
  /** '' where it is about a name. */
  readonly table: string;
  readonly saidAt: number;
  readonly words: string;
  readonly reason: ReportReason;
  readonly why: string;
  readonly at: number;
}

export interface Decision {
  readonly id: string;
  readonly by: PersonNote;
  readonly whom: PersonNote;
  readonly what: Measure;
  readonly why: string;
  readonly at: number;
  readonly until: number | null;
}

export interface CaseLine {
  readonly who: string;
  readonly name: string;
  readonly text: string;
  readonly saidAt: number;
  readonly removed: boolean;
  readonly reported: boolean;
}

export interface Case {
  readonly report: Report;
  readonly lines: readonly CaseLine[];
  readonly earlier: readonly Decision[];
  readonly suspension: SuspensionNote | null;
}

/** Where a list goes on. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

export interface Queue {
  readonly reports: readonly Report[];
  readonly next: Place | null;
  readonly open: number;
}

export interface Log {
  readonly decisions: readonly Decision[];
  readonly next: Place | null;
}

export type SuspendedPerson = PersonNote & SuspensionNote;

export interface Ruling {
  readonly remove: boolean;
  readonly verdict: Verdict;
  readonly hours: number;
  readonly why: string;
}

const after = (place: Place | null): string =>
  place ? `?at=${place.at}&id=${encodeURIComponent(place.id)}` : '';

const HOME = '/api/moderation';

export const readQueue = (place: Place | null): Promise<Reply<Queue>> =>
  call('GET', `${HOME}/reports${after(place)}`);

export const readCase = (id: string): Promise<Reply<Case>> =>
  call('GET', `${HOME}/reports/${encodeURIComponent(id)}`);

export const readLog = (place: Place | null): Promise<Reply<Log>> =>
  call('GET', `${HOME}/decisions${after(place)}`);

export const readSuspended = (): Promise<Reply<{ readonly people: readonly SuspendedPerson[] }>> =>
  call('GET', `${HOME}/suspensions`);

export const decide = (id: string, ruling: Ruling): Promise<Reply<unknown>> =>
  call('POST', `${HOME}/reports/${encodeURIComponent(id)}/decision`, ruling);

export const lift = (person: string, why: string): Promise<Reply<unknown>> =>
  call('POST', `${HOME}/people/${encodeURIComponent(person)}/decision`, { what: 'lift', why });

/** Hours for which somebody can be suspended; 0 is for good. */
export const TIMES = [1, 6, 24, 3 * 24, 7 * 24, 30 * 24, 0] as const;

export const isForGood = (until: number): boolean => until >= FOR_GOOD;
