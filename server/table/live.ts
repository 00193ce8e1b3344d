/** A table in memory: one thing at a time, stored before it is told. */
import type { Seat, Shape, Viewer } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import { dueAt } from '../../table/clocks.ts';
import type { Entry } from '../../table/entries.ts';
import { type Evolved, evolve, type Ground, type Prepared, unseenBy } from '../../table/evolve.ts';
import { historyOf, type Remembered, redacted } from '../../table/history.ts';
import { entriesAfter, numbered, type TableJournal } from '../../table/journal.ts';
import { apartAt, isKeyframe, keyframeOf } from '../../table/keyframe.ts';
import type { Sealing } from '../../table/luck.ts';
import { isEnded } from '../../table/picture.ts';
import { positionBefore } from '../../table/position.ts';
import type { Scene } from '../../table/scene.ts';
import { lastDone, type Numbered, playersOf, type Done as Recent, type Table } from '../../table/table.ts';
import { goesBackTo } from '../../table/take-back.ts';
import type { Done, HistoryRange, Send, Watching } from '../hub.ts';
import type { Journal } from '../journal.ts';
import { newNonce, nodeHashing } from '../luck.ts';
import type { Rate } from '../people/limits.ts';
import type { Account, Settings } from '../store/people-store.ts';
import type { Append, Founding, RowChange, Store } from '../store/store.ts';
import { Audience } from './audience.ts';
import type { LogOrigin } from './finished-log.ts';
import { journalOf, type Loaded, loadTable } from './load.ts';
import { foundingOf } from './row.ts';
import type { GameModule } from './rules.ts';
import { Turns } from './turns.ts';

/** What all tables of a node share. */
export interface House {
  readonly store: Store;
  readonly journal: Journal;
  readonly node: string;
  /** The servers' own: addresses of tables are made with it. */
  readonly secret: string;
  now(): number;
  late(since: number): number;
  settings(account: string): Promise<Settings | undefined>;
  /** How quickly each person may write at each table. */
  readonly chat: Rate;
  /** Told of every log of a finished table, and whether it had to be made. */
  logged(from: LogOrigin): void;
  /** Whether accounts may have only so much at a time. */
  readonly limited?: boolean;
  /** Told of every stored change, here or on another node. */
  changed(live: LiveTable, how: Changed): void;
}

/** The events that a seat was shown, up to a number of its own. */
interface Heard {
  n: number;
  readonly events: Shape['Event'][];
}

export interface Changed {
  /** This node stored it. */
  readonly mine: boolean;
  /** Somebody at the table, or all who watch, are kept from knowing of it. */
  readonly secret: boolean;
}

/** An entry that makes a table due at once is claimed by its node for so long. */
export const LEASE = 15_000;
/** More commands than a table remembers. */
const MOST_DONE = 600;

/** Commands that wait for their turn at one table, at most: a second's work even where each is slow. */
const MOST_WAITING = 64;

const nothing = (): undefined => undefined;

export class LiveTable {
  readonly id: string;
  readonly founding: Founding;
  readonly module: GameModule;
  readonly sealing: Sealing;
  readonly #house: House;
  readonly #journal: TableJournal;
  readonly #audience: Audience;
  #table: Table;
  /** The commands a table remembers, and some before: every move asks whether it was made before. */
  #done: Map<string, Recent>;
  /** When the table is due, as its row says since this entry; nobody has claimed it. */
  #rests: { readonly n: number; readonly until: number | null } | undefined;
  /** False while memory may be ahead of the store; then `told` is what everybody was shown. */
  #sound = true;
  #told: readonly number[] = [];
  /** Whether the store had it begun when it was last sound: only a table that is not may be removed. */
  #begun = false;
  #isRemoved = false;
  readonly #turns = new Turns();
  /** Pages of the past are read one after the other too, and hold up nothing else. */
  readonly #pages = new Turns();
  /** What seats have heard whose bots remember. */
  readonly #heard = new Map<Seat, Heard>();
  /** When somebody last wanted something of it. */
  used: number;
  /** Results and ratings are kept. */
  settled: boolean;

  constructor(house: House, { row, module, table }: Loaded) {
    this.id = row.id;
    this.founding = foundingOf(row);
    this.module = module;
    this.sealing = { seed: row.seed, hashing: nodeHashing };
    this.#house = house;
    this.#journal = journalOf(house.store, row.id, module);
    this.#audience = new Audience(this, house);
    this.#table = table;
    this.#done = doneAt(table);
    this.used = house.now();
    this.settled = row.settled;
  }

  get table(): Table {
    return this.#table;
  }

  get watched(): boolean {
    return this.#audience.isThere;
  }

  /** What lists say of the table. */
  get summary(): Summary {
    return this.#audience.summary;
  }

  /** Nobody came, and the store knows the table no more. */
  get isRemoved(): boolean {
    return this.#isRemoved;
  }

