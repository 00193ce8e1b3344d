/** What waits to be read by one client. Knows when the reader has fallen behind, and when it has caught up. */
import { WebSocket } from 'ws';

/** A reader that lets even its answers pile up to so many times the limit is not reading at all. */
const HOPELESS = 4;

/** A socket, and how to hold back for a moment what is written to it. */
export interface Line {
  readonly socket: WebSocket;
  readonly hold: () => void;
  readonly letGo: () => void;
}

export class Outbox {
  readonly #socket: WebSocket;
  readonly #line: Line;
  readonly #limit: number;
  readonly #progressed: () => void;
  readonly #caughtUp: () => void;
  #behind = false;

  constructor(line: Line, limit: number, on: { progressed: () => void; caughtUp: () => void }) {
    this.#socket = line.socket;
    this.#line = line;
    this.#limit = limit;
    this.#progressed = on.progressed;
    this.#caughtUp = on.caughtUp;
  }

  /** While true, what can be had afresh later must not be sent. */
  get behind(): boolean {
    return this.#behind;
  }

  send(json: string): void {
    const socket = this.#socket;
    if (socket.readyState !== WebSocket.OPEN) return;
    this.#line.hold();
    socket.send(json, this.#written);
    if (socket.bufferedAmount <= this.#limit) return;
    // Only what its reader does not take counts against it.
    this.#line.letGo();
    if (socket.bufferedAmount <= this.#limit) return;
    this.#behind = true;
    if (socket.bufferedAmount > HOPELESS * this.#limit) socket.terminate();
  }

  readonly #written = (error?: Error | null): void => {
    if (error || !this.#behind) return;
    this.#progressed();
    if (this.#socket.bufferedAmount > this.#limit / 2) return;
    this.#behind = false;
    this.#caughtUp();
  };
}
