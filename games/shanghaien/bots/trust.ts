/**
 * How far a chance to win is to be trusted. The solver takes it that everybody goes on without a mistake, and that the value
 * between rounds is right; raised to these powers, its chances come true. They are what this command calls truest, with and
 * without expansions, rounded towards 1; seeds that begin with "check" were left for the test:
 *   npx quayside calibrate shanghaien --bots sensible --games 430 --sparing 20 --seed report
 */
import { tempered } from '../../../bots/win-shares.ts';
import { ROUNDS } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';

const POWERS = { base: 0.8, expansions: 0.65, lastRound: 1 };

/** Of the last round without expansions every end is known. */
function powerFor({ options, round }: View): number {
  if (options.crazyCaptain || options.noShanghai || options.sharks || options.doubles)
    return POWERS.expansions;
  return round === ROUNDS ? POWERS.lastRound : POWERS.base;
}

/** A chance as it comes true; the order of chances in a view stays as it is. */
export function trusted(view: View, chance: number): number {
  const [mine, theirs] = [Math.min(1, Math.max(0, chance)), Math.min(1, Math.max(0, 1 - chance))];
  return tempered([mine, theirs], powerFor(view))[0]!;
}
