/** What is special about a table, in a few words; loaded only where something is. */
import type { Summary } from '../../protocol/summary.ts';
import type { OptionText } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';
import { gameText } from '../text/games.ts';
import { defaultsOf, loadCatalogue } from './catalogue.ts';

/** Told by the game's name. */
const NAMED = 'edition';

export async function chipsOf({ game, options }: Summary, language: Language): Promise<string[]> {
  const catalogue = await loadCatalogue();
  const usual = defaultsOf(catalogue, game);
  const special = Object.entries(options).filter(
    ([key, value]) => key !== NAMED && JSON.stringify(value) !== JSON.stringify(usual[key]),
  );
  if (special.length === 0) return [];
  const words = (await gameText(game, language))?.options as Readonly<Record<string, OptionText>> | undefined;
  return special.flatMap(([key, value]) => (words?.[key] ? [chip(words[key], value)] : []));
}

function chip({ name, values }: OptionText, value: unknown): string {
  const called = values?.[String(value)];
  if (called !== undefined) return `${name}: ${called}`;
  if (value === false) return `${name}: –`;
  return typeof value === 'number' ? `${name}: ${value}` : name;
}
