/** The words of reviews, one language at a time. */
import { byLanguage } from '../by-language.ts';
import type { ReviewWords } from './words.ts';

export const reviewWords = byLanguage<ReviewWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
