/** The games that can be learnt by playing; their lessons are loaded when somebody does. */
import type { Course } from '../../text/lesson.ts';

const COURSES = import.meta.glob<{ readonly course: Course }>('../../games/*/lessons/index.ts');

/** Undefined for a game that has no lessons. */
export async function loadCourse(game: string): Promise<Course | undefined> {
  return (await COURSES[`../../games/${game}/lessons/index.ts`]?.())?.course;
}
