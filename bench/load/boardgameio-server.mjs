/** boardgame.io's own server, in memory, with a game that costs next to nothing: tic-tac-toe without an end. */
import { createRequire } from 'node:module';

/** @type {(path: string) => any} */
const peer = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server } = peer('boardgame.io/dist/cjs/server.js');

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
server.app.listen = (/** @type {number} */ port, /** @type {() => void} */ done) =>
  listen(port, '127.0.0.1', done);
console.info = () => undefined;

const { appServer } = await server.run({ port: 0 });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
