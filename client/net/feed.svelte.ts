/** A table as this browser knows it: the picture, kept up to date, and what happened. */
import type { Command } from '../../protocol/commands.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Refused } from '../../protocol/refusals.ts';
import { call } from './api.ts';
import type { Link } from './link.ts';
import type { TableFeed } from './table-feed.ts';

const PAGE = 500;

export class Feed implements TableFeed {
  readonly table: string;
  readonly #link: Link;
  readonly #key: string;
  #stop: () => void;
  #n = 0;
  /** Counts readings of the past: what an older one brings is not wanted any more. */
  #reading = 0;
  /** Raw: a picture is replaced, never changed. */
  picture = $state.raw<Picture | undefined>(undefined);
  log = $state.raw<readonly Happening[]>([]);
  /** Why there is no table to be seen. */
  refused = $state.raw<Refused | undefined>(undefined);
  /** What happened just now, for motion and for those who listen. */
  news = $state.raw<Happening | undefined>(undefined);
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead = $state(0);

  constructor(link: Link, table: string, key = '') {
    this.table = table;
    this.#link = link;
    this.#key = key;
    this.#stop = this.#follow();
  }

  #follow(): () => void {
    const after = (): number | null => (this.picture ? this.#n : null);
    return this.#link.follow(this.table, { after, key: this.#key, hear: (tell) => this.#hear(tell) });
  }

  get n(): number {
    return this.#n;
  }

  close(): void {
    this.#stop();
  }

  do(command: Command): Promise<Refused | undefined> {
    return this.#link.do(this.table, command, this.#key);
  }

  #hear(tell: Tell): void {
    if ('now' in tell) this.ahead = tell.now - Date.now();
    if (tell.type === 'sync') {
      this.#see(tell.n, tell.picture);
      // With other eyes everything has another number.
      this.log = [];
      void this.#readBack(tell.n);
    } else if (tell.type === 'catchUp') {
      this.log = [...this.log, ...tell.missed];
      this.#see(tell.n, tell.picture);
    } else if (tell.type === 'entry') this.#happen(tell);
    else if (tell.type === 'refused') this.refused = tell.refusal;
  }

  #happen({ n, at, what, events, patch }: Extract<Tell, { type: 'entry' }>): void {
    if (!this.picture || n <= this.#n) return;
    // A gap is always a fault: then the table is asked anew.
    if (n > this.#n + 1) {
      this.#stop = this.#follow();
      return;
    }
    this.news = { n, at, what, events };
    this.log = [...this.log, this.news];
    this.#see(n, patched(this.picture, patch));
  }

  #see(n: number, picture: Picture): void {
    this.#n = n;
    this.picture = picture;
    this.refused = undefined;
  }

  /** What happened before one came. */
  async #readBack(upTo: number): Promise<void> {
    const reading = ++this.#reading;
    const before: Happening[] = [];
    for (let after = 0; after < upTo; after = before.at(-1)?.n ?? upTo) {
      const key = this.#key && `&key=${encodeURIComponent(this.#key)}`;
      const path = `/api/tables/${this.table}/history?after=${after}&limit=${PAGE}${key}`;
      const page = await call<{ readonly entries: readonly Happening[] }>('GET', path);
      if (reading !== this.#reading) return;
      if (page.refused || page.value.entries.length === 0) break;
      before.push(...page.value.entries);
    }
    this.log = [...before.filter(({ n }) => n <= upTo), ...this.log.filter(({ n }) => n > upTo)];
  }
}
