/**
 * How much mail is too much: whoever gives an address may not be its owner, and nobody reads twenty mails about one
 * game. Held in memory: every node counts for itself.
 */
import { Cache } from '../people/cache.ts';
import { Limits, type Rate } from '../people/limits.ts';
import type { Account } from '../store/people-store.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const MAILED_MAX = 50_000;

/** Never more than six in an hour: four at once, and two that are earned meanwhile. */
const ALERTS: Rate = { burst: 4, every: HOUR / 2 };
/** Never more than three in an hour. */
const QUESTIONS: Rate = { burst: 2, every: HOUR };

export class Moderation {
  readonly #now: () => number;
  /** By account and table: when they were written to. */
  readonly #mailed: Cache<number>;
  readonly #alerts: Limits;
  readonly #asking: Limits;
  readonly #asked: Limits;

  constructor(now: () => number) {
    this.#now = now;
    this.#mailed = new Cache(MAILED_MAX, WEEK, now);
    this.#alerts = new Limits(ALERTS, now);
    this.#asking = new Limits(QUESTIONS, now);
    this.#asked = new Limits(QUESTIONS, now);
  }

  /** Whether they may be told of this table: once until they have been seen again. */
  mayTell({ id, seen }: Account, table: string): boolean {
    const key = `${id} ${table}`;
    const mailed = this.#mailed.get(key);
    if (mailed !== undefined && seen <= mailed) return false;
    if (this.#alerts.take(id) > 0) return false;
    this.#mailed.set(key, this.#now());
    return true;
  }

  /** Seconds until an address may be asked whether it is theirs; 0: now, and that counts. */
  mayAsk({ id, settings }: Account): number {
    return this.#asking.take(id) || this.#asked.take(mailboxOf(settings.mail));
  }
}

/** What comes after a plus lands with the same owner. */
const mailboxOf = (mail: string): string => mail.toLowerCase().replace(/\+[^@]*@/, '@');
