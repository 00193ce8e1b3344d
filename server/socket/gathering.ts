/**
 * What is told to one reader in one go leaves in one write, for a write costs more than what is written: a move's news,
 * its acknowledgement and whose turn it is come together. Of a commit that stored many moves all the news is said before
 * the first acknowledgement, so everybody is held for as long.
 */
import type { Duplex } from 'node:stream';

type Stream = Pick<Duplex, 'cork' | 'uncork'>;

export class Gathering {
  readonly #streams = new Set<Stream>();

  /** Holds back what is written to this stream, until all that can be said now has been said. */
  hold(stream: Stream): void {
    if (this.#streams.has(stream)) return;
    if (this.#streams.size === 0) process.nextTick(this.#release);
    this.#streams.add(stream);
    stream.cork();
  }

  /** Writes what was held back of this one, because it is much. */
  letGo(stream: Stream): void {
    if (this.#streams.delete(stream)) stream.uncork();
  }

  readonly #release = (): void => {
    for (const stream of this.#streams) stream.uncork();
    this.#streams.clear();
  };
}
