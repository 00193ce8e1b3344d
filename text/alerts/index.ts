/** What is said to players who are not there, one language at a time. */
import type { Language } from '../languages.ts';
import type { AlertText } from './alert-text.ts';

const LOAD: Readonly<Record<Language, () => Promise<AlertText>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const alertText = (language: Language): Promise<AlertText> => LOAD[language]();
