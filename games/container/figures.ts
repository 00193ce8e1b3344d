/** Whether the economy lives: what `stats container` says about a game. */
import { total } from '../../core/counts.ts';
import { KINDS } from './rules/tables.ts';
import type { Event, State, StoreName } from './rules/types.ts';

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** How many price levels of a store are in use more than now and then (one container in twenty). */
function priceLevels(events: readonly Event[], store: StoreName): number {
  const levels: number[] = [];
  for (const { store: name, cells } of ofType(events, 'priced')) {
    if (name !== store) continue;
    for (const [cell, n] of cells.entries()) {
      const level = Math.trunc(cell / KINDS);
      levels[level] = (levels[level] ?? 0) + n;
    }
  }
  return levels.filter((n) => n >= total(levels) / 20).length;
}

export function figures(events: readonly Event[], state: State): Record<string, number> {
  const produced = ofType(events, 'produced').reduce((sum, { made }) => sum + total(made), 0);
  const accepted = ofType(events, 'accepted').map(({ amount }) => amount);
  return {
    'auctions per player': ofType(events, 'auction').length / state.seats,
    'containers produced': produced,
    'share that reaches the island': produced === 0 ? 0 : total(state.island) / produced,
    'accepted bid': accepted.length === 0 ? 0 : total(accepted) / accepted.length,
    'price levels, factory stores': priceLevels(events, 'factory'),
    'price levels, harbour stores': priceLevels(events, 'harbour'),
    stagnation: state.ending ? 0 : 1,
    laps: state.turns / state.seats,
  };
}
