import { expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import type { Game } from '../../core/game.ts';
import { usualOptions } from '../../core/usual.ts';
import { lessons as ofShanghaien } from '../../games/shanghaien/lessons/lessons.ts';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import type { Lesson, Moment } from '../../text/lesson.ts';
import { HereTable } from '../local/table.ts';
import { isLearnt, lessonNow, progress } from './coach.ts';

const lesson = (id: string, when: boolean, more: Partial<Lesson> = {}): Lesson => ({
  id,
  when: () => when,
  point: () => [],
  ...more,
});
const NOW: Moment = { view: {}, seat: 0, asked: true, news: [] };

test('the first lesson that matters now is said, and only once', () => {
  const lessons = [lesson('later', false), lesson('now', true), lesson('too', true)];
  expect(lessonNow(lessons, [], NOW)?.id).toBe('now');
  expect(lessonNow(lessons, ['now'], NOW)?.id).toBe('too');
  expect(lessonNow(lessons, ['now', 'too'], NOW)).toBeUndefined();
});

test('an aside is said, but nobody waits for it', () => {
  const lessons = [lesson('one', true), lesson('slip', true, { aside: true })];
  expect(progress(lessons, ['slip'])).toEqual({ read: 0, of: 1 });
  expect(isLearnt(lessons, ['slip'])).toBe(false);
  expect(isLearnt(lessons, ['one'])).toBe(true);
});

const open = (): HereTable => {
  const seats = ['', 'easy'].map((bot) => ({ name: '', bot }));
  const learnt = { seed: 'a', read: [], over: false };
  const game = shanghaien as unknown as Game;
  return HereTable.open(game, { id: 'here-a', options: usualOptions(game), seats, learnt }, seeded('a'), 0);
};

test('how far one has got is kept with the table', () => {
  const table = open();
  table.learn({ seed: 'a', read: ['aim'], over: false });
  expect(new HereTable(table.game, table.record).record.learnt?.read).toEqual(['aim']);
});

test('Shanghaien: who calls without a card of their own hears what would have been better', () => {
  const { view } = open().picture(0);
  const slip = ofShanghaien.find(({ id }) => id === 'tooEarly');
  const awarded = (to: 0 | 1 | null) => ({ type: 'awarded', to }) as never;
  const called = (forced: boolean) => ({ type: 'called', seat: 0, forced }) as never;
  const after = (news: never[]): boolean | undefined =>
    slip?.when({ view: view as never, seat: 0, asked: false, news });
  expect(after([called(false), awarded(1), awarded(null)])).toBe(true);
  expect(after([called(false), awarded(1), awarded(0)])).toBe(false);
  expect(after([called(true), awarded(1)])).toBe(false);
});
