/** Colyseus with a small room: a board of nine and the number of moves; every change is sent at once. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/** @type {(path: string) => any} */
const peer = createRequire(new URL('../peers/package.json', import.meta.url));
const { Room: AnyRoom, Server } = peer('@colyseus/core');
const { WebSocketTransport } = peer('@colyseus/ws-transport');
const { schema } = peer('@colyseus/schema');

const CELLS = 9;
const State = schema({ cells: { array: 'uint8' }, moves: 'uint32' });

/** @type {new () => { state: any, onMessage(type: string, hear: Function): void, broadcastPatch(): void }} */
const Room = AnyRoom;

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

  /** @param {{ sessionId: string }} _client @param {number} cell */
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
