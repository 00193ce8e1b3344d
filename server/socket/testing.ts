/** A server with real sockets on loopback, a hub that does as it is told, and a client that remembers. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import type { Ask, Tell } from '../../protocol/messages.ts';
import type { Picture } from '../../protocol/picture.ts';
import { no } from '../../protocol/refusals.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Answer, Done, Hub, Send } from '../hub.ts';
import { createLobby } from '../lobby.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import type { Account } from '../store/people-store.ts';
import { sayRefusal } from '../words.ts';
import { SOCKET_CONFIG, type SocketConfig } from './config.ts';
import { attachSockets, type Sockets } from './sockets.ts';

type Told<T extends Tell['type']> = Extract<Tell, { readonly type: T }>;

export const summary = (id: string, more: Partial<Summary> = {}): Summary => ({
  id,
  game: 'shanghaien',
  options: {},
  clock: { type: 'untimed' },
  visibility: 'public',
  rated: false,
  owner: 'ada',
  status: 'open',
  created: 1,
  updated: 1,
  seats: [],
  toAct: [],
  places: null,
  ...more,
});

export const account = (id: string, language = ''): Account => ({
  id,
  name: id.toUpperCase(),
  kind: 'person',
  passwordHash: null,
  created: 0,
  seen: 0,
  settings: {
    language,
    timeZone: 'UTC',
    quietFrom: 0,
    quietTo: 0,
    mail: '',
    mailAlerts: false,
    pushAlerts: false,
  },
  confirmedMail: '',
});

const seat = (name: string) => ({ kind: 'person', who: name, name, bot: '', resigned: false });
const PICTURE = {
  info: { game: 'shanghaien', seats: [seat('Ada'), seat('Grace')] },
} as unknown as Picture;

/** Knows every table but 'none'; entries are sent by hand. */
export class FakeHub implements Pick<Hub, 'do' | 'watch' | 'picture' | 'changes'> {
  n = 0;
  readonly asked: unknown[][] = [];
  readonly watchers = new Map<Send, string>();
  readonly #listeners = new Set<Parameters<Hub['changes']>[0]>();
  answer: () => Promise<Answer<Done>> = () => Promise.resolve({ value: { n: this.n, answer: '' } });
  /** Holds back the answer to `watch`. */
  gate: Promise<unknown> = Promise.resolve();
  resyncs = 0;

  do(...asked: Parameters<Hub['do']>): Promise<Answer<Done>> {
    this.asked.push(asked);
    return this.answer();
  }

  async watch(...[, table, after, send]: Parameters<Hub['watch']>): ReturnType<Hub['watch']> {
    await this.gate;
    if (table === 'none') return { refusal: no('noTable', { table }) };
    this.watchers.set(send, table);
    if (after === null) this.#sync(table, send);
    else passed(send, { type: 'catchUp', table, missed: [], n: this.n, now: 0, picture: PICTURE });
    const resync = (): void => {
      this.resyncs += 1;
      this.#sync(table, send);
    };
    return { value: { resync, stop: () => void this.watchers.delete(send) } };
  }

  picture(): ReturnType<Hub['picture']> {
    return Promise.resolve({ value: { n: this.n, picture: PICTURE } });
  }

  changes(listener: Parameters<Hub['changes']>[0]): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** An entry of about so many bytes for everybody at a table. */
  entry(table: string, bytes = 0): void {
    this.n += 1;
    const what = { type: 'said', who: 'ada', name: 'Ada', text: 'x'.repeat(bytes) } as const;
    const tell: Tell = { type: 'entry', table, n: this.n, at: 0, what, events: [], patch: [] };
    for (const [send, watched] of this.watchers) if (watched === table) passed(send, tell);
  }

  change(changed: Summary, players: readonly string[] = []): void {
    for (const listener of this.#listeners) listener(changed, players);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  #sync(table: string, send: Send): void {
    passed(send, { type: 'sync', table, n: this.n, now: 0, picture: PICTURE });
  }
}

const passed = (send: Send, tell: Tell): void => send(tell.type, JSON.stringify(tell));

export class Client {
  readonly socket: WebSocket;
  readonly told: Tell[] = [];
  closed: number | undefined;
  #waiting: () => void = () => {};

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, options);
    this.socket.on('message', (data) => {
      this.told.push(JSON.parse(data.toString()));
      this.#waiting();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#waiting();
    });
    this.socket.on('error', () => {});
  }

  async opened(): Promise<this> {
    await once(this.socket, 'open');
    return this;
  }

  ask(ask: Ask | object | string): void {
    this.socket.send(typeof ask === 'string' ? ask : JSON.stringify(ask));
  }

  /** The oldest message of this type that was not yet taken. */
  async next<T extends Tell['type']>(type: T): Promise<Told<T>> {
    await this.until(() => this.told.some((tell) => tell.type === type));
    const at = this.told.findIndex((tell) => tell.type === type);
    return this.told.splice(at, 1)[0] as Told<T>;
  }

  /** Everything sent before is answered once this is. */
  async settled(): Promise<void> {
    this.ask({ type: 'ping', at: 0 });
    await this.next('pong');
  }

  /** The server has read the answer to every ping it sent before: the second answer comes after that one. */
  async ponged(): Promise<void> {
    await this.settled();
    await this.settled();
  }

  async closing(): Promise<number> {
    await this.until(() => this.closed !== undefined);
    return this.closed ?? 0;
  }

  async until(done: () => boolean): Promise<void> {
    while (!done())
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
  }
}

