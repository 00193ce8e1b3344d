/** `rules`: the rulebook as Markdown, and the page of it in docs/rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { findGame, findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { needRepository, ROOT, rulesPage } from './paths.ts';
import { Problem } from './problem.ts';
import { rulebook } from './rulebook.ts';

export interface RulesWish {
  readonly lang?: string;
  readonly write?: boolean;
}

export async function rules(id: string, wish: RulesWish, io: Io): Promise<number> {
  if (wish.write && wish.lang !== undefined) {
    throw new Problem('The page in docs/rules is English: leave out --lang or --write.');
  }
  if (wish.write) needRepository('rules --write');
  const language = findLanguage(wish.write ? 'en' : wish.lang, io.env);
  const entry = await findGame(id, language);
  if (wish.write) await writePage(entry, io);
  else io.out(rulebook(await entry.text(language)).trimEnd());
  return 0;
}

async function writePage(entry: GameEntry, io: Io): Promise<void> {
  const file = rulesPage(entry.game.id);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await pageOf(entry));
  io.out(`Written: ${relative(ROOT, file)}`);
}

/** docs/rules/<game>.md as it should be. */
export async function pageOf({ game, text }: GameEntry): Promise<string> {
  const origin = `<!-- Made from games/${game.id}/text/en.ts by: npx quayside rules ${game.id} --write -->`;
  return `${origin}\n\n${rulebook(await text('en'))}`;
}
