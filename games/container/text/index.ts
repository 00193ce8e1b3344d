/** The words of Container, one language at a time. */
import { byLanguage } from '../../../text/by-language.ts';
import type { GameText } from '../../../text/game-text.ts';
import type { Container } from '../rules/types.ts';

export const text = byLanguage<GameText<Container>>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});
