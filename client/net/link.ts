/** The one socket of this browser: it comes back by itself, and goes on where it was. */
import type { Command } from '../../protocol/commands.ts';
import { type Ask, PROTOCOL, type Tell } from '../../protocol/messages.ts';
import type { Reply } from './api.ts';

const SHORTEST = 250;
const LONGEST = 8_000;
/** A page never sees the server's own pings: after so long a silence it asks, and somebody must answer in time. */
const SILENCE = 25_000;
const ANSWER = 10_000;

/** What somebody who follows a table is told. */
export interface Follower {
  /** The last number seen, or null for the whole picture. */
  readonly after: () => number | null;
  readonly key: string;
  hear(tell: Tell): void;
}

type Timer = ReturnType<typeof setTimeout>;
type Settle = (reply: Reply<Done>) => void;

/** A command is stored, as entry n of one's own stream. */
export interface Done {
  readonly n: number;
}

/** A command on its way; sent again after every reconnection until it is answered. The server counts its id once. */
interface Pending {
  readonly ask: Ask;
  readonly settle: Settle;
}

export class Link {
  readonly #url: string;
  readonly #language: () => string;
  readonly #followers = new Map<string, Follower>();
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<(tell: Tell) => void>();
  #socket: WebSocket | undefined;
  #wait = SHORTEST;
  /** Between two tries. */
  #retry: Timer | undefined;
  /** Until the server is asked for a sign of life, then until there must have been one. */
  #pulse: Timer | undefined;
  #lobby = false;
  #online = true;
  /** Told whenever the connection comes or goes. */
  changed: (online: boolean) => void = () => undefined;
  /** Told when the server speaks another version of the protocol. */
  outdated: () => void = () => undefined;

  constructor(url: string, language: () => string) {
    this.#url = url;
    this.#language = language;
    this.#connect();
  }

  listen(listener: (tell: Tell) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    this.#watch(table, follower);
    return () => {
      this.#followers.delete(table);
      this.#send({ type: 'unwatch', table });
    };
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    this.#send({ type: 'lobby', on });
  }

  /** Resolves when the command is stored, or with why not. */
  do(table: string, command: Command, key = ''): Promise<Reply<Done>> {
    const id = newId();
    const ask: Ask = { type: 'do', id, table, key, command };
    return new Promise((settle) => {
      this.#pending.set(id, { ask, settle });
      this.#send(ask);
    });
  }

  /** Says who one is again: after signing in or out. */
  restart(): void {
    this.#socket?.close();
  }

  /** The browser has a network again: who waits for the next try need not wait any longer. */
  hope(): void {
    if (this.#retry === undefined) this.#check();
    else this.#connect();
  }

  /** The browser says that it has no network; a server on this very device answers all the same. */
  doubt(): void {
    this.#become(false);
    if (this.#retry === undefined) this.#check();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => {
      this.#alive();
      this.#hear(JSON.parse(data));
    };
    socket.onclose = () => this.#closed();
    this.#expect(() => this.#drop(), ANSWER);
  }

  #opened(): void {
    this.#wait = SHORTEST;
    this.#alive();
    this.#send({ type: 'hello', protocol: PROTOCOL, language: this.#language() });
    for (const [table, follower] of this.#followers) this.#watch(table, follower);
    if (this.#lobby) this.#send({ type: 'lobby', on: true });
    for (const { ask } of this.#pending.values()) this.#send(ask);
  }

  #closed(): void {
    clearTimeout(this.#pulse);
    this.#become(false);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  #become(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.changed(online);
  }

  // ── Whether the server is still there

  #expect(act: () => void, within: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(act, within);
  }

  #alive(): void {
    this.#become(true);
    this.#expect(() => this.#check(), SILENCE);
  }

  /** Asks for a sign of life. */
  #check(): void {
    this.#send({ type: 'ping', at: Date.now() });
    this.#expect(() => this.#drop(), ANSWER);
  }

  /** Left behind, for without a network it may take a minute to close. */
  #drop(): void {
    const socket = this.#socket;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#closed();
  }

  #watch(table: string, { after, key }: Follower): void {
    this.#send({ type: 'watch', table, after: after(), key });
  }

  /** What cannot be sent now is sent when the connection is back. */
  #send(ask: Ask): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  #hear(tell: Tell): void {
    if (isOtherProtocol(tell)) this.outdated();
    else if (tell.type === 'done') this.#settle(tell.id, { value: { n: tell.n } });
    else if (tell.type === 'refused' && tell.id !== '') this.#settle(tell.id, { refused: tell.refusal });
    else if ('table' in tell && typeof tell.table === 'string') this.#followers.get(tell.table)?.hear(tell);
    for (const listener of this.#listeners) listener(tell);
  }

  #settle(id: string, reply: Reply<Done>): void {
    this.#pending.get(id)?.settle(reply);
    this.#pending.delete(id);
  }
}

/** A newer server does not understand how we say hello, or greets in words we do not know. */
function isOtherProtocol(tell: Tell): boolean {
  if (tell.type === 'refused') return tell.id === '' && tell.refusal.params['path'] === 'protocol';
  return tell.type === 'welcome' && tell.protocol !== PROTOCOL;
}

/** Browsers keep randomUUID for secure pages; a table in one's own network is none. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
