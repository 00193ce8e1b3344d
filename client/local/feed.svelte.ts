/** A table of this browser as its page sees it: people take turns at one screen, bots think in a thread. */
import { type Chance, seeded } from '../../core/chance.ts';
import type { Game, Refusal, Seat } from '../../core/game.ts';
import type { Command } from '../../protocol/commands.ts';
import type { Happening } from '../../protocol/messages.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Refused } from '../../protocol/refusals.ts';
import { type Learnt, seedAt } from '../lessons/coach.ts';
import { Learning } from '../lessons/learning.svelte.ts';
import { newId } from '../net/link.ts';
import type { TableFeed } from '../net/table-feed.ts';
import { loadRulesAt } from '../table/rules.ts';
import { startHere } from './opening.ts';
import type { HereSeat } from './record.ts';
import { find, keep } from './store.ts';
import { HereTable, type NotPlayed } from './table.ts';
import { Thinker } from './thinking.ts';

/** So that one can follow what the bots do. */
const PAUSE = 450;

/** Whom to hand the screen to. */
export interface Curtain {
  readonly seat: Seat;
  readonly name: string;
}

type Tell = (game: Game, refusal: Refusal) => Promise<string>;

const refusedAs = (code: string, sentence = ''): Refused => ({ code, params: {}, sentence });

export class HereFeed implements TableFeed {
  readonly table: string;
  readonly ahead = 0;
  readonly #tell: Tell;
  readonly #chance = seeded(newId());
  readonly #thinker = new Thinker();
  #played: HereTable | undefined;
  #viewer: Seat = 0;
  #closed = false;
  #thinking = false;
  picture = $state.raw<Picture | undefined>(undefined);
  log = $state.raw<readonly Happening[]>([]);
  news = $state.raw<Happening | undefined>(undefined);
  refused = $state.raw<Refused | undefined>(undefined);
  /** While it is up there is no picture of anything. */
  curtain = $state.raw<Curtain | undefined>(undefined);
  learning = $state.raw<Learning | undefined>(undefined);

  constructor(table: string, tell: Tell) {
    this.table = table;
    this.#tell = tell;
    void this.#open();
  }

  get n(): number {
    return this.log.length;
  }

  /** The page stays at the table behind the curtain too: it is left by `leave`. */
  close(): void {}

  leave(): void {
    this.#closed = true;
    this.#thinker.close();
  }

  async #open(): Promise<void> {
    const record = await find(this.table);
    const game = record && (await loadRulesAt(record.game, record.version))?.game;
    if (!record) this.refused = refusedAs('noTable');
    else if (!game) this.refused = refusedAs('unknownVersion');
    else {
      this.#played = new HereTable(game, record);
      this.learning = record.learnt && this.#learningOf(this.#played, record.learnt);
      const { people } = this.#played;
      this.#viewer = people[0] ?? 0;
      // Who opens a table that several play may be any of them.
      const [asked = this.#viewer] = this.#askedPeople();
      if (people.length > 1) this.#handOver(asked);
      else this.#show();
      void this.#goOn();
    }
  }

