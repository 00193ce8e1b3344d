/** A store that knows whether it keeps what it is given, and says plainly when it does not. */
import { StoreTrouble } from './errors.ts';
import { allChanged } from './retry.ts';
import type { Store } from './store.ts';
import { isTrouble } from './trouble.ts';

/** Writes of every server: the first one beats once a second. */
const TELLING = new Set(['beat', 'append', 'openTables']);
/** Milliseconds for which a write speaks for the store, whether it succeeded or failed. */
const FRESH = 3_000;

/** What a store does; whether it is ready shows by what is written. */
type Unwatched = Omit<Store, 'ready' | 'close'>;

export interface Probing {
  /** Writes something small, without patience. */
  probe(): Promise<unknown>;
  close(): Promise<void>;
}

/** Its troubles come out as `StoreTrouble`; all other errors as they are. */
export function watched(store: Unwatched, { probe, close }: Probing): Store {
  const writing = new Writing(probe);
  const methods = allChanged(store, (method, name) => async (...given) => {
    try {
      const answer = await method(...given);
      if (TELLING.has(name)) writing.succeeded();
      return answer;
    } catch (error) {
      if (!isTrouble(error)) throw error;
      writing.failed();
      throw new StoreTrouble(error);
    }
  });
  const ready = (): Promise<boolean> => writing.isKept();
  return {
    ...methods,
    ready,
    close() {
      writing.close();
      return close();
    },
  };
}

/** Whether what is written is kept. */
class Writing {
  readonly #probe: () => Promise<unknown>;
  /** When a write last succeeded, and when one last failed; by a clock that nobody sets. */
  #kept = performance.now();
  #lost = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #probing: Promise<boolean> | undefined;

  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  succeeded(): void {
    this.#kept = performance.now();
  }

  failed(): void {
    this.#lost = performance.now();
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Where no write of late can tell, one is tried: by whoever asks first, for all who ask meanwhile. */
  async isKept(): Promise<boolean> {
    if (this.#isClosed || isFresh(this.#lost)) return false;
    if (isFresh(this.#kept) && this.#kept > this.#lost) return true;
    this.#probing ??= this.#try().finally(() => {
      this.#probing = undefined;
    });
    return await this.#probing;
  }

  async #try(): Promise<boolean> {
    try {
      await this.#probe();
      this.succeeded();
      return true;
    } catch {
      this.failed();
      return false;
    }
  }
}

const isFresh = (time: number): boolean => performance.now() - time < FRESH;
