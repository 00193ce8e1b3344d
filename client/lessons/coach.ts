/** Which lesson is due: the first that matters now and was not read yet. */
import type { Lesson, Moment } from '../../text/lesson.ts';

/** What a learner has got through, as it is kept with the table. */
export interface Learnt {
  /** Where all luck comes from until the lessons are over. */
  readonly seed: string;
  readonly read: readonly string[];
  readonly over: boolean;
}

export function lessonNow(
  lessons: readonly Lesson[],
  read: readonly string[],
  moment: Moment,
): Lesson | undefined {
  return lessons.find((lesson) => !read.includes(lesson.id) && lesson.when(moment));
}

/** "3 of 12": asides are not counted. */
export function progress(
  lessons: readonly Lesson[],
  read: readonly string[],
): { readonly read: number; readonly of: number } {
  const counted = lessons.filter(({ aside }) => !aside);
  return { read: counted.filter(({ id }) => read.includes(id)).length, of: counted.length };
}

export function isLearnt(lessons: readonly Lesson[], read: readonly string[]): boolean {
  const { read: done, of } = progress(lessons, read);
  return done === of;
}

/** The same luck at the same move, however often the page is loaded. */
export const seedAt = ({ seed }: Learnt, moves: number): string => `${seed} ${moves}`;
