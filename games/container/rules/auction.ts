/** Chapter 10: the island auction behind the scenes: asking, revealing, handing over. */
import { setAll } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { afterAuction } from './flow.ts';
import { openSealedLoans } from './money.ts';
import { hasSeveral, inSet } from './sets.ts';
import { addToPile, pileOf } from './stores.ts';
import type { Emit, State, View } from './types.ts';

/** Everybody but the seller is asked for a sealed bid on the whole cargo. */
export function openAuction(state: State, emit?: Emit): void {
  const seller = state.turn;
  state.phase = 'bidding';
  state.bidRound = 1;
  state.busy = true;
  for (let seat = 0; seat < state.seats; seat++) state.asked[seat] = seat === seller ? 0 : 1;
  emit?.({ type: 'auction', seat: seller, cargo: pileOf(state, 'cargo', seller) });
}

export function allHaveBid(view: View): boolean {
  for (let seat = 0; seat < view.seats; seat++)
    if (view.asked[seat] === 1 && view.bids[seat] === null) return false;
  return true;
}

/** All bids are turned over at once; those who tie may add once (rules 10.2, 10.3). */
export function reveal(state: State, emit?: Emit): void {
  const bids = state.bids.slice();
  const loans = openSealedLoans(state);
  emit?.({ type: 'revealed', bids, loans });
  for (let seat = 0; seat < state.seats; seat++) state.offers[seat]! += bids[seat] ?? 0;
  for (let seat = 0; seat < state.seats; seat++) state.bids[seat] = null;
  const best = bestOffers(state);
  for (let seat = 0; seat < state.seats; seat++) state.asked[seat] = (best >> seat) & 1;
  if (hasSeveral(best) && state.bidRound === 1) {
    state.bidRound = 2;
    emit?.({ type: 'tied', tied: inSet(best), amount: highestOffer(state) });
  } else state.phase = 'answer';
}

/** Of those who were asked, who offers most, as bits. */
function bestOffers(state: State): number {
  const most = highestOffer(state);
  let best = 0;
  for (let seat = 0; seat < state.seats; seat++)
    if (state.asked[seat] === 1 && state.offers[seat] === most) best |= 1 << seat;
  return best;
}

/** The highest offer of those who were asked, once all lie open. */
export function highestOffer(view: View): number {
  let most = 0;
  for (let seat = 0; seat < view.seats; seat++)
    if (view.asked[seat] === 1) most = Math.max(most, view.offers[seat]!);
  return most;
}

/** The cargo goes to somebody's place on the island, and the auction is over. */
export function handOver(state: State, to: Seat, emit?: Emit): void {
  const cargo = pileOf(state, 'cargo', state.turn);
  addToPile(state, 'cargo', state.turn, cargo, -1);
  addToPile(state, 'island', to, cargo, 1);
  setAll(state.asked, 0);
  setAll(state.offers, 0);
  state.bidRound = 0;
  afterAuction(state, emit);
}
