/** The least that a durable server has to do: sockets, one small row a move, written together. No rules, no views. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';

/** @typedef {{ match: number, move: number, cell: number }} Mark */
/** @typedef {import('ws').WebSocket} Socket */

const { DatabaseSync } =
  /** @type {typeof import('@photostructure/sqlite') | undefined} */ (
    /** @type {unknown} */ (process.getBuiltinModule('node:sqlite'))
  ) ?? (await import('@photostructure/sqlite'));

const folder = mkdtempSync(join(tmpdir(), 'bare-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const db = new DatabaseSync(join(folder, 'bare.db'));
db.exec('pragma journal_mode = wal; pragma synchronous = full');
db.exec('create table moves (match integer, move integer, cell integer, primary key (match, move))');
const insert = db.prepare('insert into moves values (?, ?, ?)');

/** The two of each match. @type {Map<number, Socket[]>} */
const sitting = new Map();
/** @type {{ mark: Mark, from: Socket }[]} */
let waiting = [];

/** @param {Mark} mark @param {Socket} from */
function take(mark, from) {
  if (waiting.length === 0) setImmediate(store);
  waiting.push({ mark, from });
}

function store() {
  const batch = waiting;
  waiting = [];
  db.exec('begin');
  for (const { mark } of batch) insert.run(mark.match, mark.move, mark.cell);
  db.exec('commit');
  for (const { mark, from } of batch) tell(mark, from);
}

/** @param {Mark} mark @param {Socket} from */
function tell(mark, from) {
  for (const socket of sitting.get(mark.match) ?? [])
    socket.send(JSON.stringify({ ...mark, done: socket === from }));
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const match = Number(request.url?.slice(1));
  sitting.set(match, [...(sitting.get(match) ?? []), socket]);
  socket.on('message', (data) => take({ ...JSON.parse(String(data)), match }, socket));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
