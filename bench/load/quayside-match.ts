/** Two of our clients at tables of Shanghaien, each with a socket of its own. */
import { type Chance, seeded } from '../../core/chance.ts';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import type { View } from '../../games/shanghaien/rules/types.ts';
import { Player } from './quayside-player.ts';
import type { Match, Pair } from './rival.ts';

export async function connectPair(url: string, request: string): Promise<Pair> {
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

export async function guest(url: string): Promise<string> {
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
