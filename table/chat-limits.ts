/** How much is said at a table. */
import type { Seat } from '../core/game.ts';
import { no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Table } from './table.ts';

/** Lines of one person at one table: so many at once, then one more each `every` milliseconds. */
export const CHAT_RATE = { burst: 5, every: 2_000 } as const;

/** Lines of each seat. All viewers without a seat share as many, so they take none from the players. */
const MOST_SAID = 500;

/** Refuses a line from a seat, or from a viewer without one, when its share is used up. */
export function chatRefusal({ said }: Table, seat: Seat | undefined): ServerRefusal | undefined {
  if (said.at(seat ?? -1)! < MOST_SAID) return undefined;
  return no(seat === undefined ? 'watchersChatUsedUp' : 'chatUsedUp', { max: MOST_SAID });
}
