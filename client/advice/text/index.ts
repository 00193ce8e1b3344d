/** The words of hints and reviews, one language at a time. */
import { byLanguage } from '../../../text/by-language.ts';
import type { AdviceWords } from './words.ts';

export const adviceWords = byLanguage<AdviceWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
