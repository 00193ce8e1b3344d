/** One of our clients, as a browser is one: it keeps its picture of the table up to date. */
import { WebSocket } from 'ws';
import type { Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';

/** Told to every player beside the table's own news; a client that shows no list of tables does not read it. */
const MINE = '{"type":"mine"';

export class Player {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  #told: (() => void) | undefined;
  #asked = 0;
  n = 0;
  picture: Picture | undefined;

  static connect(url: string, cookie: string): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie, origin: url } });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => resolve(new Player(socket)));
    });
  }

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      if (!text.startsWith(MINE)) this.#hear(JSON.parse(text));
    });
  }

  #hear(tell: Tell): void {
    if (tell.type === 'done') this.#settle(tell.id);
    else if (tell.type === 'refused') throw new Error(`refused: ${JSON.stringify(tell)}`);
    else if (tell.type === 'sync') this.#see(tell.n, tell.picture);
    else if (tell.type === 'entry' && this.picture) {
      if (tell.n !== this.n + 1) throw new Error(`entry ${tell.n} after ${this.n}`);
      this.#see(tell.n, patched(this.picture, tell.patch));
    }
  }

  #see(n: number, picture: Picture): void {
    this.n = n;
    this.picture = picture;
    this.#told?.();
  }

  #settle(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }

  /** Resolves at the next news for which this holds. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => {
        if (!holds()) return;
        this.#told = undefined;
        resolve();
      };
      this.#told();
    });
  }

  watch(table: string): void {
    this.picture = undefined;
    this.#socket.send(JSON.stringify({ type: 'watch', table }));
  }

  unwatch(table: string): void {
    this.#socket.send(JSON.stringify({ type: 'unwatch', table }));
  }

  /** Resolves when the command is stored. */
  do(table: string, command: object): Promise<void> {
    const id = `${++this.#asked}`;
    this.#socket.send(JSON.stringify({ type: 'do', id, table, command }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): void {
    this.#socket.terminate();
  }
}
