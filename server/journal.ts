/**
 * Group commit. Entries of different tables that arrive while a commit is under way are written together by the
 * next one: a disk that can do three hundred commits a second then keeps thousands of moves.
 */
import type { Append, Store } from './store/store.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class Journal {
  readonly #store: Pick<Store, 'append'>;
  readonly #committed: (entries: number, seconds: number) => void;
  readonly #batch: number;
  readonly #waiting: Waiting[] = [];
  #busy = false;

  /** `batch` entries are written at once, at most; `committed` is told how many it were, and how long it took. */
  constructor(
    store: Pick<Store, 'append'>,
    batch = 1000,
    committed: (entries: number, seconds: number) => void = () => undefined,
  ) {
    this.#store = store;
    this.#batch = batch;
    this.#committed = committed;
  }

  /** True when the entry is on disk; false if another entry has its number. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
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
    const batch = this.#waiting.splice(0, this.#batch);
    const begun = performance.now();
    try {
      const stored = await this.#store.append(batch.map(({ append }) => append));
      this.#committed(batch.length, (performance.now() - begun) / 1000);
      for (const [i, { resolve }] of batch.entries()) resolve(stored[i] === true);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#busy = false;
    if (this.#waiting.length > 0) this.#schedule();
  }
}
