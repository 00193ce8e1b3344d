/** What a nation is worth while some of its sailors are still in the deck. */
import { nationPoints } from '../rules/scoring.ts';
import { SAILORS_BY_VALUE, VALUES } from '../rules/tables.ts';

/** How a sailor still to come ends up, as seen in many games between good players. */
const HIRED_BY_EACH = 0.31;
const HIRED_BY_NOBODY = 1 - 2 * HIRED_BY_EACH;

/** Beyond this no crew is possible: 13 points of sailors and eight jokers. */
const STRENGTHS = 30;

/** Sailors of one nation in the deck, as one number below this. */
export const REMAINDERS = SAILORS_BY_VALUE.reduce<number>((all, copies) => all * (copies + 1), 1);

/** The number of a remainder, from the counts of values 1 to 4 starting at `from`. */
export function remainder(deck: readonly number[], from: number): number {
  let index = 0;
  for (let i = VALUES - 1; i >= 0; i--) index = index * (SAILORS_BY_VALUE[i]! + 1) + deck[from + i]!;
  return index;
}

const TABLE = new Float64Array(REMAINDERS * STRENGTHS * STRENGTHS).fill(Number.NaN);

/** Expected points of seat 0 minus those of seat 1, for crews of these strengths. */
export function nationValue(left: number, mine: number, theirs: number): number {
  const at = (left * STRENGTHS + mine) * STRENGTHS + theirs;
  if (Number.isNaN(TABLE[at])) TABLE[at] = compute(left, mine, theirs);
  return TABLE[at]!;
}

function compute(left: number, mine: number, theirs: number): number {
  if (left === 0) {
    const { to, points } = nationPoints(mine, theirs);
    return to === 1 ? -points : points;
  }
  const { value, rest } = nextSailor(left);
  const hired = nationValue(rest, mine + value, theirs) + nationValue(rest, mine, theirs + value);
  return HIRED_BY_EACH * hired + HIRED_BY_NOBODY * nationValue(rest, mine, theirs);
}

/** The lowest sailor of a remainder, and what is left without it. */
function nextSailor(left: number): { value: number; rest: number } {
  let unit = 1;
  for (let value = 1; value <= VALUES; value++) {
    const copies = SAILORS_BY_VALUE[value - 1]! + 1;
    if (Math.floor(left / unit) % copies > 0) return { value, rest: left - unit };
    unit *= copies;
  }
  return { value: 0, rest: 0 };
}
