/**
 * Who holds a session. The token is a random secret of which only the hash is stored; it lasts ninety days from
 * the last day it was used. What was looked up is remembered for half a minute, so that a request costs no query
 * and a sign-out on another node is still noticed soon.
 */
import type { Account, PeopleStore, Session } from '../store/people-store.ts';
import { Cache } from './cache.ts';
import { hashSecret, newSecret } from './secrets.ts';

const DAY = 86_400_000;
const LASTS = 90 * DAY;
const REMEMBERED = 30_000;
const TOKEN = /^[\w-]{43}$/;

/** Somebody known by their session. */
export interface Who {
  readonly account: Account;
  readonly session: Session;
}

/** A new session; the token is said once and never again. */
export interface SignedIn extends Who {
  readonly token: string;
}

export class Sessions {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #cache: Cache<Who>;
  /** Whoever came since the house last asked. */
  readonly #came = new Set<string>();
  /** Rises when something is forgotten: what was being read at that moment must not be remembered. */
  #forgotten = 0;
  /** Told whose sessions ended or whose account changed: what they have open here shows somebody else. */
  changed: (account: string) => void = () => undefined;

  constructor(store: PeopleStore, now: () => number = Date.now, max = 10_000) {
    this.#store = store;
    this.#now = now;
    this.#cache = new Cache(max, REMEMBERED, now);
  }

  async open(account: Account): Promise<SignedIn> {
    const token = newSecret();
    const now = this.#now();
    const session = { tokenHash: hashSecret(token), account: account.id, created: now, expires: now + LASTS };
    await this.#store.openSession(session);
    return { account, session, token };
  }

  async whoIs(token: string): Promise<Who | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const hash = hashSecret(token);
    const who = this.#cache.get(hash) ?? (await this.#lookUp(hash));
    if (!who || who.session.expires <= this.#now()) return undefined;
    this.#came.add(who.account.id);
    return who;
  }

  /** Who came since this was last asked, for however short a visit. */
  visitors(): string[] {
    const came = [...this.#came];
    this.#came.clear();
    return came;
  }

  async #lookUp(hash: string): Promise<Who | undefined> {
    const before = this.#forgotten;
    const found = await this.#store.session(hash);
    if (!found || found.expires <= this.#now()) return undefined;
    const account = await this.#store.account(found.account);
    if (!account) return undefined;
    const who = { account, session: await this.#renewed(found) };
    if (before === this.#forgotten) this.#cache.set(hash, who);
    return who;
  }

  /** Once a day at most: a write for every visit would be many. */
  async #renewed(session: Session): Promise<Session> {
    const expires = this.#now() + LASTS;
    if (expires - session.expires < DAY) return session;
    const renewed = { ...session, expires };
    await this.#store.openSession(renewed);
    return renewed;
  }

  async close(token: string): Promise<void> {
    const hash = hashSecret(token);
    const account = (this.#cache.get(hash) ?? (await this.#lookUp(hash)))?.account.id;
    await this.#store.closeSession(hash);
    this.#forgotten += 1;
    this.#cache.delete(hash);
    if (account !== undefined) this.changed(account);
  }

  /** All sessions of an account, but for the given one. */
  async closeAll(account: string, except?: Session): Promise<void> {
    await this.#store.closeSessionsOf(account, except?.tokenHash);
    this.forget(account);
  }

  /** To be called when an account has changed. */
  forget(account: string): void {
    this.#forgotten += 1;
    this.#cache.deleteWhere((who) => who.account.id === account);
    this.changed(account);
  }
}
