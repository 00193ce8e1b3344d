/** Piles whose order nobody knows are counts: counts[kind] = how many of that kind. */
import type { Chance } from './chance.ts';
import { invariant } from './invariant.ts';

export function total(counts: readonly number[], from = 0, to = counts.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += counts[i]!;
  return sum;
}

/** Sets all counts to the same number; a loop beats fill() on arrays this short. */
export function setAll(counts: number[], to: number): void {
  for (let i = 0; i < counts.length; i++) counts[i] = to;
}

/** Empty piles by their number of kinds, as many as were ever asked for. */
const EMPTY: number[][] = [[]];

/**
 * An empty pile with room for so many kinds. A copy: V8 remembers what becomes of arrays by the place where they are
 * made, and one that is frozen would make all piles of every game slower.
 */
export function noneOf(kinds: number): number[] {
  while (EMPTY.length <= kinds) EMPTY.push([...EMPTY.at(-1)!, 0]);
  return EMPTY[kinds]!.slice();
}

/** Takes one piece at random out of a pile of `size` pieces and says its kind. */
export function drawFrom(counts: number[], size: number, chance: Chance): number {
  const skip = chance.draw(size);
  const kind = skip + skip < size ? kindAfter(counts, skip) : kindBefore(counts, size - 1 - skip);
  invariant(counts[kind]! > 0, 'a pile holds as many pieces as were promised');
  counts[kind]!--;
  return kind;
}

/** The kind of the piece after so many, when they lie in the order of their kinds. */
function kindAfter(counts: readonly number[], skip: number): number {
  let kind = 0;
  for (let left = skip; left >= counts[kind]!; kind++) left -= counts[kind]!;
  return kind;
}

/** The same from the other end, which is shorter for half of the pieces. */
function kindBefore(counts: readonly number[], skip: number): number {
  let kind = counts.length - 1;
  for (let left = skip; left >= counts[kind]!; kind--) left -= counts[kind]!;
  return kind;
}
