/** How much is said at a table. */
import type { Seat } from '../core/game.ts';
import { no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Table } from './table.ts';

/** Of each person at each table. */
export const CHAT_RATE = { burst: 5, every: 2_000 } as const;

/** Lines that each player has at a table, and all who watch together: these take none from the players. */
const MOST_SAID = 500;

/** Why nothing more can be said from a seat, or by those who have none. */
export function chatRefusal({ said }: Table, seat: Seat | undefined): ServerRefusal | undefined {
  if (said.at(seat ?? -1)! < MOST_SAID) return undefined;
  return no(seat === undefined ? 'watchersChatUsedUp' : 'chatUsedUp', { max: MOST_SAID });
}
