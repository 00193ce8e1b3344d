/** The chance of seat 0 to win, before the cards of a round are dealt. */
import type { Seat } from '../../../../core/game.ts';
import { hasEffect } from '../../rules/hand.ts';
import { BASE_TRICKS, NATIONS, ROUNDS, TRICKS } from '../../rules/tables.ts';
import { HAND_FEATURES, STRENGTHS } from './features.ts';
import { AT, cellAt, type NationTables, softplus, tabulate } from './net.ts';

/** Points an expansion's card in hand is worth beyond a trick card of the tavern; by eye, they are not fitted. */
const EXPANSION_WORTH: Readonly<Record<string, number>> = {
  captain: 1.6,
  banRerollAll: 1.4,
  sharksExchange: 1.6,
  doubles: 1.2,
};

/** How things stand between rounds. */
export interface Between {
  /** Strengths of seat 0 nation by nation, then of seat 1. */
  readonly strengths: ArrayLike<number>;
  /** Sailors to come, nation by nation (see nations.ts). */
  readonly remainders: readonly number[];
  /** Trick cards by seat and kind. */
  readonly hands: readonly number[];
  readonly tricksToCome: number;
  readonly starter: Seat;
}

/** One round's weights, ready to be asked. */
export class RoundModel {
  readonly tables: NationTables;
  readonly #weights: Float64Array;
  readonly #roundsLeft: number;

  /** For the start of this round. */
  constructor(round: number, weights: Float64Array) {
    this.#roundsLeft = ROUNDS + 1 - round;
    this.#weights = weights;
    this.tables = tabulate(weights);
  }

  /** What a hand adds to the margin of its owner. */
  handWorth(hands: readonly number[], seat: Seat): number {
    const weights = this.#weights;
    let worth = 0;
    const features = handFeatures(hands, seat, this.#roundsLeft);
    for (let i = 0; i < features.length; i++) worth += weights[AT.hand + i]! * features[i]!;
    return worth + expansionWorth(hands, seat);
  }

  startWorth(starter: Seat): number {
    return starter === 0 ? this.#weights[AT.table]! : -this.#weights[AT.table]!;
  }

  /** The spread that does not come from nations. */
  spread(tricksToCome: number, tricksInHand: number): number {
    const [, base, coming, held] = this.#weights.subarray(AT.table);
    return softplus(base! + coming! * tricksToCome + held! * tricksInHand);
  }

  chance(between: Between): number {
    const { strengths, remainders, hands } = between;
    let margin = this.handWorth(hands, 0) - this.handWorth(hands, 1) + this.startWorth(between.starter);
    let spread = this.spread(between.tricksToCome, cardsIn(hands, 0) + cardsIn(hands, 1));
    for (let nation = 0; nation < NATIONS.length; nation++) {
      const cell = cellAt(
        remainders[nation]!,
        Math.min(STRENGTHS - 1, strengths[nation]!),
        Math.min(STRENGTHS - 1, strengths[NATIONS.length + nation]!),
      );
      margin += this.tables.margin[cell]!;
      spread += this.tables.spread[cell]!;
    }
    return chanceOf(margin, spread);
  }
}

export const chanceOf = (margin: number, spread: number): number =>
  1 / (1 + Math.exp(-margin / Math.sqrt(spread)));

/** Trick cards of the tavern a seat holds. */
export function cardsIn(hands: readonly number[], seat: Seat): number {
  let cards = 0;
  for (let i = 0; i < BASE_TRICKS.length; i++) cards += hands[seat * TRICKS.length + i]!;
  return cards;
}

const SHIFT = HAND_FEATURES.indexOf('shift');
const EFFECTS = ['shift', 'reroll', 'both'] as const;

export function handFeatures(hands: readonly number[], seat: Seat, roundsLeft: number): number[] {
  const cards = cardsIn(hands, seat);
  const features = [Math.min(cards, roundsLeft), Math.max(0, cards - roundsLeft), cards > 0 ? 1 : 0, 0, 0, 0];
  for (const [i, trick] of BASE_TRICKS.entries()) {
    const held = hands[seat * TRICKS.length + i]!;
    if (held === 0) continue;
    for (const [e, effect] of EFFECTS.entries()) {
      if (hasEffect(trick, effect)) features[SHIFT + e]! += held;
    }
  }
  return features;
}

function expansionWorth(hands: readonly number[], seat: Seat): number {
  let worth = 0;
  for (let i = BASE_TRICKS.length; i < TRICKS.length; i++)
    worth += hands[seat * TRICKS.length + i]! * (EXPANSION_WORTH[TRICKS[i]!] ?? 1);
  return worth;
}

/** The models of rounds 2 to 8, each made when it is first asked. */
export class Model {
  readonly #weights: readonly (Float64Array | undefined)[];
  readonly #rounds: (RoundModel | undefined)[] = [];

  /** Weights by round; the start of the first round is never asked for. */
  constructor(weights: readonly (Float64Array | undefined)[]) {
    this.#weights = weights;
  }

  round(round: number): RoundModel {
    const known = this.#rounds[round];
    if (known) return known;
    const made = new RoundModel(round, this.#weights[round]!);
    this.#rounds[round] = made;
    return made;
  }
}
