/** What moderators see and decide. Every question is asked by somebody whose role was just read in the store. */
import { randomUUID } from 'node:crypto';
import {
  FOR_GOOD,
  type Measure,
  type Notice,
  type PersonNote,
  type Standing,
  type SuspensionNote,
  type Verdict,
} from '../../protocol/moderation.ts';
import { no } from '../../protocol/refusals.ts';
import { type ChatLine, linesAround } from '../../table/lines.ts';
import type { Answer, Hub } from '../hub.ts';
import type { Decision, Place } from '../store/moderation-store.ts';
import type { Account, Report } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { isSuspended, suspensionNote } from './suspension.ts';

const HOUR = 3_600_000;
/** Lines before a reported one that are shown with it, and as many after. */
const AROUND = 10;
const MOST_EARLIER = 20;
const MOST_NOTICES = 20;
const MOST_SUSPENDED = 200;
const MOST_TOLD = 10_000;

export interface Ruling {
  /** Blanks the line that was reported. */
  readonly remove: boolean;
  readonly verdict: Verdict;
  /** Of a suspension; 0 for good. */
  readonly hours: number;
  readonly why: string;
}

/** About a person, without a report. */
export interface Act {
  readonly what: 'warn' | 'suspend' | 'lift';
  readonly hours: number;
  readonly why: string;
}

/** With names instead of ids. */
export type ShownReport = Omit<Report, 'by' | 'about'> & {
  readonly by: PersonNote;
  readonly about: PersonNote;
};
export type ShownDecision = Omit<Decision, 'by' | 'whom'> & {
  readonly by: PersonNote;
  readonly whom: PersonNote;
};
export type ShownSuspension = PersonNote & SuspensionNote;

export interface Case {
  readonly report: ShownReport;
  readonly lines: readonly (ChatLine & { readonly reported: boolean })[];
  readonly earlier: readonly ShownDecision[];
  readonly suspension: SuspensionNote | null;
}

interface Parts {
  readonly store: Pick<Store, 'people' | 'moderation' | 'entries' | 'table'>;
  readonly hub: Pick<Hub, 'lineRemoved'>;
  readonly now: () => number;
}

