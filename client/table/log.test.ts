import { expect, test } from 'vitest';
import type { Happening, What } from '../../protocol/messages.ts';
import type { SeatInfo } from '../../protocol/picture.ts';
import type { GameText } from '../../text/game-text.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { courseOf, groupOf, inCourse, isLaidByOther, lastTurnEnd, type Telling } from './log.ts';
import { en } from './text/en.ts';
import { tableWords } from './text/index.ts';

const text = {
  events: {
    rolled: ({ seat }: { seat: number }, who: (seat: number) => string) => `${who(seat)} rolls.`,
    silent: () => '',
  },
} as unknown as GameText;
const telling: Telling = { words: en, text, who: (seat) => ['Ann', 'Bob'][seat] ?? '?' };

const entry = (n: number, what: What, ...events: object[]): Happening => ({ n, at: 0, what, events });
const moved = (seat: number, over: Partial<Extract<What, { type: 'moved' }>> = {}): What => ({
  ...{ type: 'moved', seat, by: 'player', seal: null, opened: [] },
  ...over,
});

test('an entry is a group: the table first, then the game', () => {
  const rolled = { type: 'rolled', seat: 1 };
  expect(groupOf(entry(3, moved(1, { by: 'clock' }), rolled, rolled), telling)).toMatchObject({
    n: 3,
    seat: 1,
    lines: ['Time is up: the table moves for Bob.', 'Bob rolls.', 'Bob rolls.'],
  });
});

test('what has no words is no group, and the chat is elsewhere', () => {
  expect(groupOf(entry(1, moved(0), { type: 'silent' }), telling)).toBeUndefined();
  expect(groupOf(entry(2, { type: 'said', who: 'p', name: 'Ann', text: 'Ahoy' }), telling)).toBeUndefined();
});

test('a move that lies face down says only that it was made', () => {
  expect(groupOf(entry(1, moved(0, { seal: 'ab' })), telling)?.lines).toEqual(['Ann has decided in secret.']);
});

test('what others lay face down leaves a position as it is', () => {
  const sealed = moved(1, { seal: '' });
  expect(isLaidByOther(sealed, 0)).toBe(true);
  expect(isLaidByOther(sealed, 1)).toBe(false);
  expect(isLaidByOther(moved(1), 0)).toBe(false);
});

test('news begins after the last own move that another’s follows', () => {
  const log = [0, 0, 1, 1, 0].map((seat, i) => entry(i + 1, moved(seat)));
  expect(lastTurnEnd(log, 0)).toBe(2);
  expect(lastTurnEnd(log.slice(0, 4), 0)).toBe(2);
  expect(lastTurnEnd(log.slice(0, 2), 0)).toBeNull();
  expect(lastTurnEnd(log, null)).toBeNull();
});

test.each(LANGUAGES)('every entry of a table has words in %s', async (language) => {
  const words = await tableWords(language);
  const whats: What[] = [
    ...[{ type: 'opened' } as const, { type: 'sat', seat: 0 } as const, { type: 'started' } as const],
    ...[{ type: 'left', seat: 0, sent: true } as const, { type: 'swapped', seats: [0, 1] } as const],
    ...[{ type: 'takenBack', seat: 0, moves: 2 } as const, { type: 'answered', seat: 0, yes: true } as const],
    ...[
      { type: 'proposed', seat: 0, what: 'end', moves: 0 } as const,
      { type: 'withdrawn', seat: 0 } as const,
    ],
    ...[{ type: 'resigned', seat: 0 } as const, { type: 'gone', seat: 0, why: 'clock' } as const],
    ...[{ type: 'returned', seat: 0 } as const, { type: 'rematch', table: 't' } as const],
  ];
  for (const what of whats) expect(groupOf(entry(1, what), { ...telling, words })?.lines).toHaveLength(1);
});

const sitting = (...who: string[]): SeatInfo[] =>
  who.map((id) => ({
    ...{ kind: id === '' ? 'bot' : 'person', who: id, name: id },
    ...{ bot: id === '' ? 'greedy' : '', resigned: false },
  }));
