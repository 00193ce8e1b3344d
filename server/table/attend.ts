/** What tables do by themselves: they start, bots move, clocks run out, and what has ended is settled. */
import { randomUUID } from 'node:crypto';
import type { Seat, Shape } from '../../core/game.ts';
import { ABSENT_AFTER, dueAt } from '../../table/clocks.ts';
import { decideMove, decideStart } from '../../table/decide-play.ts';
import { isEnded } from '../../table/picture.ts';
import type { Decision } from '../../table/scene.ts';
import { isDriven } from '../../table/table.ts';
import { standInBotOf } from '../../table/table-game.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { isSuspended } from '../moderation/suspension.ts';
import type { Account } from '../store/people-store.ts';
import { type House, LEASE, type LiveTable } from './live.ts';
import { UnknownVersion } from './rules.ts';
import { settle } from './settle.ts';
import type { Tables } from './tables.ts';

/** How many tables are claimed at a time. */
const AT_ONCE = 50;
/** A bot that crashed or was too slow gets one more try. */
const TRIES = 2;
/** For so long a table is left alone that cannot be played here. */
const LOOK_AGAIN = 3_600_000;

export interface AttendantDeps {
  readonly tables: Tables;
  readonly house: Pick<House, 'store' | 'node' | 'now' | 'late'>;
  readonly thinkers: Pick<Thinkers, 'think'>;
  /** Positions a bot may look at. */
  readonly nodes: number;
  /** So that people can follow what bots do. */
  pause(): Promise<unknown>;
  failed(error: unknown, table: string): void;
}

/** done: look again; wait: nothing to do now; a turn: one of our bots is to move. */
type Step = 'done' | 'wait' | { readonly bot: string; readonly seat: Seat; readonly view: Shape['View'] };

export class Attendant {
  readonly #deps: AttendantDeps;
  /** Tables being attended; true: something happened meanwhile. */
  readonly #busy = new Map<string, boolean>();
  #closed = false;

  constructor(deps: AttendantDeps) {
    this.#deps = deps;
  }

  close(): void {
    this.#closed = true;
  }

  /** Claims what is due, here or left behind by a node that died. */
  async poll(): Promise<void> {
    const { store, node, now } = this.#deps.house;
    const due = await store.claimDue(now(), AT_ONCE, node, now() + LEASE);
    await Promise.all(due.map((id) => this.attend(id)));
  }

  /** Does all there is to do at a table now. */
  async attend(id: string): Promise<void> {
    if (this.#busy.has(id)) {
      this.#busy.set(id, true);
      return;
    }
    try {
      do {
        this.#busy.set(id, false);
        await this.#attendTo(id);
      } while (this.#busy.get(id));
    } catch (error) {
      // The claim runs out and somebody tries again.
      this.#deps.failed(error, id);
    } finally {
      this.#busy.delete(id);
    }
  }

  async #attendTo(id: string): Promise<void> {
    const live = await this.#deps.tables.live(id).catch((error) => this.#leaveAlone(id, error));
    let step: Step = live ? 'done' : 'wait';
    while (live && step !== 'wait' && !this.#closed) {
      step = await live.inTurn(() => this.#step(live));
      if (typeof step === 'object') await this.#letBotMove(live, step);
    }
  }

  /** A table of an unknown version waits for a server that knows it. This one looks again now and then. */
  async #leaveAlone(id: string, error: unknown): Promise<undefined> {
    if (!(error instanceof UnknownVersion)) throw error;
    const { store, now } = this.#deps.house;
    const row = await store.table(id);
    if (row) await store.postpone(id, row.n, now() + LOOK_AGAIN);
  }

