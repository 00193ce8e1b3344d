/** What a server answered an attacker, counted by status, code or the way a connection ended. */

export class Tally {
  readonly #counts = new Map<string, number>();

  count(answer: string, times = 1): void {
    this.#counts.set(answer, (this.#counts.get(answer) ?? 0) + times);
  }

  /** The most frequent first. */
  get rows(): readonly (readonly [answer: string, times: number])[] {
    return [...this.#counts].sort(([, a], [, b]) => b - a);
  }
}
