/** What waits to be read by one client. Knows when the reader has fallen behind, and when it has caught up. */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { framed } from './frames.ts';
import type { Gathering } from './gathering.ts';

/** A reader that lets even its answers pile up to so many times the limit is not reading at all. */
const HOPELESS = 4;

/** A socket and what it writes to, and where everybody's words are gathered for a moment. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Pick<Duplex, 'write'>;
  readonly gathering: Pick<Gathering, 'add'>;
}

export class Outbox {
  readonly #line: Line;
  readonly #limit: number;
  readonly #progressed: () => void;
  readonly #caughtUp: () => void;
  /** Said, and not yet written; and about how many bytes that is. */
  #texts: string[] = [];
  #held = 0;
  #behind = false;

  constructor(line: Line, limit: number, on: { progressed: () => void; caughtUp: () => void }) {
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
    const { socket, gathering } = this.#line;
    if (socket.readyState !== WebSocket.OPEN) return;
    if (this.#texts.length === 0) gathering.add(this);
    this.#texts.push(json);
    this.#held += json.length;
    if (socket.bufferedAmount + this.#held <= this.#limit) return;
    // Only what its reader does not take counts against it.
    this.flush();
    if (socket.bufferedAmount <= this.#limit) return;
    this.#behind = true;
    this.#giveUp();
  }

  /** Answers a ping, unless even that would be left unread. */
  pong(data: Buffer): void {
    const { socket } = this.#line;
    if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount <= this.#limit) socket.pong(data);
    else this.#giveUp();
  }

  /** Writes what has been said. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    this.#held = 0;
    const { socket, stream } = this.#line;
    if (socket.readyState === WebSocket.OPEN) stream.write(framed(texts), this.#written);
  }

  #giveUp(): void {
    const { socket } = this.#line;
    if (socket.bufferedAmount > HOPELESS * this.#limit) socket.terminate();
  }

  readonly #written = (error?: Error | null): void => {
    if (error || !this.#behind) return;
    this.#progressed();
    if (this.#line.socket.bufferedAmount > this.#limit / 2) return;
    this.#behind = false;
    this.#caughtUp();
  };
}
