/** The words of hints and reviews, one language at a time. */
import type { Language } from '../../../text/languages.ts';
import type { AdviceWords } from './words.ts';

const LOAD: Readonly<Record<Language, () => Promise<AdviceWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const adviceWords = (language: Language): Promise<AdviceWords> => LOAD[language]();
