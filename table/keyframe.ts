/** A table as it stood after an entry, so that its journal need not be played from the beginning. */
import type { Seat, Viewer } from '../core/game.ts';
import type { Done, Step, Table } from './table.ts';

/** Where a keyframe stands in the journal. */
export interface KeyframePlace {
  readonly n: number;
  /** Entries each viewer had been shown: the seats in order, then those who watch. */
  readonly shown: readonly number[];
  /** Number of the last move that counted; 0 before the first, null before the game began. */
  readonly step: number | null;
}

/** A table as it stood after an entry: the journal need not be read from its beginning. Texts are JSON. */
export interface Keyframe extends KeyframePlace {
  readonly body: string;
  /** The latest commands; null where they are not kept. */
  readonly recent: string | null;
}

/** Raised when a table made before can no longer be read as it is. */
const FORMAT = 4;
/** So many entries lie between two keyframes, as long as there are not too many of them. */
const APART = 200;
const MOST = 128;

/** How far keyframes of a journal of this length are apart: twice as far whenever there would be too many. */
export function apartAt(n: number): number {
  let apart = APART;
  while (n > apart * MOST) apart *= 2;
  return apart;
}

export const isKeyframe = (n: number, apart: number): boolean => n % apart === 0;

/** A step in short: there are many. */
type ShortStep =
  | readonly [n: number, seat: Seat, learnt: 0 | 1]
  | readonly [n: number, seat: Seat, learnt: 0 | 1, clock: Step['clock'], unseenBy: readonly Viewer[]];

interface Body {
  readonly format: number;
  readonly version: number;
  readonly table: Omit<Table, 'steps' | 'recent'> & { readonly steps: readonly ShortStep[] };
}

/** `remembers`: whether the table knows its latest commands. */
export function keyframeOf(table: Table, remembers: boolean): Keyframe {
  const { steps, recent, ...rest } = table;
  const { version } = table.opened;
  const body: Body = { format: FORMAT, version, table: { ...rest, steps: steps.map(shortened) } };
  return {
    n: table.n,
    shown: [...table.shown],
    step: table.state === null ? null : (steps.at(-1)?.n ?? 0),
    body: JSON.stringify(body),
    recent: remembers ? JSON.stringify(recent) : null,
  };
}

/** Undefined where it was made by another version. Without its commands if it has not kept them. */
export function tableAt({ body, recent: commands }: Keyframe, version: number): Table | undefined {
  const kept = JSON.parse(body) as Body;
  if (kept.format !== FORMAT || kept.version !== version) return undefined;
  const { table } = kept;
  const recent = commands ? (JSON.parse(commands) as Done[][]) : table.shown.map(() => []);
  return { ...table, steps: table.steps.map(lengthened), recent };
}

const shortened = ({ n, seat, learnt, clock, unseenBy }: Step): ShortStep =>
  clock === null && unseenBy.length === 0
    ? [n, seat, learnt ? 1 : 0]
    : [n, seat, learnt ? 1 : 0, clock, unseenBy];

const lengthened = ([n, seat, learnt, clock = null, unseenBy = []]: ShortStep): Step => ({
  n,
  seat,
  learnt: learnt === 1,
  unseenBy,
  clock,
});
