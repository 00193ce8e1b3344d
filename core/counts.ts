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

/** An empty pile with room for so many kinds. */
export function noneOf(kinds: number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < kinds; i++) counts.push(0);
  return counts;
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
