/** What a search finds in a rulebook. */
import type { Chapter, Rule } from '../../text/rulebook.ts';

const folded = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** All words of a rule, those of its tables too. */
function wordsOf({ number, text, tables }: Rule): string {
  const cells = tables.flatMap(({ head, rows, note = '' }) => [...head, ...rows.flat(), note]);
  return [number, text, ...cells].join(' ');
}

/** The rules that have all these words, or the number; a chapter whose title matches is kept whole. */
export function found(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const parts = folded(sought).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return chapters;
  const matches = (text: string): boolean => parts.every((part) => folded(text).includes(part));
  return chapters
    .map((chapter) =>
      matches(chapter.title)
        ? chapter
        : { ...chapter, rules: chapter.rules.filter((rule) => matches(wordsOf(rule))) },
    )
    .filter(({ rules }) => rules.length > 0);
}

export interface Piece {
  readonly text: string;
  readonly sought: boolean;
}

/** A text cut so that what was sought can be marked. */
export function pieces(text: string, sought: string): Piece[] {
  const parts = sought
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return [{ text, sought: false }];
  return text
    .split(new RegExp(`(${parts.join('|')})`, 'giu'))
    .map((piece, i) => ({ text: piece, sought: i % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}
