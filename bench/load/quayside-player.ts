/**
 * Our clients. One of a table keeps its picture of it up to date, as a browser does, and chooses the moves of both; the
 * other only counts what it is told, for what clients do is not what is measured here.
 */
import { WebSocket } from 'ws';
import type { Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';

/** Told to every player beside the table's own news; a client that shows no list of tables does not read it. */
const MINE = '{"type":"mine"';
const ENTRY = '{"type":"entry"';
const NUMBER = /,"n":(\d+),"events":/;

export class Player {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  readonly #looks: boolean;
  #told: (() => void) | undefined;
  #asked = 0;
  n = 0;
  /** As of the last entry, of one who looks; else as it was at first. */
  picture: Picture | undefined;

  static connect(url: string, cookie: string, looks: boolean): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie, origin: url } });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => resolve(new Player(socket, looks)));
    });
  }

  constructor(socket: WebSocket, looks: boolean) {
    this.#socket = socket;
    this.#looks = looks;
    socket.on('message', (data) => this.#read(String(data)));
  }

  #read(text: string): void {
    if (text.startsWith(MINE)) return;
    if (this.#looks || !text.startsWith(ENTRY)) this.#hear(JSON.parse(text));
    else this.#count(Number(NUMBER.exec(text)?.[1]));
  }

  #hear(tell: Tell): void {
    if (tell.type === 'done') this.#settle(tell.id);
    else if (tell.type === 'refused') throw new Error(`refused: ${JSON.stringify(tell)}`);
    else if (tell.type === 'sync') this.#see(tell.n, tell.picture);
    else if (tell.type === 'entry' && this.picture) {
      this.picture = patched(this.picture, tell.patch);
      this.#count(tell.n);
    }
  }

  #see(n: number, picture: Picture): void {
    this.picture = picture;
    this.n = n;
    this.#told?.();
  }

  #count(n: number): void {
    if (n !== this.n + 1) throw new Error(`entry ${n} after ${this.n}`);
    this.n = n;
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
