/** Solves the round of a view, as far as a budget allows, and remembers what it solved. */
import { noneOf } from '../../../../core/counts.ts';
import { DICE, type End, NATIONS, PIPS, ROUNDS, SEATS } from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { endsOf } from './ends.ts';
import { type Hand, handOf } from './hands.ts';
import type { Model } from './model.ts';
import { RoundTable, type Task } from './round.ts';
import { positionsOf, type Side } from './stages.ts';

/** A solved round and what its statuses mean. */
export interface Solved {
  readonly table: RoundTable;
  readonly hands: readonly [Hand, Hand];
}

/** Tables are kept up to so many positions in all: 8 bytes each. */
const MOST_KEPT = 3_000_000;

/** Nations considered for a joker; fewer, but one, if the budget is short; all that can matter in the last round. */
const MOST_JOKERS = 3;

/** Room for the last round, where nothing that can matter is left out unless both hold cards of every kind. */
const LAST_ROUND = 4_000_000;

const EMPTY = noneOf(SEATS * PIPS);

export class Solver {
  readonly #model: Model;
  /** Oldest first. */
  readonly #kept = new Map<string, Solved>();

  constructor(model: Model) {
    this.#model = model;
  }

  get model(): Model {
    return this.#model;
  }

  /**
   * The round with its cards counted from this end, looking at no more positions than so many if it can;
   * with none to spare, tricks are left out.
   */
  solve(view: View, end: End, positions: number): Solved {
    const frame = frameOf(view, end, positions);
    const root = `${frame} ${view.placed.join()} ${view.turn}`;
    for (const key of [frame, root]) {
      const known = this.#kept.get(key);
      if (!known?.table.knows(view.placed, view.turn)) continue;
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const solved = this.#make(view, end, positions);
    this.#kept.set(this.#kept.has(frame) ? root : frame, solved);
    this.#forget();
    return solved;
  }

  #make(view: View, end: End, positions: number): Solved {
    if (positions === 0) return this.#solved(this.#task(view, end, -1));
    const isLast = view.round === ROUNDS;
    const room = isLast ? Math.max(positions, LAST_ROUND) : positions;
    // As at the start of the round, so that what is considered does not change within it.
    const size = ({ task: { sides } }: { task: Task }): number =>
      positionsOf({ sides, placed: EMPTY, mover: view.starter });
    let jokers = isLast ? NATIONS.length : MOST_JOKERS;
    let task = this.#task(view, end, jokers);
    while (jokers > 1 && size(task) > room) task = this.#task(view, end, --jokers);
    return this.#solved(task);
  }

  #solved({ task, hands }: { task: Task; hands: readonly [Hand, Hand] }): Solved {
    return { table: new RoundTable(task), hands };
  }

  #task(view: View, end: End, jokers: number): { task: Task; hands: readonly [Hand, Hand] } {
    const hands = [handOf(view, 0, this.#model, jokers), handOf(view, 1, this.#model, jokers)] as const;
    const side = (seat: 0 | 1): Side => ({
      statuses: hands[seat].uses.length + 1,
      leads: hands[seat].leads,
      cap: DICE - view.spent[seat]!,
    });
    const { banned, captain, placed, turn: mover } = view;
    const task: Task = {
      sides: [side(0), side(1)],
      ...{ banned, captain, mover, placed: [...placed], doubles: view.options.doubles },
      ends: endsOf(view, end, hands, this.#model),
    };
    return { task, hands };
  }

  #forget(): void {
    let positions = 0;
    for (const { table } of this.#kept.values()) positions += table.positions;
    for (const [key, { table }] of this.#kept) {
      if (positions <= MOST_KEPT || this.#kept.size === 1) return;
      this.#kept.delete(key);
      positions -= table.positions;
    }
  }
}

/** Everything a solved round depends on but the dice on the row and whose turn it is. */
function frameOf(view: View, end: End, positions: number): string {
  const { round, tavern, sunk, crews, hands, deck, tricked, spent, banned, captain, barred, options } = view;
  const facts = [round, tavern, sunk, crews, hands, deck, tricked, spent, banned, captain, barred];
  return `${end} ${positions} ${JSON.stringify(facts)} ${JSON.stringify(options)}`;
}
