/**
 * How much mail is too much: whoever gives an address may not be its owner, and nobody reads twenty mails about one
 * game. The store counts, so it is no more with several nodes.
 */
import { createHash } from 'node:crypto';
import { addressKey } from '../people/limits.ts';
import { sign } from '../people/secrets.ts';
import type { Account, MailRate, PeopleStore } from '../store/people-store.ts';

const HOUR = 3_600_000;

/** Never more than six in an hour: four at once, and two that are earned meanwhile. */
const ALERTS = { about: ':alerts', burst: 4, every: HOUR / 2 };
/** Never more than three in an hour, for one account and for one mailbox. */
const QUESTIONS = { about: ':questions', burst: 2, every: HOUR };
/** Never more than twelve in an hour from one address, whatever accounts it makes: a class may share it. */
const QUESTIONS_FROM = { about: ':questions-from', burst: 8, every: HOUR / 4 };
/** Never more than three hundred in an hour by the whole server. */
const QUESTIONS_IN_ALL = { about: ':questions-in-all', burst: 100, every: HOUR / 200 };
/** The same for forgotten passwords. Asking counts for its sender whether there is such an account or not. */
const RESETS = { about: ':resets', burst: 2, every: HOUR };
const RESETS_FROM = { about: ':resets-from', burst: 8, every: HOUR / 4 };
const RESETS_IN_ALL = { about: ':resets-in-all', burst: 100, every: HOUR / 200 };
/** Under which the server counts for itself. */
const ALL = '';

export class MailLimits {
  readonly #store: MailCounts;
  readonly #secret: string;
  readonly #now: () => number;

  /** `secret` hides the addresses of senders among what is counted. */
  constructor(store: MailCounts, secret: string, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  /** Whether they may be told of this table: once until they have been seen again. */
  async mayTell({ id: account, seen }: Account, table: string): Promise<boolean> {
    const now = this.#now();
    const mail = { account, about: table };
    if (!(await this.#store.noteMail(mail, { seen, now }))) return false;
    if ((await this.#store.countMail({ account, ...ALERTS }, now)) === 0) return true;
    await this.#store.unnoteMail(mail);
    return false;
  }

  /** Seconds until an address may be asked whether it is theirs, by who comes `from` there; 0: now, and that counts. */
  mayAsk({ id, settings }: Account, from: string): Promise<number> {
    return this.#count([
      [this.#sender(from), QUESTIONS_FROM],
      [id, QUESTIONS],
      [mailboxOf(settings.mail), QUESTIONS],
      [ALL, QUESTIONS_IN_ALL],
    ]);
  }

  /** Seconds until somebody who comes `from` there may say again that a password is forgotten; 0: now, and that counts. */
  mayAskReset(from: string): Promise<number> {
    return this.#count([[this.#sender(from), RESETS_FROM]]);
  }

  /** Whether they may be written to about that, and that counts. */
  async maySendReset({ id, settings }: Account): Promise<boolean> {
    const wait = await this.#count([
      [id, RESETS],
      [mailboxOf(settings.mail), RESETS],
      [ALL, RESETS_IN_ALL],
    ]);
    return wait === 0;
  }

  /** Seconds to wait for the first that is too much; 0: all are counted. */
  async #count(kinds: readonly (readonly [account: string, rate: Rate])[]): Promise<number> {
    for (const [account, rate] of kinds) {
      const wait = await this.#store.countMail({ account, ...rate }, this.#now());
      if (wait > 0) return Math.ceil(wait / 1000);
    }
    return 0;
  }

  #sender(address: string): string {
    return sign(this.#secret, 'sender of mails', addressKey(address));
  }
}

type Rate = Omit<MailRate, 'account'>;

export type MailCounts = Pick<PeopleStore, 'countMail' | 'noteMail' | 'unnoteMail'>;

/** What comes after a plus lands with the same owner. Whose it is need not stand there when they have left. */
function mailboxOf(mail: string): string {
  const mailbox = mail.toLowerCase().replace(/\+[^@]*@/, '@');
  return createHash('sha256').update(mailbox).digest('hex');
}
