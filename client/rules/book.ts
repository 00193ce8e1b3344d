/** A rulebook as chapters of rules, and what a search finds in it. */
import { type GameText, type Paragraph, paragraphIn } from '../../text/game-text.ts';

export interface Rule {
  /** "4.3" */
  readonly number: string;
  readonly text: string;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export function chaptersOf({ chapters, rules }: Pick<GameText, 'chapters' | 'rules'>): Chapter[] {
  const all = Object.entries<Paragraph>(rules).flatMap(([number, paragraph]) => {
    const text = paragraphIn(paragraph);
    return text === undefined ? [] : [{ number, text }];
  });
  return Object.entries(chapters).map(([number, title]) => ({
    number,
    title,
    rules: all.filter((rule) => rule.number.startsWith(`${number}.`)),
  }));
}

const folded = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The rules that have all these words, or the number; a chapter whose title matches is kept whole. */
export function found(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const parts = folded(sought).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return chapters;
  const matches = (text: string): boolean => parts.every((part) => folded(text).includes(part));
  return chapters
    .map((chapter) =>
      matches(chapter.title)
        ? chapter
        : { ...chapter, rules: chapter.rules.filter(({ number, text }) => matches(`${number} ${text}`)) },
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
