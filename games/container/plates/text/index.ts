/** What stands below the figures, one language at a time. */
import type { Language } from '../../../../text/languages.ts';
import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

type Said = Captions<PlateId>;

const LOAD: Readonly<Record<Language, () => Promise<Said>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const words = (language: Language): Promise<Said> => LOAD[language]();
