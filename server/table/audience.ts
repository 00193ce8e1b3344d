/** Who looks on at a table, what each kind of viewer was last shown, and telling them. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import type { Picture, TableInfo } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import { isAmongPlayers, withoutChat } from '../../table/chat.ts';
import { EntryMessages } from '../../table/entry-messages.ts';
import { type Evolved, unseenBy } from '../../table/evolve.ts';
import { redacted } from '../../table/history.ts';
import type { Sealing } from '../../table/luck.ts';
import { infoOf, pictureOf, summaryOf, whatOf } from '../../table/picture.ts';
import { type Numbered, placeOf, type Table } from '../../table/table.ts';
import { standInBotOf } from '../../table/table-game.ts';
import type { Send } from '../hub.ts';
import type { GameModule } from './rules.ts';

/** What there is to look at. */
interface Stage {
  readonly table: Table;
  readonly sealing: Sealing;
  readonly module: GameModule;
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

/** All who look with the same eyes are told the same. */
interface Eyes {
  readonly viewer: Viewer;
  readonly watchers: Set<Watcher>;
  /** What they were last shown: the next patch is made against it. */
  picture: Picture | undefined;
}

/** Who was away for longer gets the picture as it is, not the film. */
const MOST_MISSED = 200;

/** Watchers who look with other eyes since the last entry, and with which. */
type Moved = ReadonlyMap<Watcher, Eyes>;

const NOBODY: Moved = new Map();

export class Audience {
  readonly #stage: Stage;
  readonly #time: Time;
  readonly #standInBot: string;
  /** Of those who are there; none without a watcher. */
  #eyes: Eyes[] = [];
  #info: TableInfo | undefined;
  #summary: Summary | undefined;
  /** Which entry the summary was made after. */
  #summaryOf = 0;

  constructor(stage: Stage, time: Time) {
    this.#stage = stage;
    this.#time = time;
    this.#standInBot = standInBotOf(stage.module);
  }

  get isThere(): boolean {
    return this.#eyes.length > 0;
  }

