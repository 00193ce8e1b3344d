/**
 * A game is its log: an opening and the moves, each with the luck it used and a fingerprint of all
 * that could be seen afterwards. State is a fold over it. As a file it is one JSON object per line.
 */
import { type Chance, recording, replaying, type Script, WrongLuck } from './chance.ts';
import { digest } from './data.ts';
import { type Decoder, type Fault, fields, integer, list } from './decode.ts';
import { type Emit, type Game, type Seat, type Shape, viewers } from './game.ts';

export interface Opening<G extends Shape = Shape> {
  readonly game: string;
  readonly version: number;
  readonly options: G['Options'];
  readonly seats: number;
  readonly draws: readonly number[];
  readonly hash: number;
}

export interface Entry<G extends Shape = Shape> {
  /** 1 for the first move. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: G['Move'];
  /** What chance answered, in order. */
  readonly draws: readonly number[];
  /** Of every viewer's view after the move. */
  readonly hash: number;
  /** Wall clock in milliseconds, written by the table, never read by rules; 0 where nobody cares. */
  readonly at: number;
}

export interface Log<G extends Shape = Shape> {
  readonly opening: Opening<G>;
  readonly entries: readonly Entry<G>[];
}

/** What is wrong with a log, and in which line (1 is the opening). */
export type LogFault = { readonly line: number } & (
  | { readonly code: 'notJson' | 'notALog' | 'empty' | 'hashDiffers' | 'gameOver' }
  | { readonly code: 'malformed'; readonly fault: Fault }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'otherVersion'; readonly version: number; readonly known: number }
  | { readonly code: 'badSeats'; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly code: 'wrongNumber'; readonly n: number; readonly wanted: number }
  | { readonly code: 'refused'; readonly refusal: string; readonly rule: string }
  | { readonly code: 'wrongLuck'; readonly detail: string }
);
export type LogFaultCode = LogFault['code'];

/** A fingerprint of all that can be seen: every viewer's view. */
export function observable<G extends Shape>(game: Game<G>, state: G['State'], seats: number): number {
  let [last, hash]: [G['View'] | undefined, number] = [undefined, 0];
  return digest(
    viewers(seats).map((viewer) => {
      const view = game.view(state, viewer);
      // Where nothing is hidden, all viewers are shown one and the same object.
      if (view !== last) [last, hash] = [view, digest(view)];
      return hash;
    }),
  );
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
  const wrong = openingFault(game, opening);
  if (wrong) return { fault: wrong };
  let events: G['Event'][] = [];
  const emit: Emit<G['Event']> = (event) => events.push(event);
  let state: G['State'] | undefined;
  const started = withLuck(1, opening.draws, (luck) => {
    state = game.start(opening.options, opening.seats, luck, emit);
  });
  if (started || !state) return { fault: started ?? { line: 1, code: 'notALog' } };
  if (observable(game, state, opening.seats) !== opening.hash)
    return { fault: { line: 1, code: 'hashDiffers' } };
  visit?.(state, events);
  for (const [index, entry] of entries.entries()) {
    events = [];
    const fault = replayEntry(game, state, entry, { wanted: index + 1, seats: opening.seats, emit });
    if (fault) return { fault };
    visit?.(state, events, entry);
  }
  return { state };
}

function openingFault<G extends Shape>(game: Game<G>, { version, seats }: Opening<G>): LogFault | undefined {
  const { min, max } = game.players;
  if (version !== game.version) return { line: 1, code: 'otherVersion', version, known: game.version };
  if (seats < min || seats > max) return { line: 1, code: 'badSeats', seats, min, max };
  return undefined;
}

