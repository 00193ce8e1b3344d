/** Container's moves as they are typed, one language at a time. */
import { byLanguage } from '../../../../text/by-language.ts';
import type { Language } from '../../../../text/languages.ts';
import type { Notation } from '../../../../text/notation.ts';
import type { Container } from '../../rules/types.ts';
import { type NotationWords, notationWith } from './moves.ts';

const words = byLanguage<NotationWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});

export const notation = async (language: Language): Promise<Notation<Container>> =>
  notationWith(await words(language));
