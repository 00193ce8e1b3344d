/**
 * Messages of one client, in their order. Only so many are under way at a time. While others wait the socket is
 * not read, so that a flood stays with its sender.
 */
import type { WebSocket } from 'ws';

/** Done at once, or under way. It never fails. */
export type Work = Promise<void> | void;

export interface InboxDeps {
  readonly socket: Pick<WebSocket, 'pause' | 'resume'>;
  /** Messages under way, at most. */
  readonly most: number;
  /** Charges the sender's address for a message: 0, or how many seconds to wait. */
  charge(): number;
  handle(message: Buffer): Work;
}

export class Inbox {
  readonly #deps: InboxDeps;
  /** No more than the socket had read before it was paused. */
  readonly #waiting: Buffer[] = [];
  #underWay = 0;
  #isPaused = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: InboxDeps) {
    this.#deps = deps;
  }

  add(message: Buffer): void {
    this.#waiting.push(message);
    this.#goOn();
  }

  /** Forgets what waits; what is under way is finished. */
  stop(): void {
    this.#waiting.length = 0;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    while (this.#waiting.length > 0 && this.#underWay < this.#deps.most && this.#timer === undefined) {
      const seconds = this.#deps.charge();
      if (seconds > 0) this.#rest(seconds);
      else this.#begin(this.#waiting.shift());
    }
    this.#read(this.#waiting.length === 0 && this.#underWay < this.#deps.most);
  }

  #begin(message: Buffer | undefined): void {
    const work = message && this.#deps.handle(message);
    if (!work) return;
    this.#underWay += 1;
    void work.then(() => {
      this.#underWay -= 1;
      this.#goOn();
    });
  }

  /** Others at the same address have used up what it may ask: this sender is slowed down, not cut off. */
  #rest(seconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#goOn();
    }, seconds * 1000);
    this.#timer.unref();
  }

  #read(wanted: boolean): void {
    if (wanted !== this.#isPaused) return;
    this.#isPaused = !wanted;
    if (wanted) this.#deps.socket.resume();
    else this.#deps.socket.pause();
  }
}
