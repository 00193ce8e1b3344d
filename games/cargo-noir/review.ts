/** What is worth looking at after a game of Cargo Noir. */
import { total } from '../../core/counts.ts';
import type { Review } from '../../core/review.ts';
import { cardsOf } from './rules/places.ts';
import { points } from './rules/scoring.ts';
import { CARDS } from './rules/tables.ts';
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
  /** Card by card, as they are turned up at the end. */
  reckoning(events, state) {
    const { printed } = state.options;
    if (!events.some(({ type }) => type === 'scored')) return [];
    return CARDS.map((card, kind) => ({
      label: card,
      cells: Array.from(
        { length: state.seats },
        (_, seat) => cardsOf(state, seat, kind) * printed.points[card],
      ),
    })).filter(({ cells }) => cells.some((points) => points > 0));
  },
};
