import { byLanguage } from '../../../text/by-language.ts';
import type { PlanText } from './plan-text.ts';

export const planText = byLanguage<PlanText>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
