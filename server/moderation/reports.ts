/** Telling the moderators about somebody. What was said is read in the journal: reporters might make it up. */
import { createHash } from 'node:crypto';
import { choice, type Decoder, fields, integer, optional, text } from '../../core/decode.ts';
import { LONGEST_REASON, REPORT_REASONS, type ReportReason } from '../../protocol/moderation.ts';
import { no } from '../../protocol/refusals.ts';
import type { Answer, Hub } from '../hub.ts';
import { addressKey, Limits } from '../people/limits.ts';
import type { Account, Report } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';

const EACH_ACCOUNT = { burst: 10, every: 10 * 60_000 };
/** A club may share one address. */
const EACH_ADDRESS = { burst: 30, every: 2 * 60_000 };
/** More than moderators can read. */
const MOST_OPEN = 5_000;

/** About the line with this number in the reporter's own stream; without a table, about a name. */
export interface Complaint {
  readonly about: string;
  readonly table: string;
  readonly key: string;
  readonly n: number;
  readonly reason: ReportReason;
  readonly why: string;
}

export const decodeComplaint: Decoder<Complaint> = fields<Complaint>({
  about: text(1, 40),
  table: optional(text(0, 40), ''),
  key: optional(text(0, 64), ''),
  n: optional(integer(0, 1_000_000), 0),
  reason: choice(REPORT_REASONS),
  why: optional(text(0, LONGEST_REASON), ''),
});

export interface Reporter {
  readonly account: Account;
  readonly address: string;
}

interface Parts {
  readonly store: Pick<Store, 'people' | 'moderation'>;
  readonly hub: Pick<Hub, 'line'>;
  readonly now: () => number;
  readonly mostOpen?: number;
}

export class Reports {
  readonly #parts: Parts;
  readonly #perAccount: Limits;
  readonly #perAddress: Limits;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#perAccount = new Limits(EACH_ACCOUNT, parts.now);
    this.#perAddress = new Limits(EACH_ADDRESS, parts.now);
  }

  async report(reporter: Reporter, complaint: Complaint): Promise<Answer<null>> {
    const { store, now, mostOpen = MOST_OPEN } = this.#parts;
    const about = await store.people.account(complaint.about);
    if (!about || about.id === reporter.account.id) return { refusal: no('noSuchPerson') };
    const seconds = this.#charge(reporter);
    if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    const seen = await this.#seen(reporter.account, about, complaint);
    if (seen.refusal) return seen;
    if ((await store.moderation.countOpen()) >= mostOpen) return { refusal: no('busy') };
    const report = reportOf(reporter.account, complaint, { ...seen.value, at: now() });
    return (await store.moderation.report(report)) ? { value: null } : { refusal: no('alreadyReported') };
  }

  #charge({ account, address }: Reporter): number {
    return this.#perAccount.take(account.id) || this.#perAddress.take(addressKey(address));
  }

  /** What is reported, as the reporter was shown it and the server knows it. */
  async #seen(
    account: Account,
    about: Account,
    { table, key, n }: Complaint,
  ): Promise<Answer<Pick<Report, 'words' | 'saidAt'>>> {
    if (table === '') return { value: { words: about.name, saidAt: 0 } };
    const line = await this.#parts.hub.line({ account, key }, table, n);
    if (line.refusal) return line;
    const { who, text: words, saidAt } = line.value;
    return who === about.id ? { value: { words, saidAt } } : { refusal: no('noSuchLine') };
  }
}

type Seen = Pick<Report, 'words' | 'saidAt' | 'at'>;

function reportOf({ id: by }: Account, { about, table, n, reason, why }: Complaint, seen: Seen): Report {
  const what = table === '' ? seen.words : String(seen.saidAt);
  const key = JSON.stringify([by, about, table, what]);
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return { id, by, about, table, n: table === '' ? 0 : n, reason, why, ...seen };
}