export class Moderation {
  readonly #parts: Parts;
  /** Told whose standing has changed: open pages of theirs are to learn of it. */
  changed: (account: string) => void = () => undefined;
  /** Told who is suspended from now on, or no longer: what they have open ends. */
  suspended: (account: string) => Promise<void> = () => Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Asks the store each time, so that a role that was taken away counts no more at any node. */
  async mayModerate({ id }: Account): Promise<Answer<Account>> {
    const account = await this.#parts.store.people.account(id);
    const may = account?.role === 'moderator' && !isSuspended(account, this.#parts.now());
    return may ? { value: account } : { refusal: no('moderatorsOnly') };
  }

  async standingOf({ id }: Account): Promise<Standing> {
    const { store, now } = this.#parts;
    const [account, notices, muted] = await Promise.all([
      store.people.account(id),
      store.moderation.notices(id, MOST_NOTICES),
      store.people.mutedBy(id),
    ]);
    return {
      moderator: account?.role === 'moderator' && !isSuspended(account, now()),
      suspension: account ? suspensionNote(account, now()) : null,
      notices,
      muted: await this.#named(muted),
    };
  }

  async confirm({ id }: Account, notice: Notice['id']): Promise<Answer<null>> {
    const { store, now } = this.#parts;
    const confirmed = await store.moderation.confirm(id, notice, now());
    return confirmed ? { value: null } : { refusal: no('notFound') };
  }

  /** All that was ever decided about an account, for its owner. */
  async decidedAbout({ id }: Account): Promise<Pick<Decision, 'what' | 'why' | 'at' | 'until'>[]> {
    const made = await this.#parts.store.moderation.decisionsAbout(id, MOST_TOLD);
    return made
      .filter(({ what }) => what !== 'dismiss')
      .map(({ what, why, at, until }) => ({ what, why, at, until }));
  }

  // ── What there is to decide

  async queue(moderator: Account, after: Place, limit: number) {
    const { moderation } = this.#parts.store;
    const reports = await moderation.openReports(after, limit + 1);
    const mine = reports.slice(0, limit).filter((report) => isFor(moderator, report));
    const last = reports[limit - 1];
    return {
      reports: await this.#shownReports(mine),
      next: reports.length > limit && last ? { at: last.at, id: last.id } : null,
      open: await moderation.countOpen(),
    };
  }

  async look(moderator: Account, id: string): Promise<Answer<Case>> {
    const { store, now } = this.#parts;
    const report = await store.moderation.findReport(id);
    if (!report || !isFor(moderator, report)) return { refusal: no('notFound') };
    const [about, earlier, [shown], lines] = await Promise.all([
      store.people.account(report.about),
      store.moderation.decisionsAbout(report.about, MOST_EARLIER),
      this.#shownReports([report]),
      this.#linesFor(moderator, report),
    ]);
    if (!shown) return { refusal: no('notFound') };
    const suspension = about ? suspensionNote(about, now()) : null;
    return { value: { report: shown, lines, earlier: await this.#shownDecisions(earlier), suspension } };
  }

  /** A moderator who plays at the table reads what players may read. */
  async #linesFor({ id }: Account, { about, table, saidAt }: Report): Promise<Case['lines']> {
    const { store } = this.#parts;
    if (saidAt === 0) return [];
    const summary = (await store.table(table))?.summary;
    const plays = summary?.status === 'playing' && summary.seats.some(({ who }) => who === id);
    const around = linesAround(await store.entries(table, 0), saidAt, AROUND);
    return around
      .map((line) => ({ ...line, reported: line.saidAt === saidAt && line.who === about }))
      .filter((line) => !plays || !line.aside || line.reported);
  }

  async log(before: Place, limit: number) {
    const decisions = await this.#parts.store.moderation.decisions(before, limit + 1);
    const last = decisions[limit - 1];
    return {
      decisions: await this.#shownDecisions(decisions.slice(0, limit)),
      next: decisions.length > limit && last ? { at: last.at, id: last.id } : null,
    };
  }

  async suspensions(): Promise<ShownSuspension[]> {
    const { store, now } = this.#parts;
    const accounts = await store.moderation.suspended(now(), MOST_SUSPENDED);
    return accounts.flatMap((account) => {
      const note = suspensionNote(account, now());
      return note ? [{ id: account.id, name: account.name, ...note }] : [];
    });
  }

  // ── Deciding

  async decide(moderator: Account, id: string, ruling: Ruling): Promise<Answer<null>> {
    const { store, hub } = this.#parts;
    const report = await store.moderation.findReport(id);
    if (!report || !isFor(moderator, report)) return { refusal: no('notFound') };
    const refusal = ruling.verdict === 'none' ? undefined : await this.#untouchable(report.about);
    if (refusal) return { refusal };
    const made = measuresOf(ruling, report).map((what) => this.#decision(moderator, report, what, ruling));
    if (!(await store.moderation.decide({ decisions: made, report })))
      return { refusal: no('alreadyDecided') };
    if (made.some(({ what }) => what === 'remove'))
      await hub.lineRemoved(report.table, { who: report.about, saidAt: report.saidAt });
    await this.#tell(report.about, made);
    return { value: null };
  }

  async act(moderator: Account, whom: string, { what, ...how }: Act): Promise<Answer<null>> {
    const { people, moderation } = this.#parts.store;
    const known = whom !== moderator.id && (await people.account(whom));
    if (!known) return { refusal: no('noSuchPerson') };
    const refusal = what === 'lift' ? undefined : await this.#untouchable(whom);
    if (refusal) return { refusal };
    const made = [this.#decision(moderator, { id: '', about: whom, table: '' }, what, how)];
    if (!(await moderation.decide({ decisions: made, report: null }))) return { refusal: no('notSuspended') };
    await this.#tell(whom, made);
    return { value: null };
  }

  async #untouchable(whom: string) {
    const account = await this.#parts.store.people.account(whom);
    return account?.role === 'moderator' ? no('isModerator') : undefined;
  }

  #decision(
    { id: by }: Account,
    { id: report, about: whom, table }: Pick<Report, 'id' | 'about' | 'table'>,
    what: Measure,
    { hours, why }: Pick<Ruling, 'hours' | 'why'>,
  ): Decision {
    const at = this.#parts.now();
    const until = what === 'suspend' ? (hours === 0 ? FOR_GOOD : at + hours * HOUR) : null;
    return { id: randomUUID(), by, whom, what, why, at, until, table, report };
  }

  async #tell(whom: string, made: readonly Decision[]): Promise<void> {
    if (made.some(({ what }) => what === 'suspend' || what === 'lift')) await this.suspended(whom);
    else if (made.some(({ what }) => what !== 'dismiss')) this.changed(whom);
  }

  // ── Names

  async #named(ids: readonly string[]): Promise<PersonNote[]> {
    const accounts = await this.#parts.store.people.accounts([...new Set(ids)]);
    return accounts.map(({ id, name }) => ({ id, name }));
  }

  async #nameOf(ids: readonly string[]): Promise<(id: string) => PersonNote> {
    const names = new Map((await this.#named(ids)).map(({ id, name }) => [id, name]));
    return (id) => ({ id, name: names.get(id) ?? '' });
  }

  async #shownReports(reports: readonly Report[]): Promise<ShownReport[]> {
    const person = await this.#nameOf(reports.flatMap(({ by, about }) => [by, about]));
    return reports.map((report) => ({ ...report, by: person(report.by), about: person(report.about) }));
  }

  async #shownDecisions(decisions: readonly Decision[]): Promise<ShownDecision[]> {
    const person = await this.#nameOf(decisions.flatMap(({ by, whom }) => [by, whom]));
    return decisions.map((made) => ({ ...made, by: person(made.by), whom: person(made.whom) }));
  }
}

/** Nobody decides about themselves. */
const isFor = ({ id }: Account, { about }: Report): boolean => about !== id;

/** A report that leads to nothing is dismissed, and that is written down as well. */
function measuresOf({ remove, verdict }: Ruling, { saidAt }: Report): Measure[] {
  const removed: Measure[] = remove && saidAt > 0 ? ['remove'] : [];
  const made = verdict === 'none' ? removed : [...removed, verdict];
  return made.length > 0 ? made : ['dismiss'];
}
