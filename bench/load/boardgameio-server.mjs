/** boardgame.io's own server, in memory, with a game that costs next to nothing: tic-tac-toe without an end. */
import { createRequire } from 'node:module';

/**
 * What we use of it; its own types need its own settings to compile.
 * @typedef {(port: number, host: string, done: () => void) => unknown} Listen
 * @typedef {{ app: { listen: Listen }, run(at: { port: number }): Promise<{ appServer: import('node:http').Server }> }} Running
 * @typedef {(options: { games: object[], origins: RegExp[] }) => Running} Start
 */

const peer = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server } = /** @type {{ Server: Start }} */ (peer('boardgame.io/dist/cjs/server.js'));

const game = {
  name: 'load',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** @param {{ G: { cells: (string | null)[] }, playerID: string }} context @param {number} cell */
    mark({ G, playerID }, cell) {
      if (cell === 0) G.cells.fill(null);
      G.cells[cell] = playerID;
    },
  },
};

const server = Server({ games: [game], origins: [/./] });
// It would listen to the whole world, and tell more than one wants to read.
const listen = server.app.listen.bind(server.app);
/** Called without a host. @type {(port: number, done: () => void) => unknown} */
const listenAtHome = (port, done) => listen(port, '127.0.0.1', done);
Object.assign(server.app, { listen: listenAtHome });
console.info = () => undefined;

const { appServer } = await server.run({ port: 0 });
const { port } = /** @type {import('node:net').AddressInfo} */ (appServer.address());
process.stdout.write(`http://127.0.0.1:${port}\n`);
