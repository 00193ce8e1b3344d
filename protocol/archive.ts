/** The portable log of a table: the game as anybody can replay it, and all that is needed to check its luck. */
import type { Game, Seat } from '../core/game.ts';
import { invariant } from '../core/invariant.ts';
import { type Entry, type Opening, writeLog } from '../core/log.ts';
import { replayLines } from '../core/log-lines.ts';
import type { LogSeat, LogTable } from '../core/log-table.ts';
import { type Hashing, hexOf, saltFrom, saltMessage, sealMessage } from './luck.ts';

/** Logs that were brought along are kept under a name that begins so; no table is called like that. */
export const BROUGHT = 'log-';

type Journalled = Entry & { readonly j: number };

/** A move as the journal knows it; its first draw's number and its seal are worked out here. */
export type ArchivedMove = Omit<Journalled, 'k' | 'seal'>;

export interface Archive {
  readonly game: Game;
  readonly opening: Omit<Opening, 'table'>;
  readonly table: LogTable;
  /** In the order they were made, those taken back included and marked. */
  readonly moves: readonly ArchivedMove[];
}

/** The file, with its sum in the last line. */
export async function archiveOf(archive: Archive, hashing: Hashing): Promise<string> {
  const { table } = archive;
  const opening: Opening = { ...archive.opening, table };
  const moves = numbered(archive);
  const sealed = sealedAmong(archive.game, opening, moves);
  const entries: Entry[] = [];
  for (const move of moves)
    entries.push(sealed.has(move) ? { ...move, seal: await sealFor(table, move, hashing) } : move);
  return withSum(exact(writeLog({ opening, entries })), hashing);
}

/** Each move that drew with the number of its first draw; no number is used twice. */
function numbered({ opening, moves }: Archive): Journalled[] {
  let k = opening.draws.length;
  return moves.map((move) => {
    const entry = move.draws.length > 0 ? { ...move, k } : move;
    k += move.draws.length;
    return entry;
  });
}

/** Only the rules know which moves lay face down, and only on the way. */
function sealedAmong(game: Game, opening: Opening, lines: readonly Entry[]): ReadonlySet<Entry> {
  const sealed = new Set<Entry>();
  if (!game.sealed) return sealed;
  const entries = lines.filter(({ takenBack }) => !takenBack);
  const fault = replayLines(game, { opening, entries, lines }, (line) => {
    if (line.sealed && line.entry) sealed.add(line.entry);
  });
  invariant(!fault, `the log of a table replays: ${JSON.stringify(fault)}`);
  return sealed;
}

/** The seal of a move at this table. */
export async function sealFor(
  { seed, id }: LogTable,
  { j, move }: Pick<Journalled, 'j' | 'move'>,
  hashing: Hashing,
): Promise<string> {
  const salt = saltFrom(await hashing.hmac(seed, saltMessage(id, j)));
  return hexOf(await hashing.sha256(sealMessage(salt, move)));
}

/** Damaged bytes are read as this character; where it never stands, they cannot pass for the original. */
const UNREADABLE = '\uFFFD';

const exact = (json: string): string => json.replaceAll(UNREADABLE, '\\ufffd');

const sumLine = (sum: string): string => `{"sum":"${sum}"}\n`;
const SUM_LINE_LENGTH = sumLine('0'.repeat(64)).length;

export async function withSum(text: string, hashing: Hashing): Promise<string> {
  return text + sumLine(hexOf(await hashing.sha256(text)));
}

/** Whether the last line is the sum of all before it. */
export async function addsUp(text: string, hashing: Hashing): Promise<boolean> {
  return text === (await withSum(text.slice(0, -SUM_LINE_LENGTH), hashing));
}

/** The same log with other names at some seats. Only the sum guards them, so nothing else changes. */
export function renamed(text: string, names: ReadonlyMap<Seat, string>, hashing: Hashing): Promise<string> {
  const end = text.indexOf('\n');
  const { table, ...opening } = JSON.parse(text.slice(0, end).replace(/^\uFEFF/, '')) as Opening;
  const isNew = ({ name }: LogSeat, seat: Seat): boolean => (names.get(seat) ?? name) !== name;
  if (!table?.seats.some(isNew)) return Promise.resolve(text);
  const seats = table.seats.map((sitter, seat) => ({ ...sitter, name: names.get(seat) ?? sitter.name }));
  const first = exact(JSON.stringify({ ...opening, table: { ...table, seats } }));
  return withSum(first + text.slice(end, -SUM_LINE_LENGTH), hashing);
}
