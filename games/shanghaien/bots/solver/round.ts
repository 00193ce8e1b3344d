/**
 * A round solved exactly: the value of every position from here to the last possible call, by backward induction.
 * Values are for seat 0; what a finished round is worth comes from outside.
 */
import type { Seat } from '../../../../core/game.ts';
import { DICE, PIPS } from '../../rules/tables.ts';
import { ALLOCATIONS, allocations, indexOf, LAYERS } from './lattice.ts';
import {
  diceIn,
  extraOf,
  moverAfter,
  type Opening,
  type Pair,
  type Stage,
  sizeOf,
  stagesOf,
} from './stages.ts';
import { Step } from './step.ts';
import { Choices, type ThrowRules, throwWorth } from './throw.ts';

export interface Task extends Opening {
  /** Only forced calls (rule 8.2). */
  readonly banned: boolean;
  /** Whose Crazy Captain is in force. */
  readonly captain: Seat | null;
  readonly doubles: boolean;
  /** For two statuses, the worth of each allocation if seat 0 calls, then if seat 1 does. */
  readonly ends: (first: number, second: number) => Float64Array;
}

/** Allocations of an empty row are the same in every round. */
const EMPTY_ROW = new Map<number, Uint16Array>();
const CHOICES = new Choices();

export class RoundTable {
  /** Positions that were looked at. */
  readonly positions: number;
  /** How each seat throws. */
  readonly rules: readonly [ThrowRules, ThrowRules];
  readonly #task: Task;
  /** By turns taken and pair of statuses. */
  readonly #values: (Float64Array | undefined)[][] = [];
  readonly #codes: Map<number, Uint16Array>;

  /** In memory of the right size that is handed in, or in its own. */
  constructor(task: Task, memory?: Float64Array) {
    this.#task = task;
    this.#codes = task.placed.every((dice) => dice === 0) ? EMPTY_ROW : new Map();
    const rules = (seat: Seat): ThrowRules => ({ veto: task.captain === 1 - seat, doubles: task.doubles });
    this.rules = [rules(0), rules(1)];
    const stages = stagesOf(task);
    this.positions = stages.reduce((sum, stage) => sum + sizeOf(stage), 0);
    // One piece of memory for all: many small ones keep the collector busy.
    const values = memory ?? new Float64Array(this.positions);
    let used = 0;
    for (const stage of stages) {
      const from = used;
      used += sizeOf(stage);
      this.#solve(stage, values.subarray(from, used));
    }
  }