  #learningOf(table: HereTable, learnt: Learnt): Learning {
    return new Learning(learnt, (now) => {
      table.learn(now);
      void keep(table.record);
    });
  }

  /** Luck, and the seed of a bot: chosen while somebody learns. */
  #seed(table: HereTable): string | undefined {
    const learnt = this.learning?.learnt;
    return learnt && !learnt.over ? seedAt(learnt, table.record.moves.length) : undefined;
  }

  #luck(table: HereTable): Chance {
    const seed = this.#seed(table);
    return seed === undefined ? this.#chance : seeded(seed);
  }

  #askedPeople(): Seat[] {
    const table = this.#played;
    return table ? table.toAct.filter((seat) => table.isPerson(seat)) : [];
  }

  /** Shows the table to who looks at it. */
  #show(news?: Happening): void {
    const table = this.#played;
    if (!table) return;
    this.log = table.seenBy(this.#viewer);
    this.news = news;
    this.picture = table.picture(this.#viewer);
  }

  #handOver(seat: Seat): void {
    const table = this.#played;
    if (!table) return;
    this.#viewer = seat;
    if (!table.hasSecrets) {
      this.#show(table.seenBy(seat).at(-1));
      return;
    }
    this.picture = undefined;
    this.log = [];
    this.news = undefined;
    this.curtain = { seat, name: table.record.seats[seat]?.name ?? '' };
  }

  /** The one whose name it says has taken the screen. */
  lift(): void {
    this.curtain = undefined;
    this.#show();
  }

  /** Lets bots move until a person is asked; then it is that person's screen. */
  async #goOn(): Promise<void> {
    const table = this.#played;
    if (!table || this.#thinking) return;
    this.#thinking = true;
    for (let bot = this.#nextBot(); bot !== undefined; bot = this.#nextBot()) await this.#moveFor(table, bot);
    this.#thinking = false;
    const asked = this.#askedPeople();
    if (asked[0] !== undefined && !asked.includes(this.#viewer)) this.#handOver(asked[0]);
  }

  #nextBot(): Seat | undefined {
    const table = this.#played;
    return this.#closed ? undefined : table?.toAct.find((seat) => !table.isPerson(seat));
  }

  async #moveFor(table: HereTable, seat: Seat): Promise<void> {
    const { view } = table.picture(seat);
    const { moves, seats } = table.record;
    if (!view) return;
    const seen = table.seenBy(seat).flatMap(({ events }) => events) as { readonly type: string }[];
    const task = {
      game: table.game.id,
      version: table.game.version,
      bot: seats[seat]?.bot ?? '',
      view,
      seat,
      seen,
      seed: this.#seed(table) ?? newId(),
    };
    const [wanted] = await Promise.all([this.#thinker.think(task), pause(PAUSE)]);
    await this.learning?.read();
    // Something may have been taken back meanwhile, and then the bot has thought about another game.
    if (this.#closed || table.record.moves !== moves || table.record.status !== 'playing') return;
    const failed = wanted === undefined || this.#play(seat, wanted) !== undefined;
    if (failed) this.#play(seat, table.game.fallback(view, seat));
  }

  #play(seat: Seat, move: unknown): NotPlayed {
    const table = this.#played;
    const refused = table?.play(seat, move, this.#luck(table), Date.now());
    if (table && !refused) {
      void keep(table.record);
      if (!this.curtain) this.#show(table.seenBy(this.#viewer).at(-1));
    }
    return refused;
  }

  async do(command: Command): Promise<Refused | undefined> {
    const table = this.#played;
    if (!table || this.curtain) return refusedAs('noTable');
    if (command.type === 'move') return this.#move(command.move);
    if (command.type === 'takeBack') this.#takeBack(command.moves);
    else if (command.type === 'resign' || command.type === 'proposeEnd') this.#stop();
    else if (command.type === 'rematch') await this.#again();
    return undefined;
  }

  async #move(move: unknown): Promise<Refused | undefined> {
    const refused = this.#play(this.#viewer, move);
    if (!refused) void this.#goOn();
    else if ('refusal' in refused) {
      const { code, rule } = refused.refusal as { code: string; rule: string };
      const sentence = this.#played ? await this.#tell(this.#played.game, refused.refusal) : '';
      return { ...refusedAs(code, sentence), rule };
    }
    return refused && refusedAs('malformedMove');
  }

  #takeBack(moves: number): void {
    if (!this.#played?.takeBack(this.#viewer, moves)) return;
    void keep(this.#played.record);
    this.#show();
    void this.#goOn();
  }

  #stop(): void {
    this.#played?.stop(Date.now());
    if (this.#played) void keep(this.#played.record);
    this.#show();
  }

  async #again(): Promise<void> {
    const table = this.#played;
    if (!table) return;
    const { game, options, seats } = table.record;
    const next = await startHere({ game, options, seats: turned(seats) });
    if (!next) return;
    table.goOnAt(next);
    await keep(table.record);
    this.#show();
  }
}

/** Another begins. */
function turned(seats: readonly HereSeat[]): HereSeat[] {
  return [...seats.slice(1), ...seats.slice(0, 1)];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
