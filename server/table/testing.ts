/** Tables upon a real store, with a clock that the test moves and bots that play at random. Only for tests. */
import { randomUUID } from 'node:crypto';
import { seeded } from '../../core/chance.ts';
import type { Shape } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';
import { gameAt } from '../../games/versions.ts';
import { type Command, decodePlan, type Plan } from '../../protocol/commands.ts';
import type { Tell } from '../../protocol/messages.ts';
import { dueAt } from '../../table/clocks.ts';
import type { BotTask } from '../bots/think.ts';
import type { Answer, Done, Opened, Send } from '../hub.ts';
import { Journal } from '../journal.ts';
import { Outages } from '../outages.ts';
import { ENDLESS, type Rate } from '../people/limits.ts';
import type { Account } from '../store/people-store.ts';
import { account as sampleAccount } from '../store/samples.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Attendant } from './attend.ts';
import type { LogOrigin } from './finished-log.ts';
import type { House, LiveTable } from './live.ts';
import { Tables } from './tables.ts';

const MORNING = Date.UTC(2027, 0, 4, 9);

const SECRET = 'the secret of the tests';

type PlanWish = Partial<Plan> & Pick<Plan, 'game' | 'seats'>;

/** One process that serves tables. */
interface Node {
  readonly tables: Tables;
  readonly attendant: Attendant;
  readonly outages: Outages;
}

export class Hall {
  readonly store: Store;
  readonly failures: unknown[] = [];
  /** Where logs came from that were asked for. */
  readonly logged: LogOrigin[] = [];
  /** How quickly people may write. */
  chat: Rate = ENDLESS;
  now = MORNING;
  /** What bots do; by default a random move. */
  think: (task: BotTask) => Promise<object> = random;
  /** How long bots take at least while somebody looks on. */
  pause: () => Promise<void> = async () => undefined;
  #node: Node;
  readonly #attending = new Set<Promise<void>>();

  private constructor(store: Store, outages: Outages) {
    this.store = store;
    this.#node = this.#furnish(outages);
  }

  static async open(): Promise<Hall> {
    return Hall.over(await openSqlite(':memory:'), MORNING);
  }

  /** The tables of a store that others have filled. */
  static async over(store: Store, now: number): Promise<Hall> {
    const hall = new Hall(store, new Outages(store, 'one'));
    hall.now = now;
    await hall.#node.outages.beat(hall.now);
    return hall;
  }

  get tables(): Tables {
    return this.#node.tables;
  }

  /** The process ends and, after so long, another begins. */
  async restart(after: number): Promise<void> {
    await this.settled();
    // It has lived until now, however far the time has jumped.
    await this.store.beat('one', this.now);
    this.now += after;
    this.#node = this.#furnish(new Outages(this.store, randomUUID()));
    await this.#node.outages.beat(this.now);
  }

  /** A second process at the same store. */
  another(): Tables {
    return this.#furnish(this.#node.outages).tables;
  }

