/** A small net: the same for every seat, and all seats' outputs together give each its share of the win. */
import type { State } from '../../rules/types.ts';
import type { Style } from '../styles.ts';
import { describe, FEATURES } from './features.ts';

/** A row of weights for each hidden unit, then for both outputs one for each unit and a constant. */
export type Net = Float64Array;

export const INPUTS = FEATURES.length;
export const HIDDEN = 24;
/** Where the weights of the outputs begin. */
export const TO_SHARE = HIDDEN * INPUTS;
export const TO_SCORE = TO_SHARE + HIDDEN + 1;
export const WEIGHTS = TO_SCORE + HIDDEN + 1;

/** What each seat may hope for: a share of the win, and points at the end in hundreds. */
export interface Hopes {
  readonly shares: Float64Array;
  readonly scores: Float64Array;
}

/** What the hidden units make of a seat whose features begin at `from`. */
export function activate(net: Net, inputs: ArrayLike<number>, from: number, units: Float64Array): void {
  for (let unit = 0, w = 0; unit < HIDDEN; unit++) {
    let sum = 0;
    for (let i = 0; i < INPUTS; i++, w++) sum += net[w]! * inputs[from + i]!;
    units[unit] = sum > 0 ? sum : 0;
  }
}

/** An output, whose weights begin at `from`. */
export function output(net: Net, units: Float64Array, from: number): number {
  let sum = net[from + HIDDEN]!;
  for (let unit = 0; unit < HIDDEN; unit++) sum += net[from + unit]! * units[unit]!;
  return sum;
}

/** Turns one number for each seat into shares that add up to 1. */
export function softmax(values: Float64Array): void {
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(values[i]! - most);
    sum += values[i]!;
  }
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
}

export function hopes(net: Net, state: State, styles: readonly Style[]): Hopes {
  const inputs = new Float64Array(state.seats * INPUTS);
  const units = new Float64Array(HIDDEN);
  describe(state, styles, inputs);
  const shares = new Float64Array(state.seats);
  const scores = new Float64Array(state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    activate(net, inputs, seat * INPUTS, units);
    shares[seat] = output(net, units, TO_SHARE);
    scores[seat] = output(net, units, TO_SCORE);
  }
  softmax(shares);
  return { shares, scores };
}
