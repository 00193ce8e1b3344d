/** Plays every line of a log again, also the moves that were taken back: they too used luck. */
import type { Game, Shape } from './game.ts';
import { numberFault, replayEntry, replayOpening } from './log.ts';
import type { Entry, Log, LogFault } from './log-types.ts';

/** A line that could be played again. */
export interface Line<G extends Shape = Shape> {
  /** None for the opening. */
  readonly entry: Entry<G> | undefined;
  readonly draws: readonly number[];
  /** Of how many sides each draw was. */
  readonly sides: readonly number[];
  /** Whether the move lay face down when it was made. */
  readonly sealed: boolean;
}

/** All lines up to the first fault; `visit` is told of each that could be played, even if it led elsewhere. */
export function replayLines<G extends Shape>(
  game: Game<G>,
  log: Log<G>,
  visit: (line: Line<G>) => void,
): LogFault | undefined {
  const sides: number[] = [];
  const started = replayOpening(game, log.opening, { sides });
  if (wasPlayed(started.fault)) visit({ entry: undefined, draws: log.opening.draws, sides, sealed: false });
  if (started.fault) return started.fault;
  const play = timeline(game, log, started.state);
  for (const [index, entry] of (log.lines ?? log.entries).entries()) {
    const { fault, line } = play(entry, index + 2);
    if (line) visit(line);
    if (fault) return fault;
  }
  return gap(log);
}

interface Played<G extends Shape> {
  readonly line?: Line<G>;
  readonly fault?: LogFault | undefined;
}

/** A line that led to another position than was recorded still says what was drawn. */
const wasPlayed = (fault?: LogFault): boolean => fault === undefined || fault.code === 'hashDiffers';

/** Plays lines one after the other, going back where a line takes the place of others. */
function timeline<G extends Shape>(game: Game<G>, log: Log<G>, start: G['State']) {
  const before = positionsToKeep(log);
  const kept = new Map<number, G['State']>();
  const live: Entry<G>[] = [];
  let state = start;
  return (entry: Entry<G>, line: number): Played<G> => {
    const { n, seat, draws } = entry;
    const replaced = live.slice(n - 1);
    if (n > live.length + 1 || !replaced.every(({ takenBack }) => takenBack))
      return { fault: { line, code: 'wrongNumber', n, wanted: live.length + 1 } };
    if (before.has(n)) {
      if (replaced.length > 0) state = game.clone(kept.get(n) as G['State']);
      else kept.set(n, game.clone(state));
    }
    live.length = n - 1;
    const sides: number[] = [];
    const fault = replayEntry(game, state, entry, { line, seats: log.opening.seats, sides });
    if (!wasPlayed(fault)) return { fault };
    live.push(entry);
    return { line: { entry, draws, sides, sealed: game.sealed?.(state).includes(seat) ?? false }, fault };
  };
}

/** Numbers of moves whose place another move takes later: only before these must a position be remembered. */
function positionsToKeep({ lines = [] }: Pick<Log, 'lines'>): ReadonlySet<number> {
  let last = 0;
  const numbers = new Set<number>();
  for (const { n } of lines) {
    if (n <= last) numbers.add(n);
    last = n;
  }
  return numbers;
}

/** The moves that count are numbered without a gap. */
function gap<G extends Shape>({ entries, lines = entries }: Log<G>): LogFault | undefined {
  for (const [index, entry] of entries.entries()) {
    const fault = numberFault(entry, index + 1, lines.indexOf(entry) + 2);
    if (fault) return fault;
  }
  return undefined;
}
