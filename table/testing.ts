/** A host that keeps one table in memory: no store, no keyframes, no time but its own. Only for tests. */
import type { Viewer } from '../core/game.ts';
import { invariant } from '../core/invariant.ts';
import type { Command, Plan } from '../protocol/commands.ts';
import type { ServerRefusal } from '../protocol/refusals.ts';
import type { Account } from './account.ts';
import { decide } from './decide.ts';
import { decideStart } from './decide-play.ts';
import { evolve } from './evolve.ts';
import { historyOf, type Remembered } from './history.ts';
import type { TableJournal } from './journal.ts';
import type { Sealing } from './luck.ts';
import { openedTable, planned } from './opening.ts';
import { positionBefore } from './position.ts';
import type { Decision, Scene } from './scene.ts';
import type { Numbered, Table } from './table.ts';
import type { TableGame } from './table-game.ts';
import { goesBackTo } from './take-back.ts';

type Done = { readonly refusal: ServerRefusal } | undefined;

export class MemoryHost {
  readonly table: Table;
  readonly journal: TableJournal;
  now = 0;
  readonly #game: TableGame;
  readonly #sealing: Sealing;
  readonly #entries: Numbered[];
  #nonces = 0;

  /** Opens a table with a plan that is in order. */
  constructor(game: TableGame, plan: Plan, owner: Account, sealing: Sealing) {
    const opening = planned(plan, game, owner, { ...sealing, newNonce: this.#newNonce });
    invariant(!opening.refusal, `a plan in order: ${JSON.stringify(opening.refusal)}`);
    const { table, journal } = openedTable('here', opening.entries, game, this.now);
    this.table = table;
    this.#game = game;
    this.#sealing = sealing;
    this.#entries = [...journal];
    this.journal = {
      table: table.id,
      game: game.game,
      entries: (after, limit) => Promise.resolve(this.#stored(after, limit)),
      keyframes: () => Promise.resolve([]),
      keyframe: () => Promise.resolve(undefined),
      keepKeyframe: () => Promise.resolve(),
      pause: () => Promise.resolve(),
    };
  }

  readonly #newNonce = (): string => `nonce ${++this.#nonces}`;

  #stored(after: number, limit: number) {
    const page = this.#entries.slice(after, after + limit);
    return page.map(({ entry, ...head }) => ({ ...head, body: JSON.stringify(entry) }));
  }

  get #scene(): Scene {
    const { table, now } = this;
    const { game, bots } = this.#game;
    const { seed } = this.#sealing;
    return { table, game, bots, seed, now, quietHours: [], late: () => 0, newNonce: this.#newNonce };
  }

  does(account: Account, command: Exclude<Command, { type: 'rematch' }>): Promise<Done> {
    return this.#commit(decide(this.#scene, account, command), `${account.id}:${this.table.n}`);
  }

  starts(): Promise<Done> {
    return this.#commit(decideStart(this.#scene), `:${this.table.n}`);
  }

  async #commit(decision: Decision, id: string): Promise<Done> {
    if (decision.refusal) return decision;
    const next = { n: this.table.n + 1, id, at: ++this.now, entry: decision.entry };
    const step = goesBackTo(this.table, next.entry);
    const position = step === undefined ? undefined : await positionBefore(this.journal, this.table, step);
    const ground = { game: this.#game.game, before: () => position };
    evolve(this.table, next, ground, decision.prepared);
    this.#entries.push(next);
    return undefined;
  }

  /** At most `limit` entries that a viewer was shown after number `after`. */
  history(viewer: Viewer, after: number, limit: number): Promise<Remembered[]> {
    const past = { journal: this.journal, length: this.table.n, sealing: this.#sealing };
    return historyOf(past, viewer, { after, limit, open: false });
  }
}
