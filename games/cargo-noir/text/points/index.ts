/** The sentences of the adviser's points, one language at a time. */
import type { PointText, PointTextOf } from '../../../../text/game-text.ts';
import type { Language } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';

const LOAD: Readonly<Record<Language, () => Promise<PointTextOf<Points>>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

/** A point's code says which values it has, so the sentence of that code fits. */
export const points = async (language: Language): Promise<PointText> =>
  (await LOAD[language]()) as unknown as PointText;
