/** What stands below the figures, one language at a time. */
import { byLanguage } from '../../../../text/by-language.ts';
import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const words = byLanguage<Captions<PlateId>>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
