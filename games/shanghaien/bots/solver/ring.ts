/** Memory for solved rounds: one piece, written round and round, so that no garbage of megabytes piles up. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export class Ring {
  readonly #length: number;
  #memory: Float64Array | undefined;
  #next = 0;

  constructor(length: number) {
    this.#length = length;
  }

  /** Where so many numbers go next: behind the last ones, or at the beginning again; undefined if they never fit. */
  next(size: number): Stretch | undefined {
    if (size > this.#length) return undefined;
    const from = this.#next + size > this.#length ? 0 : this.#next;
    this.#next = from + size;
    return { from, to: from + size };
  }

  at({ from, to }: Stretch): Float64Array {
    this.#memory ??= new Float64Array(this.#length);
    return this.#memory.subarray(from, to);
  }
}

export const overlap = (a: Stretch, b: Stretch): boolean => a.from < b.to && b.from < a.to;
