/** Small sets as bits: colours, seats, brokers, cells. Asking and changing them costs next to nothing. */
import type { Chance } from '../../../core/chance.ts';

/** The numbers in every set of up to five, by the set's bits: colours, seats or brokers to pick from. */
const IN_SET: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((n) => bits & (1 << n)),
);

export const inSet = (bits: number): readonly number[] => IN_SET[bits]!;

/** The least number of a set that is not empty. */
export const firstIn = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The set without its least number. */
export const withoutFirst = (bits: number): number => bits & (bits - 1);

/** Whether there are two or more to choose from. */
export const hasSeveral = (bits: number): boolean => withoutFirst(bits) !== 0;

/** One of a list; nothing is drawn where there is no choice. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[list.length > 1 ? chance.draw(list.length) : 0]!;
}
