import { expect, test } from 'vitest';
import type { Happening, What } from '../../protocol/messages.ts';
import type { GameText } from '../../text/game-text.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { groupOf, lastTurnEnd, standing, type Telling } from './log.ts';
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
    lines: ['Time is over: the table moves for Bob.', 'Bob rolls.', 'Bob rolls.'],
  });
});

test('what has no words is no group, and the chat is elsewhere', () => {
  expect(groupOf(entry(1, moved(0), { type: 'silent' }), telling)).toBeUndefined();
  expect(groupOf(entry(2, { type: 'said', who: 'p', name: 'Ann', text: 'Ahoy' }), telling)).toBeUndefined();
});

test('a move that lies face down says only that it was made', () => {
  expect(groupOf(entry(1, moved(0, { seal: 'ab' })), telling)?.lines).toEqual(['Ann has decided in secret.']);
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

test('moves that were taken back do not stand, nor what came after them', () => {
  const log = [
    entry(1, moved(0)),
    entry(2, moved(1)),
    entry(3, moved(0)),
    entry(4, { type: 'takenBack', seat: 1, moves: 1 }),
    entry(5, moved(1)),
  ];
  expect(standing(log).map(({ n }) => n)).toEqual([1, 5]);
});
