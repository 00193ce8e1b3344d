/** What a finished game has to tell besides its result: lines over time, moments, and how the points came about. */
import type { Seat, Shape } from './game.ts';

/** A line of the reckoning: one cell for each seat, null where it has no say. */
export interface ReckoningRow<G extends Shape = Shape> {
  /** What it is called: by a name of the game's own, or by what was said then. */
  readonly label: string | G['Event'];
  readonly cells: readonly (number | null)[];
}

export interface Review<G extends Shape = Shape> {
  /** What scores are counted in. */
  readonly unit: 'money' | 'points';
  /** 1 for the first round. */
  round(state: G['State']): number;
  /** What is drawn over time. */
  readonly lines: Readonly<Record<string, (state: G['State'], seat: Seat) => number>>;
  /** Of these lines, those that count money. */
  readonly money: readonly string[];
  /** Whether one wants to find this again. */
  isMoment(event: G['Event']): boolean;
  /** The lines whose sum is the result, from the last move's events and the position after it. */
  reckoning(events: readonly G['Event'][], state: G['State']): readonly ReckoningRow<G>[];
}
