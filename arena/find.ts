/** Games and languages by the names a user types. */
import { GAMES } from '../games/index.ts';
import { tableText } from '../text/index.ts';
import { LANGUAGES, type Language, languageOf } from '../text/languages.ts';
import { Problem } from './problem.ts';

/** What the registry knows about a game. */
export type GameEntry = (typeof GAMES)[string];

export async function findGame(id: string, language: Language = 'en'): Promise<GameEntry> {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (entry) return entry;
  throw new Problem((await tableText(language)).unknownGame(id, Object.keys(GAMES).join(', ')));
}

/** The game asked for, or all of them. */
export async function findGames(id?: string): Promise<GameEntry[]> {
  return id === undefined ? Object.values(GAMES) : [await findGame(id)];
}

/** What --lang says, else what the environment says, else English. */
export function findLanguage(
  wanted: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  if (wanted === undefined) {
    return languageOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en') ?? 'en';
  }
  const known = /^[a-z]{2}([-_.]|$)/i.test(wanted) ? languageOf(wanted) : undefined;
  if (known) return known;
  throw new Problem(`Quayside does not speak "${wanted}". It speaks: ${LANGUAGES.join(', ')}.`);
}
