/** The words of the board, one language at a time. */
import { byLanguage } from '../../../../text/by-language.ts';
import type { BoardWords } from './words.ts';

export const boardWords = byLanguage<BoardWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
