/** What speaks for a move, in the words of its game. */
import type { Point } from '../../bots/advice.ts';
import type { PointText, Who } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';

type Points = { readonly points: (language: Language) => Promise<PointText> };

const POINTS = import.meta.glob<Points>('../../games/*/text/points/index.ts');

/** Nothing for a game that has no such words. */
export async function pointText(game: string, language: Language): Promise<PointText> {
  const code = await POINTS[`../../games/${game}/text/points/index.ts`]?.();
  return (await code?.points(language)) ?? {};
}

export const sayPoints = (points: readonly Point[], text: PointText, who: Who): string[] =>
  points.flatMap(({ code, params }) => text[code]?.(params, who) ?? []);
