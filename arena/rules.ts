/** `rules`: the rulebook as Markdown, and the page of it in docs/rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Language } from '../text/languages.ts';
import { findGame, findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { needRepository, ROOT, rulesPage } from './paths.ts';
import { Problem } from './problem.ts';
import { rulebook } from './rulebook.ts';
import { wordsOf } from './words.ts';

export interface RulesWish {
  readonly lang?: string;
  readonly edition?: string;
  readonly write?: boolean;
}

export async function rules(id: string, wish: RulesWish, io: Io): Promise<number> {
  if (wish.write && wish.lang !== undefined) {
    throw new Problem('The page in docs/rules is English: leave out --lang or --write.');
  }
  if (wish.write && wish.edition !== undefined) {
    throw new Problem('The page in docs/rules has all editions: leave out --edition or --write.');
  }
  if (wish.write) needRepository('rules --write');
  const language = findLanguage(wish.write ? 'en' : wish.lang, io.env);
  const entry = await findGame(id, language);
  if (wish.write) await writePage(entry, io);
  else io.out(await printed(entry, wish, language));
  return 0;
}

async function printed(entry: GameEntry, { edition }: RulesWish, language: Language): Promise<string> {
  const { table, game } = await wordsOf(entry, language);
  const { editions = {} } = game;
  if (edition !== undefined && !Object.hasOwn(editions, edition)) {
    const known = Object.entries(editions).map(([id, name]) => (id === name ? id : `${id} (${name})`));
    throw new Problem(table.unknownEdition(game.title, edition, known.join(', ')));
  }
  return rulebook(entry, game, edition).trimEnd();
}

async function writePage(entry: GameEntry, io: Io): Promise<void> {
  const file = rulesPage(entry.game.id);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await pageOf(entry));
  io.out(`Written: ${relative(ROOT, file)}`);
}

/** docs/rules/<game>.md as it should be. */
export async function pageOf(entry: GameEntry): Promise<string> {
  const { game, text } = entry;
  const origin = `<!-- Made from games/${game.id}/text/en.ts by: npx quayside rules ${game.id} --write -->`;
  return `${origin}\n\n${rulebook(entry, await text('en'))}`;
}
