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
import { addressKey, Limits, type Rate } from './limits.ts';
import { decodeName } from './names.ts';
import { checkPassword, hashPassword, isPassword, tooWeak } from './passwords.ts';
import { Sessions, type SignedIn, type Who } from './sessions.ts';
import { decodeSettings, firstSettings, type Greeting } from './settings.ts';

/** A session this young proves who one is as well as a password does. */
const FRESH = 10 * 60_000;

/** Longer than any node takes to look again, by whatever clock. */
const GONE_LATELY = 10 * 60_000;

/** How often somebody may try to sign in. */
export interface Tries {
  readonly address: Rate;
  readonly name: Rate;
}
const TRIES: Tries = { address: { burst: 20, every: 15_000 }, name: { burst: 10, every: 30_000 } };

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
  readonly #now: () => number;
  readonly #byAddress: Limits;
  readonly #byName: Limits;
  /** Whose leaving this node has followed. */
  #followed: ReadonlySet<string> = new Set();
  /** Told who was erased, so that what is in memory here forgets them too. */
  gone: (account: string) => Promise<void> = () => Promise.resolve();

  constructor(store: Pick<Store, 'people' | 'forget'>, now: () => number = Date.now, tries = TRIES) {
    this.#store = store.people;
    this.#forgetInJournals = (account) => store.forget(account);
    this.#now = now;
    this.sessions = new Sessions(store.people, now);
    this.#byAddress = new Limits(tries.address, now);
    this.#byName = new Limits(tries.name, now);
  }

  async guest(greeting: Greeting): Promise<SignedIn> {
    return this.sessions.open(await createGuest(this.#store, firstSettings(greeting), this.#now()));
  }

  /** Makes a guest, or somebody who has no account at all, a person. Sessions of the guest end: here is a new one. */
  async signUp(
    who: Who | undefined,
    wish: SignUp,
    from: Greeting & { readonly address: string },
  ): Promise<Answer<SignedIn>> {
    if (who && who.account.kind !== 'guest') return { refusal: no('alreadySignedUp') };
    const seconds = this.#byAddress.take(addressKey(from.address));
    if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    const named = decodeName(wish.name);
    if (named.refusal) return named;
    const hashed = await this.#firstKey(who, { ...wish, name: named.name });
    if (hashed.refusal) return hashed;
    const account = await this.#become(who, { name: named.name, passwordHash: hashed.value }, from);
    if (!account) return { refusal: no('nameTaken', { name: named.name }) };
    await this.sessions.closeAll(account.id);
    return { value: await this.sessions.open(account) };
  }

  async #firstKey(who: Who | undefined, { name, password }: SignUp): Promise<Answer<string | null>> {
    if (password !== null) return hashed(password, name);
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

  async signIn({ name, password }: Credentials, address: string): Promise<Answer<SignedIn>> {
    const wanted = name.normalize('NFKC').trim();
    const tries = [
      [this.#byAddress, addressKey(address)],
      [this.#byName, wanted.toLowerCase()],
    ] as const;
    for (const [limits, key] of tries) {
      const seconds = limits.take(key);
      if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    }
    const account = await this.#store.byName(wanted);
    const right = await isPassword(password, account?.passwordHash ?? null);
    if (right === undefined) return { refusal: no('busy') };
    if (!account || !right) return { refusal: no('wrongPassword') };
    for (const [limits, key] of tries) limits.giveBack(key);
    return { value: await this.sessions.open(account) };
  }

  signOut(token: string): Promise<void> {
    return this.sessions.close(token);
  }

  async changeName(who: Who, wish: string): Promise<Answer<Account>> {
    const named = decodeName(wish);
    if (named.refusal) return named;
    const { name } = named;
    if (!(await this.#store.rename(who.account.id, name))) return { refusal: no('nameTaken', { name }) };
    this.sessions.forget(who.account.id);
    return { value: { ...who.account, name } };
  }

  /** Ends all other sessions. `current` is null for somebody who has had no password so far. */
  async changePassword(who: Who, current: string | null, wanted: string): Promise<Answer<Account>> {
    if (who.account.kind === 'guest') return { refusal: no('notForGuests') };
    const weak = checkPassword(wanted, who.account.name);
    if (weak) return { refusal: weak };
    const account = await this.#store.account(who.account.id);
    const refusal =
      account?.passwordHash === null ? this.#needsFresh(who) : await this.#needsPassword(account, current);
    if (refusal) return { refusal };
    const key = await hashed(wanted, who.account.name);
    if (key.refusal) return key;
    await this.#store.setPassword(who.account.id, key.value);
    await this.sessions.closeAll(who.account.id, who.session);
    return { value: { ...who.account, passwordHash: key.value } };
  }

  async changeSettings(who: Who, raw: unknown): Promise<Answer<Settings>> {
    const decoded = decodeSettings.decode(raw);
    if (decoded.fault) return { refusal: misread('badRequest', decoded.fault) };
    await this.#store.setSettings(who.account.id, decoded.value);
    this.sessions.forget(who.account.id);
    return { value: decoded.value };
  }

  /** For good. Needs the password, or a session that has just begun; a guest has neither and needs neither. */
  async eraseMe(who: Who, password: string | null): Promise<Answer<null>> {
    if (who.account.kind !== 'guest' && this.#needsFresh(who)) {
      const account = await this.#store.account(who.account.id);
      const refusal = password === null ? no('signInFirst') : await this.#needsPassword(account, password);
      if (refusal) return { refusal };
    }
    for (const bot of await this.#store.tokensOf(who.account.id)) await this.#erase(bot.id);
    await this.#erase(who.account.id);
    return { value: null };
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
  async followGone(): Promise<void> {
    const lately = await this.#store.goneSince(this.#now() - GONE_LATELY);
    for (const account of lately) {
      if (this.#followed.has(account)) continue;
      await this.gone(account);
      await this.#forget(account);
    }
    this.#followed = new Set(lately);
  }

  #needsFresh(who: Who): ServerRefusal | undefined {
    return this.#now() - who.session.created < FRESH ? undefined : no('signInFirst');
  }

  /** Whoever found an open browser must not guess there for ever either. */
  async #needsPassword(
    account: Account | undefined,
    password: string | null,
  ): Promise<ServerRefusal | undefined> {
    if (!account || password === null) return no('wrongPassword');
    const key = account.name.toLowerCase();
    const seconds = this.#byName.take(key);
    if (seconds > 0) return no('tooMany', { seconds });
    const right = await isPassword(password, account.passwordHash);
    if (right === undefined) return no('busy');
    if (!right) return no('wrongPassword');
    this.#byName.giveBack(key);
    return undefined;
  }
}

async function hashed(password: string, name: string): Promise<Answer<string>> {
  const weak = checkPassword(password, name);
  if (weak) return { refusal: weak };
  const hash = await hashPassword(password);
  return hash === undefined ? { refusal: no('busy') } : { value: hash };
}
