/**
 * Bots that people bring along. Each is an account of its own, labelled as a bot, and plays with a token. The token
 * has the bot's id, and names as its account the person who answers for the bot.
 */
import { misread, no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import type { Account, ApiToken, PeopleStore } from '../store/people-store.ts';
import { createAccount } from './accounts.ts';
import { Cache } from './cache.ts';
import { decodeName } from './names.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { Who } from './sessions.ts';
import { firstSettings } from './settings.ts';

const PREFIX = 'qs_';
const TOKEN = /^qs_[\w-]{43}$/;
const BOTS_EACH = 10;
const REMEMBERED = 30_000;

export interface NewBot {
  readonly bot: Account;
  /** Said once and never again. */
  readonly token: string;
}

export type BotInfo = Pick<ApiToken, 'id' | 'name' | 'created'>;

export class BotTokens {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #cache: Cache<Account>;
  /** Rises when a token is revoked: what was being read at that moment must not be remembered. */
  #revoked = 0;

  /** Told which bot has lost its token. */
  revoked: (bot: string) => void = () => undefined;

  constructor(store: PeopleStore, now: () => number = Date.now, max = 10_000) {
    this.#store = store;
    this.#now = now;
    this.#cache = new Cache(max, REMEMBERED, now);
  }

  async make(who: Who, wish: string): Promise<Answer<NewBot>> {
    if (who.account.kind !== 'person') return { refusal: no('notForGuests') };
    const mine = await this.#store.tokensOf(who.account.id);
    if (mine.length >= BOTS_EACH) {
      const params = { length: mine.length + 1, max: BOTS_EACH };
      return { refusal: misread('badRequest', { path: 'bots', code: 'tooLong', params }) };
    }
    const named = decodeName(wish);
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
    return tokens.map(({ id, name, created }) => ({ id, name, created }));
  }

  /** The bot plays no more; the games it has played remain. */
  async revoke(who: Who, id: string): Promise<Answer<null>> {
    if (!(await this.#store.removeToken(who.account.id, id))) return { refusal: no('notFound') };
    this.#revoked += 1;
    this.#cache.deleteWhere((bot) => bot.id === id);
    this.revoked(id);
    return { value: null };
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
    const bot = found && (await this.#store.account(found.id));
    if (bot && before === this.#revoked) this.#cache.set(hash, bot);
    return bot;
  }
}
