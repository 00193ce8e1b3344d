/** A first game of Container, with somebody at the learner's side. */
import type { Course } from '../../../text/lesson.ts';
import type { Container } from '../rules/types.ts';
import { type LessonId, lessons } from './lessons.ts';
import { words } from './text/index.ts';

export const course: Course<Container, LessonId> = {
  options: { edition: '2007' },
  seats: 3,
  seed: 'lesson 5',
  lessons,
  words,
};
