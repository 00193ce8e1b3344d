/** The tables one connection follows. A reader who falls behind gets one fresh picture instead of a growing queue. */
import type { Ask, Tell } from '../../protocol/messages.ts';
import { misread, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Asker, Hub, Watching } from '../hub.ts';
import type { Outbox } from './outbox.ts';

export type WatchAsk = Extract<Ask, { readonly type: 'watch' }>;

interface Watch {
  watching: Watching | undefined;
  /** fresh: every entry was sent. stale: some were not. asked: a fresh picture is on its way. */
  state: 'fresh' | 'stale' | 'asked';
  over: boolean;
}

export class Watches {
  readonly #hub: Pick<Hub, 'watch'>;
  readonly #outbox: Outbox;
  readonly #max: number;
  readonly #watches = new Map<string, Watch>();

  constructor(hub: Pick<Hub, 'watch'>, outbox: Outbox, max: number) {
    this.#hub = hub;
    this.#outbox = outbox;
    this.#max = max;
  }

  /** Follows a table, from anew if it was followed already. */
  async watch(asker: Asker, { table, after }: WatchAsk): Promise<ServerRefusal | undefined> {
    this.unwatch(table);
    if (this.#watches.size >= this.#max) return this.#tooManyTables();
    const watch: Watch = { watching: undefined, state: 'fresh', over: false };
    this.#watches.set(table, watch);
    try {
      const answer = await this.#hub.watch(asker, table, after, (type, json) =>
        type === 'removed' ? this.#dismiss(table, watch, json) : this.#pass(watch, type, json),
      );
      if (answer.refusal) return answer.refusal;
      watch.watching = answer.value;
    } finally {
      if (!watch.watching) this.#forget(table, watch);
    }
    if (watch.over) watch.watching.stop();
    else this.#freshen(watch);
    return undefined;
  }

  unwatch(table: string): void {
    const watch = this.#watches.get(table);
    if (watch) this.#forget(table, watch);
  }

  has(table: string): boolean {
    return this.#watches.has(table);
  }

  /** To be called when the reader has caught up. */
  caughtUp(): void {
    for (const watch of this.#watches.values()) this.#freshen(watch);
  }

  stop(): void {
    for (const [table, watch] of this.#watches) this.#forget(table, watch);
  }

  #pass(watch: Watch, type: Tell['type'], json: string): void {
    if (watch.over) return;
    if (this.#outbox.behind) watch.state = 'stale';
    else if (watch.state === 'fresh' || type !== 'entry') {
      watch.state = 'fresh';
      this.#outbox.send(json);
    }
  }

  /** The table is no more. That is said also to a reader who is behind, for nothing else will be. */
  #dismiss(table: string, watch: Watch, json: string): void {
    if (watch.over) return;
    this.#outbox.send(json);
    this.#forget(table, watch);
  }

  /** One picture may be enough to fall behind again: the rest then waits for the next time. */
  #freshen(watch: Watch): void {
    if (watch.state !== 'stale' || this.#outbox.behind || !watch.watching) return;
    watch.state = 'asked';
    watch.watching.resync();
  }

  /** The table may have been given up, and followed anew, while the hub was still preparing. */
  #forget(table: string, watch: Watch): void {
    watch.over = true;
    watch.watching?.stop();
    if (this.#watches.get(table) === watch) this.#watches.delete(table);
  }

  #tooManyTables(): ServerRefusal {
    const params = { length: this.#watches.size + 1, max: this.#max };
    return misread('badRequest', { path: 'watch', code: 'tooLong', params });
  }
}
