/** The figures of a rulebook, and where on the board they are. */
import type { Seat } from '../../core/game.ts';
import type { Language } from '../../text/languages.ts';
import type { Plate, Plates, PlateWords } from '../../text/plate.ts';

const BOOKS = import.meta.glob<{ readonly book: Plates }>('../../games/*/plates/index.ts');

export interface Figure {
  readonly plate: Plate;
  readonly words: PlateWords;
}

/** Those of a paragraph, in an edition. */
export const figuresAt = (figures: readonly Figure[], rule: string, edition: string | undefined): Figure[] =>
  figures.filter(({ plate }) => plate.rule === rule && (plate.edition ?? edition) === edition);

/** The figures of a game; none for one that has none, nor where they cannot be had: the words do without. */
export const figuresOf = (game: string, language: Language): Promise<readonly Figure[]> =>
  loadFigures(game, language).catch(() => []);

async function loadFigures(game: string, language: Language): Promise<readonly Figure[]> {
  const code = await BOOKS[`../../games/${game}/plates/index.ts`]?.();
  if (!code) return [];
  const { plates, words } = code.book;
  const captions = await words(language);
  return plates.flatMap((plate): Figure[] => {
    const said = captions[plate.id];
    return said ? [{ plate, words: said }] : [];
  });
}

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Around all of these places, with a little of what is beside them; undefined until they are drawn. */
export function cropOf(board: Element, places: readonly string[], margin: number): Crop | undefined {
  const from = board.getBoundingClientRect();
  const found = places.map((place) =>
    board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect(),
  );
  const rects = found.filter((rect) => rect !== undefined && rect.width > 0) as DOMRect[];
  if (rects.length < places.length) return undefined;
  const left = Math.max(0, Math.min(...rects.map((rect) => rect.left - from.left)) - margin);
  const top = Math.max(0, Math.min(...rects.map((rect) => rect.top - from.top)) - margin);
  const right = Math.min(from.width, Math.max(...rects.map((rect) => rect.right - from.left)) + margin);
  const bottom = Math.min(from.height, Math.max(...rects.map((rect) => rect.bottom - from.top)) + margin);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Seats of a figure have colours for names. */
export const LOOKS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;

export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);
