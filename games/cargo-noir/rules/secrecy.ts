/** Who may see what: everything lies open, and the bag is counts that everybody can count. */
import type { Event, State, View } from './types.ts';

export const view = (state: State): View => state;

export const redact = (event: Event): Event => event;

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    first: state.first,
    bag: state.bag.slice(),
    discard: state.discard.slice(),
    market: state.market.slice(),
    ports: state.ports.slice(),
    open: state.open.slice(),
    coins: state.coins.slice(),
    goods: state.goods.slice(),
    ships: state.ships.slice(),
    inCasino: state.inCasino.slice(),
    inMarket: state.inMarket.slice(),
    stacks: state.stacks.slice(),
    cards: state.cards.slice(),
    stock: state.stock.slice(),
    raised: state.raised.slice(),
    left: state.left.slice(),
    syndicatesPaid: state.syndicatesPaid,
    pile: state.pile,
  };
}

/** A truth behind the view is the view itself. */
export const guess = (seen: View): State => clone(seen);
