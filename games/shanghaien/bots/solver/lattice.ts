/** Dice on the row as count vectors over the six numbers, layer by layer of how many dice they hold. */
import { DICE, PIPS } from '../../rules/tables.ts';

export interface Layer {
  readonly size: number;
  /** Six counts for each vector. */
  readonly counts: Uint8Array;
  /** For each vector and number, the vector of the next layer with one die more there. */
  readonly next: Uint16Array;
}

const BASE = DICE + 1;
const WHERE = new Int32Array(BASE ** PIPS).fill(-1);

function codeOf(counts: ArrayLike<number>, from: number): number {
  let code = 0;
  for (let i = 0; i < PIPS; i++) code = code * BASE + counts[from + i]!;
  return code;
}

/** The place of a vector in its layer. */
export const indexOf = (counts: ArrayLike<number>, from = 0): number => WHERE[codeOf(counts, from)]!;

function vectors(dice: number, numbers: number): number[][] {
  if (numbers === 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_, first) =>
    vectors(dice - first, numbers - 1).map((rest) => [first, ...rest]),
  ).flat();
}

function vectorsOf(dice: number): Uint8Array {
  const all = vectors(dice, PIPS);
  for (const [index, counts] of all.entries()) WHERE[codeOf(counts, 0)] = index;
  return Uint8Array.from(all.flat());
}

const COUNTS = Array.from({ length: BASE }, (_, dice) => vectorsOf(dice));

function nextOf(counts: Uint8Array): Uint16Array {
  const next = new Uint16Array(counts.length);
  for (let at = 0; at < counts.length; at++) {
    counts[at]!++;
    next[at] = indexOf(counts, at - (at % PIPS));
    counts[at]!--;
  }
  return next;
}

/** Layers of 0 to 6 dice: 1, 6, 21, 56, 126, 252 and 462 vectors. */
export const LAYERS: readonly Layer[] = COUNTS.map((counts, dice) => ({
  size: counts.length / PIPS,
  counts,
  next: dice < DICE ? nextOf(counts) : new Uint16Array(0),
}));

/** Who gets which card, as a number with six digits of base three: nobody, seat 0, seat 1. */
export const ALLOCATIONS = 3 ** PIPS;
const DIGIT = Array.from({ length: PIPS }, (_, i) => 3 ** i);

/** The digit of a card's number, 0 to 5, in an allocation. */
export const takerIn = (allocation: number, number: number): number =>
  Math.floor(allocation / DIGIT[number]!) % 3;

/** Rules 4.1–4.4 on two count vectors. */
function allocation(a: Int32Array, b: Int32Array): number {
  let code = 0;
  for (let n = 0; n < PIPS; n++) {
    let lead = a[n]! - b[n]!;
    if (lead === 0 && a[n]! > 0) {
      if (n > 0) lead += n * (a[n - 1]! - b[n - 1]!);
      if (n < PIPS - 1) lead += (n + 2) * (a[n + 1]! - b[n + 1]!);
    }
    if (lead !== 0) code += lead > 0 ? DIGIT[n]! : 2 * DIGIT[n]!;
  }
  return code;
}

const A = new Int32Array(PIPS);
const B = new Int32Array(PIPS);

/** For all ways to add so many dice to each side of a row, who gets what. */
export function allocations(row: readonly number[], more: readonly [number, number]): Uint16Array {
  const [first, second] = [LAYERS[more[0]]!, LAYERS[more[1]]!];
  const codes = new Uint16Array(first.size * second.size);
  for (let i = 0, at = 0; i < first.size; i++) {
    for (let n = 0; n < PIPS; n++) A[n] = row[n]! + first.counts[i * PIPS + n]!;
    for (let j = 0; j < second.size; j++, at++) {
      for (let n = 0; n < PIPS; n++) B[n] = row[PIPS + n]! + second.counts[j * PIPS + n]!;
      codes[at] = allocation(A, B);
    }
  }
  return codes;
}
