/** `verify`: checks logs of tables, every rule, draw and seal. */
import { basename } from 'node:path';
import { readLog } from '../core/log.ts';
import { GAMES } from '../games/index.ts';
import { findRules } from '../games/versions.ts';
import type { Evidence, NotedFinding } from '../protocol/evidence.ts';
import { type Comparison, compareLog } from '../protocol/evidence-log.ts';
import { type Checked, type Finding, verify } from '../protocol/verify.ts';
import { nodeHashing } from '../server/luck.ts';
import { tableText } from '../text/index.ts';
import type { Language } from '../text/languages.ts';
import type { TableText } from '../text/table-text.ts';
import { type EvidenceWish, evidenceIn } from './evidence.ts';
import { findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { readText } from './keep.ts';
import { Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import { sayLogFault } from './words.ts';

export interface VerifyWish extends EvidenceWish {
  readonly lang?: string;
}

/** Of one file; a wrong nonce makes every draw wrong, and nobody reads a thousand lines. */
const MOST_SHOWN = 5;

export async function verifyFiles(files: readonly string[], wish: VerifyWish, io: Io): Promise<number> {
  const language = findLanguage(wish.lang, io.env);
  const table = await tableText(language);
  const evidence = evidenceIn(wish, table);
  if (evidence && files.length > 1) throw new Problem(table.verify.oneFile);
  const progress = showProgress(io, files.length);
  let sound = 0;
  for (const [index, file] of files.entries()) {
    const text = readText(file);
    const { findings, checked } = await verify(text, findRules, nodeHashing);
    const comparison = evidence && (await comparisonOf(evidence, text));
    const all = [...(comparison?.findings ?? []), ...findings];
    progress.end();
    if (all.length === 0) sound++;
    if (all.length === 0 && checked)
      await showSound(file, { ...checked, comparison }, { table, language, io });
    else showFindings(file, all, { table, io });
    progress.at(index + 1, basename(file));
  }
  progress.end();
  if (files.length > 1) io.out(io.paint.bold(table.verify.total(files.length, sound)));
  return sound === files.length ? 0 : 1;
}

/** A log that cannot be read, or that no table wrote, has its findings already. */
async function comparisonOf(evidence: Evidence, text: string): Promise<Comparison | undefined> {
  const read = await readLog(text, findRules);
  return read.fault ? undefined : compareLog(evidence, read);
}

const entryOf = (id: string): GameEntry | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);

interface Telling {
  readonly table: TableText;
  readonly io: Io;
}

async function showSound(
  file: string,
  checked: Checked & { readonly comparison: Comparison | undefined },
  { table, io, language }: Telling & { readonly language: Language },
): Promise<void> {
  const text = await entryOf(checked.game)?.text(language);
  io.out(`${file}: ${table.verify.sound(text?.title ?? checked.game, checked)}`);
  const compared = checked.comparison?.compared;
  if (compared) io.out(`  ${table.verify.agrees(compared)}`);
  if (checked.table && !compared?.commitments)
    io.out(io.paint.dim(`  ${table.verify.promise(checked.table.id, checked.table.commitment)}`));
}

type AnyFinding = Finding | NotedFinding;

function showFindings(file: string, findings: readonly AnyFinding[], { table, io }: Telling): void {
  for (const finding of findings.slice(0, MOST_SHOWN)) io.err(`${file}${sayFinding(table, finding)}`);
  const more = findings.length - MOST_SHOWN;
  if (more > 0) io.err(table.verify.more(more));
}

/** What follows the name of the file: a line of it and what is wrong there, or what is wrong with all of it. */
function sayFinding(table: TableText, finding: AnyFinding): string {
  if (finding.code === 'logFault') return `, ${sayLogFault(table, finding.fault)}`;
  const { findings, noted } = table.verify;
  const say = { ...findings, ...noted }[finding.code] as (finding: AnyFinding) => string;
  // Nonces stand in a log as they were given, and must not give orders to a terminal.
  const sentence = say(finding).replace(/\p{Cc}/gu, ' ');
  const line = 'line' in finding ? finding.line : null;
  return line === null ? `: ${sentence}` : `, ${table.atLine(line, sentence)}`;
}
