/**
 * A game is its log: an opening and the moves, each with the luck it used and a fingerprint of all
 * that could be seen afterwards. State is a fold over it. As a file it is one JSON object per line.
 */
import { type Chance, recording, replaying, WrongLuck } from './chance.ts';
import { digestOfAll } from './data.ts';
import { type Emit, type Game, type Seat, type Shape, viewers } from './game.ts';
import { openingFault } from './log-file.ts';
import type { Entry, Log, LogFault, Opening } from './log-types.ts';

export { type FindRules, readLog, writeLog } from './log-file.ts';
export type { Entry, Log, LogFault, LogFaultCode, Opening } from './log-types.ts';

/** A fingerprint of all that can be seen: every viewer's view. */
export function observable<G extends Shape>(game: Game<G>, state: G['State'], seats: number): number {
  // Where nothing is hidden, all viewers are shown one and the same object.
  return digestOfAll(viewers(seats).map((viewer) => game.view(state, viewer)));
}

/** A game being written down as it is played. */
export interface Recorder<G extends Shape> {
  readonly log: Log<G>;
  readonly state: G['State'];
  play(seat: Seat, move: G['Move'], at?: number): Entry<G>;
}

/** Writes a game down; `blind` leaves the fingerprints out, for games that are played only to be tried. */
export function record<G extends Shape>(
  game: Game<G>,
  options: G['Options'],
  seats: number,
  { chance, emit, blind = false }: { chance: Chance; emit?: Emit<G['Event']>; blind?: boolean },
): Recorder<G> {
  const draws: number[] = [];
  const state = game.start(options, seats, recording(chance, draws), emit);
  const fingerprint = (): number => (blind ? 0 : observable(game, state, seats));
  const hash = fingerprint();
  const entries: Entry<G>[] = [];
  const opening: Opening<G> = { game: game.id, version: game.version, options, seats, draws, hash };
  return {
    log: { opening, entries },
    state,
    play(seat, move, at = 0) {
      const drawn: number[] = [];
      game.apply(state, seat, move, recording(chance, drawn), emit);
      const entry: Entry<G> = { n: entries.length + 1, seat, move, draws: drawn, hash: fingerprint(), at };
      entries.push(entry);
      return entry;
    },
  };
}

/** Plays a log again from its luck alone, without asking whether it was right. */
export function playAgain<G extends Shape>(
  game: Game<G>,
  { opening, entries }: Log<G>,
  blind = false,
): Recorder<G> {
  const draws = [...opening.draws, ...entries.flatMap((entry) => entry.draws)];
  const again = record(game, opening.options, opening.seats, {
    chance: replaying(draws),
    emit: () => undefined,
    blind,
  });
  for (const { seat, move, at } of entries) again.play(seat, move, at);
  return again;
}

/** Told about the state after the opening (no entry) and after each move. */
export type Visit<G extends Shape> = (
  state: G['State'],
  events: readonly G['Event'][],
  entry?: Entry<G>,
) => void;

export type Replayed<G extends Shape> =
  | { readonly state: G['State']; readonly fault?: never }
  | { readonly fault: LogFault };

/** Plays a log again and checks every rule, draw and fingerprint on the way. */
export function replay<G extends Shape>(game: Game<G>, log: Log<G>, visit?: Visit<G>): Replayed<G> {
  const { opening, entries } = log;
  let events: G['Event'][] = [];
  const emit: Emit<G['Event']> = (event) => events.push(event);
  const started = replayOpening(game, opening, { emit });
  if (started.fault) return started;
  const { state } = started;
  visit?.(state, events);
  for (const [index, entry] of entries.entries()) {
    events = [];
    const step = { line: lineOf(log, entry, index), seats: opening.seats, emit };
    const fault = numberFault(entry, index + 1, step.line) ?? replayEntry(game, state, entry, step);
    if (fault) return { fault };
    visit?.(state, events, entry);
  }
  return { state };
}

function lineOf<G extends Shape>({ lines }: Log<G>, entry: Entry<G>, index: number): number {
  return (lines ? lines.indexOf(entry) : index) + 2;
}

export function numberFault({ n }: { n: number }, wanted: number, line: number): LogFault | undefined {
  return n === wanted ? undefined : { line, code: 'wrongNumber', n, wanted };
}

interface Listening<G extends Shape> {
  readonly emit?: Emit<G['Event']>;
  /** Is told of how many sides each draw was. */
  readonly sides?: number[];
}

export function replayOpening<G extends Shape>(
  game: Game<G>,
  opening: Opening<G>,
  { emit, sides }: Listening<G> = {},
): Replayed<G> {
  const wrong = openingFault(game, opening);
  if (wrong) return { fault: wrong };
  let state: G['State'] | undefined;
  const luck = { line: 1, draws: opening.draws, sides };
  const unlucky = withLuck(luck, (chance) => {
    state = game.start(opening.options, opening.seats, chance, emit);
  });
  if (unlucky || !state) return { fault: unlucky ?? { line: 1, code: 'notALog' } };
  const asRecorded = observable(game, state, opening.seats) === opening.hash;
  return asRecorded ? { state } : { fault: { line: 1, code: 'hashDiffers' } };
}

/** Makes the move of an entry, or says what is wrong with it. */
export function replayEntry<G extends Shape>(
  game: Game<G>,
  state: G['State'],
  { seat, move, draws, hash }: Entry<G>,
  { line, seats, emit, sides }: Listening<G> & { readonly line: number; readonly seats: number },
): LogFault | undefined {
  if (game.outcome(state)) return { line, code: 'gameOver' };
  const refusal = game.check(state, seat, move);
  if (refusal) return { line, code: 'refused', refusal: refusal.code, rule: refusal.rule };
  const unlucky = withLuck({ line, draws, sides }, (chance) => game.apply(state, seat, move, chance, emit));
  if (unlucky) return unlucky;
  return observable(game, state, seats) === hash ? undefined : { line, code: 'hashDiffers' };
}

interface WrittenLuck {
  readonly line: number;
  readonly draws: readonly number[];
  readonly sides: number[] | undefined;
}

/** Runs with written-down luck; too little or too much of it is the log's fault. */
function withLuck({ line, draws, sides }: WrittenLuck, run: (chance: Chance) => void): LogFault | undefined {
  const luck = replaying(draws);
  try {
    run(sides ? noting(luck, sides) : luck);
    luck.finish();
    return undefined;
  } catch (error) {
    if (error instanceof WrongLuck) return { line, code: 'wrongLuck', detail: error.message };
    throw error;
  }
}

/** Passes draws on and writes down of how many sides each was. */
function noting(chance: Chance, sides: number[]): Chance {
  return {
    draw(n) {
      sides.push(n);
      return chance.draw(n);
    },
  };
}
