/** Who looks on at a table, what each kind of viewer was last shown, and telling them. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import type { Picture, TableInfo } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Send } from '../hub.ts';
import type { Founding } from '../store/store.ts';
import type { Evolved } from './evolve.ts';
import { isShown, placeOf, redacted } from './history.ts';
import type { GameEntry } from './load.ts';
import { News } from './news.ts';
import { infoOf, pictureOf, summaryOf, whatOf } from './picture.ts';
import { sitterOf } from './row.ts';
import type { Numbered, Table } from './table.ts';

/** What there is to look at. */
interface Stage {
  readonly table: Table;
  readonly founding: Founding;
  readonly entry: GameEntry;
  history(viewer: Viewer, after: number, limit: number): Promise<Happening[]>;
}

interface Time {
  now(): number;
  late(since: number): number;
}

interface Watcher {
  viewer: Viewer;
  readonly account: string;
  readonly send: Send;
}

/** Who was away for longer gets the picture as it is, not the film. */
const MOST_MISSED = 200;

export class Audience {
  readonly #stage: Stage;
  readonly #time: Time;
  readonly #watchers = new Set<Watcher>();
  /** What each kind of viewer was last shown. */
  readonly #pictures = new Map<Viewer, Picture>();
  #summary: { readonly n: number; readonly summary: Summary } | undefined;

  constructor(stage: Stage, time: Time) {
    this.#stage = stage;
    this.#time = time;
  }

  get isThere(): boolean {
    return this.#watchers.size > 0;
  }

  /** What lists say of the table; asked for several times after every entry. */
  get summary(): Summary {
    const { table, entry } = this.#stage;
    const before = this.#summary;
    if (before?.n === table.n) return before.summary;
    const summary = summaryOf(table, entry.game, sitterOf(entry), before?.summary);
    this.#summary = { n: table.n, summary };
    return summary;
  }

  has(account: string): boolean {
    for (const watcher of this.#watchers) if (watcher.account === account) return true;
    return false;
  }

  /** With whose eyes an account looks. */
  viewerOf(account: string | undefined): Viewer {
    const seat: Seat = this.#stage.table.seats.findIndex(
      (taken) => taken !== null && taken.who !== '' && taken.who === account,
    );
    return seat < 0 ? 'table' : seat;
  }

  shownTo(viewer: Viewer): number {
    const { table } = this.#stage;
    return table.shown[placeOf(table, viewer)]!;
  }

  pictureFor(viewer: Viewer): { n: number; picture: Picture } {
    const { table, entry } = this.#stage;
    return { n: this.shownTo(viewer), picture: pictureOf(table, entry.game, viewer, this.#info()) };
  }

  /** What a viewer was not told since then; undefined where it is too much. */
  missed(viewer: Viewer, after: number): Promise<Happening[]> | Happening[] | undefined {
    const now = this.shownTo(viewer);
    if (after > now || now - after > MOST_MISSED) return undefined;
    return after === now ? [] : this.#stage.history(viewer, after, now - after);
  }

  join(account: string | undefined, missed: Happening[] | undefined, send: Send): Watcher {
    const watcher: Watcher = { viewer: this.viewerOf(account), account: account ?? '', send };
    this.#watchers.add(watcher);
    this.#catchUp(watcher, missed);
    return watcher;
  }

  /** The whole picture again, for one who is still there. */
  resync(watcher: Watcher): void {
    if (this.#watchers.has(watcher)) this.#sync(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    for (const other of this.#watchers) if (other.viewer === watcher.viewer) return;
    this.#pictures.delete(watcher.viewer);
  }

  /** The table was read anew: whoever was told so much of it is told the rest. */
  async lookAgain(told: readonly number[]): Promise<void> {
    this.#summary = undefined;
    for (const watcher of this.#watchers) watcher.viewer = this.viewerOf(watcher.account);
    const eyes = new Set(Array.from(this.#watchers, ({ viewer }) => viewer));
    const missed = new Map<Viewer, Happening[] | undefined>();
    for (const viewer of eyes)
      missed.set(viewer, await this.missed(viewer, told[placeOf(this.#stage.table, viewer)]!));
    this.#pictures.clear();
    for (const watcher of this.#watchers) this.#catchUp(watcher, missed.get(watcher.viewer));
  }

  /** Tells of an entry whoever may know of it. */
  publish(next: Numbered, evolved: Evolved): void {
    const { table, founding } = this.#stage;
    const moved = this.#reseat();
    const what = whatOf(table, next, evolved.turned, founding.seed);
    const news = new News({ table: table.id, at: next.at, what }, this.#info());
    const texts = new Map<Viewer, string>();
    for (const watcher of this.#watchers) {
      const { viewer } = watcher;
      if (moved.has(watcher) || !isShown(table, next, viewer)) continue;
      const text = texts.get(viewer) ?? this.#entryFor(viewer, evolved, news);
      texts.set(viewer, text);
      watcher.send('entry', text);
    }
    for (const watcher of moved) this.#sync(watcher);
  }

  #entryFor(viewer: Viewer, { events }: Evolved, news: News): string {
    const { table, entry } = this.#stage;
    const before = this.#pictures.get(viewer);
    const picture = pictureOf(table, entry.game, viewer, news.info);
    this.#pictures.set(viewer, picture);
    return news.tell(this.shownTo(viewer), redacted(entry.game, events, viewer), before, picture);
  }

  /** Watchers who have sat down or stood up look with other eyes now. */
  #reseat(): Set<Watcher> {
    const moved = new Set<Watcher>();
    if (this.#stage.table.status !== 'open') return moved;
    for (const watcher of this.#watchers) {
      const viewer = this.viewerOf(watcher.account);
      if (viewer === watcher.viewer) continue;
      moved.add(watcher);
      // Nobody may have looked with these eyes of late, or nobody may any more: what they saw is not kept up.
      for (const eyes of [watcher.viewer, viewer]) this.#pictures.delete(eyes);
      watcher.viewer = viewer;
    }
    return moved;
  }

  #info(): TableInfo {
    const { table, founding } = this.#stage;
    return infoOf(table, { seed: founding.seed, seats: this.summary.seats, late: this.#time.late });
  }

  #sync({ viewer, send }: Watcher): void {
    const { n, picture } = this.#current(viewer);
    const tell: Tell = { type: 'sync', table: this.#stage.table.id, n, now: this.#time.now(), picture };
    send(tell.type, JSON.stringify(tell));
  }

  #catchUp(watcher: Watcher, missed: Happening[] | undefined): void {
    if (!missed) {
      this.#sync(watcher);
      return;
    }
    const current = { now: this.#time.now(), ...this.#current(watcher.viewer) };
    const tell: Tell = { type: 'catchUp', table: this.#stage.table.id, missed, ...current };
    watcher.send(tell.type, JSON.stringify(tell));
  }

  /** The picture the next patch will be made against. */
  #current(viewer: Viewer): { n: number; picture: Picture } {
    const current = this.pictureFor(viewer);
    const shared = this.#pictures.get(viewer);
    if (shared) return { n: current.n, picture: shared };
    this.#pictures.set(viewer, current.picture);
    return current;
  }
}
