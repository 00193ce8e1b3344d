/**
 * Tells players by every channel they want, once for each turn, and not in their quiet hours: what falls into those
 * waits for their end, and is then only said if it is still true; so does a mail to one who was here just now. What
 * waits is held by this node alone, so a restart may swallow an alert; the turn itself is never lost.
 */
import type { Summary } from '../../protocol/summary.ts';
import { quietUntil } from '../../table/quiet-hours.ts';
import { isSuspended } from '../moderation/suspension.ts';
import { Cache } from '../people/cache.ts';
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { Asker, Channel, Message, Notifier } from './notifier.ts';
import { messageFor, type Occasion, seatOf } from './wording.ts';

const WEEK = 7 * 86_400_000;
const TOLD_MAX = 50_000;
const HELD_MAX = 50_000;

export interface AlertParts {
  readonly store: { readonly people: Pick<Store['people'], 'account'> } & Pick<Store, 'table'>;
  readonly channels: readonly Channel[];
  /** None where there is no mail. */
  readonly asker?: Asker | undefined;
  /** Told about what could not be sent; nobody's game waits for a mail. */
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

/** Something to say to somebody, by these channels. */
interface Alert {
  readonly account: string;
  readonly occasion: Occasion;
  readonly summary: Summary;
  readonly channels: readonly Channel[];
  /** When it came to be so. */
  readonly since: number;
}

export class Alerts implements Notifier {
  readonly #parts: AlertParts & { readonly now: () => number };
  readonly #told: Cache<number>;
  /** By account and table: the newest alert takes the place of the one before. */
  readonly #held = new Map<string, NodeJS.Timeout>();

  constructor(parts: AlertParts) {
    this.#parts = { now: Date.now, ...parts };
    this.#told = new Cache(TOLD_MAX, WEEK, this.#parts.now);
  }

  async turn(account: string, summary: Summary, turn: number): Promise<void> {
    const key = keyOf(account, summary);
    if (this.#told.get(key) === turn) return;
    this.#told.set(key, turn);
    await this.#tell(this.#alert(account, 'turn', summary));
  }

  async over(account: string, summary: Summary): Promise<void> {
    await this.#tell(this.#alert(account, 'over', summary));
  }

  #alert(account: string, occasion: Occasion, summary: Summary): Alert {
    const { channels, now } = this.#parts;
    return { account, occasion, summary, channels, since: now() };
  }

  /** Nobody waits for the mail to be gone. */
  async askOwner(account: Account, from: string): Promise<number> {
    const { asker, failed } = this.#parts;
    const seconds = (await asker?.mayAsk(account, from)) ?? 0;
    if (seconds === 0) asker?.ask(account).catch(failed);
    return seconds;
  }

  get mails(): boolean {
    return this.#parts.asker !== undefined;
  }

  mayAskReset(from: string): Promise<number> {
    return this.#parts.asker?.mayAskReset(from) ?? Promise.resolve(0);
  }

  maySendReset(account: Account): Promise<boolean> {
    return this.#parts.asker?.maySendReset(account) ?? Promise.resolve(false);
  }

  async sendReset(account: Account, token: string): Promise<void> {
    await this.#parts.asker?.sendReset(account, token);
  }

  close(): void {
    for (const timer of this.#held.values()) clearTimeout(timer);
    this.#held.clear();
  }

  async #tell(alert: Alert): Promise<void> {
    try {
      this.#drop(alert);
      const account = await this.#parts.store.people.account(alert.account);
      if (!account || account.kind === 'bot' || isKnownTo(account, alert)) return;
      const now = this.#parts.now();
      // A call to a table where they may not play would be mockery.
      if (alert.occasion === 'turn' && isSuspended(account, now)) return;
      const channels = alert.channels.filter((channel) => channel.wanted(account));
      const from = quietUntil(account.settings, now) ?? now;
      const due = (channel: Channel) => Math.max(from, channel.notBefore?.(account) ?? 0);
      const later = channels.filter((channel) => due(channel) > now);
      if (later.length > 0) this.#hold({ ...alert, channels: later }, Math.min(...later.map(due)) - now);
      const soon = channels.filter((channel) => due(channel) <= now);
      if (soon.length > 0) await this.#send(soon, account, await messageFor(account, alert));
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  async #send(channels: readonly Channel[], account: Account, message: Message | undefined): Promise<void> {
    if (!message) return;
    const sent = await Promise.allSettled(channels.map((channel) => channel.send(account, message)));
    for (const result of sent) if (result.status === 'rejected') this.#parts.failed(result.reason);
  }

  #hold(alert: Alert, ms: number): void {
    if (this.#held.size >= HELD_MAX) return;
    const timer = setTimeout(() => void this.#release(alert), ms);
    timer.unref();
    this.#held.set(keyOf(alert.account, alert.summary), timer);
  }

  async #release(alert: Alert): Promise<void> {
    try {
      this.#drop(alert);
      const summary = (await this.#parts.store.table(alert.summary.id))?.summary ?? alert.summary;
      if (alert.occasion === 'over' || isTurn(alert.account, summary))
        await this.#tell({ ...alert, summary });
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  #drop({ account, summary }: Alert): void {
    const key = keyOf(account, summary);
    clearTimeout(this.#held.get(key));
    this.#held.delete(key);
  }
}

const keyOf = (account: string, { id }: Summary): string => `${account} ${id}`;

/** Who was here after the end has seen it; a turn waits all the same. */
const isKnownTo = ({ seen }: Account, { occasion, since }: Alert): boolean =>
  occasion === 'over' && seen > since;

const isTurn = (account: string, summary: Summary): boolean =>
  summary.status === 'playing' && summary.toAct.includes(seatOf(account, summary));
