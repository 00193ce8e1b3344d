import { byLanguage } from '../../../text/by-language.ts';
import type { PersonText } from './person-text.ts';

export const personText = byLanguage<PersonText>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
