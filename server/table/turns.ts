/** One thing at a time. Who finds nobody there begins at once; the others wait for all who came before. */
export class Turns {
  /** What the next one has to wait for. */
  #last: Promise<void> | undefined;

  take<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#last ? this.#last.then(run) : run();
    const over = (): void => {
      if (this.#last === turn) this.#last = undefined;
    };
    const turn = result.then(over, over);
    this.#last = turn;
    return result;
  }
}
