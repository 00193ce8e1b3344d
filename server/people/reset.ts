/**
 * Forgotten passwords. Every question gets the same answer at once, whether there is such an account or not; the work
 * is done afterwards. A link is good for an hour, for one use, and only as long as the password it was made for
 * stands: nothing about it is stored.
 */
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import type { Account, PeopleStore } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { From, People } from './people.ts';
import { isSigned, sign } from './secrets.ts';
import type { SignedIn } from './sessions.ts';

const HOUR = 3_600_000;
const MAILED_FOR = HOUR;
/** An operator hands it over by hand. */
const HANDED_FOR = 24 * HOUR;
const PURPOSE = 'reset password';
/** Of one mailbox: a family may share it. */
const ACCOUNTS_EACH = 3;
/** Questions that are worked on at once. */
const MOST_PENDING = 100;

/** The page that asks for the new password; what stands behind the # reaches no server and no log. */
export const resetPath = (token: string): string => `/reset-password#${token}`;

const saying = ({ id, passwordHash }: Account, until: number): string =>
  `${id} ${until} ${passwordHash ?? ''}`;

function tokenFor(secret: string, account: Account, until: number): string {
  return `${account.id}.${until}.${sign(secret, PURPOSE, saying(account, until))}`;
}

/**
 * For operators: the path of a page where somebody without mail sets a new password, within a day; undefined if nobody has
 * signed up under this name.
 */
export async function resetLink(
  store: Pick<Store, 'people' | 'secret'>,
  name: string,
  now = Date.now(),
): Promise<string | undefined> {
  const account = await store.people.byName(name);
  if (account?.kind !== 'person') return undefined;
  return resetPath(tokenFor(await store.secret(), account, now + HANDED_FOR));
}

/** Sends the mail. */
export interface ResetMailer {
  /** Whether this server sends mail at all. */
  readonly mails: boolean;
  /** Seconds until this address may ask again; 0: now, and that counts. */
  mayAskReset(from: string): Promise<number>;
  /** Whether this account may be written to about it, and that counts. */
  maySendReset(account: Account): Promise<boolean>;
  sendReset(account: Account, token: string): Promise<void>;
}

export interface ResetParts {
  readonly store: PeopleStore;
  readonly people: Pick<People, 'resetPassword'>;
  readonly mailer: ResetMailer;
  readonly secret: string;
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

export class PasswordResets {
  readonly #parts: ResetParts & { readonly now: () => number };
  readonly #pending = new Set<Promise<void>>();

  constructor(parts: ResetParts) {
    this.#parts = { now: Date.now, ...parts };
  }

  /** `wanted`: a name or an address. Says no only for reasons that have nothing to do with whose it is. */
  async ask(wanted: string, { address }: From): Promise<Answer<null>> {
    const { mailer, failed } = this.#parts;
    if (!mailer.mails) return { refusal: no('noMail') };
    if (this.#pending.size >= MOST_PENDING) return { refusal: no('busy') };
    const seconds = await mailer.mayAskReset(address);
    if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    const work = this.#writeTo(wanted).catch(failed);
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
    return { value: null };
  }

  /** Resolves when the work of every question so far is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #writeTo(wanted: string): Promise<void> {
    const { mailer, secret, now } = this.#parts;
    for (const account of await this.#accountsOf(wanted.normalize('NFKC').trim())) {
      if (!(await mailer.maySendReset(account))) continue;
      await mailer.sendReset(account, tokenFor(secret, account, now() + MAILED_FOR));
    }
  }

  /** Those that are meant and have shown that the address is theirs. */
  async #accountsOf(wanted: string): Promise<Account[]> {
    const { store } = this.#parts;
    const named = wanted.includes('@')
      ? await store.byMail(wanted, ACCOUNTS_EACH)
      : [await store.byName(wanted)];
    return named.filter((account) => account !== undefined).filter(isReachable);
  }

  /** The account whose password the link sets. */
  async whose(token: string): Promise<Answer<Account>> {
    const { store, secret, now } = this.#parts;
    const [id = '', until = '', signature = ''] = token.split('.');
    const account = await store.account(id);
    const ours = account && isSigned(signature, { secret, purpose: PURPOSE }, saying(account, Number(until)));
    if (!ours) return { refusal: no('linkUsed') };
    return Number(until) > now() ? { value: account } : { refusal: no('linkExpired') };
  }

  /** Sets the password, ends all sessions and begins one. */
  async follow(token: string, password: string, from: From): Promise<Answer<SignedIn>> {
    const whose = await this.whose(token);
    if (whose.refusal) return whose;
    const reset = await this.#parts.people.resetPassword(whose.value, password, from);
    if (reset.refusal) return reset;
    return reset.value ? { value: reset.value } : { refusal: no('linkUsed') };
  }
}

const isReachable = ({ kind, settings, confirmedMail }: Account): boolean =>
  kind === 'person' && confirmedMail !== '' && confirmedMail === settings.mail;
