/**
 * How much mail is too much: whoever gives an address may not be its owner, and nobody reads twenty mails about one
 * game. The store counts, so it is no more with several nodes.
 */
import { createHash } from 'node:crypto';
import type { Account, PeopleStore } from '../store/people-store.ts';

const HOUR = 3_600_000;

/** Never more than six in an hour: four at once, and two that are earned meanwhile. */
const ALERTS = { about: ':alerts', burst: 4, every: HOUR / 2 };
/** Never more than three in an hour. */
const QUESTIONS = { about: ':questions', burst: 2, every: HOUR };

export class Moderation {
  readonly #store: MailCounts;
  readonly #now: () => number;

  constructor(store: MailCounts, now: () => number) {
    this.#store = store;
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

  /** Seconds until an address may be asked whether it is theirs; 0: now, and that counts. */
  async mayAsk({ id, settings }: Account): Promise<number> {
    const wait = (await this.#mayAsk(id)) || (await this.#mayAsk(mailboxOf(settings.mail)));
    return Math.ceil(wait / 1000);
  }

  #mayAsk(account: string): Promise<number> {
    return this.#store.countMail({ account, ...QUESTIONS }, this.#now());
  }
}

export type MailCounts = Pick<PeopleStore, 'countMail' | 'noteMail' | 'unnoteMail'>;

/** What comes after a plus lands with the same owner. Whose it is need not stand there when they have left. */
function mailboxOf(mail: string): string {
  const mailbox = mail.toLowerCase().replace(/\+[^@]*@/, '@');
  return createHash('sha256').update(mailbox).digest('hex');
}
