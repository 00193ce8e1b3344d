/** The words of replays and results, one language at a time. */
import type { Language } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const LOAD: Readonly<Record<Language, () => Promise<ReplayWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const replayWords = (language: Language): Promise<ReplayWords> => LOAD[language]();
