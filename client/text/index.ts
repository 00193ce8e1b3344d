/** The client's own words, one language at a time. */
import { byLanguage } from '../../text/by-language.ts';
import type { ClientText } from './client-text.ts';

export const clientText = byLanguage<ClientText>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
