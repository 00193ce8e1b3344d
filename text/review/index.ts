/** The words of reviews, one language at a time. */
import type { Language } from '../languages.ts';
import type { ReviewWords } from './words.ts';

const LOAD: Readonly<Record<Language, () => Promise<ReviewWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const reviewWords = (language: Language): Promise<ReviewWords> => LOAD[language]();
