import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { course as cargoNoir } from '../../games/cargo-noir/lessons/index.ts';
import { course as container } from '../../games/container/lessons/index.ts';
import { course as shanghaien } from '../../games/shanghaien/lessons/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import type { Course } from '../../text/lesson.ts';
import { isLearnt } from './coach.ts';
import { type Played, playCourse } from './guided.ts';

const COURSES = { shanghaien, 'cargo-noir': cargoNoir, container } as unknown as Readonly<
  Record<string, Course>
>;
const LEARNERS = ['sensible', 'medium'];
const MOST_WORDS = 30;

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What the components of a board and of the table are marked with, as patterns: what is in braces may be anything. */
function marksOf(game: string): { readonly name: string; readonly pattern: RegExp }[] {
  const folders = [`games/${game}/board`, 'client/table'];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.svelte'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  return [
    ...sources.join('\n').matchAll(/\s(data-(?:place|target|action|tab|kind))=("[^"]*"|\{[^}]*\})/g),
  ].map(([, name = '', value = '']) => {
    const text = value.replaceAll('"', '').replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
    return { name, pattern: new RegExp(`^${text.replaceAll(/\{[^}]*\}/g, '[\\w-]+')}$`) };
  });
}

const played = new Map<string, Promise<readonly Played[]>>();
/** Guided games as several sensible learners would play them. */
function guided(game: string, course: Course): Promise<readonly Played[]> {
  const games = played.get(game) ?? Promise.all(LEARNERS.map((learner) => playCourse(game, course, learner)));
  played.set(game, games);
  return games;
}

describe.each(Object.entries(COURSES))('%s', (game, course) => {
  test.each(LANGUAGES)('is taught in %s, in short sentences of its own', async (language) => {
    const said = await course.words(language);
    const english = await course.words('en');
    expect(Object.keys(said)).toEqual(course.lessons.map(({ id }) => id));
    for (const [id, sentence] of Object.entries(said)) {
      expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
      expect(wordsIn(sentence), sentence).toBeGreaterThan(5);
      if (language !== 'en') expect(sentence).not.toBe(english[id]);
    }
  });

  test('the learner begins, with what the table is about', async () => {
    for (const { told } of await guided(game, course)) expect(told[0]).toMatchObject({ id: 'aim', move: 0 });
  });

  test('every lesson comes up when one plays with sense, and none twice', async () => {
    const games = await guided(game, course);
    for (const { told } of games) {
      const ids = told.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain('farewell');
    }
    const all = games.flatMap(({ told }) => told.map(({ id }) => id));
    expect(course.lessons.filter(({ id, aside }) => !aside && !all.includes(id))).toEqual([]);
    expect(isLearnt(course.lessons, all)).toBe(true);
  });

  test('it is over with most lessons before anybody is tired', async () => {
    for (const { told } of await guided(game, course)) {
      const farewell = told.findIndex(({ id }) => id === 'farewell');
      expect(farewell).toBeGreaterThan(0.6 * course.lessons.length);
      expect(told[farewell]?.move).toBeLessThan(70);
    }
  });

  test('what a lesson points at is on the board', async () => {
    const marks = marksOf(game);
    expect(marks.length).toBeGreaterThan(5);
    const points = (await guided(game, course)).flatMap(({ told }) => told.flatMap(({ point }) => point));
    for (const point of points) {
      const [, name = '', value = ''] = /^\[([\w-]+)="([^"]+)"\]$/.exec(point) ?? [];
      const isMarked = marks.some((mark) => mark.name === name && mark.pattern.test(value));
      expect(isMarked, point).toBe(true);
    }
  });
});
