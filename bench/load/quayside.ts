/** Our own server under load: guests at tables of Shanghaien, two to a table, each with a socket of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Chance, seeded } from '../../core/chance.ts';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import type { View } from '../../games/shanghaien/rules/types.ts';
import type { Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Match, Rival, RunningRival } from './rival.ts';

const SERVE = "import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))";

/** `batch`: the most entries that one commit writes. */
export function quayside(name: string, batch: number): Rival {
  return { name, durable: true, start: () => startServer(batch) };
}

async function startServer(batch: number): Promise<RunningRival> {
  const data = mkdtempSync(join(tmpdir(), 'quayside-load-'));
  const flags = ['--port', '0', '--data', data, '--unlimited', '--batch', String(batch)];
  const child = spawn(process.execPath, ['-e', SERVE, '--', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await address(child);
  let guests = 0;
  return {
    memory: () => residentMemory(child),
    open: async () => openMatch(url, await Promise.all([guest(url), guest(url)]), `load-${guests++}`),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout?.on('data', (text) => {
      const [url] = /http:\S+/.exec(String(text)) ?? [];
      if (url) resolve(url);
    });
  });
}

/** In Linux's words; elsewhere nobody knows. */
function residentMemory({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}

async function guest(url: string): Promise<string> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await response.arrayBuffer();
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function openMatch(url: string, cookies: readonly string[], request: string): Promise<Match> {
  const players = await Promise.all(cookies.map((cookie) => Player.connect(url, cookie)));
  const match = new QuaysideMatch(url, players as [Player, Player], cookies, request);
  await match.begin();
  return match;
}

/** A browser: it keeps its picture of the table up to date. */
class Player {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  #told: (() => void) | undefined;
  #asked = 0;
  n = 0;
  picture: Picture | undefined;

  static connect(url: string, cookie: string): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie, origin: url } });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => resolve(new Player(socket)));
    });
  }

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (text) => this.#hear(JSON.parse(String(text))));
  }

  #hear(tell: Tell): void {
    if (tell.type === 'done') this.#settle(tell.id);
    else if (tell.type === 'refused') throw new Error(`refused: ${JSON.stringify(tell)}`);
    else if (tell.type === 'sync') this.#see(tell.n, tell.picture);
    else if (tell.type === 'entry' && this.picture) {
      if (tell.n !== this.n + 1) throw new Error(`entry ${tell.n} after ${this.n}`);
      this.#see(tell.n, patched(this.picture, tell.patch));
    }
  }

  #see(n: number, picture: Picture): void {
    this.n = n;
    this.picture = picture;
    this.#told?.();
  }

  #settle(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }

  /** Resolves at the next news for which this holds. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => {
        if (!holds()) return;
        this.#told = undefined;
        resolve();
      };
      this.#told();
    });
  }

  watch(table: string): void {
    this.picture = undefined;
    this.#socket.send(JSON.stringify({ type: 'watch', table }));
  }

  unwatch(table: string): void {
    this.#socket.send(JSON.stringify({ type: 'unwatch', table }));
  }

  /** Resolves when the command is stored. */
  do(table: string, command: object): Promise<void> {
    const id = `${++this.#asked}`;
    this.#socket.send(JSON.stringify({ type: 'do', id, table, command }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): void {
    this.#socket.terminate();
  }
}

class QuaysideMatch implements Match {
  readonly #url: string;
  readonly #players: readonly [Player, Player];
  readonly #cookies: readonly string[];
  readonly #request: string;
  readonly #chance: Chance;
  #table = '';
  #games = 0;

  constructor(url: string, players: readonly [Player, Player], cookies: readonly string[], request: string) {
    this.#url = url;
    this.#players = players;
    this.#cookies = cookies;
    this.#request = request;
    this.#chance = seeded(request);
  }

  /** One opens a table, the other sits down, and the game is on. */
  async begin(): Promise<void> {
    const plan = { game: 'shanghaien', seats: 2 };
    const response = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookies[0] ?? '', origin: this.#url },
      body: JSON.stringify({ id: `${this.#request}-${this.#games++}`, plan }),
    });
    const { table } = (await response.json()) as { table: string };
    const [first, second] = this.#players;
    this.#table = table;
    first.watch(table);
    second.watch(table);
    await second.do(table, { type: 'sit', seat: 1 });
    await Promise.all(
      this.#players.map((player) => player.until(() => player.picture?.info.status === 'playing')),
    );
  }

  async move(): Promise<void> {
    const [first, second] = this.#players;
    const seat = first.picture?.toAct[0];
    if (seat === undefined) return await this.#again();
    const mover = seat === 0 ? first : second;
    const other = seat === 0 ? second : first;
    const move = shanghaien.sample(mover.picture?.view as View, seat, this.#chance);
    const n = mover.n + 1;
    const news = [mover.until(() => mover.n >= n), other.until(() => other.n >= n)];
    await Promise.all([mover.do(this.#table, { type: 'move', move, seen: mover.n }), ...news]);
  }

  async #again(): Promise<void> {
    for (const player of this.#players) player.unwatch(this.#table);
    await this.begin();
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}
