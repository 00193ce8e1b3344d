/** The words for what speaks for a move, loaded when somebody asks. */
import type { PointText } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';
import { reviewWords } from '../../text/review/index.ts';
import type { Spoken } from './review-telling.ts';
import { adviceWords } from './text/index.ts';

type Points = { readonly points: (language: Language) => Promise<PointText> };

const POINTS = import.meta.glob<Points>('../../games/*/text/points/index.ts');

/** Nothing for a game that has no such words. */
export async function pointText(game: string, language: Language): Promise<PointText> {
  const code = await POINTS[`../../games/${game}/text/points/index.ts`]?.();
  return (await code?.points(language)) ?? {};
}

export async function spokenFor(game: string, language: Language): Promise<Spoken> {
  const [words, { review: advice }, points] = await Promise.all([
    reviewWords(language),
    adviceWords(language),
    pointText(game, language),
  ]);
  return { language, words, advice, points };
}
