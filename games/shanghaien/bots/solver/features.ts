/** What the value between rounds looks at. A change here makes old weights useless, and their hash says so. */

import { SAILORS_BY_VALUE, VALUES } from '../../rules/tables.ts';
import { nationValue, REMAINDERS } from '../nations.ts';

/** Of one nation, as its first seat sees it. */
export const NATION_FEATURES = [
  'expected points',
  'own strength',
  'their strength',
  'weaker strength',
  'lead',
  'ahead',
  'none of mine',
  'none of theirs',
  'strength to come',
  'sailors to come',
  'strongest to come',
  'lead in reach',
  'worth of my joker',
  'worth of their joker',
] as const;

/** Of trick cards in hand, first seat minus second. */
export const HAND_FEATURES = [
  'usable cards',
  'cards beyond the rounds',
  'any card',
  'shift',
  'reroll',
  'both',
] as const;

/** Of the table as a whole: who starts, and what spreads the result. */
export const TABLE_FEATURES = ['starting', 'spread', 'tricks to come', 'tricks in hand'] as const;

/** Crews stronger than this count as this strong. */
export const STRENGTHS = 20;

const SIZE = NATION_FEATURES.length;

/** The features of every remainder and pair of strengths, made once. */
let all: Float64Array | undefined;

export function nationFeatures(): Float64Array {
  all ??= computeAll();
  return all;
}

/** Where the features of a nation begin. */
export const featuresAt = (left: number, mine: number, theirs: number): number =>
  ((left * STRENGTHS + mine) * STRENGTHS + theirs) * SIZE;

function computeAll(): Float64Array {
  const features = new Float64Array(REMAINDERS * STRENGTHS * STRENGTHS * SIZE);
  for (let left = 0; left < REMAINDERS; left++) {
    const coming = comingOf(left);
    for (let mine = 0; mine < STRENGTHS; mine++) {
      for (let theirs = 0; theirs < STRENGTHS; theirs++)
        features.set(featuresOf(left, mine, theirs, coming), featuresAt(left, mine, theirs));
    }
  }
  return features;
}

interface Coming {
  readonly sum: number;
  readonly count: number;
  readonly highest: number;
}

function comingOf(left: number): Coming {
  let [sum, count, highest, rest] = [0, 0, 0, left];
  for (let value = 1; value <= VALUES; value++) {
    const copies = rest % (SAILORS_BY_VALUE[value - 1]! + 1);
    rest = Math.floor(rest / (SAILORS_BY_VALUE[value - 1]! + 1));
    sum += copies * value;
    count += copies;
    if (copies > 0) highest = value;
  }
  return { sum, count, highest };
}

function featuresOf(left: number, mine: number, theirs: number, coming: Coming): number[] {
  const expected = nationValue(left, mine, theirs);
  return [
    expected / 6,
    mine / 8,
    theirs / 8,
    Math.min(mine, theirs) / 8,
    (mine - theirs) / 6,
    Math.sign(mine - theirs),
    mine === 0 ? 1 : 0,
    theirs === 0 ? 1 : 0,
    coming.sum / 8,
    coming.count / 3,
    coming.highest / 4,
    coming.sum > Math.abs(mine - theirs) ? 1 : 0,
    mine > 0 ? (nationValue(left, mine + 2, theirs) - expected) / 3 : 0,
    theirs > 0 ? (expected - nationValue(left, mine, theirs + 2)) / 3 : 0,
  ];
}
