/** One turn of the solver: from all positions with given dice and tricks to those after one more turn. */
import type { Seat } from '../../../../core/game.ts';
import { PIPS } from '../../rules/tables.ts';
import { LAYERS } from './lattice.ts';
import { bestOfSix, type Choices } from './throw.ts';

/** The values one turn later, for each way to use a trick. */
export interface After {
  readonly place: Float64Array;
  readonly jokers: readonly Float64Array[];
  readonly shift: Float64Array | undefined;
  readonly reroll: Float64Array | undefined;
  readonly both: Float64Array | undefined;
}

/** Reads what the mover can do at a position of this turn, as worth to him. */
export class Step {
  /** No trick can be played. */
  readonly isPlain: boolean;
  /** Turns values for seat 0 into worth to the mover. */
  readonly sign: 1 | -1;
  readonly #after: After;
  readonly #isFirst: boolean;
  readonly #next: Uint16Array;
  readonly #beyond: Uint16Array;
  /** How far apart lie the rows of a position and of those after one and two more dice. */
  readonly #sizes: readonly [number, number];
  readonly #at = new Int32Array(PIPS);
  readonly #shifted = new Float64Array(PIPS);

  constructor(mover: Seat, dice: readonly [number, number], after: After) {
    const own = dice[mover as 0 | 1];
    this.#after = after;
    this.isPlain = !after.shift && !after.reroll && !after.both && after.jokers.length === 0;
    this.#isFirst = mover === 0;
    this.sign = mover === 0 ? 1 : -1;
    this.#next = LAYERS[own]!.next;
    this.#beyond = after.both ? LAYERS[own + 1]!.next : this.#next;
    this.#sizes = this.#isFirst
      ? [LAYERS[dice[1]]!.size, LAYERS[dice[1]]!.size]
      : [LAYERS[own + 1]!.size, after.both ? LAYERS[own + 2]!.size : 0];
  }

  gather(i: number, j: number, to: Choices): void {
    const { place, jokers, shift, reroll, both } = this.#after;
    const at = this.#at;
    const next = this.#next;
    if (this.#isFirst) for (let n = 0; n < PIPS; n++) at[n] = next[i * PIPS + n]! * this.#sizes[0] + j;
    else for (let n = 0; n < PIPS; n++) at[n] = i * this.#sizes[0] + next[j * PIPS + n]!;
    this.#read(place, to.place);
    to.hasTrick = shift !== undefined || jokers.length > 0;
    to.hasAgain = reroll !== undefined;
    to.hasBoth = both !== undefined;
    if (to.hasTrick) this.#gatherTricks(to.trick);
    if (reroll) this.#read(reroll, to.again);
    if (both) this.#gatherBoth(both, i, j, to.both);
  }

  /** The worth of a throw where no trick can be played: the commonest case by far, and the fastest. */
  plain(i: number, j: number): number {
    const values = this.#after.place;
    const next = this.#next;
    const size = this.#sizes[0];
    if (this.#isFirst) {
      const own = i * PIPS;
      return bestOfSix(
        values[next[own]! * size + j]!,
        values[next[own + 1]! * size + j]!,
        values[next[own + 2]! * size + j]!,
        values[next[own + 3]! * size + j]!,
        values[next[own + 4]! * size + j]!,
        values[next[own + 5]! * size + j]!,
      );
    }
    const [own, row] = [j * PIPS, i * size];
    return bestOfSix(
      -values[row + next[own]!]!,
      -values[row + next[own + 1]!]!,
      -values[row + next[own + 2]!]!,
      -values[row + next[own + 3]!]!,
      -values[row + next[own + 4]!]!,
      -values[row + next[own + 5]!]!,
    );
  }

  #read(values: Float64Array, to: Float64Array): void {
    const at = this.#at;
    if (this.#isFirst) for (let n = 0; n < PIPS; n++) to[n] = values[at[n]!]!;
    else for (let n = 0; n < PIPS; n++) to[n] = -values[at[n]!]!;
  }

  /** Per die thrown, the best of all jokers with this die and of ±1 to its neighbours. */
  #gatherTricks(to: Float64Array): void {
    const { jokers, shift } = this.#after;
    const shifted = this.#shifted;
    to.fill(Number.NEGATIVE_INFINITY);
    for (const values of jokers) {
      this.#read(values, shifted);
      for (let n = 0; n < PIPS; n++) if (shifted[n]! > to[n]!) to[n] = shifted[n]!;
    }
    if (!shift) return;
    this.#read(shift, shifted);
    for (let n = 0; n < PIPS; n++) {
      if (n > 0 && shifted[n - 1]! > to[n]!) to[n] = shifted[n - 1]!;
      if (n < PIPS - 1 && shifted[n + 1]! > to[n]!) to[n] = shifted[n + 1]!;
    }
  }

  #gatherBoth(values: Float64Array, i: number, j: number, to: Float64Array): void {
    const [next, beyond, size] = [this.#next, this.#beyond, this.#sizes[1]];
    const own = (this.#isFirst ? i : j) * PIPS;
    for (let n = 0; n < PIPS; n++) {
      const one = next[own + n]! * PIPS;
      for (let m = n; m < PIPS; m++) {
        const two = beyond[one + m]!;
        to[n * PIPS + m] = this.#isFirst ? values[two * size + j]! : -values[i * size + two]!;
      }
    }
  }
}
