import { byLanguage } from '../../../text/by-language.ts';
import type { ModerationWords } from './words.ts';

export const moderationText = byLanguage<ModerationWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
