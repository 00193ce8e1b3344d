import type { Language } from '../../../text/languages.ts';
import type { PlanText } from './plan-text.ts';

const LOAD: Readonly<Record<Language, () => Promise<PlanText>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

export const planText = (language: Language): Promise<PlanText> => LOAD[language]();
