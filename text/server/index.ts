/** What the server says when it refuses, one language at a time. */
import { byLanguage } from '../by-language.ts';
import type { ServerText } from './server-text.ts';

export const serverText = byLanguage<ServerText>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
