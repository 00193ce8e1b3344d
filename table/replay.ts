/**
 * Plays a journal again, or a part of it: from a keyframe on, and in pieces, between which others have their turn.
 * Keyframes that are missing are made on the way.
 */
import { invariant } from '../core/invariant.ts';
import { type Evolved, evolve, NOTHING } from './evolve.ts';
import { numbered, PIECE, type TableJournal } from './journal.ts';
import { apartAt, isKeyframe, type KeyframePlace, keyframeOf, tableAt } from './keyframe.ts';
import { positionBefore } from './position.ts';
import { emptyTable, type Numbered, type Position, type Table } from './table.ts';
import { goesBackTo } from './take-back.ts';

/** Positions kept at hand in case they are gone back to. */
const AT_HAND = 256;

/** Told of every entry that is played. */
export type Visit = (table: Table, numbered: Numbered, evolved: Evolved) => void;

interface Keyframes {
  readonly places?: readonly KeyframePlace[];
  readonly apart?: number;
}

export class Replay {
  readonly #journal: TableJournal;
  /** Those that may be of use, in order. */
  #places: readonly KeyframePlace[];
  /** How far keyframes are apart; undefined: none is made. */
  readonly #apart: number | undefined;
  /** Undefined before the opening. */
  #table: Table | undefined;
  /** Whether the table knows its latest commands. */
  #remembers = true;
  /** By the numbers of the moves before which they were. */
  readonly #past = new Map<number, Position>();
  #hasPlayed = false;

  /** From the beginning, without keyframes. */
  constructor(journal: TableJournal, { places = [], apart }: Keyframes = {}) {
    this.#journal = journal;
    this.#places = places;
    this.#apart = apart;
  }

  /** `length`: number of the last entry, as far as that is known. */
  static async of(journal: TableJournal, length: number): Promise<Replay> {
    const places = await journal.keyframes();
    return new Replay(journal, { places, apart: apartAt(length) });
  }

  /** As far as it has been played. */
  get table(): Table {
    invariant(this.#table !== undefined, 'a table has an opening');
    return this.#table;
  }

  get #n(): number {
    return this.#table?.n ?? 0;
  }

  /** Entries that a viewer had been shown where it stands; `place` is the viewer's in `shown`, from its end if negative. */
  shownTo(place: number): number {
    return this.#table?.shown.at(place) ?? 0;
  }

  /** Goes to the newest keyframe from which a table can go on. */
  async skipToEnd(): Promise<void> {
    await this.#skip(() => true, true);
  }

  /** Leaves out what a viewer was not shown, and what has no number greater than `seen` there. */
  async skipTo(place: number, seen: number): Promise<void> {
    await this.#skip(({ shown }) => (shown.at(place) ?? Number.POSITIVE_INFINITY) <= seen, false);
  }

  async #skip(fits: (place: KeyframePlace) => boolean, mustRemember: boolean): Promise<void> {
    const journal = this.#journal;
    for (;;) {
      const place = this.#places.findLast((each) => each.n > this.#n && fits(each));
      if (place === undefined) return;
      const keyframe = await journal.keyframe(place.n);
      const fit = keyframe && (!mustRemember || keyframe.recent !== null);
      const table = fit ? tableAt(keyframe, journal.game.version) : undefined;
      if (table) {
        this.#table = table;
        this.#remembers = keyframe?.recent !== null;
        return;
      }
      this.#places = this.#places.filter((each) => each !== place);
    }
  }

  /** Plays at most so many entries on; false at the end of the journal. */
  async play(size: number, visit?: Visit): Promise<boolean> {
    const journal = this.#journal;
    if (this.#hasPlayed) await journal.pause();
    this.#hasPlayed = true;
    const entries = await journal.entries(this.#n, size);
    for (const stored of entries) {
      const next = numbered(stored);
      const evolved = this.#table ? await this.#take(this.#table, next) : this.#open(next);
      visit?.(this.table, next, evolved);
      await this.#keep(this.table);
    }
    return entries.length === size;
  }

  #open(opening: Numbered): Evolved {
    this.#table = emptyTable(this.#journal.table, opening);
    return NOTHING;
  }

  async #take(table: Table, next: Numbered): Promise<Evolved> {
    const { n, entry } = next;
    const before = await this.#positionFor(table, next);
    if (entry.type === 'moved') this.#past.set(n, { state: table.state!, sealed: table.sealed });
    if (this.#past.size > AT_HAND) this.#past.delete(this.#past.keys().next().value!);
    return evolve(table, next, { game: this.#journal.game, before: () => before });
  }

  /** The position that an entry goes back to, if it does. */
  #positionFor(table: Table, { entry }: Numbered): Promise<Position> | Position | undefined {
    const step = goesBackTo(table, entry);
    if (step === undefined) return undefined;
    return this.#past.get(table.steps[step]!.n) ?? positionBefore(this.#journal, table, step);
  }

  /** A table without keyframes only opens more slowly, so one that cannot be stored is no harm. */
  async #keep(table: Table): Promise<void> {
    if (this.#apart === undefined || !isKeyframe(table.n, this.#apart)) return;
    if (this.#places.some(({ n }) => n === table.n)) return;
    const keyframe = keyframeOf(table, this.#remembers);
    await this.#journal.keepKeyframe(keyframe, this.#apart).catch(() => undefined);
  }
}

/** The table as it stands now, from its newest keyframe on. */
export async function replayTable(journal: TableJournal, length: number): Promise<Table> {
  const replay = await Replay.of(journal, length);
  await replay.skipToEnd();
  while (await replay.play(PIECE));
  return replay.table;
}

/** Plays the whole journal, whatever keyframes there are. */
export async function replayFromStart(journal: TableJournal, visit?: Visit): Promise<Table> {
  const replay = new Replay(journal);
  while (await replay.play(PIECE, visit));
  return replay.table;
}
