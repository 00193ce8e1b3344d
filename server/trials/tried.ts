/** The tables that are tried: some in play, one that waits for players, one that is private and one that is over. */
import { type Chance, recording } from '../../core/chance.ts';
import { digest } from '../../core/data.ts';
import { type Material, oneOf } from '../../core/forging.ts';
import { invariant } from '../../core/invariant.ts';
import { decodePlan, type Plan } from '../../protocol/commands.ts';
import { replayFromStart } from '../../table/replay.ts';
import type { LiveTable } from '../table/live.ts';
import { journalOf } from '../table/load.ts';
import { materialOf } from './forgeries.ts';
import { gameCalled, layTable } from './lay.ts';
import { nth, type Person, type World } from './world.ts';

interface Wish {
  readonly game: string;
  readonly people: readonly Person[];
  readonly chance: Chance;
}

/** Something that was accepted. */
export interface Accepted {
  readonly table: string;
  readonly person: Person;
  readonly id: string;
  readonly n: number;
}

const IN_PLAY = 6;
const LONGEST = 300;
const REMEMBERED = 20;
const MOST_MOVES = 60;

export class Tried {
  readonly #world: World;
  readonly #wish: Wish;
  readonly #played: object[] = [];
  #tables: string[] = [];
  #laid = 0;
  #recent: Accepted[] = [];

  private constructor(world: World, wish: Wish) {
    this.#world = world;
    this.#wish = wish;
  }

  static async open(world: World, wish: Wish): Promise<Tried> {
    const tried = new Tried(world, wish);
    for (let i = 0; i < IN_PLAY; i++) tried.#tables.push(await tried.#inPlay());
    tried.#tables.push(await tried.#waiting('public'), await tried.#waiting('private'));
    tried.#tables.push(await tried.#over());
    return tried;
  }

  get tables(): readonly string[] {
    return this.#tables;
  }

  recent(): readonly Accepted[] {
    return this.#recent;
  }

  find(table: string): Promise<LiveTable | undefined> {
    return this.#world.server.tables.live(table);
  }

  async live(table: string): Promise<LiveTable> {
    const live = await this.find(table);
    invariant(live !== undefined, 'the table is there');
    return live;
  }

  /** Of all that a table is; 0 where there is none. */
  async fingerprint(table: string): Promise<number> {
    const live = await this.find(table);
    return live ? digest(live.table) : 0;
  }

  material({ table, module: { game } }: LiveTable): Material {
    const { chance } = this.#wish;
    const { state } = table;
    const asked = state && table.status === 'playing' ? game.toAct(state) : [];
    const legal = asked.map((seat) => game.sample(game.view(state as object, seat), seat, chance));
    return materialOf(game, this.#played, legal);
  }

  /** Remembers what was accepted; a table that is over, or long, gives way to a new one. */
  async accepted({ table, person, id }: Omit<Accepted, 'n'>, { text }: { text: string }): Promise<void> {
    const { n } = JSON.parse(text) as { n: number };
    this.#recent = [...this.#recent, { table, person, id, n }].slice(-REMEMBERED);
    const { table: at } = await this.live(table);
    const index = this.#tables.indexOf(table);
    const waits = index === IN_PLAY || index === IN_PLAY + 1;
    // Where somebody has resigned a bot plays on, and a table that changes by itself proves nothing.
    const leaves = index < IN_PLAY && (at.status !== 'playing' || at.seats.some((seat) => seat?.resigned));
    const done = at.n > LONGEST || leaves || (waits && at.status !== 'open');
    if (!done) return;
    const wrong = await this.#refold(table);
    invariant(wrong === undefined, wrong ?? '');
    this.#recent = this.#recent.filter((one) => one.table !== table);
    this.#tables = this.#tables.with(index, await this.#another(index));
  }

  #another(index: number): Promise<string> {
    if (index < IN_PLAY) return this.#inPlay();
    if (index === IN_PLAY) return this.#waiting('public');
    return index === IN_PLAY + 1 ? this.#waiting('private') : this.#over();
  }

  /** Whether every table is what its journal says. */
  async check(): Promise<string | undefined> {
    for (const table of this.#tables) {
      const wrong = await this.#refold(table);
      if (wrong) return wrong;
    }
    return undefined;
  }

  /** When nothing else happens to it. */
  async #refold(table: string): Promise<string | undefined> {
    const live = await this.live(table);
    return live.inTurn(async () => {
      const again = await replayFromStart(journalOf(this.#world.store, table, live.module));
      return digest(again) === digest(live.table) ? undefined : `${table} is not what its journal says`;
    });
  }

  async #inPlay(): Promise<string> {
    const { game: id, people, chance } = this.#wish;
    const { game, trial } = gameCalled(id);
    const { min, max } = game.players;
    const seats = min + chance.draw(max - min + 1);
    const options = oneOf(Object.values(trial.optionSets), chance);
    const draws: number[] = [];
    game.start(options, seats, recording(chance, draws));
    const table = `${id}-${++this.#laid}`;
    const seated = people.slice(0, seats).map(({ account }) => account);
    const seed = this.#laid.toString(16).padStart(64, '0');
    const clock = { type: 'untimed' } as const;
    await layTable(this.#world.store, {
      ...{ id: table, seed, game: id, options, clock, seated, draws },
      at: 1,
    });
    await this.#advance(table, chance.draw(MOST_MOVES));
    return table;
  }

  async #advance(table: string, moves: number): Promise<void> {
    const { chance, people } = this.#wish;
    const { module, table: at } = await this.live(table);
    for (let i = 0; i < moves && at.status === 'playing' && at.state; i++) {
      const seat = oneOf(module.game.toAct(at.state), chance);
      const move = module.game.sample(module.game.view(at.state, seat), seat, chance);
      this.#played.push(move);
      if (this.#played.length > LONGEST) this.#played.shift();
      const { account } = nth(people, seat);
      const command = { type: 'move', move, seen: nth(at.shown, seat) } as const;
      await this.#world.server.tables.do({ account, key: '' }, table, command, `before ${i}`);
    }
  }

  async #waiting(visibility: Plan['visibility']): Promise<string> {
    const { game, people } = this.#wish;
    const { max: seats } = gameCalled(game).game.players;
    const { account } = nth(people, 0);
    const { value } = decodePlan.decode({ game, seats, visibility, startWhenFull: false }) as { value: Plan };
    const opened = await this.#world.server.tables.open(
      { account, key: '' },
      value,
      `waiting ${++this.#laid}`,
    );
    invariant(!opened.refusal, 'a table was opened');
    return opened.value.table;
  }

  async #over(): Promise<string> {
    const table = await this.#inPlay();
    const { table: at } = await this.live(table);
    for (const { account } of this.#wish.people.slice(0, at.seats.length))
      await this.#world.server.tables.do({ account, key: '' }, table, { type: 'resign' }, 'enough');
    return table;
  }
}
