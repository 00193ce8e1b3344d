/** What a throw of two dice is worth to who places one of them. */
import { PIPS } from '../../rules/tables.ts';

/** What a player can do with a throw, as worth to him for each die; made once and filled again and again. */
export class Choices {
  /** Place this die. */
  readonly place = new Float64Array(PIPS);
  /** Play a card that leaves one die to be placed, so that it ends as this die: a joker, or ±1. */
  readonly trick = new Float64Array(PIPS);
  /** Both dice are placed, by first and second die. */
  readonly both = new Float64Array(PIPS * PIPS);
  /** Place this die after throwing again. */
  readonly again = new Float64Array(PIPS);
  hasTrick = false;
  hasBoth = false;
  hasAgain = false;

  /** Takes what is better of two sets of choices: the first die of a round also chooses the end. */
  better(other: Choices): void {
    raise(this.place, other.place);
    raise(this.trick, other.trick);
    raise(this.both, other.both);
    raise(this.again, other.again);
  }
}

function raise(to: Float64Array, other: Float64Array): void {
  for (let i = 0; i < to.length; i++) if (other[i]! > to[i]!) to[i] = other[i]!;
}

/** Rules that change what a throw is worth. */
export interface ThrowRules {
  /** The other's Crazy Captain may object (chapter 7). */
  readonly veto: boolean;
  /** A double may be thrown on with one die (rule 10.2). */
  readonly doubles: boolean;
}

const SORTED = new Float64Array(PIPS);
const BEST = new Float64Array(PIPS);
const THROWS = PIPS * PIPS;

function sortInto(values: Float64Array): void {
  for (let i = 0; i < PIPS; i++) {
    const value = values[i]!;
    let at = i;
    for (; at > 0 && SORTED[at - 1]! > value; at--) SORTED[at] = SORTED[at - 1]!;
    SORTED[at] = value;
  }
}

/** The mean of the better of two dice, never below the floor. Of 36 throws 2k − 1 have the k-th as their best. */
export function bestOfTwo(values: Float64Array, floor = Number.NEGATIVE_INFINITY): number {
  sortInto(values);
  let sum = 0;
  for (let k = 0; k < PIPS; k++) sum += (2 * k + 1) * (SORTED[k]! > floor ? SORTED[k]! : floor);
  return sum / THROWS;
}

/** The same of six values, sorted by a network without a branch: a solver spends its time here. */
export function bestOfSix(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const [a1, b1, c1] = [Math.min(a, b), Math.max(a, b), Math.min(c, d)];
  const [d1, e1, f1] = [Math.max(c, d), Math.min(e, f), Math.max(e, f)];
  const [a2, c2, b2] = [Math.min(a1, c1), Math.max(a1, c1), Math.min(b1, e1)];
  const [e2, d2, f2] = [Math.max(b1, e1), Math.min(d1, f1), Math.max(d1, f1)];
  const [a3, b3, c3] = [Math.min(a2, b2), Math.max(a2, b2), Math.min(c2, d2)];
  const [d3, e3, f3] = [Math.max(c2, d2), Math.min(e2, f2), Math.max(e2, f2)];
  const [b4, c4, d4] = [Math.min(b3, c3), Math.max(b3, c3), Math.min(d3, e3)];
  const e4 = Math.max(d3, e3);
  const [c5, d5] = [Math.min(c4, d4), Math.max(c4, d4)];
  return (a3 + 3 * b4 + 5 * c5 + 7 * d5 + 9 * e4 + 11 * f3) / THROWS;
}

/** What rule 10.2 adds: with a double of a bad number, throw one die until it differs. */
function doublesGain(): number {
  let [gain, above] = [0, 0];
  for (let k = PIPS - 1; k >= 0; k--) {
    const thrownOn = (k * SORTED[k]! + above) / (PIPS - 1);
    if (thrownOn > SORTED[k]!) gain += thrownOn - SORTED[k]!;
    above += SORTED[k]!;
  }
  return gain / THROWS;
}

/** The worth of throwing, before the dice are known. */
export function throwWorth(choices: Choices, rules: ThrowRules): number {
  if (rules.veto) return vetoedWorth(choices, rules);
  const { place, trick, again, hasTrick, hasBoth, hasAgain } = choices;
  const floor = hasAgain ? bestOfTwo(again) : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < PIPS; i++) BEST[i] = hasTrick && trick[i]! > place[i]! ? trick[i]! : place[i]!;
  if (hasBoth) return withBoth(choices, floor);
  const worth = bestOfTwo(BEST, floor);
  return rules.doubles ? worth + doublesGain() : worth;
}

function withBoth({ both }: Choices, floor: number): number {
  let sum = 0;
  for (let i = 0; i < PIPS; i++) {
    for (let j = i; j < PIPS; j++) {
      let best = BEST[i]! > BEST[j]! ? BEST[i]! : BEST[j]!;
      if (both[i * PIPS + j]! > best) best = both[i * PIPS + j]!;
      if (floor > best) best = floor;
      sum += i === j ? best : 2 * best;
    }
  }
  return sum / THROWS;
}

/** The captain lets pass what is worse than a new throw; a trick announced first may draw his objection. */
function vetoedWorth(choices: Choices, rules: ThrowRules): number {
  const { place, trick, both, again, hasTrick, hasBoth, hasAgain } = choices;
  const thrownAgain = bestOfTwo(place) + (rules.doubles ? doublesGain() : 0);
  const floor = hasAgain ? bestOfTwo(again) : Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < PIPS; i++) {
    for (let j = i; j < PIPS; j++) {
      const placed = Math.max(place[i]!, place[j]!);
      let tricked = floor;
      if (hasTrick) tricked = Math.max(tricked, trick[i]!, trick[j]!);
      if (hasBoth) tricked = Math.max(tricked, both[i * PIPS + j]!);
      const best = Math.max(Math.min(placed, thrownAgain), Math.min(tricked, placed));
      sum += i === j ? best : 2 * best;
    }
  }
  return sum / THROWS;
}
