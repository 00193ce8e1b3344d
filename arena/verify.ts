/** `verify`: checks logs of tables, every rule, draw and seal. */
import { basename } from 'node:path';
import { GAMES } from '../games/index.ts';
import { type Checked, type Finding, verify } from '../protocol/verify.ts';
import { nodeHashing } from '../server/luck.ts';
import { tableText } from '../text/index.ts';
import type { Language } from '../text/languages.ts';
import type { TableText } from '../text/table-text.ts';
import { findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { readText } from './keep.ts';
import { showProgress } from './progress.ts';
import { sayLogFault } from './words.ts';

export interface VerifyWish {
  readonly lang?: string;
}

/** Of one file; a wrong nonce makes every draw wrong, and nobody reads a thousand lines. */
const MOST_SHOWN = 5;

export async function verifyFiles(files: readonly string[], wish: VerifyWish, io: Io): Promise<number> {
  const language = findLanguage(wish.lang, io.env);
  const table = await tableText(language);
  const progress = showProgress(io, files.length);
  let sound = 0;
  for (const [index, file] of files.entries()) {
    const { findings, checked } = await verify(readText(file), gameOf, nodeHashing);
    progress.end();
    if (findings.length === 0) sound++;
    if (findings.length === 0 && checked) await showSound(file, checked, { table, language, io });
    else showFindings(file, findings, { table, io });
    progress.at(index + 1, basename(file));
  }
  progress.end();
  if (files.length > 1) io.out(io.paint.bold(table.verify.total(files.length, sound)));
  return sound === files.length ? 0 : 1;
}

const entryOf = (id: string): GameEntry | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);

const gameOf = (id: string): GameEntry['game'] | undefined => entryOf(id)?.game;

interface Telling {
  readonly table: TableText;
  readonly io: Io;
}

async function showSound(
  file: string,
  checked: Checked,
  { table, io, language }: Telling & { readonly language: Language },
): Promise<void> {
  const text = await entryOf(checked.game)?.text(language);
  io.out(`${file}: ${table.verify.sound(text?.title ?? checked.game, checked)}`);
  if (checked.table)
    io.out(io.paint.dim(`  ${table.verify.promise(checked.table.id, checked.table.commitment)}`));
}

function showFindings(file: string, findings: readonly Finding[], { table, io }: Telling): void {
  for (const finding of findings.slice(0, MOST_SHOWN)) io.err(`${file}${sayFinding(table, finding)}`);
  const more = findings.length - MOST_SHOWN;
  if (more > 0) io.err(table.verify.more(more));
}

/** What follows the name of the file: a line of it and what is wrong there, or what is wrong with all of it. */
function sayFinding(table: TableText, finding: Finding): string {
  if (finding.code === 'logFault') return `, ${sayLogFault(table, finding.fault)}`;
  const say = table.verify.findings[finding.code] as (finding: Finding) => string;
  return 'line' in finding ? `, ${table.atLine(finding.line, say(finding))}` : `: ${say(finding)}`;
}
