/** Chapter 10: sealed bids and the seller's choice. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { allHaveBid, handOver, highestOffer, reveal } from '../auction.ts';
import { fromBank, mayBorrow, payTo, spread, toBank } from '../money.ts';
import { refuse } from '../refuse.ts';
import { pick } from '../sets.ts';
import type { ActionOf, MoveOf, View } from '../types.ts';
import { cashOf, notNow, unaffordable } from './common.ts';
import { loan } from './loans.ts';

const DECLINE: MoveOf<'decline'> = Object.freeze({ type: 'decline' });

/** What a seat may still add: in the second round its first bid is locked. */
const free = (view: View, seat: Seat): number => cashOf(view, seat) - view.offers[seat]!;

/** Rules 10.2, 10.3; a bid may be replaced while others are still thinking. */
export const bid: ActionOf<'bid'> = {
  check(view, seat, { amount }) {
    if (view.phase !== 'bidding')
      return view.phase === 'over' ? refuse('gameOver', {}) : refuse('noAuction', {});
    if (!view.asked[seat]) return refuse('notAsked', {});
    if (amount < 0) return refuse('bidTooLow', { bid: amount, least: 0 }, '10.2');
    const cash = free(view, seat);
    return amount > cash ? refuse('bidBeyondCash', { amount, cash }) : undefined;
  },
  apply(state, seat, { amount }, _chance, emit) {
    state.bids[seat] = amount;
    emit?.({ type: 'bid', seat, amount });
    if (allHaveBid(state)) reveal(state, emit);
  },
  can: (view, seat) => view.phase === 'bidding' && view.asked[seat] === 1,
  *moves(view, seat) {
    for (let amount = 0; amount <= free(view, seat); amount++) yield { type: 'bid', amount };
  },
  sample: (view, seat, chance) => ({ type: 'bid', amount: chance.draw(free(view, seat) + 1) }),
};

/** A bid, or as likely a loan where one may borrow in order to bid (rule 11.3). */
export const sampleBidding = (view: View, seat: Seat, chance: Chance): MoveOf<'bid' | 'loan'> =>
  mayBorrow(view, seat) && chance.draw(2) === 1
    ? loan.sample(view, seat, chance)
    : bid.sample(view, seat, chance);

const ACCEPT: readonly MoveOf<'accept'>[] = [0, 1, 2, 3, 4].map((from) =>
  Object.freeze({ type: 'accept', from }),
);

const bestOffers = (view: View): MoveOf<'accept'>[] => ACCEPT.filter(({ from }) => view.asked[from] === 1);

/** Rule 10.4: the winner pays, and the government doubles it. */
export const accept: ActionOf<'accept'> = {
  check(view, seat, { from }) {
    const early = notNow(view, seat, 'answer');
    if (early) return early;
    if (from >= view.seats) return refuse('noSuchSeat', { seat: from }, '10.4');
    return view.asked[from] === 1 ? undefined : refuse('notBest', { seat: from });
  },
  apply(state, seat, { from }, _chance, emit) {
    const amount = state.offers[from]!;
    payTo(state, from, seat, amount);
    fromBank(state, seat, amount);
    emit?.({ type: 'accepted', seat, winner: from, amount });
    handOver(state, from, emit);
  },
  can: (view) => view.phase === 'answer',
  moves: bestOffers,
  sample: (view, _seat, chance) => pick(bestOffers(view), chance),
};

/** Rule 10.5: the seller keeps the cargo for the highest offer; the brokers get the subsidy (rule 13.6). */
export const decline: ActionOf<'decline'> = {
  check(view, seat) {
    const early = notNow(view, seat, 'answer');
    if (early) return early;
    return unaffordable(view, seat, highestOffer(view), '10.5');
  },
  apply(state, seat, _move, _chance, emit) {
    const amount = highestOffer(state);
    toBank(state, seat, amount);
    emit?.({ type: 'declined', seat, amount });
    if (state.options.investmentBank) {
      state.bank += amount;
      spread(state, amount, emit);
    }
    handOver(state, seat, emit);
  },
  can: (view, seat) => view.phase === 'answer' && cashOf(view, seat) >= highestOffer(view),
  *moves() {
    yield DECLINE;
  },
  sample: () => DECLINE,
};
