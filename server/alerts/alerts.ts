/**
 * Tells players by every channel they want, once for each turn, and not in their quiet hours: what falls into those
 * waits for their end, and is then only said if it is still true. What waits is held by this node alone, so a
 * restart may swallow an alert; the turn itself is never lost.
 */
import type { Summary } from '../../protocol/summary.ts';
import { quietUntil } from '../clock/quiet-hours.ts';
import { Cache } from '../people/cache.ts';
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { Channel, Message, Notifier } from './notifier.ts';
import { messageFor, type Occasion, seatOf } from './wording.ts';

const WEEK = 7 * 86_400_000;
const TOLD_MAX = 50_000;
const HELD_MAX = 50_000;

export interface AlertParts {
  readonly store: { readonly people: Pick<Store['people'], 'account'> } & Pick<Store, 'table'>;
  readonly channels: readonly Channel[];
  /** Told about what could not be sent; nobody's game waits for a mail. */
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

export class Alerts implements Notifier {
  readonly #parts: Required<AlertParts>;
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
    await this.#tell(account, 'turn', summary);
  }

  async over(account: string, summary: Summary): Promise<void> {
    await this.#tell(account, 'over', summary);
  }

  close(): void {
    for (const timer of this.#held.values()) clearTimeout(timer);
    this.#held.clear();
  }

  async #tell(id: string, occasion: Occasion, summary: Summary): Promise<void> {
    try {
      this.#drop(keyOf(id, summary));
      const account = await this.#parts.store.people.account(id);
      if (!account || account.kind === 'bot') return;
      const channels = this.#parts.channels.filter((channel) => channel.wanted(account));
      if (channels.length === 0) return;
      const { now } = this.#parts;
      const quiet = quietUntil(account.settings, now());
      if (quiet !== undefined) this.#hold(id, occasion, summary, quiet - now());
      else await this.#send(channels, account, await messageFor(account, occasion, summary));
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  async #send(channels: readonly Channel[], account: Account, message: Message | undefined): Promise<void> {
    if (!message) return;
    const sent = await Promise.allSettled(channels.map((channel) => channel.send(account, message)));
    for (const result of sent) if (result.status === 'rejected') this.#parts.failed(result.reason);
  }

  #hold(account: string, occasion: Occasion, summary: Summary, ms: number): void {
    if (this.#held.size >= HELD_MAX) return;
    const timer = setTimeout(() => void this.#release(account, occasion, summary), ms);
    timer.unref();
    this.#held.set(keyOf(account, summary), timer);
  }

  async #release(account: string, occasion: Occasion, held: Summary): Promise<void> {
    try {
      this.#drop(keyOf(account, held));
      const summary = (await this.#parts.store.table(held.id))?.summary ?? held;
      if (occasion === 'over' || isTurn(account, summary)) await this.#tell(account, occasion, summary);
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  #drop(key: string): void {
    clearTimeout(this.#held.get(key));
    this.#held.delete(key);
  }
}

const keyOf = (account: string, { id }: Summary): string => `${account} ${id}`;

const isTurn = (account: string, summary: Summary): boolean =>
  summary.status === 'playing' && summary.toAct.includes(seatOf(account, summary));
