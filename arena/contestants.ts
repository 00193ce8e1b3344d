/** Who plays in a tournament: a bot by name, with the weights of a file as in `expert+`, its own budget as in `expert@20000`. */
import type { TableText } from '../text/table-text.ts';
import type { GameEntry } from './find.ts';
import { readText } from './keep.ts';
import { Problem } from './problem.ts';
import { findBot } from './seating.ts';

interface Contestant {
  readonly name: string;
  /** Plays with the weights that were brought along, not with those it was shipped with. */
  readonly brought?: true;
  /** Absent where the budget is that of the tournament. */
  readonly nodes?: number;
}

export function contestant(label: string): Contestant {
  const [, name = '', plus, nodes] = /^(.+?)(\+)?(?:@(\d{1,9}))?$/.exec(label) ?? [];
  return {
    name,
    ...(plus === undefined ? {} : { brought: true }),
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
  };
}

/** Labels from "a,b@5000", all of known bots. */
export function contestants(entry: GameEntry, list: string, table: TableText): string[] {
  const labels = list.split(',').map((label) => label.trim());
  for (const label of labels) findBot(entry, contestant(label).name, table);
  if (new Set(labels).size === labels.length && labels.length > 1) return labels;
  throw new Problem(`A tournament needs two or more different bots, not "${list}".`);
}

/** The weights for bots with a plus, as part of a match; nothing where none has one. */
export function broughtWeights(
  { game, botsWith }: GameEntry,
  labels: readonly string[],
  file: string | undefined,
): { readonly weights?: string } {
  const isBrought = labels.some((label) => contestant(label).brought);
  if (!isBrought && file !== undefined)
    throw new Problem('--weights is for a bot with a plus, as in expert+.');
  if (!isBrought) return {};
  if (file === undefined) throw new Problem('A bot with a plus plays with the weights of --weights <file>.');
  const weights = readText(file).trimEnd();
  if (botsWith?.(weights)) return { weights };
  throw new Problem(`${file} does not hold weights for the bots of ${game.id}.`);
}

/** Every choice of so many bots; if there are too few to fill the table, all of them take turns. */
export function lineUps(labels: readonly string[], seats: number): string[][] {
  if (labels.length < seats)
    return [Array.from({ length: seats }, (_, seat) => labels[seat % labels.length] ?? '')];
  if (seats === 0) return [[]];
  return labels.flatMap((label, index) =>
    lineUpsAfter(labels.slice(index + 1), seats - 1).map((others) => [label, ...others]),
  );
}

const lineUpsAfter = (labels: readonly string[], seats: number): string[][] =>
  labels.length < seats ? [] : lineUps(labels, seats);

/** The first bot alone at tables full of each of the others. */
export function heroLineUps([hero = '', ...others]: readonly string[], seats: number): string[][] {
  return others.map((other) => [hero, ...new Array<string>(seats - 1).fill(other)]);
}

/** A line-up in all its rotations: everybody sits everywhere once. */
export function rotations(lineUp: readonly string[]): string[][] {
  return lineUp.map((_, turn) => [...lineUp.slice(turn), ...lineUp.slice(0, turn)]);
}

/** What kinds of seed there are: nothing that was tuned on one kind is reported on it. */
export const PURPOSES = ['development', 'gate', 'report'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A match of the tournament: one rotation of one line-up with the luck of its block. */
export interface Fixture {
  /** Games of one line-up that share their luck. */
  readonly block: string;
  /** The luck of the table. */
  readonly seed: string;
  /** The luck of the bots. */
  readonly botSeed: string;
  readonly bots: readonly string[];
}

export interface Draw {
  readonly lineUps: readonly (readonly string[])[];
  readonly games: number;
  readonly seed: string;
  readonly purpose: Purpose;
}

/** All matches, block by block; a block is never cut. */
export function fixtures({ lineUps: all, games, seed, purpose }: Draw): Fixture[] {
  const blocks = Math.ceil(games / (all[0]?.length ?? 1));
  return Array.from({ length: blocks }, (_, n) => `${purpose}/${seed}/${n}`).flatMap((luck) =>
    all.flatMap((lineUp) =>
      rotations(lineUp).map((bots, turn) => ({
        block: `${luck}/${lineUp.join(',')}`,
        seed: luck,
        botSeed: `${luck}/${turn}`,
        bots,
      })),
    ),
  );
}
