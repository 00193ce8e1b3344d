/** The practical limit: what is left when everything but sockets and a durable row is taken away. */
import { WebSocket } from 'ws';
import type { Match, Pair, Rival, RunningRival, StartOptions } from './rival.ts';
import { ServerProcess } from './server-process.ts';

const CELLS = 9;

export const bare: Rival = {
  id: 'bare',
  name: 'bare sockets, durable',
  legend:
    'no rules, views, people or luck: sockets and one small row a move, written together; nobody can be faster',
  isPeer: false,
  connectsFirst: true,
  start: startServer,
};

async function startServer(options: StartOptions): Promise<RunningRival> {
  const server = await ServerProcess.start(['bench/load/bare-server.mjs'], options);
  let matches = 0;
  return {
    usage: (tidy) => server.usage(tidy),
    connect: () => connectPair(`${server.url.replace('http', 'ws')}/${matches++}`),
    stop: () => server.stop(),
  };
}

async function connectPair(url: string): Promise<Pair> {
  const clients = await Promise.all([connected(url), connected(url)]);
  return { begin: () => Promise.resolve(new BareMatch(clients)) };
}

function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve(socket));
  });
}

class BareMatch implements Match {
  readonly #clients: readonly [WebSocket, WebSocket];
  #moves = 0;
  #told = 0;
  #both: (() => void) | undefined;

  constructor(clients: readonly [WebSocket, WebSocket]) {
    this.#clients = clients;
    for (const client of clients) client.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }

  #hear({ move }: { move: number }): void {
    if (move !== this.#moves) throw new Error(`move ${move} is told instead of ${this.#moves}`);
    this.#told += 1;
    if (this.#told === 2) this.#both?.();
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  move(): Promise<void> {
    const move = ++this.#moves;
    this.#told = 0;
    this.#clients[move % 2]!.send(JSON.stringify({ move, cell: move % CELLS }));
    return new Promise((resolve) => {
      this.#both = resolve;
    });
  }

  close(): void {
    for (const client of this.#clients) client.terminate();
  }
}
