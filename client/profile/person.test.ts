import { expect, test } from 'vitest';
import { coursesOf, type Result } from './person.ts';

const result = (game: string, at: number, place: number, players: number): Result => ({
  ...{ table: `t${at}`, game, at, seat: 0, place, score: 0, players },
});

test('a course goes from the oldest game to the newest, whatever the order they come in', () => {
  const [course] = coursesOf([
    result('container', 3, 1, 4),
    result('container', 1, 4, 4),
    result('container', 2, 2, 3),
  ]);
  expect(course).toMatchObject({ game: 'container', places: [4, 2, 1], success: [0, 0.5, 1] });
  expect(course?.trend).toEqual([0, 0.25, 0.5]);
});

test('the trend looks back on five games', () => {
  const places = [2, 2, 2, 2, 2, 1];
  const [course] = coursesOf(places.map((place, at) => result('shanghaien', at, place, 2)));
  expect(course?.trend.at(-1)).toBeCloseTo(0.2);
});

test('the most played game comes first', () => {
  const courses = coursesOf([
    result('container', 1, 1, 3),
    result('shanghaien', 2, 1, 2),
    result('shanghaien', 3, 2, 2),
  ]);
  expect(courses.map(({ game }) => game)).toEqual(['shanghaien', 'container']);
});

test('nobody wins or loses alone', () => {
  expect(coursesOf([result('shanghaien', 1, 1, 1)])[0]?.success).toEqual([1]);
});
