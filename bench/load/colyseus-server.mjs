/** Colyseus with a small room: a board of nine and the number of moves; every change is sent at once. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/**
 * What we use of it; its own types need its own settings to compile.
 * @typedef {{ cells: number[], moves: number }} Board
 * @typedef {(client: object, cell: number) => void} Hear
 * @typedef {{ state: Board, onMessage(type: string, hear: Hear): void, broadcastPatch(): void }} AnyRoom
 * @typedef {{ define(name: string, room: new () => AnyRoom): void, listen(port: number, host: string): Promise<void> }} Running
 * @typedef {{ Room: new () => AnyRoom, Server: new (options: { transport: object, greet: boolean }) => Running }} Core
 * @typedef {{ WebSocketTransport: new (options: { server: object, pingInterval: number }) => object }} Transport
 * @typedef {{ schema(fields: object): new () => Board }} Schema
 */

const peer = createRequire(new URL('../peers/package.json', import.meta.url));
const { Room, Server } = /** @type {Core} */ (peer('@colyseus/core'));
const { WebSocketTransport } = /** @type {Transport} */ (peer('@colyseus/ws-transport'));
const { schema } = /** @type {Schema} */ (peer('@colyseus/schema'));

const CELLS = 9;
const State = schema({ cells: { array: 'uint8' }, moves: 'uint32' });

class Table extends Room {
  maxClients = 2;
  /** On a busy machine, somebody who is slow to sit down is no reason to end the test. */
  seatReservationTimeout = 120;
  /** Instead of twenty times a second. */
  patchRate = null;

  onCreate() {
    this.state = new State();
    this.state.moves = 0;
    for (let cell = 0; cell < CELLS; cell++) this.state.cells.push(0);
    this.onMessage('mark', this.mark);
  }

  /** @type {Hear} */
  mark = (_client, cell) => {
    this.state.cells[cell] = 1 + (this.state.moves % 2);
    this.state.moves++;
    this.broadcastPatch();
  };
}

const http = createServer();
// Without pings, which would cut off clients that a busy machine keeps waiting.
const server = new Server({
  transport: new WebSocketTransport({ server: http, pingInterval: 0 }),
  greet: false,
});
server.define('table', Table);
server.listen(0, '127.0.0.1').then(() => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (http.address());
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
