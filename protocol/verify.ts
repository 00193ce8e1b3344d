/** Checks the portable log of a table: its sum, its rules, every draw and every seal (docs/luck.md). */
import type { Seat } from '../core/game.ts';
import { type FindRules, type Log, type LogFault, readLog } from '../core/log.ts';
import { type Line, replayLines } from '../core/log-lines.ts';
import type { LogTable } from '../core/log-table.ts';
import { addsUp, sealFor } from './archive.ts';
import { bytesOf, drawMessage, type Hashing, HEX_64, hexOf, reduce, type Source, wordsOf } from './luck.ts';

export type Finding =
  /** The file is not, byte for byte, what the table wrote. */
  | { readonly code: 'sumDiffers' }
  /** No table wrote it: there is no luck that could be checked. */
  | { readonly code: 'noTable' }
  /** The seed is not the one that was committed to. */
  | { readonly code: 'commitmentDiffers' }
  /** Draw k does not follow from the seed, or has another number; n is 0 in the opening. */
  | { readonly code: 'drawDiffers'; readonly line: number; readonly n: number; readonly k: number }
  /** The seal of a face-down move is missing or fits another move, or an open move bears one. */
  | { readonly code: 'sealDiffers'; readonly line: number; readonly n: number }
  /** The table is known, and others sat there: at these seats. Only who knows the table can tell. */
  | { readonly code: 'namesDiffer'; readonly seats: readonly Seat[] }
  /** The file cannot be read, or the rules disagree. */
  | { readonly code: 'logFault'; readonly fault: LogFault };

export interface Verdict {
  /** Empty: all is as it was committed to. */
  readonly findings: readonly Finding[];
  /** What was checked; undefined where the file could not be read. */
  readonly checked: Checked | undefined;
}

export interface Checked {
  readonly game: string;
  /** undefined: no table wrote it. */
  readonly table: LogTable | undefined;
  /** Those taken back included. */
  readonly moves: number;
  readonly draws: number;
  readonly seals: number;
}

/** Never throws because of what stands in the file. */
export async function verify(text: string, find: FindRules, hashing: Hashing): Promise<Verdict> {
  const findings: Finding[] = [];
  const read = await readLog(text, find);
  const isTables = read.fault !== undefined || read.log.opening.table !== undefined;
  if (!isTables) findings.push({ code: 'noTable' });
  else if (!(await addsUp(text, hashing))) findings.push({ code: 'sumDiffers' });
  if (read.fault) return { findings: [...findings, faultOf(read.fault)], checked: undefined };
  const lines: Line[] = [];
  const fault = replayLines(read.game, read.log, (line) => lines.push(line));
  const table = read.log.opening.table;
  if (table) findings.push(...(await luckFindings(table, lines, hashing)));
  if (fault) findings.push(faultOf(fault));
  return { findings, checked: checkedOf(read.log, lines) };
}

const faultOf = (fault: LogFault): Finding => ({ code: 'logFault', fault });

function checkedOf({ opening, entries, lines = entries }: Log, played: readonly Line[]): Checked {
  return {
    game: opening.game,
    table: opening.table,
    moves: lines.length,
    draws: played.reduce((sum, { draws }) => sum + draws.length, 0),
    seals: played.filter(({ sealed }) => sealed).length,
  };
}

/** From another seed nothing would follow: then only that is said. */
async function luckFindings(table: LogTable, lines: readonly Line[], hashing: Hashing): Promise<Finding[]> {
  if (!(await isCommittedTo(table, hashing))) return [{ code: 'commitmentDiffers' }];
  const findings: Finding[] = [];
  let k = 0;
  for (const [index, line] of lines.entries()) {
    const place = { line: index + 1, n: line.entry?.n ?? 0 };
    const wrong = await wrongDraws(table, line, k, hashing);
    findings.push(...wrong.map((draw): Finding => ({ code: 'drawDiffers', ...place, k: draw })));
    k += line.draws.length;
    if (!(await isSealedRight(table, line, hashing))) findings.push({ code: 'sealDiffers', ...place });
  }
  return findings;
}

async function isCommittedTo({ seed, commitment }: LogTable, hashing: Hashing): Promise<boolean> {
  return HEX_64.test(seed) && hexOf(await hashing.sha256(bytesOf(seed))) === commitment;
}

/** Numbers of the draws of a line, from k on, that are not as they must be. */
async function wrongDraws(
  { id: table, seed, nonces }: LogTable,
  { entry, draws, sides }: Line,
  k: number,
  hashing: Hashing,
): Promise<number[]> {
  const misnumbered = entry !== undefined && entry.k !== (draws.length > 0 ? k : undefined);
  const wrong: number[] = misnumbered ? [k] : [];
  for (const [i, drawn] of draws.entries()) {
    const right = await drawFor({ seed, table, nonces }, k + i, sides[i] ?? 1, hashing);
    if (drawn !== right && !wrong.includes(k + i)) wrong.push(k + i);
  }
  return wrong;
}

async function drawFor(source: Source, k: number, sides: number, hashing: Hashing): Promise<number> {
  for (let again = 0; ; again++) {
    const digest = await hashing.hmac(source.seed, drawMessage(source, k, again));
    const drawn = reduce(wordsOf(digest), sides);
    if (drawn !== undefined) return drawn;
  }
}

async function isSealedRight(table: LogTable, { entry, sealed }: Line, hashing: Hashing): Promise<boolean> {
  if (!entry || !sealed) return entry?.seal === undefined;
  const { j, move, seal } = entry;
  return j !== undefined && seal === (await sealFor(table, { j, move }, hashing));
}
