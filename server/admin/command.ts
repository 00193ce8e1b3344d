/** What every command of `quayside admin` is given, and what it says of itself. */
import type { Command } from 'commander';
import type { Place } from './places.ts';

/** The world outside; tests hand in another. */
export interface Desk {
  /** Where the store is, by flag or environment. */
  place(): Place;
  out(line: string): void;
  now(): number;
}

/** Adds itself to the program; one file for each. */
export type AddCommand = (program: Command, desk: Desk) => void;
