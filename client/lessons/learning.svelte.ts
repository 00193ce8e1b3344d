/** What somebody learns at a table: which lessons were read, and whether one still is. */
import type { Learnt } from './coach.ts';

export class Learning {
  readonly #keep: (learnt: Learnt) => void;
  #learnt: Learnt;
  /** Until the coach has come there may be something to read. */
  #reading = $state(true);
  #waiting: (() => void)[] = [];

  constructor(learnt: Learnt, keep: (learnt: Learnt) => void) {
    this.#keep = keep;
    this.#learnt = $state.raw(learnt);
  }

  get learnt(): Learnt {
    return this.#learnt;
  }

  /** Whether there is something to read. */
  get reading(): boolean {
    return this.#reading && !this.over;
  }

  get over(): boolean {
    return this.#learnt.over;
  }

  /** Notes what was read. */
  note(changes: Partial<Learnt>): void {
    this.#learnt = { ...this.#learnt, ...changes };
    this.#keep(this.#learnt);
    if (this.#learnt.over) this.setReading(false);
  }

  /** While somebody reads nobody else moves. */
  setReading(reading: boolean): void {
    this.#reading = reading;
    if (this.reading) return;
    for (const go of this.#waiting) go();
    this.#waiting = [];
  }

  /** When nothing is left to read. */
  async read(): Promise<void> {
    while (this.reading) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
