/** A table as this browser knows it: the picture, kept up to date, and what happened. */
import type { Command } from '../../protocol/commands.ts';
import type { NotedFinding } from '../../protocol/evidence.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Refused } from '../../protocol/refusals.ts';
import type { EvidenceKeeper } from '../evidence/keeper.svelte.ts';
import { withNews } from '../moderation/chat-rows.ts';
import { call, type Reply } from './api.ts';
import type { Done, Link } from './link.ts';
import { steadyNow } from './now.ts';
import type { TableFeed } from './table-feed.ts';

const PAGE = 500;

export class Feed implements TableFeed {
  readonly table: string;
  readonly #link: Link;
  readonly #key: string;
  readonly #keeper: EvidenceKeeper;
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

  constructor(link: Link, keeper: EvidenceKeeper, { table, key }: { table: string; key: string }) {
    this.table = table;
    this.#link = link;
    this.#keeper = keeper;
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

  get differs(): readonly NotedFinding[] {
    return this.#keeper.differs;
  }

  async do(command: Command): Promise<Refused | undefined> {
    const reply = await (command.type === 'sit' ? this.#sit(command.seat) : this.#send(command));
    if (!reply.refused) await this.#done(command, reply.value);
    return reply.refused;
  }

  #send(command: Command): Promise<Reply<Done>> {
    return this.#link.do(this.table, command, this.#key);
  }

  /** With a nonce that is kept before it is sent. */
  #sit(seat: number): Promise<Reply<Done>> {
    return this.#keeper.sit({ ...this.#shown, seat }, (nonce) => this.#send({ type: 'sit', seat, nonce }));
  }

  async #done(command: Command, { n }: Done): Promise<void> {
    if (command.type === 'leave') await this.#keeper.stoodUp(this.#shown);
    if (command.type === 'move') this.#keeper.sentMove(n, command.move);
    const isNoted = command.type === 'sit' || command.type === 'move';
    if (isNoted && this.picture) this.#keeper.lookAgain(this.#sight(this.picture));
  }

  get #shown(): { table: string; commitment: string } {
    return { table: this.table, commitment: this.picture?.info.commitment ?? '' };
  }

  #sight({ info, you }: Picture) {
    return { info, you, n: this.#n, log: this.log };
  }

  #hear(tell: Tell): void {
    if ('now' in tell) this.ahead = tell.now - steadyNow();
    if (tell.type === 'sync') {
      // With other eyes everything has another number.
      this.log = [];
      this.#see(tell.n, tell.picture);
      void this.#readBack(tell.n);
    } else if (tell.type === 'catchUp') {
      this.log = withNews(this.log, tell.missed);
      this.#see(tell.n, tell.picture);
    } else if (tell.type === 'entry') this.#happen(tell);
    else if (tell.type === 'removed') this.#lose();
    else if (tell.type === 'refused') this.#refuse(tell.refusal);
  }

  /** A table that was seen before and is not there any more was removed meanwhile. */
  #refuse(refusal: Refused): void {
    if (this.picture && refusal.code === 'noTable') this.#lose();
    else this.refused = refusal;
  }

  /** The table was cleared away: there is nothing left to follow. */
  #lose(): void {
    this.#reading++;
    this.#stop();
    this.picture = undefined;
    this.refused = { code: 'removed', params: { table: this.table }, sentence: '' };
  }

  #happen({ n, at, what, events, patch }: Extract<Tell, { type: 'entry' }>): void {
    if (!this.picture || n <= this.#n) return;
    // A gap is always a fault: then the table is asked anew.
    if (n > this.#n + 1) {
      this.#stop = this.#follow();
      return;
    }
    this.news = { n, at, what, events };
    this.log = withNews(this.log, [this.news]);
    this.#see(n, patched(this.picture, patch));
  }

  #see(n: number, picture: Picture): void {
    this.#n = n;
    this.picture = picture;
    this.refused = undefined;
    this.#keeper.look(this.#sight(picture));
  }

  /** What happened before one came. */
  async #readBack(upTo: number): Promise<void> {
    const reading = ++this.#reading;
    const before: Happening[] = [];
    for (let after = 0; after < upTo; after = before.at(-1)?.n ?? upTo) {
      const key = this.#key && `&key=${encodeURIComponent(this.#key)}`;
      // A page costs as much as is asked for.
      const limit = Math.min(PAGE, upTo - after);
      const path = `/api/tables/${this.table}/history?after=${after}&limit=${limit}${key}`;
      const page = await call<{ readonly entries: readonly Happening[] }>('GET', path);
      if (reading !== this.#reading) return;
      if (page.refused || page.value.entries.length === 0) break;
      before.push(...page.value.entries);
    }
    const since = this.log.filter(({ n }) => n > upTo);
    this.log = withNews(
      before.filter(({ n }) => n <= upTo),
      since,
    );
    if (this.picture) this.#keeper.look(this.#sight(this.picture));
  }
}
