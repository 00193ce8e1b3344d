/** The words of the board, one language at a time. */
import type { Language } from '../../../../text/languages.ts';
import type { BoardWords } from './words.ts';

const LOAD: Readonly<Record<Language, () => Promise<BoardWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const boardWords = (language: Language): Promise<BoardWords> => LOAD[language]();
