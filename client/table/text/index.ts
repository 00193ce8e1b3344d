/** The words of the table page, one language at a time. */
import { byLanguage } from '../../../text/by-language.ts';
import type { TableWords } from './words.ts';

export const tableWords = byLanguage<TableWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
