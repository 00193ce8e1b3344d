/** A log as a file: one JSON object per line, the opening first. */
import { type Decoder, fields, integer, list, optional } from './decode.ts';
import type { Game, Shape } from './game.ts';
import { decodeTable, type LogTable, TRACES, tableFault } from './log-table.ts';
import type { Entry, Log, LogFault, Opening } from './log-types.ts';

export function writeLog({ opening, entries, lines: all = entries }: Log): string {
  const lines = [{ quayside: 1, ...opening }, ...all];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const VERSION = integer(0, 1_000_000);
const DRAWS = list(integer(0, 2 ** 31), 10_000);
const HASH = integer(0, Number.MAX_SAFE_INTEGER);

export type Read<G extends Shape = Shape> =
  | { readonly game: Game<G>; readonly log: Log<G>; readonly fault?: never }
  | { readonly fault: LogFault };

/** The rules of a game at a version, if that was ever released, and the newest version; undefined for an unknown game. */
export type FindRules = (id: string, version: number) => Promise<FoundRules | undefined>;

export interface FoundRules {
  readonly game: Game | undefined;
  readonly newest: number;
}

/** Reads a log file with the rules that it names. Nothing is played yet. */
export async function readLog(text: string, find: FindRules): Promise<Read> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const first = parse(lines[0] ?? '');
  if (text.trim() === '') return { fault: { line: 1, code: 'empty' } };
  if (first === undefined) return { fault: { line: 1, code: 'notJson' } };
  const { quayside, ...head } = first as { quayside?: unknown; game?: unknown; version?: unknown };
  if (quayside !== 1 || typeof head.game !== 'string') return { fault: { line: 1, code: 'notALog' } };
  const version = VERSION.decode(head.version, 'version');
  if (version.fault) return { fault: { line: 1, code: 'malformed', fault: version.fault } };
  const found = await find(head.game, version.value);
  if (!found) return { fault: { line: 1, code: 'unknownGame', game: head.game.slice(0, 40) } };
  const { game, newest } = found;
  if (!game) return { fault: { line: 1, code: 'unknownVersion', version: version.value, newest } };
  const opening = openingDecoder(game).decode(head);
  if (opening.fault) return { fault: { line: 1, code: 'malformed', fault: opening.fault } };
  const wrong = openingFault(game, opening.value);
  if (wrong) return { fault: wrong };
  const entries = readEntries(game, opening.value.seats, withoutSum(lines).slice(1));
  return 'fault' in entries ? entries : { game, log: logOf(opening.value, entries) };
}

/** A table adds up its file in the last line; whether the sum is right is for `verify` to say. */
function withoutSum(lines: readonly string[]): readonly string[] {
  return /^\{"sum":"[0-9a-f]{64}"\}$/.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines;
}

function logOf(opening: Opening, lines: readonly Entry[]): Log {
  const entries = lines.filter(({ takenBack }) => !takenBack);
  return entries.length === lines.length ? { opening, entries } : { opening, entries, lines };
}

/** What does not fit together in an opening. */
export function openingFault<G extends Shape>(
  game: Game<G>,
  { version, seats, table }: Opening<G>,
): LogFault | undefined {
  const { min, max } = game.players;
  if (version !== game.version) return { line: 1, code: 'unknownVersion', version, newest: game.version };
  if (seats < min || seats > max) return { line: 1, code: 'badSeats', seats, min, max };
  const fault = table && tableFault(table, seats);
  return fault && { line: 1, code: 'malformed', fault };
}

function readEntries(game: Game, seats: number, lines: readonly string[]): Entry[] | { fault: LogFault } {
  const decoder = entryDecoder(game, seats);
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
  return fields({
    game: id,
    version: VERSION,
    options: game.decode.options,
    seats: integer(1, 100),
    draws: DRAWS,
    hash: HASH,
    table: optional<LogTable | undefined>(decodeTable, undefined),
  });
}

function entryDecoder(game: Game, seats: number): Decoder<Entry> {
  const at = integer(0, Number.MAX_SAFE_INTEGER);
  const n = integer(1, 1_000_000);
  const seat = integer(0, seats - 1);
  return fields<Entry>({ n, seat, move: game.decode.move, draws: DRAWS, hash: HASH, at, ...TRACES });
}

function parse(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
