/**
 * What is told to one reader in one go leaves in one write, for a write costs more than what is written: a move's news,
 * its acknowledgement and whose turn it is come together. Of a commit that stored many moves all the news is said before
 * the first acknowledgement, so everybody is held for as long.
 */
interface Held {
  flush(): void;
}

export class Gathering {
  #held: Held[] = [];

  /** Has this one flushed when all that can be said now has been said. */
  add(held: Held): void {
    if (this.#held.length === 0) process.nextTick(this.#release);
    this.#held.push(held);
  }

  readonly #release = (): void => {
    const all = this.#held;
    this.#held = [];
    for (const held of all) held.flush();
  };
}