  /** Whether this account follows the table here. */
  isWatching(account: string): boolean {
    return this.#audience.has(account);
  }

  /** So much waits here already that more would only wait in vain. */
  get isCrowded(): boolean {
    return this.#turns.waiting >= MOST_WAITING;
  }

  /** Runs after everything that came before; nothing else happens to the table meanwhile. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    this.used = this.#house.now();
    return this.#turns.take(() => (this.#sound ? run() : this.#reload().then(run)));
  }

  /** What came of the command with this id, if it is among the latest that were done. */
  doneAs(own: string): Done | undefined {
    const done = this.#done.get(own);
    return done && { n: done[1], answer: done[2] ?? '' };
  }

  /** At once, unless players have hours of their own. */
  scene(): Scene | Promise<Scene> {
    const { opened, seats } = this.#table;
    if (opened.clock.type !== 'correspondence') return this.#sceneWith([]);
    const settings = seats.map((seat) => (seat?.who ? this.#house.settings(seat.who) : undefined));
    return Promise.all(settings).then((own) => this.#sceneWith(own));
  }

  #sceneWith(quietHours: Scene['quietHours']): Scene {
    const { now, late } = this.#house;
    const { game, bots } = this.module;
    const { seed } = this.founding;
    return { table: this.#table, game, seed, now: now(), bots, quietHours, late, newNonce };
  }

  /** Stores an entry, then tells everybody. False: another node was quicker, and the table has moved on. */
  commit(entry: Entry, id: string, prepared?: Prepared): Promise<boolean> {
    const next: Numbered = { n: this.#table.n + 1, id, at: this.#house.now(), entry };
    // Until it is stored it did not happen, whatever goes wrong.
    this.#sound = false;
    this.#begun = this.#table.status !== 'open';
    this.#told = this.#table.shown.slice();
    const evolved = this.#take(next, prepared);
    return evolved instanceof Promise
      ? evolved.then((late) => this.#store(next, late))
      : this.#store(next, evolved);
  }

  /** The busiest way of all: a promise for every step of it would be most of its garbage. */
  #store(next: Numbered, evolved: Evolved): Promise<boolean> {
    const append = this.#append(next);
    return this.#house.journal.append(append).then((stored) => {
      if (!stored) return this.#reload().then(() => false);
      if (append.claim === undefined) this.restsUntil(append.row.wakeAt);
      this.#sound = true;
      this.#tell(next, evolved, true);
      return true;
    });
  }

  /** Nothing is to be done by the table itself before then; mostly its last entry has said so already. */
  async rest(until: number | null): Promise<void> {
    if (this.#rests?.n === this.#table.n && this.#rests.until === until) return;
    await this.#house.store.postpone(this.id, this.#table.n, until);
    this.restsUntil(until);
  }

  /** The table's row says so already. */
  restsUntil(until: number | null): void {
    this.#rests = { n: this.#table.n, until };
  }

  #take(next: Numbered, prepared?: Prepared): Evolved | Promise<Evolved> {
    const step = goesBackTo(this.#table, next.entry);
    if (step === undefined) return this.#evolve(next, nothing, prepared);
    const before = positionBefore(this.#journal, this.#table, step);
    return before.then((position) => this.#evolve(next, () => position, prepared));
  }

  #evolve(next: Numbered, before: Ground['before'], prepared?: Prepared): Evolved {
    const evolved = evolve(this.#table, next, { game: this.module.game, before }, prepared);
    const done = lastDone(this.#table, next.id);
    if (done) this.#done.set(done[0], done);
    if (this.#done.size > MOST_DONE) this.#done = doneAt(this.#table);
    return evolved;
  }

  #append({ n, id, at, entry }: Numbered): Append {
    const row = this.#row(entry);
    const body = JSON.stringify(entry);
    if (row.wakeAt === null || row.wakeAt > at) return { table: this.id, n, id, at, body, row };
    return { table: this.id, n, id, at, body, row, claim: { holder: this.#house.node, lease: at + LEASE } };
  }

  #row(entry: Entry): RowChange {
    const wakeAt = this.settled ? null : dueAt(this.#table, this.module.game, this.#house.late);
    const row = { status: this.#table.status, summary: this.summary, wakeAt };
    return entry.type === 'sat' || entry.type === 'left' ? { ...row, players: playersOf(this.#table) } : row;
  }

  /** What was told of the table before stands: whoever follows it is told the rest. */
  async #reload(): Promise<void> {
    const loaded = await loadTable(this.#house.store, this.id);
    if (!loaded) {
      this.#remove();
      return;
    }
    this.#table = loaded.table;
    this.#done = doneAt(loaded.table);
    await this.#audience.lookAgain(this.#told);
    this.#sound = true;
  }

  /** Nothing can happen here any more: whoever follows the table is told, and this node forgets it. */
  #remove(): void {
    invariant(!this.#begun, 'a table that has begun is never lost');
    this.#sound = true;
    this.#isRemoved = true;
    this.#audience.dismiss();
    this.#house.changed(this, { mine: false, secret: false });
  }

  /** Looks whether the store still has a table that was not begun. */
  async stillThere(): Promise<void> {
    await this.inTurn(async () => {
      this.#begun = this.#table.status !== 'open';
      if (this.#begun || this.#isRemoved || (await this.#house.store.table(this.id))) return;
      this.#remove();
    });
  }

  /** Reads the table anew if this account sits there: the journal calls it otherwise now. */
  async rename(account: string): Promise<void> {
    if (!this.#table.seats.some((seat) => seat?.who === account)) return;
    await this.inTurn(async () => {
      this.#begun = this.#table.status !== 'open';
      this.#told = this.#table.shown.slice();
      await this.#reload();
      this.#house.changed(this, { mine: false, secret: false });
    });
  }

  /** Takes in what another node has stored. */
  refresh(): Promise<boolean> {
    return this.inTurn(() => this.readOn());
  }

  /** The same for who has the turn already; true if there was something. */
  async readOn(): Promise<boolean> {
    const before = this.#table.n;
    for await (const stored of entriesAfter(this.#journal, before)) {
      const next = numbered(stored);
      this.#tell(next, await this.#take(next), false);
    }
    return this.#table.n > before;
  }

  #tell(next: Numbered, evolved: Evolved, mine: boolean): void {
    if (this.watched) this.#audience.publish(next, evolved);
    const unseen = unseenBy(this.#table, next.entry);
    this.#hear(evolved.events, unseen);
    this.#house.changed(this, { mine, secret: unseen.length > 0 });
    if (mine) this.#keepKeyframe();
  }

  /** The node that stored an entry keeps its keyframe; where that fails, whoever reads the journal next does. */
  #keepKeyframe(): void {
    const apart = apartAt(this.#table.n);
    if (!isKeyframe(this.#table.n, apart)) return;
    const keyframe = keyframeOf(this.#table, true);
    this.#journal.keepKeyframe(keyframe, apart).catch(() => undefined);
  }

  viewerOf(account: string | undefined): Viewer {
    return this.#audience.viewerOf(account);
  }

  pictureFor(viewer: Viewer): { n: number; picture: Picture } {
    return this.#audience.pictureFor(viewer);
  }

  async watch(account: Account | undefined, after: number | null, send: Send): Promise<Watching> {
    const audience = this.#audience;
    // Who was told more by another node is not shown less by this one.
    if (after !== null && after > audience.shownTo(this.viewerOf(account?.id))) await this.readOn();
    const missed = after === null ? undefined : await audience.missed(this.viewerOf(account?.id), after);
    const watcher = audience.join(account?.id, missed, send);
    return {
      resync: () => void this.inTurn(async () => audience.resync(watcher)),
      stop: () => {
        audience.leave(watcher);
        this.used = this.#house.now();
      },
    };
  }

  /** All that a seat was shown of the game: read once, then kept up while the table is in memory. */
  eventsFor(seat: Seat): Promise<readonly Shape['Event'][]> {
    return this.inTurn(async () => {
      const heard = this.#heard.get(seat) ?? { n: 0, events: [] };
      this.#heard.set(seat, heard);
      const now = this.#table.shown[seat]!;
      const missed = now > heard.n ? await this.history(seat, heard.n, now - heard.n) : [];
      for (const { events } of missed) heard.events.push(...(events as Shape['Event'][]));
      heard.n = now;
      return heard.events.slice();
    });
  }

  /** Adds what has just happened to what seats have heard; a seat that is behind looks it up when it is asked. */
  #hear(events: Evolved['events'], unseen: readonly number[]): void {
    for (const [seat, heard] of this.#heard) {
      if (unseen.includes(seat) || heard.n !== this.#table.shown[seat]! - 1) continue;
      heard.n += 1;
      heard.events.push(...redacted(this.module.game, events, seat));
    }
  }

  /** So many wait for pages already that more would only wait in vain. */
  get isCrowdedByReaders(): boolean {
    return this.#pages.waiting >= MOST_WAITING;
  }

  /** A page as it is to be seen now, read when those who asked before have theirs: what is stored never changes. */
  page(viewer: Viewer, { after, limit, views }: HistoryRange): () => Promise<Remembered[]> {
    const read = this.#reading(viewer, after, limit, views);
    return () => this.#pages.take(read);
  }

  history(viewer: Viewer, after: number, limit: number): Promise<Remembered[]> {
    return this.#reading(viewer, after, limit)();
  }

  #reading(viewer: Viewer, after: number, limit: number, views = false): () => Promise<Remembered[]> {
    const page = { after, limit, views, open: isEnded(this.#table) };
    const past = { journal: this.#journal, length: this.#table.n, sealing: this.sealing };
    return () => historyOf(past, viewer, page);
  }
}

const doneAt = ({ recent }: Table): Map<string, Recent> =>
  new Map(recent.flat().map((done) => [done[0], done]));