/** The answer to one who gets no socket. */
interface TurnedAway {
  readonly status: number;
  /** The header Retry-After. */
  readonly after: string | undefined;
  readonly body: { readonly code: string; readonly sentence: string };
}

async function turnedAway(url: string, options: ClientOptions): Promise<TurnedAway> {
  const socket = new WebSocket(url, options);
  socket.on('error', () => {});
  const [request, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks = await response.toArray();
  (request as { destroy(): void }).destroy();
  const { statusCode: status = 0, headers } = response;
  return { status, after: headers['retry-after'], body: JSON.parse(Buffer.concat(chunks).toString()) };
}

export interface House {
  readonly hub: FakeHub;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly url: string;
  readonly lobbyTables: Map<string, Summary>;
  /** How often the lobby has asked the store. */
  lobbyAsked(): number;
  /** How many sockets the server has open. */
  open(): Promise<number | undefined>;
  /** Every connection has its turn to be pinged; nothing else makes the server ping. */
  beat(): void;
  /** Mistakes of the server's own. */
  readonly errors: unknown[];
  enter(options?: ClientOptions): Promise<Client>;
  turnedAway(options?: ClientOptions, path?: string): Promise<TurnedAway>;
  close(): Promise<void>;
}

/** Whoever has the token or the cookie of a name is that person, and Ivan reads Russian. */
function whoIs({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Account | undefined> {
  const name = /^(?:Bearer|session=) *(ada|grace|ivan)$/.exec(
    headers.authorization ?? headers.cookie ?? '',
  )?.[1];
  if (headers.cookie === 'session=broken') return Promise.reject(new Error('no store'));
  return Promise.resolve(name ? account(name, name === 'ivan' ? 'ru' : '') : undefined);
}

/** Everybody comes from where they say, and 'a flood' has come too often. */
function knock({ headers }: IncomingMessage): Answer<string> {
  const address = headers['x-address']?.toString() ?? 'here';
  return address === 'a flood' ? { refusal: no('tooMany', { seconds: 7 }) } : { value: address };
}

/** Time stands still for limits, and hearts beat when the test says so: nothing depends on how fast the machine is. */
const NOW = 1_800_000_000_000;
const PATIENT = { farewell: 600_000 };

export async function openHouse(
  config: Partial<SocketConfig> = {},
  chargeAddress: (address: string) => number = () => 0,
): Promise<House> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server: Server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hub = new FakeHub();
  const metrics = createMetrics();
  const errors: unknown[] = [];
  const log = { error: (what: unknown) => void errors.push(what) } as never;
  const lobbyTables = new Map<string, Summary>();
  const store = { lobby: vi.fn(() => Promise.resolve([...lobbyTables.values()])) };
  const lobby = createLobby({ store, hub, log, soonest: 5, latest: 20 });
  const all = { ...SOCKET_CONFIG, ...PATIENT, ...config };
  const sockets = attachSockets(server, {
    hub,
    lobby,
    knock,
    chargeAddress,
    whoIs,
    sayRefusal,
    log,
    metrics,
    config: all,
    now: () => NOW,
  });
  const clients: Client[] = [];
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket`;
  return {
    ...{ hub, sockets, metrics, url, lobbyTables, errors },
    lobbyAsked: () => store.lobby.mock.calls.length,
    open: async () => (await metrics.sockets.get()).values[0]?.value,
    beat: () => void vi.advanceTimersByTime(all.heartbeat),
    enter(options) {
      const client = new Client(url, options);
      clients.push(client);
      return client.opened();
    },
    turnedAway: (options = {}, path = '') => turnedAway(url + path, options),
    async close() {
      // Some no longer read: the server would wait for their goodbye.
      for (const { socket } of clients) socket.terminate();
      await sockets.close(0);
      server.close();
      server.closeAllConnections();
      vi.useRealTimers();
    },
  };
}
