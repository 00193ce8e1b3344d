/** Not having to read somebody, and telling the house about somebody. */
import { type Decoder, fields, integer, text } from '../../core/decode.ts';
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import type { PeopleStore, Report } from '../store/people-store.ts';
import { Limits } from './limits.ts';
import type { Who } from './sessions.ts';

const REPORTS_EACH = { burst: 10, every: 10 * 60_000 };

/** What somebody said at a table, and why it should not have been said. */
export type Complaint = Omit<Report, 'by' | 'at'>;

export const decodeComplaint: Decoder<Complaint> = fields<Complaint>({
  about: text(1, 40),
  table: text(1, 40),
  n: integer(0, 1_000_000),
  words: text(0, 500),
  why: text(0, 500),
});

export class Manners {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #limits: Limits;

  constructor(store: PeopleStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
    this.#limits = new Limits(REPORTS_EACH, now);
  }

  async mute(who: Who, whom: string, on: boolean): Promise<Answer<null>> {
    const known = whom !== who.account.id && (await this.#store.account(whom));
    if (!known) return { refusal: no('noSuchPerson') };
    await this.#store.mute(who.account.id, whom, on);
    return { value: null };
  }

  mutedBy(who: Who): Promise<string[]> {
    return this.#store.mutedBy(who.account.id);
  }

  async report(who: Who, complaint: Complaint): Promise<Answer<null>> {
    const { about } = complaint;
    const known = about !== who.account.id && (await this.#store.account(about));
    if (!known) return { refusal: no('noSuchPerson') };
    const seconds = this.#limits.take(who.account.id);
    if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    await this.#store.report({ ...complaint, by: who.account.id, at: this.#now() });
    return { value: null };
  }
}
