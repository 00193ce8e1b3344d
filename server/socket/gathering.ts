/**
 * What is told to one reader in one go leaves in one write, for a write costs more than what is written: a move's news,
 * its acknowledgement and whose turn it is come together.
 */
import type { Duplex } from 'node:stream';

type Stream = Pick<Duplex, 'cork' | 'uncork'>;

/** However many moves one commit has stored, the first readers need not wait for the last. */
const MOST = 64;

export class Gathering {
  readonly #streams = new Set<Stream>();

  /** Holds back what is written to this stream, until all that can be said now has been said. */
  hold(stream: Stream): void {
    if (this.#streams.has(stream)) return;
    if (this.#streams.size >= MOST) this.#release();
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
