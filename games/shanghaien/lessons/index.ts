/** A first game of Shanghaien, with somebody at the learner's side. */
import type { Course } from '../../../text/lesson.ts';
import type { Shanghaien } from '../rules/types.ts';
import { type LessonId, lessons } from './lessons.ts';
import { words } from './text/index.ts';

export const course: Course<Shanghaien, LessonId> = {
  options: {},
  seats: 2,
  seed: 'lesson 11',
  lessons,
  words,
};
