/** Results as lines of JSON: written game by game, and read again to go on where it stopped. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import type { Fixture } from './contestants.ts';
import { readText } from './keep.ts';
import type { MatchResult } from './match.ts';
import { orProblem, Problem } from './problem.ts';

/** What must be the same for two runs to be one. */
export interface Heading {
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly nodes: number;
  readonly weights?: string;
}

export interface Played {
  readonly block: string;
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** For each seat. */
  readonly decisions: readonly number[];
  readonly seconds: readonly number[];
  /** Seconds of the slowest decision. */
  readonly slowest: readonly number[];
}

export interface Results {
  readonly played: Played[];
  add(fixture: Fixture, result: MatchResult): void;
}

export const isPlayed = (played: readonly Played[]): ((fixture: Fixture) => boolean) => {
  const known = new Set(played.map(keyOf));
  return (fixture) => known.has(keyOf(fixture));
};

const keyOf = ({ block, bots }: { block: string; bots: readonly string[] }): string =>
  `${block} ${bots.join(' ')}`;

export function openResults(heading: Heading, file: string | undefined): Results {
  const { lines, add } = openRecord<Played>(heading, file);
  return {
    played: lines,
    add({ block, bots }, { scores, places, decisions, seconds, slowest }) {
      add({ block, bots, scores, places, decisions, seconds, slowest });
    },
  };
}

export interface Kept<T> {
  readonly lines: T[];
  add(line: T): void;
}

/** In memory, and in a file if one is named. */
export function openRecord<T>(heading: object, file: string | undefined): Kept<T> {
  const lines = file === undefined ? [] : begin<T>(heading, file);
  return {
    lines,
    add(line) {
      lines.push(line);
      if (file !== undefined) write(file, () => appendFileSync(file, `${JSON.stringify(line)}\n`));
    },
  };
}

function begin<T>(heading: object, file: string): T[] {
  const first = `${JSON.stringify(heading)}\n`;
  if (existsSync(file)) return goOn(first, file);
  write(file, () => writeFileSync(file, first));
  return [];
}

function goOn<T>(first: string, file: string): T[] {
  const text = readText(file);
  if (!text.startsWith(first)) throw new Problem(`${file} holds results of other games: name another file.`);
  // A line the last run did not finish is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) write(file, () => writeFileSync(file, whole));
  return whole
    .slice(first.length)
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) =>
      orProblem(
        () => JSON.parse(line) as T,
        () => `${file} is damaged in line ${at + 2}.`,
      ),
    );
}

const write = (file: string, run: () => void): void =>
  orProblem(run, (reason) => `The results cannot be kept in ${file}: ${reason}.`);
