/** The table's own words, one language at a time. */
import { byLanguage } from './by-language.ts';
import type { TableText } from './table-text.ts';

export const tableText = byLanguage<TableText>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
