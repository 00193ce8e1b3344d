/** Sealed bids: the best response to what the others are expected to bid. */
import { acting } from '../../rules/actions/common.ts';
import { container } from '../../rules/index.ts';
import { mayBorrow } from '../../rules/money.ts';
import { inPile } from '../../rules/stores.ts';
import { LOAN } from '../../rules/tables.ts';
import type { Move } from '../../rules/types.ts';
import { cashOf } from '../plans.ts';
import { sensibleMove } from '../sensible.ts';
import { type Ranking, type Tried, weighed } from './ranking.ts';
import { forFree, type Prospect, playOn, type Search, type World, worldOf } from './search.ts';

/** No container is worth more than 10; what it denies others may count a little. */
const MOST_EACH = 11;

const BORROW: Move = { type: 'loan' };

/** An amount with what has been found out about it; beyond the cash it takes a loan. */
interface Bid {
  readonly amount: number;
  readonly prospects: Prospect[];
}

/** The bids that leave the seat best off on average; where a bid needs a loan, borrowing comes first. */
export function rankBids(search: Search, worlds: number, about: readonly Move[] = []): Ranking {
  const { view, seat } = search;
  const free = cashOf(view, seat) - view.offers[seat]!;
  const top = free + (mayBorrow(view, seat) && view.loans[seat] === 0 ? LOAN : 0);
  const bids = bidsUpTo(Math.min(top, MOST_EACH * inPile(view, 'cargo', view.turn)));
  const asked = about
    .map((move) => (move.type === 'bid' ? move.amount : free + 1))
    .filter((amount) => amount >= bids.length)
    .map((amount): Bid => ({ amount, prospects: [] }));
  for (let n = 0; n === 0 || (n < worlds && search.nodes > 0); n++) tryBids(search, bids, asked, free);
  const tried = asMoves([...bids, ...asked], free);
  return weighed(asMove(bestOf(bids), free), tried);
}

const bidsUpTo = (most: number): Bid[] =>
  Array.from({ length: most + 1 }, (_, amount) => ({ amount, prospects: [] }));

const worthOf = ({ prospects }: Bid): number => prospects.reduce((sum, { worth }) => sum + worth, 0);

/** Of equally good bids the lowest. */
function bestOf(bids: readonly Bid[]): Bid {
  let [best, most] = [bids[0]!, worthOf(bids[0]!)];
  for (const bid of bids) if (worthOf(bid) > most + 1e-9) [best, most] = [bid, worthOf(bid)];
  return best;
}

const asMove = ({ amount, prospects }: Bid, free: number): Tried => ({
  move: amount > free ? BORROW : { type: 'bid', amount },
  prospects,
});

/** All that needs a loan begins with the same move, which is as good as the best of them. */
function asMoves(bids: readonly Bid[], free: number): Tried[] {
  const [within, beyond] = [bids.filter((b) => b.amount <= free), bids.filter((b) => b.amount > free)];
  return [...within, ...(beyond.length > 0 ? [bestOf(beyond)] : [])].map((bid) => asMove(bid, free));
}

/** Notes what each bid brings in one world: below the best rival all bids are the same. */
function tryBids(search: Search, bids: readonly Bid[], asked: readonly Bid[], free: number): void {
  const { seat, view } = search;
  const world = worldOf(search);
  const { state } = world;
  for (const rival of acting(state)) if (rival !== seat) rivalBids(search, world, rival);
  let most = 0;
  for (let rival = 0; rival < state.seats; rival++)
    if (rival !== seat) most = Math.max(most, state.offers[rival]! + (state.bids[rival] ?? 0));
  let lost: Prospect | undefined;
  const tryIn = ({ amount, prospects }: Bid): void => {
    const loses = state.offers[seat]! + amount < most;
    const moves: Move[] = [...(amount > free ? [BORROW] : []), { type: 'bid', amount }];
    const prospect = (loses && lost) || playOn(search, world, moves, view.turns + 1);
    if (loses) lost = prospect;
    prospects.push(prospect);
  };
  bids.forEach(tryIn);
  forFree(search, () => asked.forEach(tryIn));
}

function rivalBids(search: Search, { state, styles }: World, rival: number): void {
  for (let tries = 0; state.bids[rival] === null && tries < 3; tries++) {
    const move = sensibleMove(state, rival, search.chance, styles[rival]);
    if (move.type === 'bid') state.bids[rival] = move.amount;
    else container.apply(state, rival, move, search.chance);
  }
  state.bids[rival] ??= 0;
}
