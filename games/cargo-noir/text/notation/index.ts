/** Cargo Noir's moves as they are typed, one language at a time. */
import { byLanguage } from '../../../../text/by-language.ts';
import type { Language } from '../../../../text/languages.ts';
import type { Notation } from '../../../../text/notation.ts';
import { CARDS, PORTS } from '../../rules/tables.ts';
import type { CargoNoir } from '../../rules/types.ts';
import { text } from '../index.ts';
import { type NotationWords, notationWith } from './moves.ts';

const wordsOf = byLanguage<NotationWords>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
});

export async function notation(language: Language): Promise<Notation<CargoNoir>> {
  const [words, { options, kinds }] = await Promise.all([wordsOf(language), text(language)]);
  const { parts } = options.printed;
  return notationWith(words, {
    tokens: words.tokens,
    ports: PORTS.map((port) => parts[port]),
    cards: CARDS.map((card) => parts[card]),
    casino: String(kinds.casino),
    market: parts.market,
  });
}
