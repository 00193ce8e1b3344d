/** What is said to players who are not there, one language at a time. */
import { byLanguage } from '../by-language.ts';
import type { AlertText } from './alert-text.ts';

export const alertText = byLanguage<AlertText>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
