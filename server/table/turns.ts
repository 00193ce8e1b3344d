/** A queue that runs one task at a time: the first at once, the others after all that came before. */
export class Turns {
  /** The next one has to wait for it. */
  #last: Promise<void> | undefined;
  #waiting = 0;

  /** How many are under way or wait. */
  get waiting(): number {
    return this.#waiting;
  }

  take<T>(run: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last ? this.#last.then(run) : run();
    const over = (): void => {
      this.#waiting -= 1;
      if (this.#last === turn) this.#last = undefined;
    };
    const turn = result.then(over, over);
    this.#last = turn;
    return result;
  }
}
