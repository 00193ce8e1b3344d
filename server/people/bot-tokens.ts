/**
 * Bots that people bring along. Each is an account of its own, labelled as a bot, and plays with a token. The token
 * has the bot's id, and names as its account the person who answers for the bot.
 */
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { withOwner } from '../moderation/suspension.ts';
import { QUOTAS } from '../quotas.ts';
import type { Account, ApiToken, PeopleStore } from '../store/people-store.ts';
import { createAccount } from './accounts.ts';
import { Cache } from './cache.ts';
import { decodeName } from './names.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { Who } from './sessions.ts';
import { firstSettings } from './settings.ts';

const PREFIX = 'qs_';
const TOKEN = /^qs_[\w-]{43}$/;
const REMEMBERED = 30_000;
const HOUR = 3_600_000;

export interface NewBot {
  readonly bot: Account;
  /** Said once and never again. */
  readonly token: string;
}

/** `used`: when the token was last used, to within an hour; 0: never. */
export type BotInfo = Pick<ApiToken, 'id' | 'name' | 'created' | 'used'>;

export class BotTokens {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #decodeName: typeof decodeName;
  readonly #cache: Cache<Account>;
  /** Rises when a token is revoked: what was being read at that moment must not be remembered. */
  #revoked = 0;

  /** Told which bot has lost its token. */
  revoked: (bot: string) => void = () => undefined;

  constructor(store: PeopleStore, now: () => number = Date.now, max = 10_000, decode = decodeName) {
    this.#store = store;
    this.#decodeName = decode;
    this.#now = now;
    this.#cache = new Cache(max, REMEMBERED, now);
  }

  async make(who: Who, wish: string): Promise<Answer<NewBot>> {
    if (who.account.kind !== 'person') return { refusal: no('notForGuests') };
    const mine = await this.#store.tokensOf(who.account.id);
    if (mine.length >= QUOTAS.bots) return { refusal: no('tooManyBots', { max: QUOTAS.bots }) };
    const named = this.#decodeName(wish);
    if (named.refusal) return named;
    const { name } = named;
    const settings = firstSettings(who.account.settings);
    const wanted = { name, kind: 'bot', passwordHash: null, settings } as const;
    const bot = await createAccount(this.#store, wanted, this.#now());
    if (!bot) return { refusal: no('nameTaken', { name }) };
    const token = PREFIX + newSecret();
    const hash = hashSecret(token);
    await this.#store.addToken({ id: bot.id, hash, account: who.account.id, name, created: this.#now() });
    return { value: { bot, token } };
  }

  async list(who: Who): Promise<BotInfo[]> {
    const tokens = await this.#store.tokensOf(who.account.id);
    return tokens.map(({ id, name, created, used }) => ({ id, name, created, used }));
  }

  /** The bot plays no more; the games it has played remain. */
  async revoke(who: Who, id: string): Promise<Answer<null>> {
    if (!(await this.#store.removeToken(who.account.id, id))) return { refusal: no('notFound') };
    this.#revoked += 1;
    this.#cache.deleteWhere((bot) => bot.id === id);
    this.revoked(id);
    return { value: null };
  }

  /** To be called when the standing of a bot, or of who answers for it, has changed. */
  forget(bot: string): void {
    this.#revoked += 1;
    this.#cache.deleteWhere(({ id }) => id === bot);
  }

  /** All of them: after a password was stolen, say. Answers how many there were. */
  async revokeAll(who: Who): Promise<number> {
    const mine = await this.#store.tokensOf(who.account.id);
    for (const { id } of mine) await this.revoke(who, id);
    return mine.length;
  }

  /** The bot this token belongs to. */
  async whoHas(token: string): Promise<Account | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const hash = hashSecret(token);
    return this.#cache.get(hash) ?? (await this.#lookUp(hash));
  }

  async #lookUp(hash: string): Promise<Account | undefined> {
    const before = this.#revoked;
    const found = await this.#store.token(hash);
    const known = found && (await this.#store.account(found.id));
    if (!known) return undefined;
    const now = this.#now();
    if (now - found.used >= HOUR) await this.#store.useToken(found.id, now);
    const bot = withOwner(known, await this.#store.account(found.account));
    if (before === this.#revoked) this.#cache.set(hash, bot);
    return bot;
  }
}
