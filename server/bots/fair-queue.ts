/** Work that waits for a free place. Everybody who causes work gets a turn, however much others have waiting. */

/** So much of one cause waits, at most. */
const MOST_WAITING = 200;

export class CrowdedQueue extends Error {}

export class FairQueue {
  #free: number;
  /** Waiting work, by its cause. The cause that had its turn longest ago stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Runs the work when its turn has come; rejects with CrowdedQueue where too much of the same cause waits. */
  async run<T>(cause: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(cause);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(cause: string): Promise<void> {
    const line = this.#waiting.get(cause) ?? [];
    if (line.length >= MOST_WAITING) throw new CrowdedQueue(`${line.length} bots of ${cause} wait already`);
    this.#waiting.set(cause, line);
    return new Promise((resolve) => line.push(resolve));
  }

  /** Gives the place that has become free to the cause that waits longest for a turn. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#free += 1;
      return;
    }
    const [cause, [begin, ...rest]] = first;
    this.#waiting.delete(cause);
    if (rest.length > 0) this.#waiting.set(cause, rest);
    begin?.();
  }
}
