/** A first game of Cargo Noir, with somebody at the learner's side. */
import type { Course } from '../../../text/lesson.ts';
import type { CargoNoir } from '../rules/types.ts';
import { type LessonId, lessons } from './lessons.ts';
import { words } from './text/index.ts';

export const course: Course<CargoNoir, LessonId> = {
  options: {},
  seats: 3,
  seed: 'lesson 6',
  lessons,
  words,
};
