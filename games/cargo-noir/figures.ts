/** What `stats cargo-noir` says about a game: coins left over, cards bought, places used. */
import { total } from '../../core/counts.ts';
import { cardsOf } from './rules/places.ts';
import { CARDS, PORTS } from './rules/tables.ts';
import type { Event, State } from './rules/types.ts';

export function figures(events: readonly Event[], state: State): Record<string, number> {
  const owned = CARDS.map((card, i) => {
    const seats = Array.from({ length: state.seats }, (_, seat) => cardsOf(state, seat, i));
    return [`card ${card}`, total(seats)] as const;
  });
  const cargo = PORTS.map((port) => {
    const taken = events.filter((event) => event.type === 'taken' && event.port === port).length;
    return [`cargo from ${port}`, taken] as const;
  });
  const coins = total(state.coins) / state.seats;
  return { 'coins left over per player': coins, ...Object.fromEntries(owned), ...Object.fromEntries(cargo) };
}
