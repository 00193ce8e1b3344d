/** Sealed bids and the seller's answer: the best response to what the others are expected to bid. */
import { acting } from '../../rules/actions/common.ts';
import { container } from '../../rules/index.ts';
import { mayBorrow } from '../../rules/money.ts';
import { inPile } from '../../rules/stores.ts';
import { LOAN } from '../../rules/tables.ts';
import type { Move } from '../../rules/types.ts';
import { cashOf } from '../plans.ts';
import { sensibleMove } from '../sensible.ts';
import { playOn, type Search, type World, worldOf } from './search.ts';

/** No container is worth more than 10; what it denies others may count a little. */
const MOST_EACH = 11;

/** The bid that leaves the seat best off on average; it borrows first where a bid needs it. */
export function bestBid(search: Search, worlds: number): Move {
  const { view, seat } = search;
  const free = cashOf(view, seat) - view.offers[seat]!;
  const top = free + (mayBorrow(view, seat) && view.loans[seat] === 0 ? LOAN : 0);
  const sensible = MOST_EACH * inPile(view, 'cargo', view.turn);
  const sums = new Float64Array(Math.min(top, sensible) + 1);
  for (let n = 0; n === 0 || (n < worlds && search.nodes > 0); n++) tryBids(search, sums, free);
  let best = 0;
  for (let bid = 1; bid < sums.length; bid++) if (sums[bid]! > sums[best]! + 1e-9) best = bid;
  return best > free ? { type: 'loan' } : { type: 'bid', amount: best };
}

/** Adds what each bid brings in one world: below the best rival all bids are the same. */
function tryBids(search: Search, sums: Float64Array, free: number): void {
  const { seat, view } = search;
  const world = worldOf(search);
  const { state } = world;
  for (const rival of acting(state)) if (rival !== seat) rivalBids(search, world, rival);
  let most = 0;
  for (let rival = 0; rival < state.seats; rival++)
    if (rival !== seat) most = Math.max(most, state.offers[rival]! + (state.bids[rival] ?? 0));
  let lost: number | undefined;
  for (let bid = 0; bid < sums.length; bid++) {
    const loses = state.offers[seat]! + bid < most;
    const moves: Move[] = [...(bid > free ? [LOAN_FIRST] : []), { type: 'bid', amount: bid }];
    const worth = loses && lost !== undefined ? lost : playOn(search, world, moves, view.turns + 1);
    if (loses) lost = worth;
    sums[bid]! += worth;
  }
}

const LOAN_FIRST: Move = { type: 'loan' };

function rivalBids(search: Search, { state, styles }: World, rival: number): void {
  for (let tries = 0; state.bids[rival] === null && tries < 3; tries++) {
    const move = sensibleMove(state, rival, search.chance, styles[rival]);
    if (move.type === 'bid') state.bids[rival] = move.amount;
    else container.apply(state, rival, move, search.chance);
  }
  state.bids[rival] ??= 0;
}
