/** Honest players: pairs who play each other, and people who play against a bot. */

import { type Course, drive, newCourse } from '../../bench/load/measure.ts';
import { connectPair, guest } from '../../bench/load/quayside-match.ts';
import { Player } from '../../bench/load/quayside-player.ts';
import type { Match } from '../../bench/load/rival.ts';
import { type Chance, seeded } from '../../core/chance.ts';
import { container } from '../../games/container/rules/index.ts';
import type { View } from '../../games/container/rules/types.ts';

/** Guests that one address may make at once limit how many there are. */
const PAIRS = 12;
const AGAINST_BOTS = 3;
/** Moves a second at each table. */
const PACE = 4;
const PACE_AGAINST_BOTS = 0.5;

export interface Felt {
  /** Moves until both players had the news. */
  readonly moves: Course;
  /** Moves until the bot had answered. */
  readonly bots: Course;
}

export const newFelt = (): Felt => ({ moves: newCourse(), bots: newCourse() });

export class HonestPlayers {
  readonly #pairs: readonly Match[];
  readonly #againstBots: readonly Match[];

  static async sitDown(url: string): Promise<HonestPlayers> {
    const pairs: Match[] = [];
    for (let i = 0; i < PAIRS; i++) pairs.push(await (await connectPair(url, `honest-${i}`)).begin());
    const againstBots: Match[] = [];
    for (let i = 0; i < AGAINST_BOTS; i++) againstBots.push(await BotMatch.begin(url, `victim-${i}`));
    return new HonestPlayers(pairs, againstBots);
  }

  constructor(pairs: readonly Match[], againstBots: readonly Match[]) {
    this.#pairs = pairs;
    this.#againstBots = againstBots;
  }

  /** Plays for so many seconds and adds what was felt. */
  async play(seconds: number, { moves, bots }: Felt): Promise<void> {
    await Promise.all([
      drive(this.#pairs, { seconds, pace: PACE }, moves),
      drive(this.#againstBots, { seconds, pace: PACE_AGAINST_BOTS }, bots),
    ]);
  }

  leave(): void {
    for (const match of [...this.#pairs, ...this.#againstBots]) match.close();
  }
}

/** A person against the strongest bots, at the game in which they think longest. */
class BotMatch implements Match {
  readonly #player: Player;
  readonly #chance: Chance;
  #table = '';
  #told = (): void => undefined;

  static async begin(url: string, request: string): Promise<BotMatch> {
    const cookie = await guest(url);
    const match = new BotMatch(await Player.connect(url, cookie, true), request);
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify({
        id: request,
        plan: { game: 'container', seats: 3, bots: [null, 'expert', 'expert'] },
      }),
    });
    const { table } = (await response.json()) as { table: string };
    await match.#follow(table);
    return match;
  }

  constructor(player: Player, seed: string) {
    this.#player = player;
    this.#chance = seeded(seed);
    player.told = () => this.#told();
  }

  async #follow(table: string): Promise<void> {
    this.#table = table;
    this.#player.watch(table);
    await this.#until(() => this.#isAsked);
  }

  get #isOver(): boolean {
    const status = this.#player.picture?.info.status;
    return status !== undefined && status !== 'open' && status !== 'playing';
  }

  /** Whether the bot has done all it has to do. */
  get #isAsked(): boolean {
    return this.#isOver || this.#player.picture?.toAct.includes(0) === true;
  }

  #until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#told = () => undefined;
        resolve();
      };
      this.#told = look;
      look();
    });
  }

  async ready(): Promise<void> {
    if (!this.#isOver) return;
    const asked = this.#player.do(this.#table, { type: 'rematch', sit: true });
    await this.#until(() => this.#player.done === asked);
    this.#player.unwatch(this.#table);
    await this.#follow(this.#player.answer);
  }

  /** Moves until the bots have moved as well: most actions are followed by another one of one's own. */
  async move(): Promise<void> {
    const player = this.#player;
    const first = player.n;
    for (let ownMoves = 1; !this.#isOver && player.n < first + ownMoves; ownMoves++) await this.#moveOnce();
  }

  async #moveOnce(): Promise<void> {
    const player = this.#player;
    const { picture, n } = player;
    const move = container.sample(picture?.view as View, 0, this.#chance);
    const asked = player.do(this.#table, { type: 'move', move, seen: n });
    await this.#until(() => player.done === asked && player.n > n && this.#isAsked);
  }

  close(): void {
    this.#player.close();
  }
}
