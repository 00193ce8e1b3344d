/** Solves the round of a view, as far as a budget allows, and remembers what it solved. */
import { noneOf } from '../../../../core/counts.ts';
import { DICE, type End, NATIONS, PIPS, ROUNDS, SEATS } from '../../rules/tables.ts';
import type { View } from '../../rules/types.ts';
import { endsOf } from './ends.ts';
import { type Hand, handOf } from './hands.ts';
import type { Model } from './model.ts';
import { overlap, Ring, type Stretch } from './ring.ts';
import { RoundTable, type Task } from './round.ts';
import { positionsOf, type Side } from './stages.ts';

/** A solved round and what its statuses mean; good until the next is solved, which may take its memory. */
export interface Solved {
  readonly table: RoundTable;
  readonly hands: readonly [Hand, Hand];
}

interface Kept extends Solved {
  readonly stretch: Stretch;
}

/** Nations considered for a joker; fewer, but one, if the budget is short; all that can matter in the last round. */
const MOST_JOKERS = 3;

/** Room for the last round, where nothing that can matter is left out unless both hold cards of every kind. */
const LAST_ROUND = 4_000_000;

/** Tables are kept up to so many positions in all, 8 bytes each: the largest, or many of the usual size. */
const MOST_KEPT = LAST_ROUND;

const EMPTY = noneOf(SEATS * PIPS);

export class Solver {
  readonly #model: Model;
  readonly #kept = new Map<string, Kept>();
  readonly #ring = new Ring(MOST_KEPT);

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
      if (known?.table.knows(view.placed, view.turn)) return known;
    }
    const { task, hands } = this.#fitting(view, end, positions);
    const stretch = this.#ring.next(positionsOf(task));
    if (!stretch) return { table: new RoundTable(task), hands };
    this.#forget(stretch);
    const solved = { table: new RoundTable(task, this.#ring.at(stretch)), hands, stretch };
    this.#kept.set(this.#kept.has(frame) ? root : frame, solved);
    return solved;
  }

  /** What there is to solve within the budget. */
  #fitting(view: View, end: End, positions: number): { task: Task; hands: readonly [Hand, Hand] } {
    if (positions === 0) return this.#task(view, end, -1);
    const isLast = view.round === ROUNDS;
    const room = isLast ? Math.max(positions, LAST_ROUND) : positions;
    // As at the start of the round, so that what is considered does not change within it.
    const size = ({ task: { sides } }: { task: Task }): number =>
      positionsOf({ sides, placed: EMPTY, mover: view.starter });
    let jokers = isLast ? NATIONS.length : MOST_JOKERS;
    let task = this.#task(view, end, jokers);
    while (jokers > 1 && size(task) > room) task = this.#task(view, end, --jokers);
    return task;
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

  /** What lies in this memory is about to be overwritten. */
  #forget(stretch: Stretch): void {
    for (const [key, kept] of this.#kept) if (overlap(kept.stretch, stretch)) this.#kept.delete(key);
  }
}

/** Everything a solved round depends on but the dice on the row and whose turn it is. */
function frameOf(view: View, end: End, positions: number): string {
  const { round, tavern, sunk, crews, hands, deck, tricked, spent, banned, captain, barred, options } = view;
  const facts = [round, tavern, sunk, crews, hands, deck, tricked, spent, banned, captain, barred];
  return `${end} ${positions} ${JSON.stringify(facts)} ${JSON.stringify(options)}`;
}
