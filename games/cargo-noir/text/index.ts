/** The words of Cargo Noir, one language at a time. */
import type { GameText } from '../../../text/game-text.ts';
import type { Language } from '../../../text/languages.ts';
import type { CargoNoir } from '../rules/types.ts';

const LOAD: Readonly<Record<Language, () => Promise<GameText<CargoNoir>>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const text = (language: Language): Promise<GameText<CargoNoir>> => LOAD[language]();
