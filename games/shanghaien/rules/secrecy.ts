/** Who may see what: everything lies open, and the deck is counts that everybody can count. */
import type { Event, State, View } from './types.ts';

export const view = (state: State): View => state;

export const redact = (event: Event): Event => event;

export function clone(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    deck: state.deck.slice(),
    tavern: state.tavern.slice(),
    sunk: state.sunk.slice(),
    end: state.end,
    dice: state.dice.slice(),
    double: state.double,
    placed: state.placed.slice(),
    supply: state.supply.slice(),
    spent: state.spent.slice(),
    crews: state.crews.slice(),
    hands: state.hands.slice(),
    tricked: state.tricked.slice(),
    captain: state.captain,
    objected: state.objected,
    barred: state.barred,
    banned: state.banned,
    hungry: state.hungry,
    pending: state.pending,
    gone: state.gone.slice(),
  };
}

/** A truth behind the view is the view itself. */
export const guess = (view: View): State => clone(view);
