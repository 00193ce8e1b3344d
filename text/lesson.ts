/** A guided first game: what is said to a learner, at the moment it first matters. */
import type { Seat, Shape } from '../core/game.ts';
import type { Language } from './languages.ts';

/** What a learner sees of the game at one moment. */
export interface Moment<G extends Shape = Shape> {
  readonly view: G['View'];
  readonly seat: Seat;
  /** Whether the game waits for the learner. */
  readonly asked: boolean;
  /** What happened last, as the learner was shown it. */
  readonly news: readonly G['Event'][];
}

export interface Lesson<G extends Shape = Shape, Id extends string = string> {
  readonly id: Id;
  readonly when: (moment: Moment<G>) => boolean;
  /** What it speaks of, as selectors of which the first in sight counts; none: the table as a whole. */
  readonly point: (moment: Moment<G>) => readonly string[];
  /** Said only to whom it happens: nobody waits for it and nobody counts it. */
  readonly aside?: true;
}

/** Of what happened last, all of one kind. */
export const told = <E extends Shape['Event'], T extends E['type']>(
  { news }: { readonly news: readonly E[] },
  type: T,
): Extract<E, { type: T }>[] => news.filter((event): event is Extract<E, { type: T }> => event.type === type);

/** What a board has marked with this name. */
export const place = (name: string): string => `[data-place="${name}"]`;

/** Sentences of thirty words at most; a missing one does not compile. */
export type LessonWords<Id extends string = string> = Readonly<Record<Id, string>>;

/** The lessons of a game, and an opening in which much can be seen early. */
export interface Course<G extends Shape = Shape, Id extends string = string> {
  readonly options: Partial<G['Options']>;
  /** The learner sits on the first; the others are bots. */
  readonly seats: number;
  /** Of all luck while there is something to learn. */
  readonly seed: string;
  /** In the order in which they are said if several matter at once. */
  readonly lessons: readonly Lesson<G, Id>[];
  readonly words: (language: Language) => Promise<LessonWords<Id>>;
}
