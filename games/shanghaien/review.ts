/** What is worth looking at after a game of Shanghaien. */
import { total } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import type { ReckoningRow, Review } from '../../core/review.ts';
import { scores } from './rules/scoring.ts';
import type { Shanghaien } from './rules/types.ts';

export const LINES = {
  points: (state, seat) => scores(state)[seat] ?? 0,
  crew: ({ crews }, seat) => {
    const half = crews.length / 2;
    return total(crews.slice(seat * half, (seat + 1) * half));
  },
} satisfies Review<Shanghaien>['lines'];

export const review: Review<Shanghaien> = {
  unit: 'points',
  round: ({ round }) => round,
  lines: LINES,
  money: [],
  isMoment: ({ type }) => type === 'called',
  reckoning: (events) =>
    events.flatMap((event): ReckoningRow<Shanghaien>[] => {
      if (event.type === 'scored') return [{ label: event, cells: cellOf(event.to, event.points) }];
      if (event.type === 'tricksScored') return [{ label: event, cells: cellOf(event.seat, event.points) }];
      return [];
    }),
};

/** Points for one captain, or for nobody. */
const cellOf = (to: Seat | null, points: number): (number | null)[] =>
  [0, 1].map((seat) => (seat === to ? points : null));
