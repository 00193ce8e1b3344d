/** The words of the drawn board, one language at a time. */
import { byLanguage } from '../../../../text/by-language.ts';
import type { NoirWords } from './words.ts';

export const noirWords = byLanguage<NoirWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
