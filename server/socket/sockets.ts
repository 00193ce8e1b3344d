/** All sockets of this server: opened at /socket, kept alive, and closed politely. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Tell } from '../../protocol/messages.ts';
import { no } from '../../protocol/refusals.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Answer } from '../hub.ts';
import { Bucket, Limits } from '../people/limits.ts';
import { type Charges, Connection, type Visitor } from './connection.ts';
import type { SocketDeps } from './deps.ts';
import { admit, turnAway } from './door.ts';
import { Gathering } from './gathering.ts';
import type { Line } from './outbox.ts';
import { Rounds } from './rounds.ts';

export interface Sockets {
  /** Accounts with an open connection. */
  present(): string[];
  /** Closes what this account has open: it signed in, signed out, or is gone. */
  signedOut(account: string): void;
  /** Tells what this account has open that its mutes, role or notices have changed. */
  standingChanged(account: string): void;
  /** Opens no more, says when to come back, and resolves when all are closed. */
  close(again: number): Promise<void>;
}

/** Buckets for more accounts than one process has guests. */
const MOST = 100_000;
/** Pings to thousands at once, and their answers, would keep moves waiting: only one connection in so many has its turn. */
const TURNS = 20;

export function attachSockets(server: Server, deps: SocketDeps): Sockets {
  return new LiveSockets(server, deps);
}

class LiveSockets implements Sockets {
  readonly #deps: SocketDeps;
  readonly #server: Server;
  readonly #ws: WebSocketServer;
  /** Each with its number. */
  readonly #connections = new Map<Connection, number>();
  readonly #byAccount = new Map<string, Set<Connection>>();
  /** How many connections each address has. */
  readonly #byAddress = new Map<string, number>();
  readonly #perAccount: Limits;
  readonly #gathering = new Gathering();
  readonly #rounds = new Rounds();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #stopHearing: () => void;
  #opened = 0;
  #beats = 0;
  #closing: { readonly again: number; readonly empty: () => void } | undefined;

  constructor(server: Server, deps: SocketDeps) {
    this.#deps = deps;
    this.#server = server;
    this.#ws = new WebSocketServer({
      noServer: true,
      maxPayload: deps.config.longest,
      perMessageDeflate: false,
      // Answered by ws itself, pings would cost their sender nothing and fill our memory where nobody reads.
      autoPong: false,
      clientTracking: false,
    });
    this.#perAccount = new Limits(deps.config.perAccount, deps.now, MOST);
    this.#stopHearing = deps.hub.changes((summary, players) => this.#tellPlayers(summary, players));
    this.#heartbeat = setInterval(() => this.#beat(), deps.config.heartbeat / TURNS);
    this.#heartbeat.unref();
    server.on('upgrade', this.#upgrade);
  }

  present(): string[] {
    return [...this.#byAccount.keys()];
  }

  signedOut(account: string): void {
    for (const connection of this.#byAccount.get(account) ?? []) connection.signedOut();
  }

  standingChanged(account: string): void {
    for (const connection of this.#byAccount.get(account) ?? []) void connection.restand();
  }

  async close(again: number): Promise<void> {
    this.#stopHearing();
    clearInterval(this.#heartbeat);
    await new Promise<void>((empty) => {
      this.#closing = { again, empty };
      for (const connection of this.#connections.keys()) connection.bye(again);
      if (this.#connections.size === 0) empty();
    });
    this.#server.off('upgrade', this.#upgrade);
  }

  // ── Coming and going

  readonly #upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    // Until ws takes over, nobody else would hear that the visitor has hung up.
    stream.on('error', hungUp);
    void this.#admit(request, stream, head);
  };

  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    try {
      const answer = this.#closing ? { refusal: no('busy') } : this.#ifRoom(await admit(this.#deps, request));
      if (answer.refusal) return await turnAway(this.#deps, { request, stream }, answer.refusal);
      stream.off('error', hungUp);
      const gathering = this.#gathering;
      this.#ws.handleUpgrade(request, stream, head, (socket) =>
        this.#open({ socket, stream, gathering }, answer.value),
      );
    } catch (err) {
      this.#deps.log.error({ err }, 'a socket could not be opened');
      stream.on('error', hungUp);
      await turnAway(this.#deps, { request, stream }, no('busy'));
    }
  }

  #ifRoom(admitted: Answer<Visitor>): Answer<Visitor> {
    const { connections, heartbeat } = this.#deps.config;
    if (admitted.refusal || this.#heldBy(admitted.value) < connections) return admitted;
    return { refusal: no('tooMany', { seconds: Math.ceil(heartbeat / 1000) }) };
  }

  #heldBy({ address }: Pick<Visitor, 'address'>): number {
    return this.#byAddress.get(address) ?? 0;
  }

  #open(line: Line, visitor: Visitor): void {
    const connection = new Connection(line, visitor, this.#deps, this.#chargesFor(visitor));
    this.#opened += 1;
    this.#connections.set(connection, this.#opened);
    this.#byAddress.set(visitor.address, this.#heldBy(visitor) + 1);
    const account = visitor.account?.id;
    if (account !== undefined) this.#ofAccount(account).add(connection);
    this.#deps.metrics.sockets.inc();
    line.socket.on('close', () => this.#leave(connection));
    // It may have got in while the house was being closed.
    if (this.#closing) connection.bye(this.#closing.again);
  }

  #leave(connection: Connection): void {
    this.#connections.delete(connection);
    this.#deps.metrics.sockets.dec();
    const left = this.#heldBy(connection) - 1;
    if (left > 0) this.#byAddress.set(connection.address, left);
    else this.#byAddress.delete(connection.address);
    const account = connection.account?.id;
    if (account !== undefined) {
      const others = this.#ofAccount(account);
      others.delete(connection);
      if (others.size === 0) this.#byAccount.delete(account);
    }
    if (this.#connections.size === 0) this.#closing?.empty();
  }

  #ofAccount(account: string): Set<Connection> {
    const connections = this.#byAccount.get(account) ?? new Set();
    this.#byAccount.set(account, connections);
    return connections;
  }

  // ── While they are open

  /** Each connection has its own share, and all of an account one together. An address has one for all it asks. */
  #chargesFor({ account, address }: Visitor): Charges {
    const { config, now, chargeAddress } = this.#deps;
    const own = new Bucket(config.perConnection, now);
    const shared = account && this.#perAccount.bucket(account.id);
    return {
      own: (tokens) => own.take(tokens) || (shared?.take(tokens) ?? 0),
      address: () => chargeAddress(address),
    };
  }

  #beat(): void {
    this.#beats += 1;
    for (const [connection, number] of this.#connections) {
      if ((number + this.#beats) % TURNS !== 0) continue;
      connection.beat();
      if (connection.account) this.#rounds.add(connection);
    }
  }

  #tellPlayers(table: Summary, players: readonly string[]): void {
    let json = '';
    for (const player of players) {
      for (const connection of this.#byAccount.get(player) ?? []) {
        if (connection.follows(table.id)) continue;
        json ||= JSON.stringify({ type: 'mine', table } satisfies Tell);
        connection.tellMine(table.id, json);
      }
    }
  }
}

const hungUp = (): void => {};