const PEOPLE = sitting('ann', 'bob');
const proposed = (seat: number, moves: number): What => ({ type: 'proposed', seat, what: 'takeBack', moves });
const answered = (seat: number, yes: boolean): What => ({ type: 'answered', seat, yes });
const logOf = (...whats: What[]): Happening[] => whats.map((what, i) => entry(i + 1, what));
const numbers = (entries: readonly Happening[]): number[] => entries.map(({ n }) => n);

test('moves that were taken back do not stand, nor what came after them', () => {
  const log = logOf(moved(0), moved(1), moved(0), { type: 'takenBack', seat: 1, moves: 1 }, moved(1));
  const { standing, undone, granted } = courseOf(log, PEOPLE);
  expect(numbers(standing)).toEqual([1, 5]);
  expect([...undone]).toEqual([2, 3]);
  expect(granted.size).toBe(0);
});

test('a take-back that is asked for counts once everybody has agreed', () => {
  const log = logOf(moved(0), moved(1), moved(0), proposed(1, 1), answered(2, true), answered(0, true));
  const three = sitting('ann', 'bob', 'cem');
  expect(numbers(courseOf(log.slice(0, 5), three).standing)).toEqual([1, 2, 3]);
  const { standing, undone, granted } = courseOf(log, three);
  expect(numbers(standing)).toEqual([1]);
  expect([...undone]).toEqual([2, 3]);
  expect([...granted]).toEqual([[6, expect.objectContaining({ seat: 1, moves: 1 })]]);
});

test('our bots agree at once, a bot with an account is asked', () => {
  const log = logOf(moved(0), moved(1), proposed(0, 1));
  expect([...courseOf(log, sitting('ann', '')).undone]).toEqual([1, 2]);
  const robot: SeatInfo = { kind: 'bot', who: 'hal', name: 'Hal', bot: '', resigned: false };
  expect(courseOf(log, [...sitting('ann'), robot]).undone.size).toBe(0);
});

test('who sits in for somebody agrees, until they are back', () => {
  const gone: What = { type: 'gone', seat: 1, why: 'clock' };
  const back: What = { type: 'returned', seat: 1 };
  const ask = [moved(0), proposed(0, 1)];
  expect(courseOf(logOf(gone, ...ask), PEOPLE).undone.size).toBe(1);
  expect(courseOf(logOf({ type: 'resigned', seat: 1 }, ...ask), PEOPLE).undone.size).toBe(1);
  expect(courseOf(logOf(gone, back, ...ask), PEOPLE).undone.size).toBe(0);
  expect(courseOf(logOf(gone, moved(1, { by: 'bot' }), ...ask), PEOPLE).undone.size).toBe(1);
  expect(courseOf(logOf(gone, moved(1), ...ask), PEOPLE).undone.size).toBe(0);
});

test('what was declined, withdrawn, or about an end takes nothing back', () => {
  const end: What = { type: 'proposed', seat: 0, what: 'end', moves: 0 };
  const log = logOf(
    ...[moved(0), proposed(0, 1), answered(1, false)],
    ...[proposed(0, 1), { type: 'withdrawn', seat: 0 } as const],
    ...[end, answered(1, true)],
  );
  expect(numbers(courseOf(log, PEOPLE).standing)).toEqual([1]);
});

test('the log says what was granted, and what no longer counts', () => {
  const log = [
    entry(1, moved(0), { type: 'rolled', seat: 0 }),
    ...[entry(2, proposed(0, 1)), entry(3, answered(1, true))],
  ];
  const course = courseOf(log, PEOPLE);
  const told = log.map((each) => inCourse(groupOf(each, telling)!, course, telling));
  expect(told.map(({ lines }) => lines)).toEqual([
    ...[['Ann rolls.'], ['Ann asks to take back 1 move.']],
    ['Bob agrees.', 'Ann takes back 1 move.'],
  ]);
  expect(told.map(({ undone }) => undone)).toEqual(['Taken back', undefined, undefined]);
});

test('what was taken back is no news', () => {
  const log = logOf(moved(0), moved(1), moved(0), moved(1), proposed(0, 1));
  expect(lastTurnEnd(courseOf(log.slice(0, 4), sitting('ann', '')).standing, 0)).toBe(3);
  expect(lastTurnEnd(courseOf(log, sitting('ann', '')).standing, 0)).toBe(1);
});
