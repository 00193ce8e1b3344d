/**
 * Who holds a session. The token is a random secret of which only the hash is stored; it lasts ninety days from
 * the last day it was used. What was looked up is remembered for half a minute, so that a request costs no query
 * and a sign-out on another node is still noticed soon.
 */
import type { Account, PeopleStore, Session } from '../store/people-store.ts';
import { type Browser, UNKNOWN_BROWSER } from './browsers.ts';
import { Cache } from './cache.ts';
import { hashSecret, newSecret } from './secrets.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LASTS = 90 * DAY;
/** More than anybody has devices; the oldest ends when another one begins. */
export const SESSIONS_EACH = 30;
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

/** A session as its owner sees it. */
export interface SessionInfo extends Browser {
  readonly id: string;
  readonly created: number;
  /** To within an hour. */
  readonly seen: number;
  /** The one by which it was asked. */
  readonly current: boolean;
}

/** Names a session to its owner, and to nobody else: the hash of its token stays inside. */
const idOf = ({ tokenHash }: Session): string => hashSecret(tokenHash).slice(0, 24);

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

  async open(account: Account, { browser, os }: Browser = UNKNOWN_BROWSER): Promise<SignedIn> {
    const token = newSecret();
    const now = this.#now();
    const times = { created: now, expires: now + LASTS, proved: now, seen: now };
    const session = { tokenHash: hashSecret(token), account: account.id, ...times, browser, os };
    await this.#store.openSession(session);
    if (account.kind !== 'guest') await this.#store.trimSessions(account.id, SESSIONS_EACH);
    return { account, session, token };
  }

  async list({ account, session: own }: Who): Promise<SessionInfo[]> {
    const all = await this.#store.sessionsOf(account.id);
    const open = all.filter(({ expires }) => expires > this.#now());
    return open.map((session) => {
      const { created, seen, browser, os, tokenHash } = session;
      return { id: idOf(session), created, seen, browser, os, current: tokenHash === own.tokenHash };
    });
  }

  /** Ends one session of an account; false if there is none of this name. */
  async end(account: string, id: string): Promise<boolean> {
    const found = (await this.#store.sessionsOf(account)).find((session) => idOf(session) === id);
    if (!found) return false;
    await this.#store.closeSession(found.tokenHash);
    this.#forgotten += 1;
    this.#cache.delete(found.tokenHash);
    this.changed(account);
    return true;
  }

  /** Its owner has shown once more who they are. */
  async prove({ account, session }: Who): Promise<void> {
    const before = this.#forgotten;
    const proved = { ...session, proved: this.#now() };
    await this.#store.renewSession(proved);
    if (before === this.#forgotten) this.#cache.set(session.tokenHash, { account, session: proved });
  }

  /** When its owner last did so, at whichever node. */
  async provedAt({ session }: Who): Promise<number> {
    return (await this.#store.session(session.tokenHash))?.proved ?? 0;
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

  /** Once an hour at most, and prolonged once a day: a write for every visit would be many. */
  async #renewed(session: Session): Promise<Session> {
    const now = this.#now();
    if (now - session.seen < HOUR) return session;
    const expires = now + LASTS - session.expires < DAY ? session.expires : now + LASTS;
    const renewed = { ...session, seen: now, expires };
    await this.#store.renewSession(renewed);
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

  /** Reads an account anew; what it has open stays open. */
  reread(account: string): void {
    this.#forgotten += 1;
    this.#cache.deleteWhere((who) => who.account.id === account);
  }

  /** To be called when an account has changed. */
  forget(account: string): void {
    this.reread(account);
    this.changed(account);
  }
}
