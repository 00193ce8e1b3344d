/** A socket that comes back by itself, to whichever node it finds. */
import { WebSocket } from 'ws';
import type { Ask, Tell } from '../../protocol/messages.ts';
import type { World } from './world.ts';

/** `Ask` with what may be left out. */
export type Message = { readonly type: Ask['type'] } & Record<string, unknown>;

export interface LineEvents {
  opened(): void;
  told(tell: Tell): void;
  lost(): void;
}

/** Milliseconds until the next attempt, at least and at most. */
const SOONEST = 30;
const LATEST = 120;
const HANDSHAKE = 10_000;

export class Line {
  readonly #world: World;
  readonly #cookie: string;
  readonly #on: LineEvents;
  #socket: WebSocket | undefined;
  #closed = false;

  constructor(world: World, cookie: string, on: LineEvents) {
    this.#world = world;
    this.#cookie = cookie;
    this.#on = on;
    this.#connect();
  }

  #connect(): void {
    const { url } = this.#world.anyNode();
    const headers = { cookie: this.#cookie, origin: url };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers,
      handshakeTimeout: HANDSHAKE,
    });
    let isOpen = false;
    socket.on('open', () => {
      isOpen = true;
      this.#socket = socket;
      this.#on.opened();
    });
    socket.on('message', (text) => this.#on.told(JSON.parse(String(text)) as Tell));
    // What is wrong shows by the close that follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = undefined;
      if (isOpen) this.#on.lost();
      if (!this.#closed)
        setTimeout(() => this.#connect(), SOONEST + this.#world.chance.draw(LATEST - SOONEST));
    });
  }

  /** Into the void while there is no connection. */
  send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }
}
