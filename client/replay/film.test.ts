import { expect, test } from 'vitest';
import type { What } from '../../protocol/messages.ts';
import type { SeatInfo } from '../../protocol/picture.ts';
import { courseOf } from '../table/log.ts';
import { framesOfHistory } from './film.ts';

const SEATS: readonly SeatInfo[] = [
  { kind: 'person', who: 'ann', name: 'Ann', bot: '', resigned: false },
  { kind: 'bot', who: '', name: 'Mate', bot: 'greedy', resigned: false },
];

test('only what changed the board is a frame: a proposal is one if it was granted', () => {
  const whats: What[] = [
    ...[{ type: 'opened' } as const, { type: 'started' } as const],
    { type: 'moved', seat: 0, by: 'player', seal: null, opened: [] },
    { type: 'said', who: 'ann', name: 'Ann', text: 'Ahoy' },
    { type: 'proposed', seat: 0, what: 'takeBack', moves: 1 },
    { type: 'proposed', seat: 0, what: 'end', moves: 0 },
  ];
  const entries = whats.map((what, i) => ({ n: i + 1, at: 0, what, events: [], view: {} }));
  const frames = framesOfHistory(entries, courseOf(entries, SEATS));
  expect(frames.map(({ happening }) => happening.n)).toEqual([2, 3, 5]);
});
