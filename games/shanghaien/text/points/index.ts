/** What the adviser's points are called, one language at a time. */
import { pointsByLanguage } from '../../../../text/by-language.ts';
import type { Points } from '../../points.ts';

export const points = pointsByLanguage<Points>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
