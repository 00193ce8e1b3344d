/** Clients that keep every byte they were sent. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Person, World } from './world.ts';
import { cookieOf } from './world.ts';

/** Milliseconds that only end what hangs. */
const PATIENCE = 300_000;

/** Waits for something that another part of this process will bring about. */
export class Bell {
  #waiting: () => void = () => {};

  ring(): void {
    this.#waiting();
  }

  async until(done: () => boolean): Promise<void> {
    const late = Date.now() + PATIENCE;
    while (!done()) {
      if (Date.now() > late) throw new Error('nothing came');
      const timer = setTimeout(() => this.ring(), PATIENCE);
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
      clearTimeout(timer);
    }
  }
}

const headersOf = (person: Person | undefined): Record<string, string> =>
  person ? { cookie: cookieOf(person) } : {};

/** A socket. */
export class Wire {
  readonly told: string[] = [];
  closed: number | undefined;
  readonly #socket: WebSocket;
  readonly #bell = new Bell();
  #pings = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.told.push(data.toString());
      this.#bell.ring();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#bell.ring();
    });
    socket.on('error', () => {});
  }

  static async open(
    { server }: World,
    person: Person | undefined,
    headers = headersOf(person),
  ): Promise<Wire> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { headers });
    const wire = new Wire(socket);
    await once(socket, 'open');
    return wire;
  }

  send(message: object | string | Buffer): void {
    const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
    this.#socket.send(isRaw ? message : JSON.stringify(message));
  }

  until(done: () => boolean): Promise<void> {
    return this.#bell.until(() => done() || this.closed !== undefined);
  }

  /** The message after which `wanted` is so, from number `from` on. */
  async answer(from: number, wanted: (told: string) => boolean): Promise<string | undefined> {
    let found: string | undefined;
    await this.until(() => {
      found = this.told.slice(from).find(wanted);
      return found !== undefined;
    });
    return found;
  }

  /** All that was sent before this has arrived. */
  async settled(): Promise<void> {
    const from = this.told.length;
    const at = ++this.#pings;
    this.send({ type: 'ping', at });
    await this.answer(from, (told) => told.startsWith(`{"type":"pong","at":${at},`));
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== undefined);
  }
}

/** An answer that goes on. */
export class Lines {
  told = '';
  readonly #gone = new AbortController();
  readonly #bell = new Bell();

  private constructor(response: Response) {
    void this.#read(response).catch(() => undefined);
  }

  static async open({ server }: World, path: string, person: Person | undefined): Promise<Lines> {
    const gone = new AbortController();
    const url = `http://127.0.0.1:${server.port}${path}`;
    const lines = new Lines(await fetch(url, { headers: headersOf(person), signal: gone.signal }));
    lines.#gone.signal.addEventListener('abort', () => gone.abort());
    return lines;
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      this.told += decoder.decode(piece as Uint8Array, { stream: true });
      this.#bell.ring();
    }
  }

  /** Until so many lines that say something have come. */
  async reach(lines: number): Promise<void> {
    await this.#bell.until(() => this.lines.length >= lines);
  }

  /** Without those that only say that the connection lives. */
  get lines(): string[] {
    return this.told.split('\n').filter((line) => line !== '');
  }

  close(): void {
    this.#gone.abort();
  }
}

export interface Got {
  readonly status: number;
  readonly body: string;
}

export async function get({ server }: World, path: string, person?: Person): Promise<Got> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: headersOf(person) });
  return { status: answer.status, body: await answer.text() };
}

export async function post(
  { server }: World,
  path: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<Got> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', body, headers });
  return { status: answer.status, body: await answer.text() };
}