  #furnish(outages: Outages): Node {
    const { store } = this;
    const { late } = outages;
    const now = (): number => this.now;
    const changed: House['changed'] = (live, { mine }) => {
      const due = mine ? dueAt(live.table, live.module.game, late) : null;
      if (due !== null && due <= this.now) this.#attend(live.id);
    };
    const settings = async (id: string) => (await store.people.account(id))?.settings;
    const { chat } = this;
    const logged = (from: LogOrigin): void => void this.logged.push(from);
    const house: House = {
      ...{ store, journal: new Journal(store), node: randomUUID(), secret: SECRET, now, late },
      ...{ settings, changed, chat, logged, limited: true },
    };
    const tables = new Tables(house);
    const thinkers = { think: (task: BotTask) => this.think(task) };
    const failed = (error: unknown): void => void this.failures.push(error);
    const pause = (): Promise<void> => this.pause();
    const attendant = new Attendant({ tables, house, thinkers: thinkers as never, nodes: 1, pause, failed });
    return { tables, attendant, outages };
  }

  #attend(table: string): void {
    const attending = this.#node.attendant.attend(table).finally(() => this.#attending.delete(attending));
    this.#attending.add(attending);
  }

  /** The log of a table that has ended, as anybody may have it. */
  async log(table: string): Promise<string> {
    const exported = await this.tables.exported({ account: undefined, key: '' }, table);
    return exported.refusal ? exported.refusal.code : exported.value;
  }

  /** All that tables had to do by themselves is done. */
  async settled(): Promise<void> {
    while (this.#attending.size > 0) await Promise.all(this.#attending);
  }

  /** Lets time pass, and tables notice. */
  async wait(ms: number): Promise<void> {
    this.now += ms;
    await this.#node.attendant.poll();
    await this.settled();
  }

  async person(id: string, over: Partial<Account> = {}): Promise<Account> {
    const awake = { ...sampleAccount(id).settings, quietFrom: 0, quietTo: 0 };
    const account = sampleAccount(id, { settings: awake, seen: this.now, ...over });
    await this.store.people.create(account);
    return account;
  }

  async plan(account: Account, wish: PlanWish): Promise<Answer<Opened>> {
    const { value, fault } = decodePlan.decode(wish) as { value: Plan; fault?: unknown };
    invariant(!fault, `a plan in good form: ${JSON.stringify(fault)}`);
    const answer = await this.tables.open({ account, key: '' }, value, randomUUID());
    await this.settled();
    return answer;
  }

  async open(account: Account, wish: PlanWish): Promise<string> {
    const { value } = (await this.plan(account, wish)) as { value: { table: string } };
    return value.table;
  }

  /** What a command came to: the refusal's code, or the number of its entry. */
  async does(account: Account, table: string, command: Command, id: string = randomUUID()) {
    const answer = await this.asks(account, table, command, id);
    return answer.refusal ? answer.refusal.code : answer.value.n;
  }

  async asks(account: Account, table: string, command: Command, id: string): Promise<Answer<Done>> {
    const answer = await this.tables.do({ account, key: '' }, table, command, id);
    await this.settled();
    return answer;
  }

  async live(table: string): Promise<LiveTable> {
    const live = await this.tables.live(table);
    invariant(live !== undefined, 'the table is there');
    return live;
  }

  /** All that somebody is told, as it was sent. */
  async listen(account: Account | undefined, table: string, after: number | null = null): Promise<Tell[]> {
    const told: Tell[] = [];
    const send: Send = (_, json) => void told.push(JSON.parse(json));
    const answer = await this.tables.watch({ account, key: '' }, table, after, send);
    invariant(!answer.refusal, `the table may be watched: ${answer.refusal?.code}`);
    return told;
  }

  /** A random move of whoever is asked, as a player makes it. */
  async moves(table: string, players: readonly Account[], seed: string | number): Promise<number | string> {
    const { module, table: at } = await this.live(table);
    const chance = seeded(seed);
    const asked = module.game.toAct(at.state!);
    const seat = asked[chance.draw(asked.length)]!;
    const move = module.game.sample(module.game.view(at.state!, seat), seat, chance);
    const account = players.find(({ id }) => id === at.seats[seat]!.who)!;
    return this.does(account, table, { type: 'move', move, seen: at.shown[seat]! });
  }
}

/** What was answered; a refusal fails the test. */
export function granted<T>(answer: Answer<T>): T {
  invariant(!answer.refusal, `granted: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

/** What has been read from a store. */
export interface Reads {
  /** Entries, and those of them that were looked into. */
  read: number;
  opened: number;
  keyframes: number;
}

/** Counts from now on what is read from a store. */
export function countReads(store: Store): Reads {
  const reads: Reads = { read: 0, opened: 0, keyframes: 0 };
  const { entries, keyframe } = store;
  store.entries = async (...range) => {
    const found = await entries(...range);
    reads.read += found.length;
    return found.map(({ body, ...rest }) => ({
      ...rest,
      get body() {
        reads.opened += 1;
        return body;
      },
    }));
  };
  store.keyframe = (...place) => {
    reads.keyframes += 1;
    return keyframe(...place);
  };
  return reads;
}

async function random({ game, version, view, seat, seed }: BotTask): Promise<Shape['Move']> {
  const entry = await gameAt(game, version);
  invariant(entry !== undefined, 'a bot plays a game that is known');
  return entry.game.sample(view, seat, seeded(seed));
}
