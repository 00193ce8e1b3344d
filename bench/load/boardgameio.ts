/** boardgame.io under load: bare socket.io clients that speak its messages, without the reducer of its own client. */
import { requirePeer } from '../peers.ts';
import type { Match, Pair, Rival, RunningRival, StartOptions } from './rival.ts';
import { ServerProcess } from './server-process.ts';

interface State {
  readonly _stateID: number;
}

interface Socket {
  on(event: string, hear: (match: string, told: State) => void): void;
  once(event: string, hear: (problem: unknown) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  close(): void;
}

type Io = (url: string, options: object) => Socket;

const CELLS = 9;

export const boardgameio: Rival = {
  id: 'boardgame.io',
  name: 'boardgame.io',
  legend: `0.50.2, in memory; tic-tac-toe without an end, whose rules cost nothing, without credentials, and clients
  that do not work the moves out for themselves: all in its favour`,
  isPeer: true,
  connectsFirst: true,
  start: startServer,
};

async function startServer(options: StartOptions): Promise<RunningRival> {
  const { io } = requirePeer('socket.io-client') as { io: Io };
  const server = await ServerProcess.start(['bench/load/boardgameio-server.mjs'], options);
  const sockets: Socket[] = [];
  let matches = 0;
  const connect = (): Promise<Client> => {
    const socket = io(`${server.url}/load`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    return Client.of(socket);
  };
  return {
    usage: (tidy) => server.usage(tidy),
    connect: () => connectPair(connect, `match-${matches++}`),
    async stop() {
      // Else they would knock at the door forever.
      for (const socket of sockets) socket.close();
      await server.stop();
    },
  };
}

async function connectPair(connect: () => Promise<Client>, id: string): Promise<Pair> {
  const clients = await Promise.all([connect(), connect()]);
  return {
    async begin() {
      // The first to ask for a match makes it.
      await clients[0].sync(id, '0');
      await clients[1].sync(id, '1');
      return new BoardgameioMatch(id, clients);
    },
  };
}

class Client {
  readonly #socket: Socket;
  #told: (() => void) | undefined;
  #stateId = -1;

  static of(socket: Socket): Promise<Client> {
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(new Client(socket)));
      socket.once('connect_error', reject);
    });
  }

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('update', (_, state) => this.#see(state));
    socket.on('sync', (_, told) => this.#see((told as unknown as { state: State }).state));
  }

  #see({ _stateID }: State): void {
    this.#stateId = _stateID;
    this.#told?.();
  }

  /** Resolves when this state, or a later one, has come. */
  until(stateId: number): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => {
        if (this.#stateId < stateId) return;
        this.#told = undefined;
        resolve();
      };
      this.#told();
    });
  }

  sync(match: string, player: string): Promise<void> {
    const ask = (): void => this.#socket.emit('sync', match, player, undefined, 2);
    // As its own client does, after it was cut off.
    this.#socket.on('connect', ask);
    ask();
    return this.until(0);
  }

  mark(match: string, playerID: string, stateId: number): void {
    const payload = { type: 'mark', args: [stateId % CELLS], playerID };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, playerID);
  }

  close(): void {
    this.#socket.close();
  }
}

class BoardgameioMatch implements Match {
  readonly #id: string;
  readonly #clients: readonly [Client, Client];
  #stateId = 0;

  constructor(id: string, clients: readonly [Client, Client]) {
    this.#id = id;
    this.#clients = clients;
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  async move(): Promise<void> {
    const before = this.#stateId++;
    const player = before % 2;
    const news = this.#clients.map((client) => client.until(this.#stateId));
    this.#clients[player]!.mark(this.#id, `${player}`, before);
    await Promise.all(news);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}
