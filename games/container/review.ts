/** What is worth looking at after a game of Container. */
import { total } from '../../core/counts.ts';
import type { Review } from '../../core/review.ts';
import { account } from './rules/scoring.ts';
import { pileOf } from './rules/stores.ts';
import type { Container, Event } from './rules/types.ts';

/** The posts of an account, in the order of rule 12.3. */
export const POSTS = ['cash', 'island', 'harbour', 'ship', 'bankPort', 'loans'] as const;
export type Post = (typeof POSTS)[number];

export const LINES = {
  worth: (state, seat) => account(state, seat).total,
  cash: (state, seat) => state.cash[seat] ?? 0,
  island: (state, seat) => total(pileOf(state, 'island', seat)),
} satisfies Review<Container>['lines'];

const MOMENTS: ReadonlySet<Event['type']> = new Set([
  'accepted',
  'declined',
  'brokerWon',
  'seized',
  'buildingSeized',
  'ending',
]);

export const review: Review<Container> = {
  unit: 'money',
  round: ({ turns, seats, phase }) => Math.floor((phase === 'over' ? turns - 1 : turns) / seats) + 1,
  lines: LINES,
  money: ['worth', 'cash'],
  isMoment: ({ type }) => MOMENTS.has(type),
  reckoning(events) {
    const accounts = events.flatMap((event) => (event.type === 'account' ? [event] : []));
    return POSTS.map((post) => ({ label: post, cells: accounts.map((one) => one[post]) })).filter(
      ({ label, cells }) => label !== 'bankPort' || cells.some((cell) => cell !== 0),
    );
  },
};
