/** What the adviser's points are called, one language at a time. */
import type { PointText, PointTextOf } from '../../../../text/game-text.ts';
import type { Language } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';

const LOAD: Readonly<Record<Language, () => Promise<{ readonly points: PointTextOf<Points> }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** Who asks for a sentence has a point of this game, whose values are of the right kind. */
export const points = async (language: Language): Promise<PointText> =>
  (await LOAD[language]()).points as unknown as PointText;
