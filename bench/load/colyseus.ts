/** Colyseus under load: its own client, as it comes. */
import { requirePeer } from '../peers.ts';
import type { Match, Pair, Rival, RunningRival, StartOptions } from './rival.ts';
import { ServerProcess } from './server-process.ts';

interface Room {
  readonly roomId: string;
  readonly state: { readonly moves: number };
  onStateChange(hear: (state: { readonly moves: number }) => void): void;
  send(type: string, message: unknown): void;
  readonly reconnection: { enabled: boolean };
  leave(consented: boolean): Promise<unknown>;
}

interface Sdk {
  readonly Client: new (
    url: string,
  ) => { create(room: string): Promise<Room>; joinById(id: string): Promise<Room> };
}

const CELLS = 9;

export const colyseus: Rival = {
  id: 'colyseus',
  name: 'Colyseus',
  legend: `0.17, in memory; a board of nine without rules, every change sent at once instead of twenty times a second`,
  isPeer: true,
  connectsFirst: false,
  start: startServer,
};

async function startServer(options: StartOptions): Promise<RunningRival> {
  const { Client } = requirePeer('@colyseus/sdk') as Sdk;
  const server = await ServerProcess.start(['bench/load/colyseus-server.mjs'], options);
  const client = new Client(server.url);
  const enter = async (entering: Promise<Room>): Promise<Room> => {
    const room = await entering;
    // When the server is stopped, that is meant.
    room.reconnection.enabled = false;
    return room;
  };
  const begin = async (): Promise<Match> => {
    const first = await enter(client.create('table'));
    const match = new ColyseusMatch([first, await enter(client.joinById(first.roomId))]);
    await match.opened();
    return match;
  };
  // A connection is one to a room.
  const pair: Pair = { begin };
  return {
    usage: (tidy) => server.usage(tidy),
    connect: () => Promise.resolve(pair),
    stop: () => server.stop(),
  };
}

class ColyseusMatch implements Match {
  readonly #rooms: readonly [Room, Room];
  readonly #seen: [number, number] = [-1, -1];
  #told: (() => void) | undefined;
  #moves = 0;

  constructor(rooms: readonly [Room, Room]) {
    this.#rooms = rooms;
    for (const [i, room] of rooms.entries()) {
      room.onStateChange(({ moves }) => {
        this.#seen[i] = moves ?? -1;
        this.#told?.();
      });
    }
  }

  /** Resolves when both have the first state. */
  opened(): Promise<void> {
    for (const [i, { state }] of this.#rooms.entries()) this.#seen[i] = state.moves ?? -1;
    return this.#until(0);
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  move(): Promise<void> {
    const before = this.#moves++;
    this.#rooms[before % 2]!.send('mark', before % CELLS);
    return this.#until(this.#moves);
  }

  #until(moves: number): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => {
        if (Math.min(...this.#seen) < moves) return;
        this.#told = undefined;
        resolve();
      };
      this.#told();
    });
  }

  close(): void {
    for (const room of this.#rooms) void room.leave(false).catch(() => undefined);
  }
}
