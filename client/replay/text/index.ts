/** The words of replays and results, one language at a time. */
import { byLanguage } from '../../../text/by-language.ts';
import type { ReplayWords } from './words.ts';

export const replayWords = byLanguage<ReplayWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
