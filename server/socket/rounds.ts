/**
 * Asks everybody again who they are. One after the other, with a breath in between: so many questions at once would keep
 * moves waiting.
 */
import { setImmediate as breath } from 'node:timers/promises';

interface Asked {
  /** Never fails. */
  recheck(): Promise<void>;
}

export class Rounds {
  readonly #waiting = new Set<Asked>();
  #walking = false;

  add(asked: Asked): void {
    this.#waiting.add(asked);
    if (!this.#walking) void this.#walk();
  }

  async #walk(): Promise<void> {
    this.#walking = true;
    // Whoever is added meanwhile comes last.
    for (const asked of this.#waiting) {
      await breath();
      this.#waiting.delete(asked);
      await asked.recheck();
    }
    this.#walking = false;
  }
}
