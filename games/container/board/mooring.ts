/** Where ships lie on the board. */
import type { Seat } from '../../../core/game.ts';
import { BANK_PORT, ISLAND, SEA } from '../rules/tables.ts';
import type { Move, View } from '../rules/types.ts';
import type { Spot } from './layout-port.ts';
import type { BoardPlan } from './layout-stage.ts';

const NOWHERE: Spot = { x: 0, y: 0 };

/** Where a seat's ship lies when it is in this harbour, at sea, at the island or at the bank. */
export function mooring(plan: BoardPlan, { seats }: View, seat: Seat, at: number): Spot {
  if (at === ISLAND) return plan.island.moorings[seat] ?? NOWHERE;
  if (at === BANK_PORT) return plan.bank?.ports[seat]?.ship ?? NOWHERE;
  if (at === SEA) return plan.roads[seat] ?? NOWHERE;
  // Everybody has a berth of his own with everybody else.
  return plan.ports[at]?.berths[(seat - at - 1 + seats) % seats] ?? NOWHERE;
}

/** Where a move takes the ship, if it does. */
export function voyage(move: Move): number | undefined {
  if (move.type === 'dock') return move.at;
  if (move.type === 'moor') return BANK_PORT;
  if (move.type === 'sail') return move.to === 'sea' ? SEA : ISLAND;
  return undefined;
}
