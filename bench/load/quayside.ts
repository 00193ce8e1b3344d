/** Our own server under load: guests at tables of Shanghaien, two to a table, each with a socket of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chance, seeded } from '../../core/chance.ts';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import type { View } from '../../games/shanghaien/rules/types.ts';
import { Player } from './quayside-player.ts';
import type { Match, Pair, Rival, RunningRival, StartOptions } from './rival.ts';
import { ROOT, ServerProcess } from './server-process.ts';

const SERVE = "import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))";
const LEGEND = `whole games of Shanghaien, with rules, luck, views and new tables after each game; every move is on disk
  before it is acknowledged`;

/** As it is meant to be run. */
export const grouped: Rival = {
  id: 'quayside',
  name: 'Quayside',
  legend: LEGEND,
  isPeer: false,
  connectsFirst: true,
  start: (options) => startServer([], options),
};

/** What it would be without writing moves together. */
export const oneByOne: Rival = {
  ...grouped,
  id: 'each',
  name: 'Quayside, commit per move',
  legend: 'the same with a commit for every move, to show what writing them together is worth',
  start: (options) => startServer(['--batch', '1'], options),
};

async function startServer(flags: readonly string[], options: StartOptions): Promise<RunningRival> {
  const data = mkdtempSync(join(tmpdir(), 'quayside-load-'));
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  process.once('exit', remove);
  const settings = ['--port', '0', '--data', data, '--unlimited', '--bot-pause', '0', ...flags];
  const server = await ServerProcess.start([...flagsOfStart(), '-e', SERVE, '--', ...settings], options);
  let pairs = 0;
  return {
    usage: (tidy) => server.usage(tidy),
    connect: () => connectPair(server.url, `load-${pairs++}`),
    async stop() {
      await server.stop();
      process.off('exit', remove);
      remove();
    },
  };
}

/** Node's flags, as `npm start` sets them. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return (scripts.start as string).split(' ').filter((word) => word.startsWith('--'));
}

async function connectPair(url: string, request: string): Promise<Pair> {
  const cookies = await Promise.all([guest(url), guest(url)]);
  const players = await Promise.all([
    Player.connect(url, cookies[0], true),
    Player.connect(url, cookies[1], false),
  ]);
  return {
    async begin() {
      const match = new QuaysideMatch({ url, cookie: cookies[0], request }, players);
      await match.begin();
      return match;
    },
  };
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

const nothing = (): void => undefined;

/** Where and as whom tables are opened. */
interface Host {
  readonly url: string;
  readonly cookie: string;
  readonly request: string;
}

class QuaysideMatch implements Match {
  readonly #host: Host;
  readonly #players: readonly [Player, Player];
  readonly #chance: Chance;
  #told = nothing;
  #table = '';

  constructor(host: Host, players: readonly [Player, Player]) {
    this.#host = host;
    this.#players = players;
    this.#chance = seeded(host.request);
    for (const player of players) player.told = () => this.#told();
  }

  /** Resolves when the players have been told what is waited for. */
  #until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => {
        if (!holds()) return;
        this.#told = nothing;
        resolve();
      };
    });
  }

  /** One opens a table, the other sits down, and the game is on. */
  async begin(): Promise<void> {
    const { url, cookie, request } = this.#host;
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify({ id: request, plan: { game: 'shanghaien', seats: 2 } }),
    });
    const { table } = (await response.json()) as { table: string };
    await this.#sitDown(table);
  }

  async #sitDown(table: string): Promise<void> {
    const [first, second] = this.#players;
    this.#table = table;
    first.watch(table);
    second.watch(table);
    second.do(table, { type: 'sit', seat: 1 });
    await this.#until(() => first.picture?.info.status === 'playing' && second.n === first.n);
  }

  /** After a game they play again, as people do. */
  async ready(): Promise<void> {
    const [first, second] = this.#players;
    if (first.picture?.info.status === 'playing') return;
    const asked = first.do(this.#table, { type: 'rematch', sit: true });
    await this.#until(() => first.done === asked && second.n === first.n);
    for (const player of this.#players) player.unwatch(this.#table);
    await this.#sitDown(first.answer);
  }

  move(): Promise<void> {
    const [first, second] = this.#players;
    const { view, toAct } = first.picture!;
    const seat = toAct[0]!;
    const mover = this.#players[seat]!;
    const move = shanghaien.sample(view as View, seat, this.#chance);
    const n = first.n + 1;
    const asked = mover.do(this.#table, { type: 'move', move, seen: mover.n });
    return this.#until(() => mover.done === asked && first.n >= n && second.n >= n);
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}