  /** Whether this position, with this seat to move, lies ahead of where the table begins. */
  knows(placed: readonly number[], mover: Seat): boolean {
    for (let i = 0; i < placed.length; i++) if (placed[i]! < this.#task.placed[i]!) return false;
    const more = (seat: Seat): number => diceIn(placed, seat) - diceIn(this.#task.placed, seat);
    const lead = more(this.#task.mover) - more(1 - this.#task.mover);
    // Dice that only a trick can have placed are no part of it.
    const isThere = this.#values[more(0) + more(1)]?.[0] !== undefined;
    return isThere && lead === (mover === this.#task.mover ? 0 : 1);
  }

  /** The value after these dice and tricks, with the next seat to call or throw. */
  value(placed: readonly number[], first: number, second: number): number {
    const { i, j, dice } = this.#find(placed);
    const [one, two] = this.#task.sides;
    const turns = dice[0] - extraOf(one, first) + dice[1] - extraOf(two, second);
    return this.#values[turns]![this.#pair(first, second)]![i * LAYERS[dice[1]]!.size + j]!;
  }

  /** What a throw offers the mover, as worth to him, where no trick has been played since the table begins. */
  choices(placed: readonly number[], into: Choices): Choices {
    const { i, j, dice } = this.#find(placed);
    this.#step(this.#stageAt(dice)).gather(i, j, into);
    return into;
  }

  /** The worth to the mover of a call. */
  calling(placed: readonly number[]): number {
    const { i, j, dice } = this.#find(placed);
    const { mover } = this.#stageAt(dice);
    const code = this.#codesOf(dice)[i * LAYERS[dice[1]]!.size + j]!;
    return (mover === 0 ? 1 : -1) * this.#task.ends(0, 0)[mover * ALLOCATIONS + code]!;
  }

  #stageAt(dice: Pair): Stage {
    const turns = dice[0] + dice[1];
    return { turns, mover: moverAfter(this.#task, turns), pair: [0, 0], dice };
  }

  #find(placed: readonly number[]): { i: number; j: number; dice: Pair } {
    const more = placed.map((dice, at) => dice - this.#task.placed[at]!);
    return { i: indexOf(more, 0), j: indexOf(more, PIPS), dice: [diceIn(more, 0), diceIn(more, 1)] };
  }

  #pair(first: number, second: number): number {
    return first * this.#task.sides[1].statuses + second;
  }

  /** Works out all positions of a stage. */
  #solve(stage: Stage, values: Float64Array): void {
    const { turns, mover, pair, dice } = stage;
    const { must, may } = this.#calls(stage);
    this.#values[turns] ??= [];
    this.#values[turns]![this.#pair(...pair)] = values;
    const codes = this.#codesOf(dice);
    const ends = this.#task.ends(...pair).subarray(mover * ALLOCATIONS, (mover + 1) * ALLOCATIONS);
    if (may) for (let at = 0; at < values.length; at++) values[at] = ends[codes[at]!]!;
    if (must) return;
    const step = this.#step(stage);
    const rules = this.rules[mover];
    const columns = LAYERS[dice[1]]!.size;
    if (step.isPlain && !rules.veto && !rules.doubles) fillPlain(values, columns, step, may);
    else fill(values, columns, step, { rules, may });
  }

  /** Whether the mover must call (rule 3.6), and whether he may (rules 3.5, 8.2). */
  #calls({ mover, dice }: Stage): { must: boolean; may: boolean } {
    const own = diceIn(this.#task.placed, mover) + dice[mover];
    const must = own >= this.#task.sides[mover].cap - 1;
    return { must, may: must || (own >= 2 && !this.#task.banned) };
  }

  #codesOf(dice: Pair): Uint16Array {
    const key = dice[0] * (DICE + 1) + dice[1];
    const known = this.#codes.get(key);
    if (known) return known;
    const codes = allocations(this.#task.placed, dice);
    this.#codes.set(key, codes);
    return codes;
  }

  #step({ turns, mover, pair, dice }: Stage): Step {
    const { leads } = this.#task.sides[mover];
    const later = (status: number | undefined): Float64Array | undefined => {
      if (status === undefined) return undefined;
      const [first, second] = mover === 0 ? [status, pair[1]] : [pair[0], status];
      return this.#values[turns + 1]![this.#pair(first, second)];
    };
    const tricks = pair[mover] === 0;
    return new Step(mover, dice, {
      place: later(pair[mover])!,
      jokers: tricks ? leads.jokers.map((status) => later(status)!) : [],
      shift: tricks ? later(leads.shift) : undefined,
      reroll: tricks ? later(leads.reroll) : undefined,
      both: tricks ? later(leads.both) : undefined,
    });
  }
}

/** The better of throwing and calling; what a call is worth stands in the values already. */
function fillPlain(values: Float64Array, columns: number, step: Step, may: boolean): void {
  const { sign } = step;
  const rows = values.length / columns;
  for (let i = 0, at = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, at++) {
      const throwing = step.plain(i, j);
      values[at] = sign * (may ? Math.max(throwing, sign * values[at]!) : throwing);
    }
  }
}

/** The same with tricks, captains and doubles. */
function fill(
  values: Float64Array,
  columns: number,
  step: Step,
  { rules, may }: { rules: ThrowRules; may: boolean },
): void {
  const { sign } = step;
  const rows = values.length / columns;
  for (let i = 0, at = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, at++) {
      step.gather(i, j, CHOICES);
      const throwing = throwWorth(CHOICES, rules);
      const calling = may ? called(sign * values[at]!, rules) : throwing;
      values[at] = sign * (calling > throwing ? calling : throwing);
    }
  }
}

/** An objection to the call makes him throw, and that throw is free (rule 7.6). */
function called(worth: number, rules: ThrowRules): number {
  return rules.veto ? Math.min(worth, throwWorth(CHOICES, { ...rules, veto: false })) : worth;
}
