/** What is worth looking at after a game of Cargo Noir. */
import { total } from '../../core/counts.ts';
import { cellOf, type Review } from '../../core/review.ts';
import { points } from './rules/scoring.ts';
import type { CargoNoir } from './rules/types.ts';

export const LINES = {
  points,
  coins: ({ coins }, seat) => coins[seat] ?? 0,
  goods: ({ goods, seats }, seat) => {
    const kinds = goods.length / seats;
    return total(goods.slice(seat * kinds, (seat + 1) * kinds));
  },
} satisfies Review<CargoNoir>['lines'];

export const review: Review<CargoNoir> = {
  unit: 'points',
  round: ({ round }) => round,
  lines: LINES,
  money: [],
  isMoment: ({ type }) => type === 'traded',
  reckoning: (events, seats) =>
    events.flatMap((event) =>
      event.type === 'scored' ? [{ label: event, cells: cellOf(seats, event.seat, event.points) }] : [],
    ),
};