function replayEntry<G extends Shape>(
  game: Game<G>,
  state: G['State'],
  entry: Entry<G>,
  { wanted, seats, emit }: { wanted: number; seats: number; emit: Emit<G['Event']> },
): LogFault | undefined {
  const line = wanted + 1;
  if (entry.n !== wanted) return { line, code: 'wrongNumber', n: entry.n, wanted };
  if (game.outcome(state)) return { line, code: 'gameOver' };
  const refusal = game.check(state, entry.seat, entry.move);
  if (refusal) return { line, code: 'refused', refusal: refusal.code, rule: refusal.rule };
  const unlucky = withLuck(line, entry.draws, (luck) =>
    game.apply(state, entry.seat, entry.move, luck, emit),
  );
  if (unlucky) return unlucky;
  return observable(game, state, seats) === entry.hash ? undefined : { line, code: 'hashDiffers' };
}

/** Runs with written-down luck; too little or too much of it is the log's fault. */
function withLuck(line: number, draws: readonly number[], run: (luck: Script) => void): LogFault | undefined {
  const luck = replaying(draws);
  try {
    run(luck);
    luck.finish();
    return undefined;
  } catch (error) {
    if (error instanceof WrongLuck) return { line, code: 'wrongLuck', detail: error.message };
    throw error;
  }
}

export function writeLog(log: Log): string {
  const lines = [{ quayside: 1, ...log.opening }, ...log.entries];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const DRAWS = list(integer(0, 2 ** 31), 10_000);
const HASH = integer(0, Number.MAX_SAFE_INTEGER);

export type Read<G extends Shape = Shape> =
  | { readonly game: Game<G>; readonly log: Log<G>; readonly fault?: never }
  | { readonly fault: LogFault };

/** Reads a log file; `find` knows the games. Nothing is played yet. */
export function readLog(text: string, find: (id: string) => Game | undefined): Read {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const first = parse(lines[0] ?? '');
  if (text.trim() === '') return { fault: { line: 1, code: 'empty' } };
  if (first === undefined) return { fault: { line: 1, code: 'notJson' } };
  const { quayside, ...head } = first as { quayside?: unknown; game?: unknown };
  if (quayside !== 1 || typeof head.game !== 'string') return { fault: { line: 1, code: 'notALog' } };
  const game = find(head.game);
  if (!game) return { fault: { line: 1, code: 'unknownGame', game: head.game.slice(0, 40) } };
  const opening = openingDecoder(game).decode(head);
  if (opening.fault) return { fault: openingDecodeFault(game, head, opening.fault) };
  const wrong = openingFault(game, opening.value);
  if (wrong) return { fault: wrong };
  const entries = readEntries(game, lines.slice(1));
  return 'fault' in entries ? entries : { game, log: { opening: opening.value, entries } };
}

/** A log of another version may well have other options: the version is the better answer. */
function openingDecodeFault(game: Game, head: object, fault: Fault): LogFault {
  const version = (head as { version?: unknown }).version;
  if (typeof version === 'number' && version !== game.version) {
    return { line: 1, code: 'otherVersion', version, known: game.version };
  }
  return { line: 1, code: 'malformed', fault };
}

function readEntries(game: Game, lines: readonly string[]): Entry[] | { fault: LogFault } {
  const decoder = entryDecoder(game);
  const entries: Entry[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 2;
    const raw = parse(text);
    if (raw === undefined) return { fault: { line, code: 'notJson' } };
    const entry = decoder.decode(raw);
    if (entry.fault) return { fault: { line, code: 'malformed', fault: entry.fault } };
    entries.push(entry.value);
  }
  return entries;
}

function openingDecoder(game: Game): Decoder<Opening> {
  const id: Decoder<string> = {
    spec: { kind: 'choice', values: [game.id] },
    decode: (raw) => ({ value: String(raw) }),
  };
  const version = integer(0, 1_000_000);
  return fields({
    game: id,
    version,
    options: game.decode.options,
    seats: integer(1, 100),
    draws: DRAWS,
    hash: HASH,
  });
}

function entryDecoder(game: Game): Decoder<Entry> {
  const at = integer(0, Number.MAX_SAFE_INTEGER);
  const n = integer(1, 1_000_000);
  return fields({ n, seat: integer(0, 99), move: game.decode.move, draws: DRAWS, hash: HASH, at });
}

function parse(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
