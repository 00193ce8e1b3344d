/**
 * Accounts. Whoever comes is a guest at once; signing up gives the same account a name and a key, so that games,
 * ratings and settings stay. A guest who signs in to another account instead leaves the guest's account behind:
 * two players' games cannot become one player's.
 */
import { misread, no, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import type { Account, PeopleStore, Settings } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { createAccount, createGuest } from './accounts.ts';
import type { Browser } from './browsers.ts';
import type { KnownDevices } from './known-devices.ts';
import { addressKey, Limits } from './limits.ts';
import { decodeName } from './names.ts';
import {
  COST,
  type Cost,
  checkPassword,
  hashPassword,
  isOutdated,
  isPassword,
  tooWeak,
} from './passwords.ts';
import { Sessions, type SignedIn, type Who } from './sessions.ts';
import { decodeSettings, firstSettings, type Greeting } from './settings.ts';
import { SignInTries, TRIES, type Tried, type Tries } from './tries.ts';

/** For so long after a sign-in, nobody is asked again who they are. */
const FRESH = 10 * 60_000;

/** Longer than any node takes to look again, by whatever clock. */
const GONE_LATELY = 10 * 60_000;

/** Where somebody comes from. */
export interface From {
  readonly address: string;
  readonly browser?: Browser;
  /** Accounts this browser has signed in to before. */
  readonly known?: KnownDevices;
}

export interface PeopleOptions {
  readonly tries?: Tries;
  /** Of new password hashes; tests are not to be slow on purpose. */
  readonly cost?: Cost;
  /** Knows also the words that no name may hold. */
  readonly decode?: typeof decodeName;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export interface SignUp {
  readonly name: string;
  /** null for a guest who has made a passkey and wants no password. */
  readonly password: string | null;
}

export class People {
  readonly sessions: Sessions;
  readonly #store: PeopleStore;
  readonly #forgetInJournals: (account: string) => Promise<void>;
  readonly #eraseGuest: Store['retention']['eraseGuest'];
  readonly #now: () => number;
  readonly #decodeName: typeof decodeName;
  readonly #signUps: Limits;
  readonly #tries: SignInTries;
  readonly #cost: Cost;
  /** Whose leaving this node has followed. */
  #followed: ReadonlySet<string> = new Set();
  #following: Promise<void> | undefined;
  /** Told who was erased, so that what is in memory here forgets them too. */
  gone: (account: string) => Promise<void> = () => Promise.resolve();

  constructor(
    store: Pick<Store, 'people' | 'forget' | 'retention'>,
    now: () => number = Date.now,
    { tries = TRIES, cost = COST, decode = decodeName }: PeopleOptions = {},
  ) {
    this.#decodeName = decode;
    this.#store = store.people;
    this.#forgetInJournals = (account) => store.forget(account);
    this.#eraseGuest = store.retention.eraseGuest;
    this.#now = now;
    this.sessions = new Sessions(store.people, now);
    this.#signUps = new Limits(tries.address, now);
    this.#tries = new SignInTries(tries, now);
    this.#cost = cost;
  }

  async guest(greeting: Greeting & Pick<From, 'browser'>): Promise<SignedIn> {
    const account = await createGuest(this.#store, firstSettings(greeting), this.#now());
    return this.sessions.open(account, greeting.browser);
  }

  /** Makes a guest, or somebody who has no account at all, a person. Sessions of the guest end: here is a new one. */
  async signUp(who: Who | undefined, wish: SignUp, from: Greeting & From): Promise<Answer<SignedIn>> {
    if (who && who.account.kind !== 'guest') return { refusal: no('alreadySignedUp') };
    const seconds = this.#signUps.take(addressKey(from.address));
    if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    const named = this.#decodeName(wish.name);
    if (named.refusal) return named;
    const hashed = await this.#firstKey(who, { ...wish, name: named.name });
    if (hashed.refusal) return hashed;
    const account = await this.#become(who, { name: named.name, passwordHash: hashed.value }, from);
    if (!account) return { refusal: no('nameTaken', { name: named.name }) };
    await this.sessions.closeAll(account.id);
    return { value: await this.sessions.open(account, from.browser) };
  }

  async #firstKey(who: Who | undefined, { name, password }: SignUp): Promise<Answer<string | null>> {
    if (password !== null) return this.#hashed(password, name);
    const passkeys = who ? await this.#store.passkeysOf(who.account.id) : [];
    return passkeys.length > 0 ? { value: null } : { refusal: tooWeak() };
  }

  async #become(
    who: Who | undefined,
    key: Pick<Account, 'name' | 'passwordHash'>,
    from: Greeting,
  ): Promise<Account | undefined> {
    if (!who) {
      const wanted = { ...key, kind: 'person', settings: firstSettings(from) } as const;
      return createAccount(this.#store, wanted, this.#now());
    }
    const done = await this.#store.signUp(who.account.id, key.name, key.passwordHash);
    return done ? { ...who.account, ...key, kind: 'person' } : undefined;
  }

  async signIn({ name, password }: Credentials, from: From): Promise<Answer<SignedIn>> {
    const wanted = name.normalize('NFKC').trim();
    const account = await this.#store.byName(wanted);
    const device = account && from.known?.get(account.id);
    const tried = this.#tries.take({ name: wanted, address: from.address, device });
    const owner = await this.#ownerOf(account, password, tried);
    if (owner.refusal) return owner;
    return { value: await this.sessions.open(await this.#rehashed(owner.value, password), from.browser) };
  }

  /** The account, if this is its password. An account that does not exist takes as long. */
  async #ownerOf(account: Account | undefined, password: string, tried: Tried): Promise<Answer<Account>> {
    if (tried.seconds !== undefined) return { refusal: no('tooMany', { seconds: tried.seconds }) };
    const right = await isPassword(password, account?.passwordHash ?? null);
    if (right === undefined) return { refusal: no('busy') };
    if (!account || !right) return { refusal: no('wrongPassword') };
    tried.giveBack();
    return { value: account };
  }

  /** A hash of less work than today's is made anew while the password is known; a server too busy does it next time. */
  async #rehashed(account: Account, password: string): Promise<Account> {
    const { id, passwordHash } = account;
    if (passwordHash === null || !isOutdated(passwordHash, this.#cost)) return account;
    const hash = await hashPassword(password, this.#cost);
    const kept = hash !== undefined && (await this.#store.swapPassword(id, passwordHash, hash));
    return kept ? { ...account, passwordHash: hash } : account;
  }

  signOut(token: string): Promise<void> {
    return this.sessions.close(token);
  }

  // ── Proving who it is

  /** Proves in an open session, once more, that its owner is there. A stranger at an open browser has few guesses. */
  async prove(who: Who, password: string): Promise<Answer<null>> {
    const account = await this.#store.account(who.account.id);
    const owner = await this.#ownerOf(account, password, this.#tries.takeAt(who.session.tokenHash));
    if (owner.refusal) return owner;
    await this.sessions.prove(who);
    return { value: null };
  }

  /** Delicate changes need a recent sign-in. A guest has no key to show. */
  async needsProof(who: Who): Promise<ServerRefusal | undefined> {
    const { account, session } = who;
    const isFresh = (proved: number): boolean => this.#now() - proved < FRESH;
    if (account.kind === 'guest' || isFresh(session.proved)) return undefined;
    // The owner may have proved it at another node just now.
    return isFresh(await this.sessions.provedAt(who)) ? undefined : no('recentSignIn');
  }

  // ── Changing

  async changeName(who: Who, wish: string): Promise<Answer<Account>> {
    const named = this.#decodeName(wish);
    if (named.refusal) return named;
    const { name } = named;
    if (!(await this.#store.rename(who.account.id, name))) return { refusal: no('nameTaken', { name }) };
    this.sessions.forget(who.account.id);
    return { value: { ...who.account, name } };
  }

  /** Ends all other sessions. Without the current password it needs a recent sign-in. */
  async changePassword(who: Who, current: string | null, wanted: string): Promise<Answer<Account>> {
    if (who.account.kind === 'guest') return { refusal: no('notForGuests') };
    const weak = checkPassword(wanted, who.account.name);
    if (weak) return { refusal: weak };
    const refusal = current === null ? await this.needsProof(who) : (await this.prove(who, current)).refusal;
    if (refusal) return { refusal };
    const key = await this.#hashed(wanted, who.account.name);
    if (key.refusal) return key;
    await this.#store.setPassword(who.account.id, key.value);
    await this.sessions.closeAll(who.account.id, who.session);
    return { value: { ...who.account, passwordHash: key.value } };
  }

  async #hashed(password: string, name: string): Promise<Answer<string>> {
    const weak = checkPassword(password, name);
    if (weak) return { refusal: weak };
    const hash = await hashPassword(password, this.#cost);
    return hash === undefined ? { refusal: no('busy') } : { value: hash };
  }

  /** Sets the password anew for a link that was mailed; false if the account has changed its password since. */
  async resetPassword(account: Account, wanted: string, from: From): Promise<Answer<SignedIn | undefined>> {
    const key = await this.#hashed(wanted, account.name);
    if (key.refusal) return key;
    const { id, passwordHash } = account;
    if (!(await this.#store.swapPassword(id, passwordHash, key.value))) return { value: undefined };
    await this.sessions.closeAll(id);
    return { value: await this.sessions.open({ ...account, passwordHash: key.value }, from.browser) };
  }

  async changeSettings(who: Who, raw: unknown): Promise<Answer<Settings>> {
    const decoded = decodeSettings.decode(raw);
    if (decoded.fault) return { refusal: misread('badRequest', decoded.fault) };
    await this.#store.setSettings(who.account.id, decoded.value);
    this.sessions.forget(who.account.id);
    return { value: decoded.value };
  }

  // ── Leaving

  /** For good. Needs the password, or a recent sign-in; a guest has neither and needs neither. */
  async eraseMe(who: Who, password: string | null): Promise<Answer<null>> {
    const refusal = await this.needsProof(who);
    const shown = refusal && password !== null ? (await this.prove(who, password)).refusal : refusal;
    if (shown) return { refusal: shown };
    await this.erase(who.account.id);
    return { value: null };
  }

  /** An account with its bots, whoever wants it. */
  async erase(account: string): Promise<void> {
    for (const bot of await this.#store.tokensOf(account)) await this.#erase(bot.id);
    await this.#erase(account);
  }

  /** For good, if the guest has not been seen since; false for one who is back. Whatever fails on the way, followGone makes up for. */
  async eraseGuest(account: string, before: number): Promise<boolean> {
    if (!(await this.#eraseGuest(account, before, this.#now()))) return false;
    await this.#erase(account);
    return true;
  }

  async #erase(account: string): Promise<void> {
    await this.#forget(account);
    await this.gone(account);
  }

  async #forget(account: string): Promise<void> {
    await this.#forgetInJournals(account);
    await this.sessions.closeAll(account);
    await this.#store.erase(account, this.#now());
  }

  /**
   * Forgets here who was erased at whatever node. A table in memory may have written the name down once more meanwhile,
   * so that is forgotten again when no memory holds it.
   */
  followGone(): Promise<void> {
    // Many may have been erased at once: then the next call waits for this one instead of doing the same again.
    this.#following ??= this.#followLately().finally(() => {
      this.#following = undefined;
    });
    return this.#following;
  }

  async #followLately(): Promise<void> {
    const lately = await this.#store.goneSince(this.#now() - GONE_LATELY);
    for (const account of lately) {
      if (this.#followed.has(account)) continue;
      await this.gone(account);
      await this.#forget(account);
    }
    this.#followed = new Set(lately);
  }
}
