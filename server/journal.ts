/**
 * Group commit. What tables want stored while a commit is under way is written together by the next one: a disk that
 * can do three hundred commits a second then keeps thousands of moves.
 */
import type { Taken } from './store/errors.ts';
import type { Append, Opening, Store } from './store/store.ts';

/** Told after every commit how much it was, and how many seconds it took. */
type Committed = (count: number, seconds: number) => void;

export class Journal {
  readonly #entries: Group<Append, boolean>;
  readonly #openings: Group<Opening, Taken | undefined>;

  /** `most` entries are written at once; `committed` hears of every commit of entries. */
  constructor(
    store: Pick<Store, 'append' | 'openTables'>,
    most = 1000,
    committed: Committed = () => undefined,
  ) {
    this.#entries = new Group((batch) => store.append(batch), most, committed);
    this.#openings = new Group((batch) => store.openTables(batch), most);
  }

  /** True when the entry is on disk; false if another entry has its number. */
  append(append: Append): Promise<boolean> {
    return this.#entries.add(append);
  }

  /** True when the table is on disk; false if there is another of that name. */
  async open(opening: Opening): Promise<boolean> {
    return (await this.#openings.add(opening)) === undefined;
  }
}

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes what has come in, again and again, as long as something comes in. */
class Group<T, R> {
  readonly #write: (batch: readonly T[]) => Promise<readonly R[]>;
  readonly #most: number;
  readonly #committed: Committed | undefined;
  readonly #waiting: Waiting<T, R>[] = [];
  #busy = false;

  constructor(write: (batch: readonly T[]) => Promise<readonly R[]>, most: number, committed?: Committed) {
    this.#write = write;
    this.#most = most;
    this.#committed = committed;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  /** After what has come in together was handled together. */
  #schedule(): void {
    if (this.#busy) return;
    this.#busy = true;
    setImmediate(() => void this.#commit());
  }

  async #commit(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#most);
    const begun = performance.now();
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      this.#committed?.(batch.length, (performance.now() - begun) / 1000);
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#busy = false;
    if (this.#waiting.length > 0) this.#schedule();
  }
}
