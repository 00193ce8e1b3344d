/** Which positions there are from here on: by turns taken, and by what each seat has done with its trick. */
import type { Seat } from '../../../../core/game.ts';
import { DICE, PIPS } from '../../rules/tables.ts';
import { LAYERS } from './lattice.ts';

/** Which status of a seat each trick leads to; nothing where it cannot be played. */
export interface Leads {
  readonly shift?: number;
  readonly both?: number;
  readonly reroll?: number;
  readonly jokers: readonly number[];
}

export interface Side {
  /** What the seat can have done with its one trick; 0 is how it stands now. */
  readonly statuses: number;
  readonly leads: Leads;
  /** Dice that can be used this round. */
  readonly cap: number;
}

export interface Opening {
  readonly sides: readonly [Side, Side];
  /** Dice on the row now: six numbers of seat 0, six of seat 1. */
  readonly placed: readonly number[];
  readonly mover: Seat;
}

export type Pair = readonly [number, number];

/** All positions after so many turns with these statuses. */
export interface Stage {
  readonly turns: number;
  readonly mover: 0 | 1;
  readonly pair: Pair;
  /** Dice each seat has placed since now. */
  readonly dice: Pair;
}

export function diceIn(placed: readonly number[], seat: Seat): number {
  let dice = 0;
  for (let i = seat * PIPS; i < (seat + 1) * PIPS; i++) dice += placed[i]!;
  return dice;
}

/** A seat that has placed both dice has one more on the row than turns. */
export const extraOf = ({ leads }: Side, status: number): number =>
  status !== 0 && leads.both === status ? 1 : 0;

export const moverAfter = ({ mover }: Opening, turns: number): 0 | 1 => ((mover + turns) & 1) as 0 | 1;

/** Last turn first: each stage needs only stages before it in the list. */
export function stagesOf(opening: Opening): Stage[] {
  const stages: Stage[] = [];
  for (let turns = 0; turns <= 2 * DICE; turns++) {
    const here = stagesAfter(opening, turns);
    if (here.length === 0) break;
    stages.push(...here);
  }
  return stages.reverse();
}

function stagesAfter(opening: Opening, turns: number): Stage[] {
  const [one, two] = opening.sides;
  const stages: Stage[] = [];
  for (let first = 0; first < one.statuses; first++) {
    const firsts = diceAfter(opening, 0, turns, first);
    if (firsts === undefined) continue;
    for (let second = 0; second < two.statuses; second++) {
      const seconds = diceAfter(opening, 1, turns, second);
      if (seconds === undefined) continue;
      stages.push({
        turns,
        mover: moverAfter(opening, turns),
        pair: [first, second],
        dice: [firsts, seconds],
      });
    }
  }
  return stages;
}

/** Dice a seat has placed since now, or undefined where that cannot be. */
function diceAfter(
  { sides, placed, mover }: Opening,
  seat: 0 | 1,
  turns: number,
  status: number,
): number | undefined {
  const own = (turns + (mover === seat ? 1 : 0)) >> 1;
  if (own === 0) return status === 0 ? 0 : undefined;
  const extra = extraOf(sides[seat], status);
  const most = Math.min(DICE, sides[seat].cap - 1 + extra);
  return diceIn(placed, seat) + own + extra > most ? undefined : own + extra;
}

export const sizeOf = ({ dice }: Stage): number => LAYERS[dice[0]]!.size * LAYERS[dice[1]]!.size;

/** How many positions would have to be looked at. */
export const positionsOf = (opening: Opening): number =>
  stagesOf(opening).reduce((sum, stage) => sum + sizeOf(stage), 0);