  /** What lists say of the table; asked for several times after every entry. */
  get summary(): Summary {
    const { table, module } = this.#stage;
    if (this.#summary && this.#summaryOf === table.n) return this.#summary;
    this.#summary = summaryOf(table, module.game, this.#standInBot, this.#summary);
    this.#summaryOf = table.n;
    return this.#summary;
  }

  /** Asked of every player after every entry. */
  has(account: string): boolean {
    for (const { watchers } of this.#eyes)
      for (const watcher of watchers) if (watcher.account === account) return true;
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
    const { table, module } = this.#stage;
    return { n: this.shownTo(viewer), picture: pictureOf(table, module.game, viewer, this.#infoNow()) };
  }

  /** What a viewer was not told since then; undefined where it is too much. */
  missed(viewer: Viewer, after: number): Promise<Happening[]> | Happening[] | undefined {
    const now = this.shownTo(viewer);
    if (after > now || now - after > MOST_MISSED) return undefined;
    if (after === now) return [];
    const told = this.#stage.history(viewer, after, now - after);
    return viewer === 'table' && isAmongPlayers(this.#stage.table) ? told.then(withoutChat) : told;
  }

  join(account: string | undefined, missed: Happening[] | undefined, send: Send): Watcher {
    const watcher: Watcher = { viewer: this.viewerOf(account), account: account ?? '', send };
    this.#catchUp(watcher, this.#seat(watcher), missed);
    return watcher;
  }

  /** The whole picture again, for one who is still there. */
  resync(watcher: Watcher): void {
    const eyes = this.#eyesOf(watcher.viewer);
    if (eyes?.watchers.has(watcher)) this.#sync(watcher, eyes);
  }

  leave(watcher: Watcher): void {
    this.#eyesOf(watcher.viewer)?.watchers.delete(watcher);
    this.#eyes = this.#eyes.filter(({ watchers }) => watchers.size > 0);
  }

  /** The table is no more: whoever is there is told so, and goes. */
  dismiss(): void {
    const tell: Tell = { type: 'removed', table: this.#stage.table.id };
    const json = JSON.stringify(tell);
    const everybody = this.#everybody();
    this.#eyes = [];
    for (const { send } of everybody) send(tell.type, json);
  }

  /** The table was read anew: whoever was told so much of it is told the rest. */
  async lookAgain(told: readonly number[]): Promise<void> {
    this.#summary = undefined;
    const everybody = this.#everybody();
    this.#eyes = [];
    for (const watcher of everybody) this.#seat(watcher, this.viewerOf(watcher.account));
    const missed = new Map<Eyes, Happening[] | undefined>();
    for (const eyes of this.#eyes)
      missed.set(eyes, await this.missed(eyes.viewer, told[placeOf(this.#stage.table, eyes.viewer)]!));
    for (const eyes of this.#eyes)
      for (const watcher of eyes.watchers) this.#catchUp(watcher, eyes, missed.get(eyes));
  }

  /** Tells of an entry whoever may know of it. */
  publish(next: Numbered, evolved: Evolved): void {
    const { table, sealing } = this.#stage;
    const moved = table.status === 'open' ? this.#reseat() : NOBODY;
    const unseen = unseenBy(table, next.entry);
    const what = whatOf(table, next, evolved.turned, sealing);
    const messages = new EntryMessages({ table: table.id, at: next.at, what }, this.#infoNow());
    for (const eyes of this.#eyes)
      if (!unseen.includes(placeOf(table, eyes.viewer))) this.#tell(eyes, evolved, messages, moved);
    for (const [watcher, eyes] of moved) this.#sync(watcher, eyes);
  }

  /** All but those who look with other eyes since. */
  #tell(eyes: Eyes, { events }: Evolved, messages: EntryMessages, moved: Moved): void {
    let text: string | undefined;
    for (const watcher of eyes.watchers) {
      if (moved.has(watcher)) continue;
      text ??= this.#entryFor(eyes, events, messages);
      watcher.send('entry', text);
    }
  }

  #entryFor(eyes: Eyes, events: Evolved['events'], messages: EntryMessages): string {
    const { table, module } = this.#stage;
    const { viewer, picture: before } = eyes;
    eyes.picture = pictureOf(table, module.game, viewer, messages.info);
    return messages.messageFor(
      this.shownTo(viewer),
      redacted(module.game, events, viewer),
      before,
      eyes.picture,
    );
  }

  /** Watchers who have sat down or stood up look with other eyes now. */
  #reseat(): Moved {
    const moved = new Map<Watcher, Eyes>();
    for (const watcher of this.#everybody()) {
      const viewer = this.viewerOf(watcher.account);
      if (viewer === watcher.viewer) continue;
      const left = this.#eyesOf(watcher.viewer)!;
      this.leave(watcher);
      const eyes = this.#seat(watcher, viewer);
      moved.set(watcher, eyes);
      // Nobody may have looked with these eyes of late, or nobody may any more: what they saw is not kept up.
      left.picture = undefined;
      eyes.picture = undefined;
    }
    return moved;
  }

  #everybody(): Watcher[] {
    return this.#eyes.flatMap(({ watchers }) => [...watchers]);
  }

  #eyesOf(viewer: Viewer): Eyes | undefined {
    return this.#eyes.find((eyes) => eyes.viewer === viewer);
  }

  #seat(watcher: Watcher, viewer = watcher.viewer): Eyes {
    watcher.viewer = viewer;
    const eyes = this.#eyesOf(viewer) ?? { viewer, watchers: new Set(), picture: undefined };
    if (eyes.watchers.size === 0) this.#eyes.push(eyes);
    eyes.watchers.add(watcher);
    return eyes;
  }

  #infoNow(): TableInfo {
    const { table, sealing } = this.#stage;
    const beside = { seed: sealing.seed, seats: this.summary.seats, late: this.#time.late };
    this.#info = infoOf(table, beside, this.#info);
    return this.#info;
  }

  #sync({ send }: Watcher, eyes: Eyes): void {
    const { n, picture } = this.#current(eyes);
    const tell: Tell = { type: 'sync', table: this.#stage.table.id, n, now: this.#time.now(), picture };
    send(tell.type, JSON.stringify(tell));
  }

  #catchUp(watcher: Watcher, eyes: Eyes, missed: Happening[] | undefined): void {
    if (!missed) {
      this.#sync(watcher, eyes);
      return;
    }
    const current = { now: this.#time.now(), ...this.#current(eyes) };
    const tell: Tell = { type: 'catchUp', table: this.#stage.table.id, missed, ...current };
    watcher.send(tell.type, JSON.stringify(tell));
  }

  /** The picture the next patch will be made against. */
  #current(eyes: Eyes): { n: number; picture: Picture } {
    eyes.picture ??= this.pictureFor(eyes.viewer).picture;
    return { n: this.shownTo(eyes.viewer), picture: eyes.picture };
  }
}
