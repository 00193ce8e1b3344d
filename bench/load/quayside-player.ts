/**
 * Our clients. One of a table keeps its picture of it up to date, as a browser does, and chooses the moves of both; the
 * other only counts what it is told, for what clients do is not what is measured here.
 */
import { WebSocket } from 'ws';
import type { Tell } from '../../protocol/messages.ts';
import type { Picture } from '../../protocol/picture.ts';

/** Changes a picture that nobody else looks at. */
function put(picture: object, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let place = picture as Record<string, object>;
  for (const name of names) place = place[name] as Record<string, object>;
  place[last] = value as object;
}

/** Told to every player beside the table's own news; a client that shows no list of tables does not read it. */
const MINE = '{"type":"mine"';
const ENTRY = '{"type":"entry"';
const NUMBER = /,"n":(\d+),"events":/;

export class Player {
  readonly #socket: WebSocket;
  readonly #looks: boolean;
  #asked = 0;
  /** Number of the last command that was acknowledged. */
  done = 0;
  /** What was answered to it. */
  answer = '';
  /** Number of the last entry that was told. */
  n = 0;
  /** As of that entry, of one who looks; else as it was at first. */
  picture: Picture | undefined;
  /** Called at everything it is told. */
  told: () => void = () => undefined;
  /** Called with the code of a refusal. An honest client is refused nothing, so by default it throws. */
  refused: (code: string) => void = (code) => {
    throw new Error(`refused: ${code}`);
  };

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
    this.told();
  }

  #hear(tell: Tell): void {
    if (tell.type === 'done') {
      this.done = Number(tell.id);
      this.answer = tell.answer;
    } else if (tell.type === 'refused') this.refused(tell.refusal.code);
    else if (tell.type === 'sync') {
      this.n = tell.n;
      this.picture = tell.picture;
    } else if (tell.type === 'entry' && this.picture) {
      this.#count(tell.n);
      for (const [path, value] of tell.patch) put(this.picture, path, value);
    }
  }

  #count(n: number): void {
    if (n !== this.n + 1) throw new Error(`entry ${n} after ${this.n}`);
    this.n = n;
  }

  watch(table: string): void {
    this.picture = undefined;
    this.#socket.send(JSON.stringify({ type: 'watch', table }));
  }

  unwatch(table: string): void {
    this.#socket.send(JSON.stringify({ type: 'unwatch', table }));
  }

  /** Answers which number `done` has once the command is stored. */
  do(table: string, command: object): number {
    const number = ++this.#asked;
    this.#socket.send(JSON.stringify({ type: 'do', id: `${number}`, table, command }));
    return number;
  }

  close(): void {
    this.#socket.terminate();
  }
}