  async #step(live: LiveTable): Promise<Step> {
    const { store, now, late } = this.#deps.house;
    const { table } = live;
    if (live.isRemoved) return 'wait';
    if (isEnded(table)) {
      if (!live.settled && (await settle(store, live))) live.restsUntil(null);
      live.settled = true;
      await live.rest(null);
      return 'wait';
    }
    const due = dueAt(table, live.module.game, late);
    if (due === null || due > now()) {
      await live.rest(due);
      return 'wait';
    }
    if (table.status === 'open') return commit(live, decideStart(await live.scene()));
    return this.#nextAsked(live);
  }

  /** Our bots first; then those whose time is over. */
  async #nextAsked(live: LiveTable): Promise<Step> {
    const { table, module } = live;
    const asked = module.game.toAct(table.state!);
    const driven = asked.find((seat) => isDriven(table.seats[seat]!));
    if (driven !== undefined) {
      const bot = table.seats[driven]!.bot || standInBotOf(module);
      return { bot, seat: driven, view: module.game.view(table.state!, driven) };
    }
    for (const seat of asked) {
      const step = await this.#flagClock(live, seat);
      if (step !== 'wait') return step;
    }
    return 'wait';
  }

  async #flagClock(live: LiveTable, seat: Seat): Promise<Step> {
    const { now, late } = this.#deps.house;
    const { table, module } = live;
    const until = table.until[seat]!;
    if (until === null) return this.#markAbsent(live, seat);
    if (until + late(table.since[seat] ?? 0) > now()) return 'wait';
    if (table.opened.absence === 'bot') return commit(live, { entry: { type: 'gone', seat, why: 'clock' } });
    const move = module.game.fallback(module.game.view(table.state!, seat), seat);
    return commit(live, decideMove(await live.scene(), seat, move, { by: 'clock' }));
  }

  /** Without a clock, somebody is gone who has not been seen for a while. */
  async #markAbsent(live: LiveTable, seat: Seat): Promise<Step> {
    const { store, now, late } = this.#deps.house;
    const { table } = live;
    const account = await store.people.account(table.seats[seat]!.who);
    // Suspended people may look on, and have left the game all the same.
    const seen = isSuspended(account, now()) ? 0 : this.#lastSeen(live, account);
    // Nobody can be seen while no server is there, and after that they need the time to come back.
    const down = late(now() - ABSENT_AFTER);
    if (down === 0 && now() - seen >= ABSENT_AFTER)
      return commit(live, { entry: { type: 'gone', seat, why: 'absent' } });
    await live.rest(Math.max(seen + ABSENT_AFTER, now() + down));
    return 'wait';
  }

  #lastSeen(live: LiveTable, account: Account | undefined): number {
    return live.isWatching(account?.id ?? '') ? this.#deps.house.now() : (account?.seen ?? 0);
  }

  /** Thought over outside the table's queue: others may speak, and bid, meanwhile. */
  async #letBotMove(live: LiveTable, turn: Exclude<Step, string>): Promise<void> {
    const [move] = await Promise.all([
      this.#thought(live, turn),
      live.watched ? this.#deps.pause() : undefined,
    ]);
    await live.inTurn(async () => {
      const { table, module } = live;
      const { seat } = turn;
      const still =
        table.status === 'playing' &&
        isDriven(table.seats[seat]!) &&
        module.game.toAct(table.state!).includes(seat);
      if (!still) return;
      const scene = await live.scene();
      const decision = decideMove(scene, seat, move, { by: 'bot' });
      const fallback = () => module.game.fallback(module.game.view(table.state!, seat), seat);
      await commit(live, decision.refusal ? decideMove(scene, seat, fallback(), { by: 'bot' }) : decision);
    });
  }

  /** undefined when the bot has nothing sensible to say: the table then takes the least harmful move. */
  async #thought(
    live: LiveTable,
    { bot, seat, view }: Exclude<Step, string>,
  ): Promise<Shape['Move'] | undefined> {
    const { thinkers, nodes, failed } = this.#deps;
    const seen = live.module.bots[bot]?.remembers ? await live.eventsFor(seat) : [];
    const { id: game, version } = live.module.game;
    const task = { game, version, bot, view, seat, seen, nodes, seed: randomUUID() };
    for (let tries = 0; tries < TRIES && !this.#closed; tries++) {
      try {
        return await thinkers.think(task, live.table.opened.owner);
      } catch (error) {
        failed(error, live.id);
      }
    }
    return undefined;
  }
}

async function commit(live: LiveTable, decision: Decision): Promise<Step> {
  if (decision.refusal) throw new Error(`a table refuses itself: ${JSON.stringify(decision.refusal)}`);
  await live.commit(decision.entry, `:${randomUUID()}`, decision.prepared);
  return 'done';
}
